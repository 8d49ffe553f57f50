"""Fits the policy's habits: what a search found of each option, told from the policy's score and a correction.

A plain regression with a ridge. Within a decision only differences count, so everything is taken from the decision's
mean; options that the policy thinks little of weigh little. The correction that comes out is divided by what a point of
the policy's score is worth, and so is in the policy's own unit.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...ai.policy.habits import ASPECTS, FOLLIES, STANDING, SURE

Array = Any     # numpy's own types say no more than this here

NEAR = 8.0          # so many points below the policy's best an option weighs 1/e
FARTHEST = -30.0    # below this, lower scores say nothing more
FEWEST = 20         # options with an aspect, below which nothing is learnt about it
BLUR = 5.0          # times the noise of the turn itself that each further round adds
PIECE = 500         # decisions taken at a time


class Table:
    """Options of many decisions, one below the other."""

    def __init__(
        self, standings: Array, of: Array, aspects: Array, scores: Array, chances: Array, sharpness: Array,
    ) -> None:
        self.standings = standings      # of each decision
        self.of = of                    # each option's decision
        self.aspects = aspects          # of each option
        self.scores = scores            # of rules of thumb, below the best of the decision
        self.chances = chances          # found by the search, in points of a hundred
        self.sharpness = sharpness      # how much what was found is to be trusted
        self.decisions = len(standings)
        self.starts = np.flatnonzero(np.r_[True, of[1:] != of[:-1]]) if len(of) else of


def table(games: Sequence[Mapping[str, Any]]) -> Table:
    standings: list[list[float]] = []
    of, rows, scores, chances, sharpness = [], [], [], [], []
    for game in games:
        for standing, aspects, scored, found in game["examples"]:
            best = max(scored)
            kept = [number for number, score in enumerate(scored) if score > best - FOLLIES]
            if best > SURE or len(kept) < 2:
                continue
            for number in kept:
                row = np.zeros(len(ASPECTS), dtype=np.float32)
                for aspect, much in aspects[number]:
                    row[aspect] += much
                of.append(len(standings))
                rows.append(row)
                scores.append(scored[number] - best)
                chances.append(100 * found[number])
                sharpness.append(game.get("worlds", 1) / (1 + BLUR * game.get("rounds", 0)))
            standings.append(standing)
    return Table(np.array(standings, dtype=np.float32), np.array(of), np.array(rows),
                 np.array(scores, dtype=np.float32), np.array(chances, dtype=np.float32),
                 np.array(sharpness, dtype=np.float32))


def fitted(rows: Table, ridge: float) -> Array:
    """Weights by aspect and standing, in the policy's unit."""
    used = np.flatnonzero((rows.aspects != 0).sum(axis=0) >= FEWEST)
    width = 1 + len(used) * len(STANDING)
    spread, towards = np.zeros((width, width)), np.zeros(width)
    ends = np.r_[rows.starts, len(rows.of)]
    for first in range(0, rows.decisions, PIECE):
        last = min(rows.decisions, first + PIECE)
        here = slice(ends[first], ends[last])
        of = rows.of[here] - first
        told = np.concatenate([
            np.maximum(rows.scores[here], FARTHEST)[:, None],
            (rows.aspects[here][:, used][:, :, None] * rows.standings[first:last][of][:, None, :]).reshape(len(of), -1),
            rows.chances[here][:, None],
        ], axis=1)
        weighed = (rows.sharpness[here] * np.exp(rows.scores[here] / NEAR))[:, None]
        starts = rows.starts[first:last] - ends[first]
        told -= (np.add.reduceat(told * weighed, starts) / np.add.reduceat(weighed, starts))[of]
        spread += (told[:, :-1] * weighed).T @ told[:, :-1]
        towards += (told[:, :-1] * weighed).T @ told[:, -1]
    drawn = np.full(width, ridge)
    drawn[0] = 0.0
    found = np.linalg.solve(spread + np.diag(drawn), towards)
    if found[0] <= 0:
        raise ValueError("the policy's scores say nothing about what was found")
    weights = np.zeros((len(ASPECTS), len(STANDING)))
    weights[used] = found[1:].reshape(len(used), -1) / found[0]
    return weights


def corrections(rows: Table, weights: Array) -> Array:
    """What habits of these weights add to each option's score."""
    return np.einsum("oa,oa->o", rows.aspects, (rows.standings @ weights.T)[rows.of])


def gains(rows: Table, weights: Array) -> dict[str, float]:
    """What the corrected policy's choices win over the plain one's, in points of chance a decision, and its error."""
    plain = _chosen(rows, rows.scores)
    taught = _chosen(rows, rows.scores + corrections(rows, weights))
    gain = rows.chances[taught] - rows.chances[plain]
    return {
        "gain": round(float(gain.mean()), 3), "error": round(float(gain.std() / np.sqrt(len(gain))), 3),
        "changed": round(float((taught != plain).mean()), 3),
    }


def _chosen(rows: Table, scores: Array) -> Array:
    order = np.lexsort((-scores, rows.of))
    return order[rows.starts]


def yaml_of(made: Mapping[str, object], weights: Array) -> str:
    """The weights with where they come from; what is hardly anything is left out."""
    lines = ["# What searching has taught the policy: made by `build/teach.py`, not by hand.", "made:"]
    lines += [f"  {name}: {value}" for name, value in made.items()]
    lines.append("weights:")
    for aspect, row in zip(ASPECTS, weights, strict=True):
        told = [f"{name}: {weight:.2f}" for name, weight in zip(STANDING, row, strict=True) if abs(weight) >= 0.005]
        if told:
            lines.append(f"  {aspect}: {{{', '.join(told)}}}" if ":" not in aspect else
                         f"  \"{aspect}\": {{{', '.join(told)}}}")
    return "\n".join(lines) + "\n"
