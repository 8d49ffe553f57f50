"""The levels: each a mechanism of its own, by the word that names it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Final

from ..model.rng import Dice
from ..model.state import GameState
from ..model.view import View
from ..model.words import END_TURN, Action
from ..model.worlds import determinize
from .bot import NO_EFFORT, Bot, Effort, Question, RandomBot, Thought, even_chances
from .policy import choice as policy
from .policy.temper import CALM, Temper
from .search.oneply import ROUNDS, OnePly
from .search.plain_mcts import PlainBot
from .search.tree import Search, ranked
from .search.value import Value, mode_name

EXPERT_MS: Final = 800              # on one's own turn
EXPERT_ANSWER_MS: Final = 300       # when asked in another's
ALTERNATIVES: Final = 4             # how many of the best options a thought tells of


@dataclass(frozen=True)
class Brains:
    """What is handed to the bots: a learnt value for each way to play."""

    values: dict[str, Value] = field(default_factory=dict)
    tempers: dict[str, Temper] = field(default_factory=dict)

    def value(self, players: int, team: bool) -> Value:
        return self.values[mode_name(players, team)]


class PolicyBot:
    """The policy on what the seat sees. `softness` blurs the choice; `forgets` drops what was seen of hands."""

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
        scored = policy.scores(world, self._temper)
        best = max(score for score, _ in scored)
        if not self._softness or best > SURE:
            return next(action for score, action in scored if score == best)
        near = [
            (score, action)
            for score, action in scored
            if score == best or (score > best - WINDOW * self._softness and action[0] != END_TURN)
        ]
        weights = [exp((score - best) / self._softness) for score, _ in near]
        return self._random.choices([action for _, action in near], weights)[0]


WINDOW: Final = 1.2     # softness picks among options at most so many times itself below the best
SURE: Final = 300.0     # a score that wins the game: nobody is soft about that


class HardBot:
    """One ply over several worlds, judged by the learnt value."""

    instant = False

    def __init__(
        self, seed: int, brains: Brains, effort: Effort, temper: Temper = CALM, rounds: tuple[int, ...] = ROUNDS,
    ) -> None:
        self._random = Random(seed)
        self._brains = brains
        self._temper = temper
        self._rounds = rounds

    def choose(self, question: Question) -> Action:
        return self._look(question.view).ranked()[0][1]

    def think(self, question: Question) -> Thought:
        look = self._look(question.view)
        ranked = look.ranked()
        return Thought(ranked[0][1], tuple(look.win_chances()), look.rollouts, tuple(ranked[:ALTERNATIVES]))

    def _look(self, view: View) -> OnePly:
        return OnePly(view, self._brains.value(view.players, view.team), Dice(self._random.getrandbits(62)),
                      self._rounds, self._temper)


class ExpertBot:
    """Search on the learnt value, for a time or a number of iterations."""

    instant = False

    def __init__(self, seed: int, brains: Brains, effort: Effort, temper: Temper = CALM) -> None:
        self._random = Random(seed)
        self._brains = brains
        self._effort = effort
        self._temper = temper

    def choose(self, question: Question) -> Action:
        return self.think(question).action

    def think(self, question: Question) -> Thought:
        view = question.view
        value = self._brains.value(view.players, view.team)
        search = Search(view, value, Dice(self._random.getrandbits(62)), self._temper)
        usual = EXPERT_MS if view.turn == view.seat else EXPERT_ANSWER_MS
        action = search.run(self._effort.iterations, self._effort.budget_ms or usual)
        tried = search.tried()
        return Thought(action, tuple(search.win_chances()), search.iterations, ranked(tried), tried)


Maker = Callable[[int, Brains, Effort, Temper], Bot]

LEVELS: Final[dict[str, Maker]] = {
    "random": lambda seed, brains, effort, temper: RandomBot(seed),
    "easy": lambda seed, brains, effort, temper: PolicyBot(seed, brains, 8.0, forgets=True, temper=temper),
    "medium": lambda seed, brains, effort, temper: PolicyBot(seed, brains, 5.0, forgets=False, temper=temper),
    "hard": HardBot,
    "expert": ExpertBot,
}
# Not for players: the policy without any softness, and a hasty `hard`, to learn from and to compare with;
# and a search with random playouts, to show what policy and value add.
REFERENCES: Final[dict[str, Maker]] = {
    "policy": lambda seed, brains, effort, temper: PolicyBot(seed, brains, 0.0, forgets=False, temper=temper),
    "quick": lambda seed, brains, effort, temper: HardBot(seed, brains, effort, temper, rounds=(2, 3)),
    "mcts": lambda seed, brains, effort, temper: PlainBot(seed, effort),
}


def is_bot_word(word: str, tempers: Collection[str]) -> bool:
    """Whether a word names a bot: a level, or a level and an inmate's temper (`hard:brute`)."""
    level, colon, temper = word.partition(":")
    return (level in LEVELS or level in REFERENCES) and (temper in tempers if colon else True)


def make_bot(word: str, seed: int, brains: Brains, effort: Effort = NO_EFFORT) -> Bot:
    """A bot by its word."""
    level, _, temper = word.partition(":")
    maker = LEVELS.get(level) or REFERENCES[level]
    return maker(seed, brains, effort, brains.tempers[temper] if temper else CALM)
