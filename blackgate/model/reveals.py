"""Revealing a Background (R8)."""

from .scripts import RunScript, Script
from .state import GameState
from .words import REVEALED, Event, Events


def fitting_script(game: GameState, seat: int, moment: int) -> Script | None:
    """The script of a face-down Background that may be revealed at this moment (R8)."""
    background = game.pack.backgrounds[game.background[seat]]
    if not background.when & moment or game.revealed[seat]:
        return None
    member = game.pack.gang_of[game.gang[seat]] == background.gang
    return background.with_gang if member else background.plain


def reveal(game: GameState, seat: int, target: int, foe: int, events: Events) -> None:
    """Turn the Background up and follow it; a member of its gang gets the bonus too (R8)."""
    background = game.pack.backgrounds[game.background[seat]]
    bonus = game.pack.gang_of[game.gang[seat]] == background.gang
    script = background.with_gang if bonus else background.plain
    game.revealed[seat] = 1
    if events is not None:
        events.append(Event((REVEALED, seat, game.background[seat], bonus)))
    game.agenda.append(RunScript(seat, script.number, 0, target, foe))
