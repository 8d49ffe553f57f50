"""The recipe that learns every weight: all that ships is in it, and it goes on where it was stopped."""

import subprocess
from pathlib import Path

import pytest

from blackgate.play.learned_weights import HABITS, LEARNT, VALUES, read_habits, read_weights
from lab import teach, weights

Capture = pytest.CaptureFixture[str]
WORDS = ["--games", "0.0001", "--jobs", "1"]


def test_every_shipped_weight_is_in_the_recipe() -> None:
    assert {mode.name for mode in weights.MODES} == {path.stem for path in VALUES.glob("*.yaml")}
    assert LEARNT == ("values", "habits"), "a new sort of weights needs its steps in build/lab/weights.py"


def shipped_habits(work: Path) -> Path:
    """As if the policy had been taught."""
    path = work / "first" / "habits" / HABITS.name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(HABITS.read_bytes())
    return path


@pytest.mark.nightly
def test_the_recipe_learns_from_nothing_and_does_again_only_what_has_changed(
    tmp_path: Path, capfd: Capture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    two, three = weights.MODES[:2]
    monkeypatch.setattr(weights, "PARTS", (weights.first_values, weights.values))
    monkeypatch.setattr(weights, "habits_of", shipped_habits)
    monkeypatch.setattr(weights, "MODES", (two, three))
    call = ["--work", str(tmp_path / "work"), *WORDS]
    real = subprocess.call
    calls: list[list[str]] = []

    def stopped(command: list[str]) -> int:
        """As if it was killed before its last step."""
        calls.append(command)
        return 137 if len(calls) == 4 else real(command)

    monkeypatch.setattr(subprocess, "call", stopped)
    assert weights.main(call) == 137
    assert weights.main([*call, "--ship", "--into", str(tmp_path / "data")]) == 0
    assert len(calls) == 5
    assert calls[3] == calls[4] != calls[2]
    assert sorted(path.name for path in (tmp_path / "data" / "values").iterdir()) == ["players2.yaml", "players3.yaml"]
    assert read_weights(tmp_path / "data" / "values" / "players3.yaml")
    assert weights.main(call) == 0
    assert len(calls) == 5
    (tmp_path / "work" / "first" / "values" / "players3.yaml").write_text("weights: {points: 1.0}\n")
    assert weights.main(call) == 0
    assert len(calls) == 6 and calls[5][:-3] == calls[4][:-3]       # in another folder


@pytest.mark.nightly
def test_the_recipe_teaches_habits_by_the_values_it_has_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tmp_path / "work" / "first" / "values"
    first.mkdir(parents=True)
    for path in VALUES.glob("*.yaml"):
        (first / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(weights, "PARTS", (weights.habits,))
    monkeypatch.setattr(weights, "GENERATIONS", 1)
    call = ["--work", str(tmp_path / "work"), "--games", "0.001", "--ship", "--into", str(tmp_path / "data")]
    assert weights.main(call) == 0
    assert read_habits(tmp_path / "data" / "habits" / "turn.yaml") is not None


@pytest.mark.nightly
def test_what_is_taught_is_the_same_after_a_stop_and_with_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(teach, "PORTION", 2)

    def taught(name: str, *calls: int, jobs: int = 1) -> str:
        for generations in calls:
            teach.main(["--work", str(tmp_path / name), "--generations", str(generations), "--games", "4",
                        "--jobs", str(jobs), "--out", str(tmp_path / f"{name}.yaml")])
        return (tmp_path / f"{name}.yaml").read_text(encoding="utf-8")

    assert taught("whole", 2) == taught("stopped", 1, 2) == taught("shared", 2, jobs=2)
