"""Fits the calibration of chances (blackgate/coach/calibration.py) to the winners. Needs numpy; using it does not."""

from datetime import date
from typing import Any

import numpy as np

from blackgate.coach.calibration import LEAST, weights_at
from lab.training.fit import fit, fit_parts, log_loss

LEAST_DOUBT = 0.08      # about one and a half percentage points: a fit of so few numbers cannot be more exact
KNOTS = (0.0, 0.25, 0.5, 0.75, 1.0)
# How strongly a mode is pulled toward the fit of all modes, in games; and all of them toward the uncorrected chances.
# Positions of one game are similar, so each game counts as about one observation.
RIDGE_SCALE = 8.0
RIDGE_ADDED = 30.0
RIDGE_COMMON = 2.0
Array = Any


def rows_of(games: list[list[Any]]) -> tuple[Array, Array, Array]:
    """Features by position and side, the winners, and the game of each position."""
    rows, winners, numbers = [], [], []
    for number, game in enumerate(games):
        for looker, turn, progress, said, winner in game:
            shares = weights_at(progress, KNOTS)
            sides = len(said)
            rows.append([
                [*(share * np.log(min(max(chance, LEAST), 1 - LEAST)) for share in shares),
                 *(float((side - turn) % sides == wait) for wait in range(1, sides)),
                 float(isinstance(looker, int) and looker % sides == side)]
                for side, chance in enumerate(said)
            ])
            winners.append(winner % sides)
            numbers.append(number)
    return np.array(rows), np.array(winners), np.array(numbers)


def doubts(rows: Array, winners: Array, numbers: Array, weights: Array, ridge: Array) -> list[float]:
    """The standard error of corrected chances by stage. Positions of one game count as one observation."""
    logits = rows @ weights
    chances = np.exp(logits - logits.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    mean = np.einsum("ns,nsf->nf", chances, rows)
    away = rows - mean[:, None, :]
    spread = np.einsum("ns,nsf,nsg->fg", chances, away, away) + np.diag(ridge)
    slopes = away[np.arange(len(rows)), winners]
    by_game = np.zeros((numbers.max() + 1, rows.shape[2]))
    np.add.at(by_game, numbers, slopes)
    inverse = np.linalg.inv(spread)
    covariance = inverse @ (by_game.T @ by_game) @ inverse
    # For one side against all others together, on the scale of logarithms.
    errors = np.sqrt(np.einsum("nsf,fg,nsg->ns", away, covariance, away)) / np.clip(1 - chances, 0.05, 1)
    found = []
    for knot in range(len(KNOTS)):
        near = np.abs(rows[:, 0, knot]) >= 0.5 * np.abs(rows[:, 0, : len(KNOTS)]).sum(axis=1)
        found.append(float(np.hypot(errors[near].mean() if near.any() else errors.mean(), LEAST_DOUBT)))
    return found


def common(by_mode: dict[str, dict[str, list[list[Any]]]]) -> Array:
    """The fit of all ways to play together: the scale of each stage, and the number added for the looker."""
    parts = []
    for played in by_mode.values():
        rows, winners, _ = rows_of([game for of_level in played.values() for game in of_level])
        parts.append((np.concatenate((rows[:, :, : len(KNOTS)], rows[:, :, -1:]), axis=2), winners))
    start = np.array([1.0] * len(KNOTS) + [0.0])
    return fit_parts(parts, np.full(len(start), RIDGE_COMMON * _per_game(by_mode)), start)


def _per_game(by_mode: dict[str, dict[str, list[list[Any]]]]) -> float:
    games = [game for played in by_mode.values() for of_level in played.values() for game in of_level]
    return sum(map(len, games)) / max(1, len(games))


def fitted_file(
    mode: str, played: dict[str, list[list[Any]]], shared: Array, cards: str, stamp: str, seed: int,
) -> str:
    """The YAML file of one way to play, fitted to all its games and close to the fit of all modes."""
    games = [game for of_level in played.values() for game in of_level]
    rows, winners, numbers = rows_of(games)
    width = rows.shape[2]
    near = np.array([*shared[:-1], *[0.0] * (width - len(KNOTS) - 1), shared[-1]])
    ridge = np.array([RIDGE_SCALE] * len(KNOTS) + [RIDGE_ADDED] * (width - len(KNOTS))) * _per_game({mode: played})
    weights, loss = fit(rows, winners, ridge, near)
    said = log_loss(rows, winners, np.array([1.0] * len(KNOTS) + [0.0] * (width - len(KNOTS))))
    stages = [
        f"  - {{at: {at}, scale: {scale:.3f}, doubt: {doubt:.3f}}}"
        for at, scale, doubt in zip(KNOTS, weights, doubts(rows, winners, numbers, weights, ridge), strict=False)
    ]
    wait = [0.0, *weights[len(KNOTS):-1]]
    wait = [each - sum(wait) / len(wait) for each in wait]
    return "\n".join((
        "# How the coach's chances are to be read: made by build/lab/odds.py, not by hand (docs/odds.md).",
        "made:",
        f"  date: {date.today().isoformat()}",
        f"  mode: {mode}",
        "  games: {" + ", ".join(f"{seats}: {len(of_level)}" for seats, of_level in played.items()) + "}",
        f"  positions: {len(rows)}",
        f"  seed: {seed}",
        f"  cards: {cards}",
        f"  values: {stamp}",
        f"  log_loss_as_said: {said:.4f}",
        f"  log_loss: {loss:.4f}",
        f"  even_log_loss: {float(np.log(rows.shape[1])):.4f}",
        "# By the leader's share of the goal: what the logarithms of chances are multiplied by, and the error of that.",
        "stages:",
        *stages,
        "# What is added by how many turns a seat (in teams: a side) still waits, and for the seat that looks.",
        f"wait: [{', '.join(f'{each:.3f}' for each in wait)}]",
        f"own: {weights[-1]:.3f}",
        "",
    ))
