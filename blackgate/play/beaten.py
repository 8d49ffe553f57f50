"""Twelve cells: whom somebody has beaten, of the inmates and at each level of the ladder."""

from ..ai.levels import rungs
from .finished_game import FinishedGame

Cell = tuple[str, str]      # an inmate and a level


def beaten_by(game: FinishedGame, seat: int) -> list[Cell]:
    """The rivals whom a seat left behind: bots who played at one level, with that inmate's temper, all the time."""
    if seat not in game.winners:
        return []
    levels = rungs()
    found = []
    for rival in game.rivals(seat):
        level, _, temper = game.words[rival].partition(":")
        if level in levels:
            found.append((temper or game.inmates[rival], level))
    return found
