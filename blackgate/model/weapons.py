"""Code for both kinds of combat: laying weapons, and asking teammates for one (R5.6d, R11c)."""

from typing import Final

from .actions import Action, GiveUp, Pass, Reveal, Weapon
from .counts import FIELD, ONE, WEAPONS, WEAPON_KINDS
from .events import Armed, Events
from .refusals import Refusal, is_weapon, refused_reveal
from .reveals import fitting_script
from .state import GameState
from .vocabulary import NOTHING, WHEN_LOSING
from .zones import lose_openly

_WEAPONS: Final = tuple((FIELD[kind], Weapon(kind)) for kind in WEAPON_KINDS)
_PASS: Final = Pass()
_GIVE_UP: Final = GiveUp()


def weapon_options(game: GameState, seat: int, principal: int) -> list[Action]:
    """The options in a combat: lay a weapon, or give up; a helper passes instead (R11c)."""
    hand = game.hand[seat]
    options: list[Action] = [option for field, option in _WEAPONS if hand & field] if hand & WEAPONS else []
    if seat != principal:
        options.append(_PASS)
        return options
    options.append(_GIVE_UP)
    script = fitting_script(game, seat, WHEN_LOSING)
    return options + script.options(game, seat) if script is not None else options


def lay_weapon(game: GameState, seat: int, principal: int, kind: int, events: Events) -> None:
    """Move a weapon from the hand to the table, where it stays until the combat ends (R14r)."""
    lose_openly(game, seat, ONE[kind])
    game.table += ONE[kind]
    if events is not None:
        events.append(Armed(seat, kind, principal))


def next_mate(game: GameState, principal: int, asked: int) -> int:
    """The next of the principal's teammates in the same place to ask after this seat; NOTHING if all were asked."""
    if not game.team:
        return NOTHING
    mates = game.mates_here(principal)
    if asked == principal:
        return mates[0] if mates else NOTHING
    after = mates.index(asked) + 1 if asked in mates else len(mates)
    return mates[after] if after < len(mates) else NOTHING


def refused_weapon(game: GameState, seat: int, principal: int, action: Action, rule: str) -> Refusal | None:
    """Why this action is no answer in a combat: helpers may only lay weapons and pass (R11c, R14i)."""
    if isinstance(action, Reveal):
        if seat != principal:
            return "only_in_your_own_combat", "R14i"
        return refused_reveal(game, seat, WHEN_LOSING, action)
    if isinstance(action, Weapon):
        return ("card_not_in_hand" if is_weapon(action.kind) else "not_a_weapon"), rule if seat == principal else "R11c"
    return ("another_question", "R11c") if isinstance(action, (GiveUp, Pass)) else None


def refused_helpers(game: GameState, principal: int, asked: int, helpers: int) -> str:
    """Why these seats cannot take part in the combat: helpers are teammates in the same place (R11c); else empty."""
    mates = game.mates_here(principal)
    if asked != principal and asked not in mates:
        return "this seat has no part in it"
    return "a helper is no teammate in the same place" if helpers & ~sum(1 << mate for mate in mates) else ""
