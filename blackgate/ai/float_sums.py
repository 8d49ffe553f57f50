"""Sums of floats, the same to the last digit on every Python.

The built-in `sum` will not do: since Python 3.12 it corrects rounding errors, so the same numbers give another last
digit there. Now and then that would change what a bot plays, what the coach advises or which game tonight's is. These
functions add from left to right and round after each step, plain and compiled.
"""


def add_up(numbers: list[float]) -> float:
    """The sum of the numbers, added from left to right."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


def weighted_sum(weights: list[float], values: list[float]) -> float:
    """The sum of each value times its weight, added from left to right."""
    whole = 0.0
    for weight, value in zip(weights, values, strict=True):
        whole += weight * value
    return whole
