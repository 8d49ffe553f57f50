"""A puzzle in words: its goal, and its three hints: where to look, with what, and the best move itself."""

from typing import Final

from ...coach.puzzles.goal import ESCAPE, POINTS
from ...coach.puzzles.puzzle import Puzzle
from ...model.actions import Action
from ...model.view import View
from ...offers.meaning import label
from ...offers.verbs import OFFERS
from ...words.teller import Teller
from ...words.text import Text
from ...words.things import unit

STEPS: Final = 3


def goal_words(t: Text, puzzle: Puzzle, teller: Teller) -> str:
    """Return the goal as a sentence."""
    goal = puzzle.goal
    if goal.sort == ESCAPE:
        return t("puzzles-goal-escape")
    if goal.sort == POINTS:
        return t("puzzles-goal-points", points=unit("point", goal.points))
    is_own_turn = puzzle.game.turn == puzzle.seat
    return t("puzzles-goal-hold" if is_own_turn else "puzzles-goal-keep", cards=teller.pile(goal.cards))


def hint(step: int, action: Action, view: View, teller: Teller) -> str:
    """Return the first, second or third hint."""
    offer = OFFERS[type(action)]
    if step == 1:
        return teller.text(f"puzzles-where-{offer.where or 'hand'}")
    if step == 2 and offer.named is not None:
        key, values = offer.named(teller, action, view)
        return teller.text(key, **values)
    if step == 2:       # The action does not say which cards are used.
        return teller.text("puzzles-with-deed", deed=teller.text(f"puzzles-deed-{action.name}"))
    return teller.text("puzzles-move", move=label(teller, action, view))
