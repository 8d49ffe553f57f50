"""Floats are added up the same way on every Python (Law 4 for bots and the coach)."""

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import LEVELS, make_bot
from blackgate.ai.float_sums import add_up, weighted_sum
from blackgate.coach.estimate import odds
from blackgate.coach.hints import hint
from blackgate.coach.puzzles.shipped import of_grade
from blackgate.coach.puzzles.solver import Solver
from blackgate.model.view import view
from tests.table import brains
from tests.coach.playing import Mode, calibration, positions

# A sum that corrects its rounding errors, as the built-in one does since Python 3.12, gives 1.0 here.
ROUNDED = [1e16, 1.0, -1e16]


def test_numbers_are_added_from_left_to_right() -> None:
    assert add_up(ROUNDED) == 0.0
    assert weighted_sum(ROUNDED, [1.0, 1.0, 1.0]) == 0.0
    assert add_up([]) == 0.0
    assert add_up([0.1] * 10) == 0.9999999999999999
    assert weighted_sum([2.0, 3.0], [10.0, 100.0]) == 320.0


def test_weights_and_values_of_different_length_are_a_mistake() -> None:
    with pytest.raises(ValueError):
        weighted_sum([1.0], [1.0, 2.0])


@pytest.mark.parametrize("mode", [(4, False, 1), (4, True, 0)])
def test_bots_and_coach_never_add_floats_with_the_built_in_sum(mode: Mode, monkeypatch: pytest.MonkeyPatch) -> None:
    built_in = sum

    def checked(numbers: Iterable[Any], /, start: Any = 0) -> Any:
        known = list(numbers)
        assert not any(isinstance(number, float) for number in [start, *known]), "use blackgate.ai.float_sums"
        return built_in(known, start)

    monkeypatch.setattr(builtins, "sum", checked)
    for number, game in enumerate(positions(mode, 7)):
        if number in (20, 60):
            for level in LEVELS:
                make_bot(level, 1, brains(), Effort(iterations=20)).think(Question(game))
            seen = view(game, game.decider)
            odds(seen, brains(), calibration(), iterations=4, budget_ms=None, seed=1)
            hint(seen, brains(), calibration(), iterations=20, budget_ms=None, seed=1)
        if number == 60:
            break
    puzzle = of_grade(1)[0]
    Solver(puzzle.view, puzzle.goal).solve(puzzle.view)
