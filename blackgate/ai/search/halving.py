"""Search on the learned value: every option that is still running is tried in many worlds.

It is sequential halving: the work is split over rounds, and after each round the better half of the options goes on.
All options of a round see the same worlds and the same dice, so that luck favours none. Levels differ in how far they
look, how long, and how much the policy's opinion counts.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Final, Protocol, TypeVar

from ...model.actions import Action
from ...model.engine import do
from ...model.frames import Frame
from ...model.questions.michel_move import AskMichelMove
from ...model.questions.place import AskPlace
from ...model.rng import Chance
from ...model.state import GameState
from ...model.view import View
from ...model.worlds import determinize
from ..bot import Thought, Tried
from ..policy import choice as policy
from ..policy.habits import Habits
from ..policy.keeping import with_other_ways
from ..policy.temper import CALM, Temper
from ..float_sums import add_up

CANDIDATES: Final = 24
MOST_STEPS: Final = 40
PRIOR: Final = 0.03
PRIOR_RANGE: Final = 30.0
FOLLIES: Final = 40.0           # an option this far below the best is not tried
FEWEST_WORLDS: Final = 2        # in each round, even if the time is short
ALTERNATIVES: Final = 4         # how many of the best options a thought lists
# The policy's opinion keeps the weight that it has among this many worlds, even if more are tried. If the value sees
# hardly a difference, more worlds do not make it more exact.
STEADY: Final = 14.0

Option = TypeVar("Option")


@dataclass(frozen=True)
class Depth:
    """How far a search looks: how many turns it plays after the seat's own (one rival's turn shows losses)."""

    turns: int
    steady: float = STEADY      # the weight of the policy's opinion

    @property
    def cost(self) -> int:
        """The cost of one try in iterations; a try with one rival's turn costs 1."""
        return max(1, (1 + self.turns) // 2)


ONE_TURN: Final = Depth(0)
TWO_TURNS: Final = Depth(1)


class Worlds:
    """A measure: a fixed number of worlds in each round."""

    def __init__(self, rounds: tuple[int, ...]) -> None:
        self._rounds = rounds

    def rounds(self, options: int) -> int:
        return len(self._rounds) if options > 1 else 0

    def lasts(self, number: int, worlds: int, iterations: int) -> bool:
        return worlds < self._rounds[number]


class Budget:
    """A measure: a number of iterations or a time, split evenly over the rounds of halving."""

    def __init__(
        self, iterations: int | None, milliseconds: int, clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.iterations = iterations
        self.seconds = milliseconds / 1000
        self._clock = clock
        self._began = clock()
        self._rounds = 0

    def rounds(self, options: int) -> int:
        self._rounds = (options - 1).bit_length()
        return self._rounds

    def lasts(self, number: int, worlds: int, iterations: int) -> bool:
        """Whether round `number` goes on after `worlds` worlds; `iterations` is the total after one more."""
        if worlds < FEWEST_WORLDS:
            return True
        if self.iterations is None:
            return self._clock() < self._began + self.seconds * (number + 1) / self._rounds
        return iterations <= self.iterations * (number + 1) // self._rounds


def halve(
    options: Sequence[Option], measure: Worlds | Budget, look: Callable[[list[Option], int], None],
    mean: Callable[[Option], float], *, keep: int = 2, cost: int = 1,
) -> tuple[list[Option], list[Option]]:
    """The options that are left at the end and those that were dropped, each the best first. After each round the
    better half goes on, at least `keep` options.

    `look` tries the options that go on in one world. It is told how many worlds this round has seen before. `cost` is
    what a look at one option costs, in iterations. `mean` is how good an option is so far.
    """
    running = list(options)
    dropped: list[Option] = []
    iterations = 0
    for number in range(measure.rounds(len(running))):
        worlds = 0
        while measure.lasts(number, worlds, iterations + cost * len(running)):
            look(running, worlds)
            worlds += 1
            iterations += cost * len(running)
        running.sort(key=mean, reverse=True)
        kept = max(keep, (len(running) + 1) // 2)
        running, dropped = running[:kept], running[kept:] + dropped
    return running, dropped


class Judge(Protocol):
    """Estimates each seat's chance in a position."""

    def chances(self, game: GameState) -> list[float]:
        """Each seat's chance to win."""


class Halving:
    def __init__(
        self, view: View, value: Judge, chance: Chance, depth: Depth, temper: Temper = CALM,
        habits: Habits | None = None,
    ) -> None:
        self.view = view
        self.value = value
        self.chance = chance
        self.depth = depth
        self.habits = habits
        self.cost = depth.cost
        self.iterations = 0
        scored = ranked_options(determinize(view, chance), CANDIDATES, temper, habits)
        self.options = [option for _, option in scored]
        self.priors = {option: opinion(score - scored[0][0]) for score, option in scored}
        self.visits = dict.fromkeys(self.options, 0)
        self.totals = dict.fromkeys(self.options, 0.0)
        self.wins = [0.0] * view.players        # sums of the last round, in which only good options are left
        self.judged = 0

    def run(self, measure: Worlds | Budget) -> Thought:
        """Search until the measure is used up."""
        left, dropped = halve(self.options, measure, self._look_in_round, self.mean, cost=self.cost)
        best = tuple((self.mean(option), option) for option in (left + dropped)[:ALTERNATIVES])
        return Thought(best[0][1], tuple(self.win_chances()), self.iterations, best, self.tried())

    def _look_in_round(self, running: list[Action], worlds: int) -> None:
        if not worlds:
            self.wins = [0.0] * self.view.players
            self.judged = 0
        self.look(running)

    def mean(self, option: Action) -> float:
        """An option's mean chance to win, with the policy's opinion."""
        visits = self.visits[option]
        if not visits:
            return 0.0
        return self.totals[option] / visits + self.priors[option] / self.depth.steady

    def look(self, running: list[Action]) -> None:
        """Try all these options in one world."""
        world = determinize(self.view, self.chance)
        for option in running:
            game = world.clone()
            do(game, option)
            play_out(game, self.view, self.habits)
            for _ in range(self.depth.turns):
                play_turn(game, self.habits)
            chances = self.value.chances(game)
            self.visits[option] += 1
            self.totals[option] += chances[self.view.seat]
            for seat, chance in enumerate(chances):
                self.wins[seat] += chance
        self.judged += len(running)
        self.iterations += self.cost * len(running)

    def tried(self) -> tuple[Tried, ...]:
        """The results for merging with other searches of the question. The policy's opinion is given in the scale of
        `STEADY`."""
        weight = STEADY / self.depth.steady
        return tuple(
            (option, visits, self.totals[option], weight * self.priors[option])
            for option, visits in self.visits.items() if visits
        )

    def win_chances(self) -> list[float]:
        """Each seat's chance after the best options; from a single world if there was nothing to try."""
        if not self.judged:
            return self.value.chances(determinize(self.view, self.chance))
        return [total / self.judged for total in self.wins]


def gap(better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
    """The mean difference of two options and its standard error, over the worlds common to both, which are the last
    ones of each."""
    number = min(len(better), len(worse))
    if not number:
        return 0.0, 1.0
    pairs = [one - other for one, other in zip(better[-number:], worse[-number:], strict=True)]
    mean = add_up(pairs) / number
    spread = add_up([(each - mean) ** 2 for each in pairs]) / max(1, number - 1)
    return mean, sqrt(spread / number)


def opinion(behind: float) -> float:
    """The policy's opinion as a sum of chances, for an option whose score is `behind` the best (negative)."""
    return PRIOR * max(behind, -PRIOR_RANGE)


def ranked_options(
    world: GameState, most: int, temper: Temper, habits: Habits | None = None,
) -> list[tuple[float, Action]]:
    """The policy's favourite options with their scores, best first, without very bad ones."""
    found = with_other_ways(world, policy.scores(world, temper, habits))
    scored = sorted(found, key=lambda each: -each[0])[:most]
    if world.agenda and _is_about_michel(world.agenda[-1]):
        return scored[:1]
    return [each for each in scored if each[0] > scored[0][0] - FOLLIES]


def _is_about_michel(frame: Frame) -> bool:
    """Whether it is about Michel(le)'s move. The value is learned without Michel(le), so the policy decides alone."""
    return isinstance(frame, AskMichelMove) or (isinstance(frame, AskPlace) and bool(frame.michel))


def play_out(game: GameState, view: View, habits: Habits | None) -> None:
    """Let the policy answer the open questions, and on the seat's own turn play the turn to its end."""
    own_turn = view.turn == view.seat
    steps = 0
    while not game.winners and steps < MOST_STEPS:
        if not game.agenda and not (own_turn and game.turns == view.turns):
            return
        do(game, policy.choose(game, CALM, habits))
        steps += 1


def play_turn(game: GameState, habits: Habits | None = None) -> None:
    """Let the policy play the current turn to its end."""
    turns = game.turns
    steps = 0
    while not game.winners and game.turns == turns and steps < MOST_STEPS:
        do(game, policy.choose(game, CALM, habits))
        steps += 1


def ranked(tried: Sequence[Tried]) -> tuple[tuple[float, Action], ...]:
    """The options with enough visits by their mean and the policy's opinion, the best first."""
    enough = max((visits for _, visits, _, _ in tried), default=0) / 4
    means = [(total / visits + prior / STEADY, option) for option, visits, total, prior in tried if visits >= enough]
    return tuple(sorted(means, key=lambda mean: -mean[0]))


def merged(thoughts: Sequence[Thought]) -> Thought:
    """Merge several searches of one question: visits and totals are added, the policy's opinion counts once."""
    first = thoughts[0]
    iterations = sum(thought.iterations for thought in thoughts)
    if len(thoughts) == 1 or not iterations:
        return first
    whole: dict[Action, Tried] = {}
    for thought in thoughts:
        for option, visits, total, prior in thought.tried:
            _, before, sum_before, _ = whole.get(option, (option, 0, 0.0, prior))
            whole[option] = (option, before + visits, sum_before + total, prior)
    tried = tuple(whole.values())
    best = ranked(tried)
    win = [
        add_up([thought.win[seat] * thought.iterations for thought in thoughts]) / iterations
        for seat in range(len(first.win))
    ]
    return Thought(best[0][1], tuple(win), iterations, best, tried)
