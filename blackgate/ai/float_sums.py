"""Sums of floats, the same to the last digit on every Python.

The built-in `sum` cannot be used: since Python 3.12 it corrects rounding errors, so the last digit may differ. That
would sometimes change a bot's action, the coach's advice or tonight's game. These functions add from left to right and
round after each step, in plain and in compiled code.
"""


def add_up(numbers: list[float]) -> float:
    """The sum of the numbers, added from left to right."""
    whole = 0.0
    for number in numbers:
        whole += number
    return whole


def weighted_sum(weights: list[float], values: list[float]) -> float:
    """The sum of each value times its weight, added from left to right."""
    if len(weights) != len(values):
        raise ValueError("weights and values of different length")
    whole = 0.0
    for index in range(len(weights)):       # compiled, this takes half the time of `zip`
        whole += weights[index] * values[index]
    return whole
