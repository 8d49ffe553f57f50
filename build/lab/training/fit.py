"""Conditional logistic regression: which of the seats (or teams) wins, from a linear score of each."""

from typing import Any

import numpy as np

Array = Any     # numpy's own types would be no more exact here


def fit(rows: Array, winner: Array, ridge: Array, near: Array | None = None, steps: int = 12) -> tuple[Array, float]:
    """Fit by Newton's method on rows[sample, side, feature]. Returns the weights and the mean log loss.

    `ridge` pulls each weight toward zero, or toward that of `near`: more for rare features.
    """
    samples, _, width = rows.shape
    centre = np.zeros(width) if near is None else near
    weights = centre
    for _ in range(steps):
        chances = _chances(rows, weights)
        mean = np.einsum("ns,nsf->nf", chances, rows)
        chosen = rows[np.arange(samples), winner]
        gradient = (chosen - mean).sum(axis=0) - ridge * (weights - centre)
        spread = np.einsum("ns,nsf,nsg->fg", chances, rows, rows, optimize=True) - mean.T @ mean
        step = np.linalg.solve(spread + np.diag(ridge), gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-5:
            break
    return weights, log_loss(rows, winner, weights)


def _chances(rows: Array, weights: Array) -> Array:
    logits = rows @ weights
    logits -= logits.max(axis=1, keepdims=True)
    grown = np.exp(logits)
    return grown / grown.sum(axis=1, keepdims=True)


def log_loss(rows: Array, winner: Array, weights: Array) -> float:
    chances = _chances(rows, weights)
    return float(-np.log(chances[np.arange(len(rows)), winner] + 1e-12).mean())
