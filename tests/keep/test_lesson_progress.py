"""What somebody has learnt is remembered, whatever lies in their folder."""

import json
from pathlib import Path

import pytest

from blackgate.keep.lesson_progress import VERSION, Learnt, learnt_file, load_learnt


@pytest.fixture(autouse=True)
def folder(home: Path) -> Path:
    home.mkdir()
    return home


def test_ticks_are_remembered_in_their_order_and_once() -> None:
    learnt = load_learnt()
    for name in ("walk", "dig", "walk"):
        learnt.tick(name)
    assert learnt.save()
    assert load_learnt().done == ["walk", "dig"]
    assert json.loads(learnt_file().read_text())["version"] == VERSION


def test_a_lesson_that_this_version_does_not_know_stays_ticked() -> None:
    Learnt(["fly"]).save()
    learnt = load_learnt()
    learnt.tick("walk")
    learnt.save()
    assert load_learnt().done == ["fly", "walk"]


def test_where_nothing_can_be_written_it_says_so(home: Path) -> None:
    learnt_file().mkdir()
    assert not Learnt(["walk"]).save()
