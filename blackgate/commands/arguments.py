"""The arguments that several sub-commands share, and the numbers they take."""

from argparse import ArgumentParser, ArgumentTypeError
from typing import Final

from ..ai.bot import MOST_BUDGET_MS, MOST_ITERATIONS
from ..model.fields import shown
from ..model.rng import MOST_SEED

MOST: Final = 10**9


def count(text: str) -> int:
    return _number(text, 1, MOST)


def budget_ms(text: str) -> int:
    return _number(text, 1, MOST_BUDGET_MS)


def iterations(text: str) -> int:
    return _number(text, 1, MOST_ITERATIONS)


def seed(text: str) -> int:
    return _number(text, 0, MOST_SEED)


def _number(text: str, low: int, high: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise ArgumentTypeError(f"must be a whole number from {low} to {high}, not {shown(text)}")
    return number


def add_games(parser: ArgumentParser, default: int) -> None:
    parser.add_argument("--games", type=count, default=default, metavar="N", help="number of games")


def add_seed(parser: ArgumentParser, default: int | None) -> None:
    parser.add_argument("--seed", type=seed, default=default, metavar="S", help="number that fixes all chance")


def add_team(parser: ArgumentParser) -> None:
    parser.add_argument("--team", action="store_true", help="play the team side")


def add_michel(parser: ArgumentParser) -> None:
    parser.add_argument("--michel", choices=("michel", "michelle"), help="with Michel or Michelle")


def add_jobs(parser: ArgumentParser) -> None:
    parser.add_argument("--jobs", type=count, metavar="J", help="worker processes (as many as cores)")


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")
