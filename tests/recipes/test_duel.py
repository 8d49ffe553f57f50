"""The sequential test of two bots: it ends when the games speak, goes on where it was, and mixes nothing."""

from pathlib import Path

import duel
import pytest
from keeping import Part


@pytest.mark.parametrize(("won", "games", "says"), [
    (0, 0, ""), (60, 100, ""), (140, 220, "stronger"), (95, 200, ""), (80, 200, "not stronger"), (420, 800, ""),
    (380, 800, "not stronger"), (470, 800, "stronger"),
])
def test_the_verdict_waits_until_the_games_speak(won: int, games: int, says: str) -> None:
    assert duel.verdict(Part({}, games=games, counts={"won": won})) == says


def test_a_duel_is_kept_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = ["--json", str(tmp_path / "duels.json"), "--mode", "2", "--seed", "5"]
    assert duel.main(["medium", "random", *kept, "--most", "2"]) == 0
    assert "medium>random/2/5: 100.0 %" in capsys.readouterr().out
    assert duel.main(["medium", "random", *kept, "--most", "3", "--fixed"]) == 0
    assert "of 3, undecided" in capsys.readouterr().out
    assert duel.main(["random", "medium", *kept, "--most", "1", "--iterations", "2"]) == 0
    assert "random>medium/2/2 looks/5: 0.0 %" in capsys.readouterr().out
