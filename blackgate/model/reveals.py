"""Revealing a Background (R8)."""

from .events import Events, Revealed
from .scripts import RunScript, Script
from .state import GameState


def fitting_script(game: GameState, seat: int, moment: int) -> Script | None:
    """The script of the seat's Background if it may be revealed at this moment (R8); else None."""
    background = game.pack.backgrounds[game.background[seat]]
    if not background.when & moment or game.revealed[seat]:
        return None
    return game.pack.background_script(game.background[seat], game.gang[seat])


def script_of(game: GameState, seat: int) -> Script:
    """The script of a seat's Background; for a member of its gang with the bonus (R8)."""
    return game.pack.background_script(game.background[seat], game.gang[seat])


def has_bonus(game: GameState, seat: int) -> bool:
    """Whether a seat is in the gang of its Background (R8)."""
    return game.pack.gang_of[game.gang[seat]] == game.pack.backgrounds[game.background[seat]].gang


def reveal(game: GameState, seat: int, target: int, foe: int, events: Events) -> None:
    """Turn the Background up and start its script."""
    game.revealed[seat] = 1
    if events is not None:
        events.append(Revealed(seat, game.background[seat], has_bonus(game, seat)))
    game.agenda.append(RunScript(seat, script_of(game, seat).number, 0, target, foe))
