"""The goal of a puzzle, to be reached before the turn ends."""

from typing import Final, NamedTuple

from ...model.counts import Cards, holds
from ...model.fields import Fields, WrongField
from ...model.notation import Json, Notation
from ...model.state import GameState

ESCAPE: Final = "escape"
POINTS: Final = "points"
KEEP: Final = "keep"
SORTS: Final = (ESCAPE, POINTS, KEEP)
MOST_POINTS: Final = 20


class Goal(NamedTuple):
    """`escape`: win. `points`: dig this many. `keep`: hold these cards at the end of the turn or of the question."""

    sort: str
    points: int = 0
    cards: Cards = 0

    def is_reached(self, game: GameState, seat: int, before: int) -> bool:
        """Whether the goal is reached for good; `before` are the seat's points at the start."""
        if self.sort == KEEP:
            return False
        if game.winners >> seat & 1:
            return True
        return self.sort == POINTS and game.points[seat] - before >= self.points

    def holds_at_the_end(self, game: GameState, seat: int, before: int) -> bool:
        if self.sort == KEEP:
            return self.is_held(game.hand[seat])
        return self.is_reached(game, seat, before)

    def is_held(self, hand: Cards) -> bool:
        """Whether a hand has the cards to keep."""
        return holds(hand, self.cards)


def read_goal(written: object, notation: Notation) -> Goal:
    """Read a goal: `escape`, `{points: 5}` or `{keep: {shovel: 1}}`. Raises WrongField."""
    if written == ESCAPE:
        return Goal(ESCAPE)
    fields = Fields(written, "goal", (POINTS, KEEP))
    if len(fields.whole()) != 1:
        raise WrongField("goal", "must be 'escape', or one of 'points' and 'keep'")
    if fields.has(POINTS):
        return Goal(POINTS, points=fields.number(POINTS, None, 1, MOST_POINTS))
    cards = notation.read_cards("goal.keep", fields.value(KEEP, {}))
    if not cards:
        raise WrongField("goal.keep", "names no card")
    return Goal(KEEP, cards=cards)


def write_goal(goal: Goal, notation: Notation) -> str | Json:
    if goal.sort == ESCAPE:
        return ESCAPE
    return {POINTS: goal.points} if goal.sort == POINTS else {KEEP: notation.cards(goal.cards)}
