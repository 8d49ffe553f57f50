"""The levels of bots by name. Each level has its own way of playing."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
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
from .search.halving import ONE_TURN, TWO_TURNS, Budget, Depth, Halving, Worlds
from .search.random_playouts import PlayoutsBot
from .search.tree import Tree
from .search.value import Value, mode_name

EXPERT_MS: Final = 800              # on its own turn
EXPERT_ANSWER_MS: Final = 300       # for an answer in another's turn


@dataclass(frozen=True)
class Brains:
    """Everything learned that bots get: a value for each way to play, the policy's habits, and tempers."""

    values: dict[str, Value] = field(default_factory=dict)
    tempers: dict[str, Temper] = field(default_factory=dict)
    habits: Habits | None = None
    old_values: dict[str, Value] = field(default_factory=dict)      # those of 0.1
    first_habits: Habits | None = None      # the first that were learned

    def value(self, players: int, team: bool) -> Value:
        return self.values[mode_name(players, team)]

    def untaught(self) -> "Brains":
        """The same brains without habits."""
        return Brains(self.values, self.tempers)

    def of_old(self) -> "Brains":
        """The brains of version 0.1: its values, and no habits."""
        return Brains(self.old_values, self.tempers)

    def of_first_habits(self) -> "Brains":
        """The brains with the habits that were learned first."""
        return Brains(self.values, self.tempers, self.first_habits)


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
    """Searches by sequential halving on the learned value, to a depth, with worlds per round or a budget."""

    instant = False

    def __init__(
        self, seed: int, brains: Brains, temper: Temper, depth: Depth, measure: Callable[[View], Worlds | Budget],
    ) -> None:
        self._random = Random(seed)
        self._brains = brains
        self._temper = temper
        self._depth = depth
        self.measure = measure

    def choose(self, question: Question) -> Action:
        return self.think(question).action

    def think(self, question: Question) -> Thought:
        view = question.view
        value = self._brains.value(view.players, view.team)
        chance = Dice(self._random.getrandbits(62))
        search = Halving(view, value, chance, self._depth, self._temper, self._brains.habits)
        return search.run(self.measure(view))


class DeepBot:
    """First a short search over all options, then a race among a few, which looks a round further."""

    instant = False

    def __init__(self, seed: int, brains: Brains, temper: Temper, effort: Effort) -> None:
        self._random = Random(seed)
        self._brains = brains
        self._temper = temper
        self._effort = effort

    def choose(self, question: Question) -> Action:
        return self.think(question).action

    def think(self, question: Question) -> Thought:
        view = question.view
        return deepened(
            view, self._brains.value(view.players, view.team), Dice(self._random.getrandbits(62)), self._temper,
            self._brains.habits, self._effort.iterations, milliseconds(self._effort, view))


class TreeBot:
    """Searches a tree of its own and its rivals' decisions."""

    instant = False

    def __init__(self, seed: int, brains: Brains, temper: Temper, effort: Effort) -> None:
        self._random = Random(seed)
        self._brains = brains
        self._temper = temper
        self._effort = effort

    def choose(self, question: Question) -> Action:
        return self.think(question).action

    def think(self, question: Question) -> Thought:
        view = question.view
        value = self._brains.value(view.players, view.team)
        chance = Dice(self._random.getrandbits(62))
        search = Tree(view, value, chance, self._temper, self._brains.habits)
        return search.run(Budget(self._effort.iterations, milliseconds(self._effort, view)))


def milliseconds(effort: Effort, view: View) -> int:
    """How long an expert thinks. Without a given budget, it thinks longer on its own turn."""
    return effort.budget_ms or (EXPERT_MS if view.turn == view.seat else EXPERT_ANSWER_MS)


Maker = Callable[[int, Brains, Effort, Temper], Bot]


def _random(seed: int, brains: Brains, effort: Effort, temper: Temper) -> Bot:
    return RandomBot(seed)


def _policy(softness: float, *, forgets: bool = False) -> Maker:
    return lambda seed, brains, effort, temper: PolicyBot(seed, brains, softness, forgets, temper)


def _by_worlds(*rounds: int, depth: Depth = ONE_TURN) -> Maker:
    """Makes bots that search a fixed number of worlds in each round, independent of time."""
    return lambda seed, brains, effort, temper: SearchBot(
        seed, brains, temper, depth, lambda view: Worlds(rounds))


def _flat(depth: Depth = TWO_TURNS) -> Maker:
    """Makes bots that search all options until the budget is spent."""
    return lambda seed, brains, effort, temper: SearchBot(seed, brains, temper, depth, lambda view: Budget(
        effort.iterations, milliseconds(effort, view)))


def _deep(seed: int, brains: Brains, effort: Effort, temper: Temper) -> Bot:
    return DeepBot(seed, brains, temper, effort)


def _tree(seed: int, brains: Brains, effort: Effort, temper: Temper) -> Bot:
    return TreeBot(seed, brains, temper, effort)


def _untaught(make: Maker) -> Maker:
    return lambda seed, brains, effort, temper: make(seed, brains.untaught(), effort, temper)


def _of_old(make: Maker) -> Maker:
    return lambda seed, brains, effort, temper: make(seed, brains.of_old(), effort, temper)


def _of_first_habits(make: Maker) -> Maker:
    return lambda seed, brains, effort, temper: make(seed, brains.of_first_habits(), effort, temper)


def _playouts(seed: int, brains: Brains, effort: Effort, temper: Temper) -> Bot:
    return PlayoutsBot(seed, effort)


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
    Level("easy", _untaught(_policy(8.0, forgets=True))),
    Level("medium", _untaught(_policy(5.0))),
    Level("hard", _by_worlds(4, 4, 8, 12)),
    Level("mcts", _tree, is_rung=False, is_shared=True, is_timed=True),
    Level("expert", _deep, is_shared=True, is_timed=True),
)}
# The depth of version 0.1, and how much the policy's opinion counted.
OLD_ONE_TURN: Final = Depth(is_further=False, is_steady=False)
OLD_TWO_TURNS: Final = Depth(is_further=True, is_steady=True, steady=7.0)
USUAL: Final = "medium"         # the default level; it also plays on for a player who concedes
# Not for players. `policy` and `quick` are for learning and comparison, `flat` and `deep` are two ways to search,
# `random-playouts` shows what policy and value add. To compare with, the `old-…` bots are those of version 0.1, and the
# `first-…` bots are those with the first habits.
REFERENCES: Final[dict[str, Level]] = {level.word: level for level in (
    Level("policy", _policy(0.0), is_offered=False),
    Level("quick", _by_worlds(2, 3), is_offered=False),
    Level("flat", _flat(), is_offered=False, is_timed=True),
    Level("deep", _deep, is_offered=False, is_shared=True, is_timed=True),
    Level("random-playouts", _playouts, is_offered=False, is_timed=True),
    Level("old-policy", _of_old(_policy(0.0)), is_offered=False),
    Level("old-hard", _of_old(_by_worlds(4, 4, 8, 12, depth=OLD_ONE_TURN)), is_offered=False),
    Level("old-expert", _of_old(_flat(OLD_TWO_TURNS)), is_offered=False, is_timed=True),
    Level("first-policy", _of_first_habits(_policy(0.0)), is_offered=False),
    Level("first-hard", _of_first_habits(_by_worlds(4, 4, 8, 12)), is_offered=False),
    Level("first-expert", _of_first_habits(_deep), is_offered=False, is_timed=True),
)}


def offered() -> list[str]:
    """The levels that people choose from, the weakest first."""
    return [word for word, level in LEVELS.items() if level.is_offered]


def rungs() -> list[str]:
    """The levels of the ladder on the wall, the weakest first. `mcts` is not one: it is as strong as another."""
    return [word for word, level in LEVELS.items() if level.is_offered and level.is_rung]


def level_of(word: str) -> Level:
    """The level of a bot's word, with or without a temper. Raises KeyError if there is none."""
    level, _, _ = word.partition(":")
    return LEVELS[level] if level in LEVELS else REFERENCES[level]


def is_bot_word(word: str, tempers: Collection[str]) -> bool:
    """Whether a word names a bot: a level, or a level and an inmate's temper (`hard:brute`)."""
    level, colon, temper = word.partition(":")
    return (level in LEVELS or level in REFERENCES) and (temper in tempers if colon else True)


def make_bot(word: str, seed: int, brains: Brains, effort: Effort = NO_EFFORT) -> Bot:
    """A bot by its word."""
    _, _, temper = word.partition(":")
    return level_of(word).make(seed, brains, effort, brains.tempers[temper] if temper else CALM)
