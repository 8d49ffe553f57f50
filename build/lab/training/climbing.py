"""Learns the policy's habits from its own games, by a policy gradient.

The policy plays games against itself and chooses softly: sometimes an option a little below its best. The result of
each such choice is measured by the value over the following turns, and by the winner at the end. Then the weights take
a small step along the natural gradient: its size is a fixed change of the choices, whatever the units of the weights.
A step uses hundreds of thousands of choices. A small bias of the value does not matter, because the value is compared
with itself later in the same game.

Soft choices also become better if all differences between scores grow. That is worth nothing to bots that always take
the best option. So the gradient has one more aspect, *sharpness*, which takes up this part of a step and is left out.
"""

from collections.abc import Iterable
from math import exp
from random import Random
from typing import Any, NamedTuple

import numpy as np

from blackgate.ai.levels import Brains
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.habits import (
    ASPECTS, BEHIND, FOLLIES, MOST, STANDING, SURE, Aspect, Habits, Opinion, is_taught, score_of,
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
TRACE = 0.8             # the factor for each further turn in a choice's credit
SURE_ENOUGH = 1.02      # the weight of all options relative to the best; below this there was no real choice
MOST_DECISIONS = 4000
EVERY = 5               # only every fifth choice is used for the size of a step, to save time
RIDGE = 0.004           # for each choice, in squared softness: keeps weights of rare aspects where they are
SHARPNESS = len(ASPECTS)        # the number of the aspect that is left out
WIDTH = (len(ASPECTS) + 1) * len(STANDING)
LEARNT = len(ASPECTS) * len(STANDING)       # the part of it that is not sharpness


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
    """A soft choice: its turn, its seat, the seat's situation, the difference between the aspects of the chosen
    option and the expected ones, and the share of options with a bounded correction."""

    turn: int
    seat: int
    standing: list[float]
    apart: dict[int, float]
    bounded: float


class Slope(NamedTuple):
    """The result of some games: the gradient of the habits, how fast choices change along it, and their number."""

    gradient: Array
    spread: Array
    choices: int
    bounded: float = 0.0        # the sum of the choices' shares of bounded corrections

    def plus(self, other: "Slope", kept: float = 1.0) -> "Slope":
        """The sum with another slope, of which only the share `kept` counts."""
        return Slope(kept * self.gradient + other.gradient, kept * self.spread + other.spread,
                     round(kept * self.choices) + other.choices, kept * self.bounded + other.bounded)

    def gain(self, way: Array) -> float:
        """How much better a change of the weights makes a choice, as these games tell."""
        return float(self.gradient[:LEARNT] @ way.ravel()) / self.choices


def slope_of(
    pack: Pack, brains: Brains, habits: Habits, seed: int, numbers: Iterable[int], softness: float = SOFTNESS,
) -> Slope:
    """The slope of the games with these numbers."""
    choices: list[Choice] = []
    credit: list[float] = []
    for number in numbers:
        mode = MODES[number % len(MODES)]
        value = brains.value(mode.players, mode.team)
        found, gains = played(pack, value, habits, mode, mixed(seed, number), softness)
        choices += found
        credit += [gains[choice.turn][choice.seat] for choice in found]
    rows = np.zeros((len(choices), len(ASPECTS) + 1))
    for row, choice in zip(rows, choices, strict=True):
        for aspect, much in choice.apart.items():
            row[aspect] = much / softness
    slope = _slope(rows, np.array([choice.standing for choice in choices]), np.array(credit))
    return slope._replace(bounded=add_up([choice.bounded for choice in choices]))


def _slope(apart: Array, standings: Array, credit: Array) -> Slope:
    seen = np.flatnonzero(apart.any(axis=0))        # Most aspects belong to cards that are rarely held.
    places = (seen[:, None] * len(STANDING) + np.arange(len(STANDING))).ravel()
    gradient, spread = np.zeros(WIDTH), np.zeros((WIDTH, WIDTH))
    gradient[places] = ((apart[:, seen] * credit[:, None]).T @ standings).ravel()
    some = slice(0, None, EVERY)
    rows = (apart[some][:, seen, None] * standings[some][:, None, :]).reshape(-1, len(places)).astype(np.float32)
    spread[np.ix_(places, places)] = (rows.T @ rows).astype(float) * (len(apart) / len(rows))
    return Slope(gradient, spread, len(apart))


def step(slope: Slope, change: float, softness: float = SOFTNESS) -> Array:
    """The change of the weights, by aspect and situation, so that choices change by `change` (nats per choice)."""
    ridge = np.full(WIDTH, RIDGE * slope.choices / softness**2)
    ridge[LEARNT:] *= 0.01      # Sharpness takes up all that it can.
    way = np.linalg.solve(slope.spread + np.diag(ridge), slope.gradient)[:LEARNT]
    length = 0.5 * way @ slope.spread[:LEARNT, :LEARNT] @ way / slope.choices
    return (way * np.sqrt(change / length)).reshape(len(ASPECTS), len(STANDING))


def played(
    pack: Pack, value: Value, habits: Habits, mode: Mode, seed: int, softness: float = SOFTNESS,
) -> tuple[list[Choice], Array]:
    """Play a game. Returns its choices, and the gain of each seat from each turn on."""
    game = new_game(pack, mode.players, seed, team=mode.team, michel=mode.michel)
    random = Random(seed)
    chances = [value.chances(game)]
    choices: list[Choice] = []
    turns = game.turns
    for _ in range(MOST_DECISIONS):
        if game.winners:
            break
        choice = _go_on(game, habits, random, len(chances) - 1, softness)
        if choice is not None:
            choices.append(choice)
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


def _go_on(game: GameState, habits: Habits, random: Random, turn: int, softness: float) -> Choice | None:
    """Play one more decision; a soft choice if habits apply to it."""
    scored = policy.scores(game)
    best, favourite = max(scored, key=score_of)
    if not is_taught(game) or best > SURE:
        do(game, favourite)
        return None
    if len(scored) == 1:
        do(game, favourite)
        return None
    near = [each for each in scored if each[0] > best - FOLLIES]
    opinion = Opinion(habits, game, best, favourite)
    aspects = [opinion.aspects(score, option) for score, option in near]
    more = [opinion.apart(told) for told in aspects]
    taught = [score + max(-MOST, min(MOST, much)) for (score, _), much in zip(near, more, strict=True)]
    top = max(taught)
    weights = [exp((score - top) / softness) if score > top - REACH * softness else 0.0 for score in taught]
    chosen = random.choices(range(len(near)), weights)[0]
    whole = add_up(weights)
    choice = None
    if whole > SURE_ENOUGH:
        bounded = [abs(much) > MOST for much in more]
        surplus = [(number == chosen) - weight / whole for number, weight in enumerate(weights)]
        told = _apart(surplus, aspects, bounded, opinion.aspects(best, favourite))
        told[SHARPNESS] = add_up([much * (score - top) / BEHIND for much, score in zip(surplus, taught, strict=True)])
        choice = Choice(turn, game.decider, opinion.standing, told, sum(bounded) / len(near))
    do(game, near[chosen][1])
    return choice


def _apart(
    surplus: list[float], aspects: list[list[Aspect]], bounded: list[bool], usual: list[Aspect],
) -> dict[int, float]:
    """How the chosen option's corrected score changes with the weights, less the expected option's. `surplus`: 1 for
    the chosen option, less each option's chance. A bounded correction does not change; the others are compared with
    the favourite, whose aspects are `usual`."""
    found: dict[int, float] = {}
    free = 0.0
    for much, told, is_bounded in zip(surplus, aspects, bounded, strict=True):
        if not is_bounded and much:
            free += much
            for aspect, amount in told:
                found[aspect] = found.get(aspect, 0.0) + amount * much
    for aspect, amount in usual:
        found[aspect] = found.get(aspect, 0.0) - amount * free
    return found


def yaml_of(made: dict[str, object], weights: Array) -> str:
    """The YAML text of the weights and their origin. Very small weights are left out."""
    lines = ["# What games have taught the policy: made by `build/lab/teach.py`, not by hand.", "made:"]
    lines += [f"  {name}: {value}" for name, value in made.items()]
    lines += ["compared_with: favourite", "weights:"]
    for aspect, row in zip(ASPECTS, weights, strict=True):
        told = [f"{name}: {weight:.2f}" for name, weight in zip(STANDING, row, strict=True) if abs(weight) >= 0.005]
        if told:
            lines.append(f"  {aspect}: {{{', '.join(told)}}}" if ":" not in aspect else
                         f"  \"{aspect}\": {{{', '.join(told)}}}")
    return "\n".join(lines) + "\n"
