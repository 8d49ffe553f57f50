"""Fits the policy's lessons: weights with which a soft choice among the options wins most of what the search found.

A decision's chances are noisy, but what a choice is expected to win is a plain sum of them, so that noise only adds to
it: no winner is crowned by luck. The weights start at nothing, which is the policy as it is.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ...ai.policy.lessons import ASPECTS, FOLLIES, STANDING, SURE

Array = Any     # numpy's own types say no more than this here

SOFT = 4.0          # points of the policy's score that make an option e times as likely
STEPS = 400
PACE = 0.05


class Table:
    """Options of many decisions, one below the other."""

    def __init__(self, standings: Array, of: Array, aspects: Array, scores: Array, chances: Array) -> None:
        self.standings = standings      # of each decision
        self.of = of                    # each option's decision
        self.aspects = aspects          # of each option
        self.scores = scores            # of rules of thumb, below the best of the decision
        self.chances = chances          # found by the search, in points below the decision's mean
        self.decisions = len(standings)
        self.starts = np.flatnonzero(np.r_[True, of[1:] != of[:-1]])


def table(games: Sequence[Mapping[str, Any]]) -> Table:
    standings, of, rows, scores, chances = [], [], [], [], []
    for game in games:
        for standing, aspects, scored, found in game["examples"]:
            best = max(scored)
            if best > SURE:
                continue
            kept = [number for number, score in enumerate(scored) if score > best - FOLLIES]
            if len(kept) < 2:
                continue
            mean = sum(found[number] for number in kept) / len(kept)
            for number in kept:
                row = np.zeros(len(ASPECTS), dtype=np.float32)
                for aspect, much in aspects[number]:
                    row[aspect] += much
                of.append(len(standings))
                rows.append(row)
                scores.append(scored[number] - best)
                chances.append(100 * (found[number] - mean))
            standings.append(standing)
    return Table(np.array(standings, dtype=np.float32), np.array(of), np.array(rows),
                 np.array(scores, dtype=np.float32), np.array(chances, dtype=np.float32))


def corrections(rows: Table, weights: Array) -> Array:
    """What lessons of these weights add to each option's score, in units of `SOFT`."""
    return np.einsum("oa,oa->o", rows.aspects, (rows.standings @ weights.T)[rows.of])


def fitted(rows: Table, ridge: float) -> Array:
    """Weights by aspect and standing in the policy's unit: Adam's way up the expected gain, less a ridge."""
    weights = np.zeros((len(ASPECTS), len(STANDING)))
    mean, spread = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        odds = _odds(rows, weights)
        won = np.add.reduceat(odds * rows.chances, rows.starts)
        pull = odds * (rows.chances - won[rows.of])
        slope = (rows.aspects * pull[:, None]).T @ rows.standings[rows.of] / rows.decisions
        slope -= ridge * weights / rows.decisions * 100
        mean = 0.9 * mean + 0.1 * slope
        spread = 0.999 * spread + 0.001 * slope**2
        pace = PACE * (1 - step / (STEPS + 1))
        weights += pace * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-4)
    return SOFT * weights


def _odds(rows: Table, weights: Array) -> Array:
    logits = rows.scores / SOFT + corrections(rows, weights)
    logits -= np.maximum.reduceat(logits, rows.starts)[rows.of]
    grown = np.exp(logits)
    return grown / np.add.reduceat(grown, rows.starts)[rows.of]


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
