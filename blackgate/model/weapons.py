"""What the two kinds of combat share: laying weapons, and asking teammates for one (R5.6d, R11c)."""

from .counts import ONE
from .state import GameState
from .words import ARMED, NOTHING, Event, Events
from .zones import lose_openly


def lay_weapon(game: GameState, seat: int, principal: int, kind: int, events: Events) -> None:
    """A weapon goes from the hand to the table, where it stays until the combat ends (R14r)."""
    lose_openly(game, seat, ONE[kind])
    game.table += ONE[kind]
    if events is not None:
        events.append(Event((ARMED, seat, kind, principal)))


def next_mate(game: GameState, principal: int, asked: int) -> int:
    """Who of the principal's teammates in the same place is asked after this one."""
    if not game.team:
        return NOTHING
    mates = game.mates_here(principal)
    if asked == principal:
        return mates[0] if mates else NOTHING
    after = mates.index(asked) + 1 if asked in mates else len(mates)
    return mates[after] if after < len(mates) else NOTHING
