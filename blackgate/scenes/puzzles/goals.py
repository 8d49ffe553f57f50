"""A puzzle's goal in words."""

from ...coach.puzzles.goal import ESCAPE, POINTS, Goal
from ...words.teller import Teller
from ...words.text import Text
from ...words.things import unit


def goal_words(t: Text, goal: Goal, teller: Teller) -> str:
    """Return the goal as a sentence."""
    if goal.sort == ESCAPE:
        return t("puzzles-goal-escape")
    if goal.sort == POINTS:
        return t("puzzles-goal-points", points=unit("point", goal.points))
    return t("puzzles-goal-keep", cards=teller.pile(goal.cards))


def percent(t: Text, chance: float) -> str:
    return t("options-percent", number=round(100 * chance))
