"""The levels: each a mechanism of its own, by the word that names it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from ..model.rng import Dice
from ..model.words import Action
from ..model.worlds import determinize
from . import policy
from .bot import NO_EFFORT, Bot, Effort, Question, RandomBot
from .evaluate import Value, mode_name
from .greedy import GreedyBot
from .oneply import OnePly
from .temper import CALM, Temper


@dataclass(frozen=True)
class Brains:
    """What is handed to the bots: a learnt value for each way to play."""

    values: dict[str, Value] = field(default_factory=dict)

    def value(self, players: int, team: bool) -> Value:
        return self.values[mode_name(players, team)]


class EasyBot:
    """The policy with a soft choice and a short memory: it forgets what it saw of others' hands."""

    instant = False

    def __init__(self, seed: int, temper: Temper = CALM) -> None:
        self._random = Random(seed)
        self._temper = temper

    def choose(self, question: Question) -> Action:
        world = determinize(question.view, Dice(self._random.getrandbits(62)))
        world.known[:] = [0] * len(world.known)
        scored = policy.scores(world, self._temper)
        best = max(score for score, _ in scored)
        softness = 5.0
        near = [(score, action) for score, action in scored if score > best - softness and best < 300]
        if not near:
            return max(scored, key=lambda each: each[0])[1]
        weights = [2.718 ** ((score - best) / (softness / 2.5)) for score, _ in near]
        return self._random.choices([action for _, action in near], weights)[0]


class MediumBot:
    """The full policy: exact counting, the fight solver, and a temper."""

    instant = False

    def __init__(self, seed: int, temper: Temper = CALM) -> None:
        self._random = Random(seed)
        self._temper = temper

    def choose(self, question: Question) -> Action:
        world = determinize(question.view, Dice(self._random.getrandbits(62)))
        return policy.choose(world, self._temper)


class HardBot:
    """One ply over several worlds, judged by the learnt value."""

    instant = False

    def __init__(self, seed: int, brains: Brains, effort: Effort, temper: Temper = CALM) -> None:
        self._random = Random(seed)
        self._brains = brains
        self._worlds = effort.iterations

    def choose(self, question: Question) -> Action:
        view = question.view
        value = self._brains.value(view.players, view.team)
        return OnePly(view, value, Dice(self._random.getrandbits(62)), self._worlds).best()


LEVELS: Final[dict[str, Callable[[int, Brains, Effort], Bot]]] = {
    "random": lambda seed, brains, effort: RandomBot(seed),
    "greedy": lambda seed, brains, effort: GreedyBot(seed),
    "easy": lambda seed, brains, effort: EasyBot(seed),
    "medium": lambda seed, brains, effort: MediumBot(seed),
    "hard": HardBot,
}


def is_bot_word(word: str) -> bool:
    return word in LEVELS


def make_bot(word: str, seed: int, brains: Brains, effort: Effort = NO_EFFORT) -> Bot:
    return LEVELS[word](seed, brains, effort)
