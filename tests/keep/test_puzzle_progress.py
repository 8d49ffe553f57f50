"""What became of the puzzles is kept, whatever happens to the file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from blackgate.keep.lesson_progress import LessonProgress, load_lesson_progress, note_done, note_offer
from blackgate.keep.puzzle_progress import (
    LUCKY, MOST, SOLVED, TRIED, UNTRIED, WITH_HINTS, PuzzleProgress, PuzzleTries, load_puzzle_progress, note_try,
)


def test_the_best_result_stays_and_tries_are_counted() -> None:
    nights = PuzzleProgress()
    assert nights.of("one").best == UNTRIED
    for is_solved, is_reached, hints, best in (
        (False, False, 0, TRIED), (False, True, 0, LUCKY), (True, True, 2, WITH_HINTS), (False, False, 0, WITH_HINTS),
        (True, False, 0, SOLVED), (False, False, 3, SOLVED),
    ):
        nights.note("one", is_solved=is_solved, is_reached=is_reached, hints=hints)
        assert nights.of("one").best == best
    assert (nights.of("one").tries, nights.of("one").hints) == (6, 0)


def test_a_puzzle_counts_as_solved_with_hints_too_and_not_by_luck() -> None:
    nights = PuzzleProgress()
    for name, is_solved, is_reached, hints in (
        ("one", True, True, 0), ("two", True, True, 1), ("three", False, True, 0), ("four", False, False, 0),
    ):
        nights.note(name, is_solved=is_solved, is_reached=is_reached, hints=hints)
    assert nights.solved == {"one", "two"}


def test_the_hints_of_the_best_solution_are_remembered() -> None:
    nights = PuzzleProgress()
    for is_solved, is_reached, hints, told in (
        (False, True, 5, 0), (True, True, 3, 3), (True, True, 1, 3), (False, False, 9, 3), (True, True, 0, 0),
        (True, True, 2, 0),
    ):
        nights.note("one", is_solved=is_solved, is_reached=is_reached, hints=hints)
        assert nights.of("one").hints == told


def test_tries_are_counted_up_to_a_million() -> None:
    nights = PuzzleProgress({"one": PuzzleTries(MOST - 1)})
    for _ in range(2):
        nights.note("one", is_solved=False, is_reached=False, hints=0)
        assert nights.of("one").tries == MOST == 10**6


@pytest.mark.parametrize(("file", "note", "load"), [
    ("puzzles.json", lambda: note_try("one", is_solved=True, is_reached=True, hints=0),
     lambda: load_puzzle_progress().solved == {"one"}),
    ("learnt.json", lambda: note_done("walk"), lambda: load_lesson_progress() == LessonProgress(["walk"])),
    ("learnt.json", note_offer, lambda: load_lesson_progress() == LessonProgress(offered=True)),
])
def test_what_was_done_is_written_at_once_and_a_newer_file_is_no_trouble(
    home: Path, file: str, note: Callable[[], bool], load: Callable[[], bool],
) -> None:
    home.mkdir()
    assert note() and load()
    (home / file).write_text('{"version": 99}')
    assert note() and (home / file).read_text() == '{"version": 99}'
    (home / file).unlink()
    (home / file).mkdir()
    (home / file / "x").write_text("")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("blackgate.keep.kept_file.write_whole", lambda *_, **__: (_ for _ in ()).throw(OSError()))
        assert not note()
