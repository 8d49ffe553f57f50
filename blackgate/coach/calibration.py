"""Calibration: numbers that correct the learned value's chances so that they fit what really happened in games.

There is one file for each way to play (`data/odds/*.yaml`), fitted by `build/lab/odds.py` on games that are not used
for measuring the result. The logarithm of a chance is scaled, depending on how far the game is. Then a number is added
for the turns that a seat must wait, and one for the looker's own seat. At the end all chances sum up to 1 again.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from ..ai.search.value import mode_name
from ..ai.float_sums import add_up, weighted_sum
from ..cards.library import SHIPPED
from ..cards.yamltree import YamlProblem, read_yaml
from ..model.view import View

ODDS: Final = SHIPPED / "odds"
LEAST: Final = 1e-4         # the smallest chance before the game is over
SURE: Final = 1.96          # standard errors on both sides: a band of 95 %


class Stage(NamedTuple):
    """The correction when the leader has the share `at` of the goal. Between two stages it is interpolated."""

    at: float
    scale: float            # factor for the logarithms of the chances: below 1 they move together
    doubt: float            # the standard error of the result, on the scale of logarithms


class Reading(NamedTuple):
    """The correction for one way to play."""

    stages: tuple[Stage, ...]
    wait: tuple[float, ...]     # added by the number of turns that a seat (or team) still waits
    own: float                  # added for the looker


AS_SAID: Final = Reading((Stage(0.0, 1.0, 0.1),), (), 0.0)


class Calibration(NamedTuple):
    """The corrections for all ways to play, by name: `players4`, `team6_michel`."""

    modes: dict[str, Reading]

    def reading(self, view: View) -> Reading:
        """The correction for this table; none if it was not measured."""
        return self.modes.get(mode_of(view.players, view.team, bool(view.michel)), AS_SAID)


def mode_of(players: int, team: bool, michel: bool) -> str:
    """The name of a way to play, as in the files."""
    return mode_name(players, team) + "_michel" * michel


def progress(view: View) -> float:
    """How far the game is: the leader's share of the goal."""
    return min(1.0, max(map(view.score, range(view.players))) / view.goal)


def weights_at(at: float, knots: Sequence[float]) -> list[float]:
    """The weight of each stage at a moment: 1 for a single one, or shares of two neighbours."""
    found = [0.0] * len(knots)
    if at <= knots[0]:
        found[0] = 1.0
        return found
    for number in range(1, len(knots)):
        if at <= knots[number]:
            share = (at - knots[number - 1]) / (knots[number] - knots[number - 1])
            found[number - 1], found[number] = 1 - share, share
            return found
    found[-1] = 1.0
    return found


def sides_of(view: View, win: Sequence[float]) -> list[float]:
    """The chances of the sides: of each seat, or of the two teams."""
    return [win[0], win[1]] if view.team else list(win)


def at_stage(reading: Reading, at: float) -> tuple[float, float]:
    """The scale and the standard error at a moment."""
    shares = weights_at(at, [stage.at for stage in reading.stages])
    scale = weighted_sum(shares, [stage.scale for stage in reading.stages])
    return scale, weighted_sum(shares, [stage.doubt for stage in reading.stages])


def read_chances(reading: Reading, at: float, turn: int, looker: int, said: Sequence[float]) -> list[float]:
    """The corrected chances of all sides for the chances `said` by the value; `looker` is a side, or -1."""
    scale, _ = at_stage(reading, at)
    sides = len(said)
    logs = [
        scale * log(min(max(chance, LEAST), 1 - LEAST))
        + (reading.wait[(side - turn) % sides] if reading.wait else 0.0) + (reading.own if side == looker else 0.0)
        for side, chance in enumerate(said)
    ]
    top = max(logs)
    grown = [exp(each - top) for each in logs]
    whole = add_up(grown)
    return [each / whole for each in grown]


class Reader:
    """Corrects chances at one moment of one game, for the looker of a view."""

    def __init__(self, view: View, calibration: Calibration) -> None:
        self._view = view
        self._reading = calibration.reading(view)
        self._at = progress(view)
        self._scale, self._doubt = at_stage(self._reading, self._at)
        is_open = not view.hands.count(-1)
        self._looker = -1 if view.seat < 0 or is_open else view.seat % 2 if view.team else view.seat

    def read(self, win: Sequence[float]) -> tuple[float, ...]:
        """Each seat's corrected chance for the chances that the value says."""
        sides = read_chances(self._reading, self._at, self._view.turn, self._looker, sides_of(self._view, win))
        return tuple(sides[seat % len(sides)] for seat in range(self._view.players))

    def band(self, said: float, read: float, error: float) -> tuple[float, float]:
        """The 95 % band around a corrected chance. `error` is the standard error of the chance `said` by the value."""
        said = min(max(said, LEAST), 1 - LEAST)
        read = min(max(read, LEAST), 1 - LEAST)
        wide = SURE * sqrt((self._scale * error / (said * (1 - said))) ** 2 + self._doubt**2)
        at = log(read / (1 - read))
        return _share(at - wide), _share(at + wide)


def _share(at: float) -> float:
    return 1 / (1 + exp(-at)) if at > -500 else 0.0


def load_calibration() -> Calibration:
    """The shipped numbers from YAML. A way to play without a file is not corrected."""
    modes = {}
    for path in sorted(ODDS.glob("*.yaml")):
        try:
            written = read_yaml(path).plain()
        except YamlProblem as problem:
            raise ValueError(f"{path}: {problem}") from None
        assert isinstance(written, dict)
        modes[path.stem] = Reading(
            tuple(Stage(*(float(stage[name]) for name in Stage._fields)) for stage in written["stages"]),
            tuple(map(float, written["wait"])), float(written["own"]),
        )
    return Calibration(modes)
