"""What games teach the policy: its habits climb towards what has won.

The policy plays games against itself and chooses softly: now and then an option a little below its best. What came of
each such choice is told by the value, from the turn's start over the turns that follow, and by who won in the end. The
habits' weights then go a small step in the natural gradient: as far as makes the choices differ by so much, whatever
unit a weight is in. Hundreds of thousands of choices a step tell what a search of a single one does not: a value's
small bias is not taken for knowledge, for what it is read against is the value again, later in the same game.
"""

from collections.abc import Iterable
from math import exp
from random import Random
from typing import Any, NamedTuple

import numpy as np

from blackgate.ai.levels import Brains
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.habits import (
    ASPECTS, FOLLIES, STANDING, SURE, Aspect, Habits, aspects_of, is_taught, standing_of,
)
from blackgate.ai.search.value import Value
from blackgate.ai.float_sums import add_up
from blackgate.model.engine import do
from blackgate.model.pack import Pack
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState

Array = Any     # numpy's own types say no more than this here

SOFTNESS = 4.0          # an option so far below the best is chosen 1/e as often
REACH = 6.0             # and none so many times that below
TRACE = 0.95            # what a choice is credited with of each further turn
SURE_ENOUGH = 1.02      # the weight of all options over that of the best, below which there was no choice
MOST_DECISIONS = 4000
EVERY = 3               # every so many choices tell how far a step goes: the figures hardly differ, the time does
RIDGE = 0.004           # of a choice, in squared softness: keeps what is seldom seen where it is


class Mode(NamedTuple):
    players: int
    team: bool = False
    michel: int = 0


# One after the other; those that are played most twice.
MODES = (
    Mode(2), Mode(3), Mode(4), Mode(4, michel=1), Mode(5), Mode(6), Mode(4, team=True), Mode(2, michel=1),
    Mode(6, team=True), Mode(4), Mode(4, team=True),
)


class Choice(NamedTuple):
    """A soft choice: at which turn of the game, by whom, how the seat stood, and what sets the chosen option's aspects
    apart from what was to be expected."""

    turn: int
    seat: int
    standing: list[float]
    apart: dict[int, float]


class Slope(NamedTuple):
    """What some games say: where habits should go, how fast choices change on the way, and of how many choices."""

    gradient: Array
    spread: Array
    choices: int

    def plus(self, other: "Slope", kept: float = 1.0) -> "Slope":
        """Added to another of which only so much is kept."""
        return Slope(kept * self.gradient + other.gradient, kept * self.spread + other.spread,
                     round(kept * self.choices) + other.choices)


def slope_of(pack: Pack, brains: Brains, habits: Habits, seed: int, numbers: Iterable[int]) -> Slope:
    """Of the games with these numbers."""
    standings: list[list[float]] = []
    apart: list[dict[int, float]] = []
    credit: list[float] = []
    for number in numbers:
        mode = MODES[number % len(MODES)]
        choices, gains = played(pack, brains.value(mode.players, mode.team), habits, mode, mixed(seed, number))
        standings += [choice.standing for choice in choices]
        apart += [choice.apart for choice in choices]
        credit += [gains[choice.turn][choice.seat] for choice in choices]
    rows = np.zeros((len(apart), len(ASPECTS)))
    for row, told in zip(rows, apart, strict=True):
        for aspect, much in told.items():
            row[aspect] = much / SOFTNESS
    return _slope(rows, np.array(standings), np.array(credit))


def _slope(apart: Array, standings: Array, credit: Array) -> Slope:
    seen = np.flatnonzero(apart.any(axis=0))        # Most aspects are of cards that hardly anybody holds.
    places = (seen[:, None] * len(STANDING) + np.arange(len(STANDING))).ravel()
    width = len(ASPECTS) * len(STANDING)
    gradient, spread = np.zeros(width), np.zeros((width, width))
    gradient[places] = ((apart[:, seen] * credit[:, None]).T @ standings).ravel()
    some = slice(0, None, EVERY)
    rows = (apart[some][:, seen, None] * standings[some][:, None, :]).reshape(-1, len(places))
    spread[np.ix_(places, places)] = rows.T @ rows * (len(apart) / len(rows))
    return Slope(gradient, spread, len(apart))


def step(slope: Slope, change: float) -> Array:
    """How the weights go on, by aspect and standing: so that choices change by so much (in nats of each)."""
    ridge = RIDGE * slope.choices / SOFTNESS**2
    way = np.linalg.solve(slope.spread + np.eye(len(slope.gradient)) * ridge, slope.gradient)
    length = 0.5 * way @ slope.spread @ way / slope.choices
    return (way * np.sqrt(change / length)).reshape(len(ASPECTS), len(STANDING))


def played(pack: Pack, value: Value, habits: Habits, mode: Mode, seed: int) -> tuple[list[Choice], Array]:
    """A game's choices, and what each seat gained from each turn on."""
    game = new_game(pack, mode.players, seed, team=mode.team, michel=mode.michel)
    random = Random(seed)
    chances = [value.chances(game)]
    choices: list[Choice] = []
    turns = game.turns
    for _ in range(MOST_DECISIONS):
        if game.winners:
            break
        _go_on(game, habits, random, len(chances) - 1, choices)
        if game.turns != turns and not game.agenda and not game.winners:
            turns = game.turns
            chances.append(value.chances(game))
    chances.append(value.chances(game))     # of a game that is over: who has won
    return choices, credited(np.array(chances))


def credited(chances: Array) -> Array:
    """What is gained from each turn on, further turns counting less and less."""
    gains = np.zeros_like(chances)
    for turn in range(len(chances) - 2, -1, -1):
        gains[turn] = chances[turn + 1] - chances[turn] + TRACE * gains[turn + 1]
    return gains


def _go_on(game: GameState, habits: Habits, random: Random, turn: int, choices: list[Choice]) -> None:
    """One decision more: a soft one, where habits have a say."""
    scored = policy.scores(game)
    best = max(score for score, _ in scored)
    if not is_taught(game) or best > SURE:
        do(game, max(scored, key=lambda each: each[0])[1])
        return
    taught = habits.corrected(game, scored)
    near = [(score, option) for (score, option), (plain, _) in zip(taught, scored, strict=True)
            if plain > best - FOLLIES]
    top = max(score for score, _ in near)
    weights = [exp((score - top) / SOFTNESS) if score > top - REACH * SOFTNESS else 0.0 for score, _ in near]
    chosen = random.choices(range(len(near)), weights)[0]
    whole = add_up(weights)
    if whole > SURE_ENOUGH:
        aspects = [aspects_of(game, option) for _, option in near]
        apart = _apart(aspects, [weight / whole for weight in weights], chosen)
        choices.append(Choice(turn, game.decider, standing_of(game), apart))
    do(game, near[chosen][1])


def _apart(aspects: list[list[Aspect]], odds: list[float], chosen: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for number, (told, chance) in enumerate(zip(aspects, odds, strict=True)):
        for aspect, much in told:
            found[aspect] = found.get(aspect, 0.0) + much * ((number == chosen) - chance)
    return found


def yaml_of(made: dict[str, object], weights: Array) -> str:
    """The weights with where they come from; what is hardly anything is left out."""
    lines = ["# What games have taught the policy: made by `build/lab/teach.py`, not by hand.", "made:"]
    lines += [f"  {name}: {value}" for name, value in made.items()]
    lines.append("weights:")
    for aspect, row in zip(ASPECTS, weights, strict=True):
        told = [f"{name}: {weight:.2f}" for name, weight in zip(STANDING, row, strict=True) if abs(weight) >= 0.005]
        if told:
            lines.append(f"  {aspect}: {{{', '.join(told)}}}" if ":" not in aspect else
                         f"  \"{aspect}\": {{{', '.join(told)}}}")
    return "\n".join(lines) + "\n"
