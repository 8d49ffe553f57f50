"""The recipe that changes the program: what it changes, and which tests a change meets."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from lab.mutations import find_mutations
from tests.systems import posix_only

SOURCE = b"""
LIMIT: int = 3

def clip(number: int, strict: bool = False) -> int:
    assert number > 0
    if number > LIMIT and not strict:
        log.error("too much %s", max(number, 1))
        tell(f"{number + 1} is too much")
        return min(number, LIMIT)
    return number - 1
"""


def test_each_place_is_changed_in_each_of_its_ways() -> None:
    changes = [f"{mutation.line}: {mutation.old.decode()} -> {mutation.new.decode()}"
               for mutation in find_mutations("clip.py", SOURCE)]
    assert changes == [
        "2: 3 -> 4",
        "4: False -> True",
        "6: number > LIMIT and not strict -> True", "6: number > LIMIT and not strict -> False",
        "6: number > LIMIT and not strict -> (number > LIMIT or not strict)",
        "6: number > LIMIT -> (number <= LIMIT)", "6: number > LIMIT -> (number >= LIMIT)",
        "6: not strict -> strict",
        '8: tell(f"{number + 1} is too much") -> pass',
        "9: return min(number, LIMIT) -> return None", "9: min -> max",
        "10: return number - 1 -> return None", "10: number - 1 -> (number + 1)", "10: 1 -> 2",
    ]


def test_a_change_replaces_one_place_and_the_rest_stays() -> None:
    for mutation in find_mutations("clip.py", SOURCE):
        changed = mutation.apply(SOURCE)
        compile(changed, "clip.py", "exec")
        assert changed != SOURCE
        assert changed.count(b"\n") == SOURCE.count(b"\n")


def test_letters_of_more_than_one_byte_do_not_move_the_place() -> None:
    source = 'say("…", 1 if ok else 2)\n'.encode()
    assert [mutation.apply(source).decode() for mutation in find_mutations("say.py", source)][1:3] == [
        'say("…", 1 if True else 2)\n', 'say("…", 1 if False else 2)\n']


@pytest.fixture
def coverage_file(tmp_path: Path) -> Path:
    """Which of six tests run which line of a module of `model`."""
    from coverage import CoverageData

    path = tmp_path / "reached.db"
    data = CoverageData(str(path))
    lines = {"tests/model/test_a.py::slow": {2}, "tests/model/test_a.py::fast": {2}, "tests/play/test_b.py::other": {2},
             "tests/play/test_b.py::more": {2}, "tests/play/test_b.py::last": {2}, "tests/play/test_b.py::rare": {3}}
    for test, reached in lines.items():
        data.set_context(test)
        data.add_lines({"blackgate/model/clip.py": reached})
    data.write()
    seconds = dict(zip(lines, (4.0, 1.0, 0.5, 2.0, 3.0, 0.5), strict=True))
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("create table test (name text primary key, seconds real)")
        base.executemany("insert into test values (?, ?)", seconds.items())
    return path


@posix_only("the recipe needs fork, which Windows lacks")
@pytest.mark.parametrize(("line", "limit", "chosen", "left"), [
    (2, 20, ["model/test_a.py::fast", "model/test_a.py::slow", "play/test_b.py::other", "play/test_b.py::more",
             "play/test_b.py::last", "play/test_b.py::rare"], 0),
    (2, 5.5, ["model/test_a.py::fast", "model/test_a.py::slow", "play/test_b.py::other"], 2),
    (2, 0.1, ["model/test_a.py::fast"], 4),
    # One test runs line 3; others of the file and of the package are asked too.
    (3, 3.0, ["play/test_b.py::rare", "play/test_b.py::other", "model/test_a.py::fast"], 0),
])
def test_a_change_meets_its_own_tests_first_the_fastest_first_as_long_as_there_is_time(
    coverage_file: Path, line: int, limit: float, chosen: list[str], left: int,
) -> None:
    pytest.importorskip("resource", reason="the recipe needs a system that can fork")
    from lab.mutants import Reached

    source = b"\n" * (line - 1) + b"x = 1\n"
    [mutation] = find_mutations("blackgate/model/clip.py", source)
    tests, more = Reached(coverage_file).choose(mutation, "model", limit)
    assert ([test.removeprefix("tests/") for test in tests], more) == (chosen, left)
