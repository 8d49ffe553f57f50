"""The recipe that compares two sets of habits: fair seats, and what is said of the result."""

from pathlib import Path

import pytest

from lab import acceptance
from lab.counting import Part
from lab.reference_bots import FIRST_HABITS

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_both_sit_equally_often_in_every_seat(players: int) -> None:
    games = range(2 * players * (1 + players % 2))
    for seat in range(players):
        assert sum(acceptance.is_new(seat, players, number) for number in games) == len(games) / 2
    for number in games:
        new = sum(acceptance.is_new(seat, players, number) for seat in range(players))
        assert new in (players // 2, players - players // 2)


@pytest.mark.parametrize("number", range(12))
def test_a_team_has_the_same_habits(number: int) -> None:
    for players in (4, 6):
        for seat in range(players):
            mate = (seat + 2) % players
            assert acceptance.is_new(seat, players, number) == acceptance.is_new(mate, players, number)


def test_habits_are_even_with_themselves_and_better_than_lazy_ones(tmp_path: Path, capsys: Capture) -> None:
    call = ["--only", "players2", "--keep", str(tmp_path / "same"), "--habits", str(FIRST_HABITS)]
    assert acceptance.main([*call, "--games", "20"]) == 0
    assert "| players2 | 50.0 % [29.9, 70.1] | 20 | not told apart |" in capsys.readouterr().out
    lazy = tmp_path / "lazy.yaml"
    lazy.write_text("compared_with: favourite\nweights: {end_turn: {always: 20}, dig: {always: -20}}\n",
                    encoding="utf-8")
    call[3:] = [str(tmp_path / "lazy"), "--habits", str(lazy)]
    assert acceptance.main([*call, "--games", "30"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("| 30 | worse |")


@pytest.mark.parametrize(("won", "verdict"), [(540, "better"), (460, "worse"), (520, "not told apart")])
def test_a_difference_counts_if_its_interval_does_not_reach_half(won: int, verdict: str) -> None:
    assert acceptance.line("players4", Part({}, 1000, {"won": won})).endswith(f"| {verdict} |")


def test_an_unknown_mode_is_named() -> None:
    with pytest.raises(SystemExit, match="players9"):
        acceptance.main(["--only", "players9"])
