"""The levels of bots by name. Each level has its own way of playing."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from math import exp
from random import Random
from typing import Final

from ..model.actions import Action, EndTurn
from ..model.rng import Dice
from ..model.state import GameState
from ..model.view import View
from ..model.worlds import determinize
from .bot import NO_EFFORT, Bot, Effort, Question, RandomBot, Thought, even_chances
from .policy import choice as policy
from .policy.habits import Habits
from .policy.temper import CALM, Temper
from .search.deepening import deepened
from .search.free_search import searching_first
from .search.halving import ONE_TURN, Budget, Halving, Worlds
from .search.tree import Tree
from .search.value import Value, mode_name

EXPERT_MS: Final = 800              # on its own turn
EXPERT_ANSWER_MS: Final = 300       # for an answer in another's turn


@dataclass(frozen=True)
class Brains:
    """Everything learned that bots get: a value for each way to play, tempers, and the policy's habits. Also the levels
    that can be named; measurements add bots to compare with."""

    values: dict[str, Value] = field(default_factory=dict)
    tempers: dict[str, Temper] = field(default_factory=dict)
    habits: Habits | None = None
    levels: "Mapping[str, Level]" = field(default_factory=lambda: LEVELS)

    def value(self, players: int, team: bool) -> Value:
        return self.values[mode_name(players, team)]


class PolicyBot:
    """Plays by the policy, with the habits of its brains. `softness` makes the choice less exact; `forgets`: the bot
    does not remember cards it has seen in other hands."""

    instant = False

    def __init__(self, seed: int, brains: Brains, softness: float, forgets: bool, temper: Temper = CALM) -> None:
        self._random = Random(seed)
        self._temper = temper
        self._brains = brains
        self._softness = max(0.0, softness + temper.whim) if softness else 0.0
        self._forgets = forgets

    def choose(self, question: Question) -> Action:
        return self._pick(self._world(question.view))

    def think(self, question: Question) -> Thought:
        world = self._world(question.view)
        view = question.view
        is_learnt = mode_name(view.players, view.team) in self._brains.values
        win = self._brains.value(view.players, view.team).chances(world) if is_learnt else even_chances(view)
        return Thought(self._pick(world), tuple(win))

    def _world(self, view: View) -> GameState:
        world = determinize(view, Dice(self._random.getrandbits(62)))
        if self._forgets:
            world.known[:] = [0] * len(world.known)
        return world

    def _pick(self, world: GameState) -> Action:
        scored = policy.scores(world, self._temper, self._brains.habits)
        best = max(score for score, _ in scored)
        if not self._softness or best > SURE:
            return next(action for score, action in scored if score == best)
        near = [
            (score, action)
            for score, action in scored
            if score == best or (score > best - WINDOW * self._softness and not isinstance(action, EndTurn))
        ]
        weights = [exp((score - best) / self._softness) for score, _ in near]
        return self._random.choices([action for _, action in near], weights)[0]


WINDOW: Final = 1.2     # options may lie this many times the softness below the best
SURE: Final = 300.0     # a score that wins the game: then the choice is exact


class SearchBot:
    """Searches on the learned value."""

    instant = False

    def __init__(self, seed: int, brains: Brains, effort: Effort, temper: Temper, search: "Search") -> None:
        self._random = Random(seed)
        self._brains = brains
        self._effort = effort
        self._temper = temper
        self._search = search

    def choose(self, question: Question) -> Action:
        return self.think(question).action

    def think(self, question: Question) -> Thought:
        view = question.view
        value = self._brains.value(view.players, view.team)
        chance = Dice(self._random.getrandbits(62))
        thought = self._search(view, value, chance, self._temper, self._brains.habits, self._effort)
        return searching_first(view, thought)


Search = Callable[[View, Value, Dice, Temper, Habits | None, Effort], Thought]


def race(
    view: View, value: Value, chance: Dice, temper: Temper, habits: Habits | None, effort: Effort,
) -> Thought:
    """First a short search over all options, then a race among a few, which looks a round further."""
    return deepened(view, value, chance, temper, habits, effort.iterations, milliseconds(effort, view))


def tree(
    view: View, value: Value, chance: Dice, temper: Temper, habits: Habits | None, effort: Effort,
) -> Thought:
    """A tree of the seat's own and its rivals' decisions."""
    return Tree(view, value, chance, temper, habits).run(Budget(effort.iterations, milliseconds(effort, view)))


def in_worlds(*rounds: int) -> Search:
    """A search that tries its options in a fixed number of worlds in each round, independent of time."""
    return lambda view, value, chance, temper, habits, effort: Halving(
        view, value, chance, ONE_TURN, temper, habits).run(Worlds(rounds))


def milliseconds(effort: Effort, view: View) -> int:
    """How long an expert thinks. Without a given budget, it thinks longer on its own turn."""
    return effort.budget_ms or (EXPERT_MS if view.turn == view.seat else EXPERT_ANSWER_MS)


Maker = Callable[[int, Brains, Effort, Temper], Bot]


def _random(seed: int, brains: Brains, effort: Effort, temper: Temper) -> Bot:
    return RandomBot(seed)


def by_policy(softness: float, *, forgets: bool = False) -> Maker:
    return lambda seed, brains, effort, temper: PolicyBot(seed, brains, softness, forgets, temper)


def by_search(search: Search) -> Maker:
    return lambda seed, brains, effort, temper: SearchBot(seed, brains, effort, temper, search)


def untaught(make: Maker) -> Maker:
    return lambda seed, brains, effort, temper: make(seed, replace(brains, habits=None), effort, temper)


@dataclass(frozen=True)
class Level:
    """A level: its name, how its bots are made, and what it is used for."""

    word: str
    make: Maker
    is_offered: bool = True     # players can choose it; other levels can only be named
    is_rung: bool = True        # a step of the ladder on the wall
    is_shared: bool = False     # whether searches can be merged, so that all cores can be used
    is_timed: bool = False      # whether it thinks until its time is over


# All levels, from the weakest to the strongest. Their names are the `level-…` messages.
LEVELS: Final[dict[str, Level]] = {level.word: level for level in (
    Level("random", _random, is_offered=False),
    Level("easy", untaught(by_policy(8.0, forgets=True))),
    Level("medium", untaught(by_policy(5.0))),
    Level("hard", by_search(in_worlds(4, 4, 8, 12))),
    Level("mcts", by_search(tree), is_rung=False, is_shared=True, is_timed=True),
    Level("expert", by_search(race), is_shared=True, is_timed=True),
)}
USUAL: Final = "medium"         # the default level; it also plays on for a player who concedes


def offered() -> list[str]:
    """The levels that people choose from, the weakest first."""
    return [word for word, level in LEVELS.items() if level.is_offered]


def rungs() -> list[str]:
    """The levels of the ladder on the wall, the weakest first. `mcts` is not one: it is as strong as another."""
    return [word for word, level in LEVELS.items() if level.is_offered and level.is_rung]


def level_word(word: str) -> str:
    """The level in a bot's word, which may end with a temper (`hard:brute`)."""
    return word.partition(":")[0]


def is_bot_word(word: str, tempers: Collection[str], levels: Collection[str] = LEVELS) -> bool:
    """Whether a word names a bot: a level, or a level and an inmate's temper (`hard:brute`)."""
    level, colon, temper = word.partition(":")
    return level in levels and (temper in tempers if colon else True)


def make_bot(word: str, seed: int, brains: Brains, effort: Effort = NO_EFFORT) -> Bot:
    """A bot by its word. Raises KeyError if there is no such level."""
    level, _, temper = word.partition(":")
    return brains.levels[level].make(seed, brains, effort, brains.tempers[temper] if temper else CALM)
