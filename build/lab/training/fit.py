"""Conditional logistic regression: which of the seats (or teams) wins, from a linear score of each."""

from typing import Any

import numpy as np

Array = Any     # numpy's own types would be no more exact here


def fit(rows: Array, winner: Array, ridge: Array, near: Array | None = None, steps: int = 12) -> tuple[Array, float]:
    """Fit by Newton's method on rows[sample, side, feature]. Returns the weights and the mean log loss.

    `ridge` pulls each weight toward zero, or toward that of `near`: more for rare features.
    """
    centre = np.zeros(rows.shape[2]) if near is None else near
    weights = fit_parts([(rows, winner)], ridge, centre, steps)
    return weights, log_loss(rows, winner, weights)


def fit_parts(parts: list[tuple[Array, Array]], ridge: Array, centre: Array, steps: int = 12) -> Array:
    """The weights that fit several sets of rows and winners together; they may have different numbers of sides."""
    weights = centre
    for _ in range(steps):
        gradient = -ridge * (weights - centre)
        spread = np.diag(ridge)
        for rows, winner in parts:
            chances = _chances(rows, weights)
            mean = np.einsum("ns,nsf->nf", chances, rows)
            gradient = (rows[np.arange(len(rows)), winner] - mean).sum(axis=0) + gradient
            spread = np.einsum("ns,nsf,nsg->fg", chances, rows, rows, optimize=True) - mean.T @ mean + spread
        step = np.linalg.solve(spread, gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def _chances(rows: Array, weights: Array) -> Array:
    logits = rows @ weights
    logits -= logits.max(axis=1, keepdims=True)
    grown = np.exp(logits)
    return grown / grown.sum(axis=1, keepdims=True)


def log_loss(rows: Array, winner: Array, weights: Array) -> float:
    chances = _chances(rows, weights)
    return float(-np.log(chances[np.arange(len(rows)), winner] + 1e-12).mean())
