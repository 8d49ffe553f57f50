"""Learns the policy's habits from its own games, by a policy gradient.

The policy plays games against itself and chooses softly: sometimes an option a little below its best. The result of
each such choice is measured by the value over the following turns, and by the winner at the end. Then the weights take
a small step along the natural gradient: its size is a fixed change of the choices, whatever the units of the weights.
A step uses hundreds of thousands of choices. A small bias of the value does not matter, because the value is compared
with itself later in the same game.
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

Array = Any     # numpy's own types would be no more exact here

SOFTNESS = 4.0          # an option this far below the best is chosen 1/e as often
REACH = 6.0             # options more than this many times the softness below are never chosen
TRACE = 0.95            # the factor for each further turn in a choice's credit
SURE_ENOUGH = 1.02      # the weight of all options relative to the best; below this there was no real choice
MOST_DECISIONS = 4000
EVERY = 3               # only every third choice is used for the size of a step, to save time
RIDGE = 0.004           # for each choice, in squared softness: keeps weights of rare aspects where they are


class Mode(NamedTuple):
    players: int
    team: bool = False
    michel: int = 0


# The modes in turn; those that are played most come twice.
MODES = (
    Mode(2), Mode(3), Mode(4), Mode(4, michel=1), Mode(5), Mode(6), Mode(4, team=True), Mode(2, michel=1),
    Mode(6, team=True), Mode(4), Mode(4, team=True),
)


class Choice(NamedTuple):
    """A soft choice: its turn, its seat, the seat's situation, and the difference between the aspects of the chosen
    option and the expected ones."""

    turn: int
    seat: int
    standing: list[float]
    apart: dict[int, float]


class Slope(NamedTuple):
    """The result of some games: the gradient of the habits, how fast choices change along it, and their number."""

    gradient: Array
    spread: Array
    choices: int

    def plus(self, other: "Slope", kept: float = 1.0) -> "Slope":
        """The sum with another slope, of which only the share `kept` counts."""
        return Slope(kept * self.gradient + other.gradient, kept * self.spread + other.spread,
                     round(kept * self.choices) + other.choices)


def slope_of(pack: Pack, brains: Brains, habits: Habits, seed: int, numbers: Iterable[int]) -> Slope:
    """The slope of the games with these numbers."""
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
    seen = np.flatnonzero(apart.any(axis=0))        # Most aspects belong to cards that are rarely held.
    places = (seen[:, None] * len(STANDING) + np.arange(len(STANDING))).ravel()
    width = len(ASPECTS) * len(STANDING)
    gradient, spread = np.zeros(width), np.zeros((width, width))
    gradient[places] = ((apart[:, seen] * credit[:, None]).T @ standings).ravel()
    some = slice(0, None, EVERY)
    rows = (apart[some][:, seen, None] * standings[some][:, None, :]).reshape(-1, len(places))
    spread[np.ix_(places, places)] = rows.T @ rows * (len(apart) / len(rows))
    return Slope(gradient, spread, len(apart))


def step(slope: Slope, change: float) -> Array:
    """The change of the weights, by aspect and situation, so that choices change by `change` (nats per choice)."""
    ridge = RIDGE * slope.choices / SOFTNESS**2
    way = np.linalg.solve(slope.spread + np.eye(len(slope.gradient)) * ridge, slope.gradient)
    length = 0.5 * way @ slope.spread @ way / slope.choices
    return (way * np.sqrt(change / length)).reshape(len(ASPECTS), len(STANDING))


def played(pack: Pack, value: Value, habits: Habits, mode: Mode, seed: int) -> tuple[list[Choice], Array]:
    """Play a game. Returns its choices, and the gain of each seat from each turn on."""
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
    chances.append(value.chances(game))     # at the end of the game: the winners
    return choices, credited(np.array(chances))


def credited(chances: Array) -> Array:
    """The gain from each turn on; later turns count less and less."""
    gains = np.zeros_like(chances)
    for turn in range(len(chances) - 2, -1, -1):
        gains[turn] = chances[turn + 1] - chances[turn] + TRACE * gains[turn + 1]
    return gains


def _go_on(game: GameState, habits: Habits, random: Random, turn: int, choices: list[Choice]) -> None:
    """Play one more decision; a soft choice if habits apply to it."""
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
    """The YAML text of the weights and their origin. Very small weights are left out."""
    lines = ["# What games have taught the policy: made by `build/lab/teach.py`, not by hand.", "made:"]
    lines += [f"  {name}: {value}" for name, value in made.items()]
    lines.append("weights:")
    for aspect, row in zip(ASPECTS, weights, strict=True):
        told = [f"{name}: {weight:.2f}" for name, weight in zip(STANDING, row, strict=True) if abs(weight) >= 0.005]
        if told:
            lines.append(f"  {aspect}: {{{', '.join(told)}}}" if ":" not in aspect else
                         f"  \"{aspect}\": {{{', '.join(told)}}}")
    return "\n".join(lines) + "\n"
