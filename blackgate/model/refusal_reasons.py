"""Why an action is refused: reasons (keys for the locale files) and the rules that say so.

The protocol answers with the first one (`why`), the window shows all (`reasons`). The order is the protocol's: no
action left (R4a) first, then the action's own rule, then the general ones.
"""

from typing import Final

from .actions import (
    Accept, Action, ChooseCard, Cooperate, Decline, Discard, Draw, Fight, GiveUp, Go, Keep, MoveMichel, Pass,
    Reroll, Weapon,
)
from .agenda import ASKED, rule_of
from .engine import is_legal
from .frames import Frame
from .legal import legal
from .refusals import Refusal
from .state import GameState
from .verbs import VERBS

# The rule that is named if an answer was given without a question.
_OWN_RULE: Final[dict[type[Action], str]] = {
    Reroll: "R9", Keep: "R9", Go: "R5.1a", Cooperate: "R5.6c", Fight: "R5.6d", Weapon: "R5.6d", GiveUp: "R5.6d",
    Pass: "R8", Draw: "R10g", MoveMichel: "R10b", ChooseCard: "R8", Discard: "R4d", Accept: "R5.7", Decline: "R5.7",
}


def why(game: GameState, action: Action) -> Refusal | None:
    """None if the action is legal now, else the first reason and its rule."""
    found = reasons(game, action)
    return found[0] if found else None


def reasons(game: GameState, action: Action) -> list[Refusal]:
    """All reasons against the action, in the protocol's order; empty if it is legal now."""
    if action in legal(game) or is_legal(game, action):
        return []
    if game.winners:
        return [("game_over", "R3")]
    if game.agenda:
        return [_refused_answer(game, game.agenda[-1], action)]
    verb = VERBS.get(type(action))
    if verb is None:
        return [("not_asked", _OWN_RULE[type(action)])]
    found: list[Refusal] = []
    if game.actions < 1 and not verb.is_free(game):
        found.append(("no_action_left", "R4a"))
    return found + verb.refuse(game, action)


def _refused_answer(game: GameState, frame: Frame, action: Action) -> Refusal:
    rule = rule_of(frame)
    return ASKED[frame.step].refuse(frame, game, action, rule) or ("another_question", rule)
