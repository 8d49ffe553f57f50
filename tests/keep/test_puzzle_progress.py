"""What became of the puzzles is kept, whatever happens to the file."""

import json

import pytest

from blackgate.keep.puzzle_progress import (
    BROKEN, LUCKY, NEWER, SOLVED, TRIED, UNTRIED, VERSION, WITH_HINTS, Nights, load_nights, nights_file,
)


def test_the_best_result_stays_and_tries_are_counted() -> None:
    nights = Nights()
    assert nights.of("one").best == UNTRIED
    for is_solved, is_reached, hints, best in (
        (False, False, 0, TRIED), (False, True, 0, LUCKY), (True, True, 2, WITH_HINTS), (False, False, 0, WITH_HINTS),
        (True, False, 0, SOLVED), (False, False, 3, SOLVED),
    ):
        nights.note("one", is_solved=is_solved, is_reached=is_reached, hints=hints)
        assert nights.of("one").best == best
    assert (nights.of("one").tries, nights.of("one").hints) == (6, 0)


def test_it_is_there_again_the_next_night() -> None:
    assert load_nights() == Nights()
    nights = Nights()
    nights.note("one", is_solved=True, is_reached=True, hints=1)
    assert nights.save() and load_nights() == nights


@pytest.mark.parametrize("written", [
    "", "[]", "{}", '{"version": 0, "puzzles": {}}', '{"version": 1, "puzzles": []}',
    '{"version": 1, "puzzles": {"a": {"tries": -1, "hints": 0, "best": 0}}}',
    '{"version": 1, "puzzles": {"a": {"tries": 1, "hints": 0, "best": 9}}}',
    '{"version": 1, "puzzles": {"a": 3}}', '{"version": 1, "puzzles": {"": {"tries": 1, "hints": 0, "best": 1}}}',
])
def test_a_file_that_makes_no_sense_is_kept_aside(written: str) -> None:
    path = nights_file()
    path.parent.mkdir(parents=True)
    path.write_text(written, encoding="utf-8")
    assert load_nights().problem == BROKEN
    assert not path.exists() and path.with_name(f"{path.name}.broken").exists()


def test_what_a_newer_version_wrote_is_left_alone() -> None:
    path = nights_file()
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"version": VERSION + 1, "windows": []}), encoding="utf-8")
    nights = load_nights()
    assert nights.problem == NEWER and not nights.save()
    assert json.loads(path.read_text(encoding="utf-8"))["version"] == VERSION + 1
