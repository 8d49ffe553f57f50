"""`learn` and `sim` on several processes and machines, killed and gone on with: always the same figures."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from blackgate.cli import main
from tests.waiting import wait_for

Capture = pytest.CaptureFixture[str]
LEARN = ["learn", "--players", "2", "--seed", "7"]
# Keeps every game at once, so that no test waits for the quarter of a minute, and comes to rest after the third file.
HASTY = """
import sys
from threading import Event
from blackgate.cli import main
from blackgate.commands.runs import gathering
from blackgate.commands.runs.kept import Kept

def add_and_rest(kept, games):
    add(kept, games)
    if len(list(kept.folder.glob("*.games"))) == 3:
        Event().wait()

if __name__ == "__main__":
    gathering.KEPT_EVERY = gathering.BUNDLE_SECONDS = -1.0
    add, Kept.add = Kept.add, add_and_rest
    sys.exit(main(sys.argv[1:]))
"""


def weights(path: Path) -> str:
    """What was learnt, to the last digit; the day is not compared."""
    return path.read_text(encoding="utf-8").partition("positions:")[2]


def learnt(path: Path, *more: str) -> str:
    assert main([*LEARN, "--out", str(path), *more]) == 0
    return weights(path)


@pytest.mark.nightly
def test_learning_that_was_killed_goes_on_to_the_same_weights(tmp_path: Path, capsys: Capture) -> None:
    kept, target = tmp_path / "kept", tmp_path / "resumed.yaml"
    command = [sys.executable, "-c", HASTY, *LEARN, "--games", "60", "--keep", str(kept), "--out", str(target)]
    with subprocess.Popen([*command, "--jobs", "2"], start_new_session=True) as process:
        wait_for(lambda: len(list(kept.glob("*.games"))) == 3, "the third file")
        os.killpg(process.pid, signal.SIGKILL)
    had = sum(int(path.stem.partition("-")[2]) for path in kept.glob("*.games"))
    assert 3 <= had < 60 and not target.exists()
    resumed = learnt(target, "--games", "60", "--keep", str(kept), "--jobs", "1")
    assert f"Going on with {had} games kept in {kept}." in capsys.readouterr().err
    assert resumed == learnt(tmp_path / "whole.yaml", "--games", "60", "--jobs", "1")


@pytest.mark.skipif(os.name != "posix", reason="looks at processes as Linux lists them")
def test_workers_do_not_outlive_who_was_killed(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    command = [sys.executable, "-c", HASTY, "sim", "--seats", "medium,medium", "--games", "5000", "--jobs", "2",
               "--keep", str(kept)]
    with subprocess.Popen(command, start_new_session=True) as process:
        wait_for(lambda: len(list(kept.glob("*.games"))) == 3, "the third file")
        workers = children(process.pid)
        process.kill()
    assert len(workers) >= 2
    wait_for(lambda: not any(map(is_alive, workers)), "the end of the workers")


def children(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(path.parent.name))
    return found


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def report(capsys: Capture, *more: str) -> dict[str, Any]:
    capsys.readouterr()
    assert main(["sim", "--json", "--seats", "medium,random", "--games", "20", "--seed", "3", *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    for bot in found["bots"].values():
        del bot["decision_ms"]
    return found


@contextmanager
def cluster() -> Iterator[str]:
    """Two workers of this machine, listening to nobody else."""
    import distributed

    with distributed.LocalCluster(      # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None,
    ) as workers:
        yield workers.scheduler_address


@pytest.mark.filterwarnings("ignore")       # What Dask is warned of is not ours.
@pytest.mark.nightly
def test_a_cluster_of_two_workers_learns_and_counts_what_one_process_does(tmp_path: Path, capsys: Capture) -> None:
    alone = learnt(tmp_path / "alone.yaml", "--games", "24", "--jobs", "1")
    counted = report(capsys, "--jobs", "1")
    with cluster() as address:
        assert learnt(tmp_path / "many.yaml", "--games", "24", "--scheduler", address) == alone
        assert report(capsys, "--scheduler", address) == counted
    assert report(capsys, "--jobs", "2") == counted


def test_without_the_extra_there_is_a_sentence(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*LEARN, "--games", "10", "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err == (
        "blackgate: Several machines need Dask's 'distributed'. Install the extra 'cluster'.\n")


def test_a_wrong_folder_is_told_in_a_sentence(tmp_path: Path, capsys: Capture) -> None:
    assert main(["sim", "--seats", "random,random", "--games", "2", "--keep", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["sim", "--seats", "random,random", "--games", "2", "--keep", str(tmp_path), "--seed", "5"]) == 2
    assert capsys.readouterr().err == (
        f"blackgate: {tmp_path} holds games of another call: 'seed' differs. Name another folder.\n")


def test_a_wrong_address_is_told_in_a_sentence(capsys: Capture) -> None:
    pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    assert main(["sim", "--seats", "random,random", "--games", "2", "--scheduler", "somewhere"]) == 2
    assert "somewhere" in capsys.readouterr().err


def test_who_searches_needs_a_value_to_search_by(tmp_path: Path, capsys: Capture) -> None:
    assert main([*LEARN, "--games", "10", "--seats", "quick", "--learnt", str(tmp_path), "--jobs", "1"]) == 2
    assert capsys.readouterr().err == "blackgate: There is no value 'players2'.\n"
