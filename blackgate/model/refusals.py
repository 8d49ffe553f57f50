"""Refusals for actions and answers alike: a reason (a key for the locale files) and the rule (R8, R14)."""

from .actions import Reveal
from .counts import FIELD, WEAPONS, size
from .reveals import fitting_script
from .scripts import Script
from .state import GameState
from .vocabulary import NOTHING

Refusal = tuple[str, str]


def refused_target(game: GameState, seat: int, script: Script, target: int, rule: str) -> Refusal:
    """Why a card may not be aimed at this target (R14)."""
    if script.argument == "seat" and target == seat:
        return "not_yourself", rule
    if script.argument == "place" and target == game.place[seat] and script.target == "other_open_place":
        return "already_there", "R14a"
    if not script.reaches(game, seat, target):
        return script.refusal, script.refusal_rule or rule
    return "would_do_nothing", "R14e"


def refused_reveal(game: GameState, seat: int, moment: int, action: Reveal) -> Refusal:
    """Why a Background may not be revealed at this moment or in this way."""
    if game.revealed[seat]:
        return "already_revealed", "R8"
    script = fitting_script(game, seat, moment)
    if script is None:
        return "not_the_moment", "R8"
    if script.argument == "cards":
        if not game.discard:
            return "would_do_nothing", "R14e"
        return "wrong_number_of_cards" if not action.number or size(action.target) != min(
            script.cards, size(game.discard)) else "card_not_in_discard", "R8"
    if action.target < NOTHING:
        return "wrong_target", "R8"
    return refused_target(game, seat, script, action.target, "R8")


def is_weapon(kind: int) -> bool:
    return bool(FIELD[kind] & WEAPONS)
