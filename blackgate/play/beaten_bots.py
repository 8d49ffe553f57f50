"""Which bots a player has beaten: inmates at the levels of the ladder."""

from ..ai.levels import rungs
from .finished_game import FinishedGame

Cell = tuple[str, str]      # an inmate and a level


def beaten_by(game: FinishedGame, seat: int) -> list[Cell]:
    """The rivals that a seat has beaten: bots that played the whole game at one level with that inmate's temper."""
    if seat not in game.winners:
        return []
    levels = rungs()
    found = []
    for rival in game.rivals(seat):
        level, _, temper = game.words[rival].partition(":")
        if level in levels:
            found.append((temper or game.inmates[rival], level))
    return found
