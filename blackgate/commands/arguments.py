"""The arguments that several sub-commands share, and the numbers they take."""

from argparse import ArgumentParser, ArgumentTypeError
from typing import Final

from ..ai.bot import MOST_BUDGET_MS, MOST_ITERATIONS
from ..model.rng import MOST_SEED

MOST: Final = 10**9


def count(text: str) -> int:
    number = int(text)
    if not 1 <= number <= MOST:
        raise ValueError
    return number


def budget_ms(text: str) -> int:
    return _at_most(MOST_BUDGET_MS, text)


def iterations(text: str) -> int:
    return _at_most(MOST_ITERATIONS, text)


def _at_most(most: int, text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if not 1 <= number <= most:
        raise ArgumentTypeError(f"not from 1 to {most}: '{text}'")      # said again in the player's language
    return number


def seed(text: str) -> int:
    number = int(text)
    if not 0 <= number <= MOST_SEED:
        raise ValueError
    return number


def add_games(parser: ArgumentParser, default: int) -> None:
    parser.add_argument("--games", type=count, default=default, metavar="N", help="cli-games")


def add_seed(parser: ArgumentParser, default: int | None) -> None:
    parser.add_argument("--seed", type=seed, default=default, metavar="S", help="cli-seed")


def add_team(parser: ArgumentParser) -> None:
    parser.add_argument("--team", action="store_true", help="cli-team")


def add_michel(parser: ArgumentParser) -> None:
    parser.add_argument("--michel", choices=("michel", "michelle"), help="cli-michel")


def add_jobs(parser: ArgumentParser) -> None:
    parser.add_argument("--jobs", type=count, metavar="J", help="cli-jobs")


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="cli-json")
