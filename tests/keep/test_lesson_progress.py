"""What somebody has learnt is remembered, whatever lies in their folder."""

import json
from pathlib import Path

import pytest

from blackgate.keep.lesson_progress import VERSION, LessonProgress, lesson_file, load_lesson_progress


@pytest.fixture(autouse=True)
def folder(home: Path) -> Path:
    home.mkdir()
    return home


def test_ticks_are_remembered_in_their_order_and_once() -> None:
    learnt = load_lesson_progress()
    for name in ("walk", "dig", "walk"):
        learnt.tick(name)
    assert learnt.done == ["walk", "dig"] and learnt.save()
    assert load_lesson_progress().done == ["walk", "dig"]
    assert json.loads(lesson_file().read_text())["version"] == VERSION


def test_a_lesson_that_this_version_does_not_know_stays_ticked() -> None:
    LessonProgress(["fly"]).save()
    learnt = load_lesson_progress()
    learnt.tick("walk")
    learnt.save()
    assert load_lesson_progress().done == ["fly", "walk"]


def test_where_nothing_can_be_written_it_says_so(home: Path) -> None:
    lesson_file().mkdir()
    assert not LessonProgress(["walk"]).save()
