"""Runs are kept whole; what is damaged or newer is told and lost by nobody."""

import json
from pathlib import Path

import pytest

from blackgate.keep.kept_file import UNREADABLE
from blackgate.keep.run_progress import BROKEN, PastRun, Runs, load_runs, runs_file
from blackgate.play.long_way.run import LONG, SHORT, Run


def a_run() -> Run:
    return Run(LONG, 2**63 - 1, 2, 1, [3, 1, 2], ["parcel", "whetstone"], ["old_debt"], ["parcel"])


def test_a_run_that_ends_is_remembered() -> None:
    runs = Runs(a_run())
    runs.end(is_out=False)
    assert runs.run is None and runs.past == [PastRun(LONG, 3, 6, False)] and runs.has_finished


@pytest.mark.parametrize("change", [
    {"lives": 4}, {"lives": -1}, {"sentence": "endless"}, {"seed": -1}, {"stars": [4]}, {"stars": ["x"]},
    {"favours": [1]}, {"favours": [""]},
    {"favours": ["x" * 41]}, {"taken": ["old_debt"]}, {"favours": ["parcel", "parcel"]}, {"unknown": 1},
])
def test_a_run_that_cannot_be_is_set_aside(change: dict[str, object]) -> None:
    path = runs_file()
    path.parent.mkdir(parents=True)
    written = Runs(a_run()).written()
    written["run"] |= change
    path.write_text(json.dumps(written), encoding="utf-8")
    assert load_runs().problem == BROKEN
    assert not path.exists() and len(list(path.parent.iterdir())) == 1


def test_a_file_that_the_disk_does_not_give_out_is_not_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    Runs(a_run()).save()

    def fail(path: Path, most: int) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr("blackgate.keep.kept_file.read_some", fail)
        runs = load_runs()
    assert runs.problem == UNREADABLE and not runs.save()
    assert load_runs() == Runs(a_run())


def test_a_chosen_seed_is_marked_in_the_run_and_in_what_is_remembered() -> None:
    runs = Runs(Run.begun(LONG, 7, chosen=True))
    assert runs.save() and load_runs() == runs
    runs.end(is_out=False)
    assert runs.past == [PastRun(LONG, 0, 0, False, chosen=True)]
    assert runs.save() and load_runs() == runs


def test_a_file_that_says_nothing_of_chosen_seeds_is_read() -> None:
    plain = Runs(a_run(), [PastRun(SHORT, 3, 4, False)])
    written = plain.written()
    for each in (written["run"], *written["past"]):
        del each["chosen"]
    plain.save()
    runs_file().write_text(json.dumps(written), encoding="utf-8")
    assert load_runs() == plain


def test_the_latest_two_hundred_runs_are_remembered() -> None:
    runs = Runs(past=[PastRun(SHORT, number % 7, number, False) for number in range(199)])
    for number in (199, 200):
        runs.run = Run(LONG, 7, 2, 1, [3, 1, 2], [], [], [])
        runs.end(is_out=True)
        assert len(runs.past) == 200 and runs.past[0].stars == number - 199
        assert runs.past[-1] == PastRun(LONG, 3, 6, True)
    runs.end(is_out=True)
    assert len(runs.past) == 200 and runs.past[-2:] == [PastRun(LONG, 3, 6, True)] * 2


def test_before_the_first_run_has_ended_none_is_finished() -> None:
    assert not Runs().has_finished and not Runs(a_run()).has_finished
