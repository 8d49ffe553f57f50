"""A player tries a puzzle: every decision is compared with the solver's, whatever the luck was.

Hidden cards are dealt again for every try. The others give the worst answers, as the solver assumes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from secrets import randbits
from typing import Final, Protocol

from ...ai.bot import Thought, even_chances
from ...ai.workers.thinkers import Answer
from ...model.actions import Action
from ...model.codec import position
from ...model.engine import do
from ...model.legal import legal
from ...model.rng import Dice
from ...model.state import GameState
from ...model.view import View, view
from ...model.worlds import determinize
from ...play.plan import HUMAN, Plan, Seat, TableRules
from ...play.record import Record
from ...play.session import Session
from .puzzle import Puzzle
from .solver import Solution, Solver

SLIP: Final = 0.005         # a smaller loss of chance does not count
MOST_DEALS: Final = 300     # deals that are searched for one in which the best moves reach the goal
MOST_ACTIONS: Final = 60

SOLVED: Final = "solved"            # the best moves, and the goal reached
UNLUCKY: Final = "unlucky"          # the best moves, but bad luck: it counts as solved
LUCKY: Final = "lucky"              # the goal reached in spite of a worse move
MISSED: Final = "missed"
VERDICTS: Final = (SOLVED, UNLUCKY, LUCKY, MISSED)


@dataclass(frozen=True)
class Judged:
    """A decision with the chance after it, and the best one with its chance."""

    action: Action
    chance: float
    best: float
    best_action: Action

    @property
    def is_best(self) -> bool:
        return self.chance > self.best - SLIP


class Thinker(Protocol):
    """An object that has a solver, perhaps only later."""

    @property
    def solver(self) -> Solver: ...


class WorstAnswers:
    """Answers for the other seats in a try: the worst answers for the player that their cards allow."""

    def __init__(self, attempt: "Attempt") -> None:
        self._attempt = attempt
        self._asked: tuple[int, View] | None = None
        self._last = 0

    def ask(self, view: View, word: str, seed: int) -> int:
        self._last += 1
        self._asked = (self._last, view)
        return self._last

    def poll(self) -> Sequence[Answer]:
        if self._asked is None or self._attempt.is_over:
            return ()
        ticket, seen = self._asked
        self._asked = None
        return (Answer(ticket, Thought(self._attempt.worst(seen), even_chances(seen))),)

    def cancel(self, ticket: int) -> None:
        self._asked = None


class Attempt:
    """One try: a session that begins at the puzzle's position, and the decisions in it."""

    def __init__(self, puzzle: Puzzle, thinker: Thinker, name: str, *, deal: int | None = None) -> None:
        self.puzzle = puzzle
        self._thinker = thinker
        self.seat = puzzle.seat
        self.judged: list[Judged] = []
        self._turns = puzzle.game.turns
        self._before = puzzle.game.points[self.seat]
        start = position(dealt(puzzle, randbits(60) if deal is None else deal), puzzle.notation)
        plan = seats_for(puzzle, name)
        record = Record.of_position(puzzle.notation, start, "night", plan=plan)
        self.session = Session(plan, WorstAnswers(self), pack=puzzle.notation.pack, record=record.written())

    @property
    def solver(self) -> Solver:
        return self._thinker.solver

    @property
    def view(self) -> View:
        return self.session.sight(self.seat)

    @property
    def is_reached(self) -> bool:
        goal, seen = self.puzzle.goal, self.view
        if seen.winners >> self.seat & 1:
            return True
        if goal.sort == "points":
            return seen.points[self.seat] - self._before >= goal.points
        return goal.sort == "keep" and self._is_past and goal.is_held(seen.hands[self.seat])

    @property
    def is_over(self) -> bool:
        return self._is_past or self.is_reached

    @property
    def _is_past(self) -> bool:
        """Whether the turn is over, or in another seat's turn the questions."""
        seen = self.view
        return bool(seen.winners) or seen.turns != self._turns or (seen.turn != self.seat and not seen.agenda)

    @property
    def is_asked(self) -> bool:
        return not self.is_over and self.session.asked == self.seat

    @property
    def verdict(self) -> str:
        if all(judged.is_best for judged in self.judged):
            return SOLVED if self.is_reached else UNLUCKY
        return LUCKY if self.is_reached else MISSED

    @property
    def is_solved(self) -> bool:
        """Whether the try is over and all decisions were the best; luck does not matter."""
        return self.is_over and bool(self.judged) and all(judged.is_best for judged in self.judged)

    @property
    def slip(self) -> Judged | None:
        """The first decision that was not the best."""
        return next((judged for judged in self.judged if not judged.is_best), None)

    def solution(self) -> Solution:
        """The chance after each possible move now."""
        return self.solver.solve(self.view)

    def judge(self, action: Action) -> Judged:
        """Judge a decision before it is done, and remember it."""
        found = self.solution()
        chance = found.chance_of(action)
        judged = Judged(action, found.best.chance if chance is None and len(found.choices) == 1 else chance or 0.0,
                        found.best.chance, found.best.action)
        self.judged.append(judged)
        return judged

    def worst(self, seen: View) -> Action:
        return self.solver.worst(self.view, seen.hands[seen.seat], seen.background[seen.seat], seen.options)


def seats_for(puzzle: Puzzle, name: str) -> Plan:
    """The plan of a try: the player, and inmates in the other seats."""
    pack = puzzle.notation.pack
    seen = puzzle.view
    seats = []
    for number, prisoner in enumerate(seen.prisoner):
        inmate = pack.inmates[prisoner]
        seats.append(Seat(name, HUMAN, inmate.name) if number == puzzle.seat
                     else Seat(inmate.title, f"medium:{inmate.name}", inmate.name))
    return Plan(tuple(seats), team=seen.team, michel=(None, "michel", "michelle")[seen.michel],
                rules=TableRules(undo=False, hints=False, odds=False, tutor=False))


def dealt(puzzle: Puzzle, number: int) -> GameState:
    """The puzzle with the hidden cards dealt at random."""
    return determinize(puzzle.view, Dice(number))


def kind_deal(puzzle: Puzzle, solver: Solver) -> int | None:
    """The number of a deal in which the best moves reach the goal, whatever the others answer."""
    return next((number for number in range(MOST_DEALS) if _reaches(puzzle, solver, number)), None)


def _reaches(puzzle: Puzzle, solver: Solver, number: int) -> bool:
    game = dealt(puzzle, number)
    seat, goal, before, turns = puzzle.seat, puzzle.goal, puzzle.game.points[puzzle.seat], puzzle.game.turns
    for _ in range(MOST_ACTIONS):
        if goal.is_reached(game, seat, before):
            return True
        if game.winners or game.turns != turns or (game.turn != seat and not game.agenda):
            return goal.holds_at_the_end(game, seat, before)
        asked = game.decider
        if asked == seat:
            do(game, solver.solve(view(game, seat)).best.action)
        else:
            do(game, solver.worst(view(game, seat), game.hand[asked], game.background[asked], legal(game)))
    return False
