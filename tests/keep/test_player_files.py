"""What is kept of the player beside the games: read back, kept aside when damaged, left alone when it is newer."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from blackgate.keep.achievements import Earned, Earning, Person, load_earned
from blackgate.keep.evening_file import load_evening_score, save_evening_score
from blackgate.keep.lesson_progress import LessonProgress, load_lesson_progress
from blackgate.keep.puzzle_progress import PuzzleProgress, load_puzzle_progress
from blackgate.keep.run_progress import PastRun, Runs, load_runs
from blackgate.keep.settings import Settings, load_settings
from blackgate.keep.statistics import Person as Counted
from blackgate.keep.statistics import Statistics, load_statistics
from blackgate.play.evening_score import EveningScore, Row
from blackgate.play.long_way.run import LONG, SHORT, Run
from blackgate.play.tonight import NightResult
from tests.changing import mutate
from tests.commands.test_hostile_lines import scarred

LATELY = datetime(2026, 11, 18, 20, tzinfo=UTC)


def some_nights() -> PuzzleProgress:
    nights = PuzzleProgress()
    nights.note("one", is_solved=True, is_reached=True, hints=1)
    return nights


@dataclass(frozen=True)
class Kept:
    """A file of the player's: what may stand in it, and what is damaged."""

    load: Callable[[], Any]
    some: Callable[[], Any]
    problem: str = ""       # what is said of a damaged one
    damaged: tuple[bytes, ...] = ()

    def save(self, what: Any) -> bool:
        return save_evening_score(what) if isinstance(what, EveningScore) else bool(what.save())


def wall(**changes: Any) -> bytes:
    person = {"name": "Ada", "cells": [], "feats": [], "nights": []} | changes
    return json.dumps({"version": 1, "finder": 1, "read": [], "people": [person]}).encode()


def night(**changes: Any) -> bytes:
    tried = {"game": "a", "rounds": 1, "points": [1, 1, 1, 1], "own": 0, "escaped": True} | changes
    return wall(nights=[{"night": "2026-11-17", "tries": [tried]}])


FILES: dict[str, Kept] = {
    "wall.json": Kept(
        load_earned,
        lambda: Earned({"Ada": Person({("brute", "easy"): Earning("2026-11-17", "a")}, {"loner": Earning()},
                                      {date(2026, 11, 17): {"a": NightResult(11, (10, 7, 6, 4), 0, True)}})}, ["a"]),
        "wall-broken", (
            b" " * 5_000_000, b'{"version":1,"finder":1}', b'{"version":1,"finder":1,"people":[{}]}',
            wall(name=""), wall(name="a\nb"), wall(name="x" * 41), wall(cells=[{"inmate": "fox"}]), wall(cells=[[]]),
            wall(feats=["loner"]), wall(feats=[{"feat": "x" * 50}]), wall(nights=[{"night": "yesterday"}]),
            night(rounds=0), night(points=[1]), night(own=4))),
    "evening.json": Kept(
        load_evening_score, lambda: EveningScore(LATELY, ["a"], ["Ada"], {"Ada": Row("Ada", 1, 1, 12, 2)}), "", (
            b'{"version":1,"last":"soon","counted":[],"people":[],"scores":[]}',
            b'{"version":1,"last":"","counted":[1],"people":[],"scores":[]}',
            b'{"version":1,"last":"","counted":[],"people":[""],"scores":[]}',
            b'{"version":1,"last":"","counted":[],"people":[],"scores":[{"name":"Ada","games":-1}]}')),
    "statistics.json": Kept(
        load_statistics, lambda: Statistics(rolls=[1, 2, 3, 4, 5, 6], people={"Ada": Counted(4, 2, 9, 5)}),
        "statistics-broken", (
            b" " * 2_000_000, b'{"version":1,"tables":[],"rolls":[],"counted":[]}',
            (b'{"version":1,"rolls":[0,0,0,0,0,0],"counted":[],'
             b'"tables":[{"rival":"easy","players":2,"team":false,"games":1,"wins":100}]}'),
            b'{"version":1,"tables":[],"rolls":[0,0,0,0,0,-1],"counted":[]}',
            (b'{"version":1,"rolls":[],"counted":[],'
             b'"tables":[{"rival":[],"players":2,"team":false,"games":1,"wins":1}]}'))),
    "settings.json": Kept(
        load_settings, lambda: Settings(volume=3, people=["Ada"], others={"moon": [1]}), "settings-broken", (
            b"{" * 9, b"1" * 5000, b" " * 2_000_000)),
    "learnt.json": Kept(load_lesson_progress, lambda: LessonProgress(["walk", "fly"], offered=True), "broken", (
        b'{"version": 1}', b'{"version": 1, "done": 3}', b'{"version": 1, "done": [3]}',
        b'{"version": 1, "done": [""]}', b'{"version": "1", "done": []}', b'{"version": 1, "done": [], "offered": 1}',
        b'{"version": 0, "done": []}', b'{"version": 1, "done": ["' + b"x" * 500 + b'"]}')),
    "puzzles.json": Kept(load_puzzle_progress, some_nights, "puzzles-broken", (
        b'{"version": 0, "puzzles": {}}', b'{"version": 1, "puzzles": []}',
        b'{"version": 1, "puzzles": {"a": {"tries": -1, "hints": 0, "best": 0}}}',
        b'{"version": 1, "puzzles": {"a": {"tries": 1, "hints": 0, "best": 9}}}',
        b'{"version": 1, "puzzles": {"a": 3}}',
        b'{"version": 1, "puzzles": {"": {"tries": 1, "hints": 0, "best": 1}}}')),
    "runs.json": Kept(load_runs, lambda: Runs(
        Run(LONG, 2**63 - 1, 2, 1, [3, 1, 2], ["parcel", "whetstone"], ["old_debt"], ["parcel"]),
        [PastRun(SHORT, 3, 4, False), PastRun(LONG, 12, 30, True)]), "runs-broken"),
}
NEVER = (b"", b"[]", b"null", b"\xff\xfe", b"[" * 100_000, b"{")        # in none of them
DAMAGED = [(name, data) for name, kept in FILES.items() for data in (*NEVER, *kept.damaged)]
DAMAGED += [(name, b'{"version":0}') for name in FILES if name != "settings.json"]      # which has defaults for all


@pytest.fixture(autouse=True)
def folder(home: Path) -> Path:
    home.mkdir()
    return home


@pytest.mark.parametrize("name", FILES)
def test_it_is_as_it_was_left(home: Path, name: str) -> None:
    kept = FILES[name]
    nothing = kept.load()
    assert kept.save(kept.some())
    assert kept.load() == kept.some() != nothing
    assert [path.name for path in home.iterdir()] == [name]


@pytest.mark.parametrize(("name", "data"), DAMAGED, ids=lambda part: part[:40] if isinstance(part, str) else "")
def test_a_damaged_file_is_kept_aside_and_counting_begins_anew(home: Path, name: str, data: bytes) -> None:
    (home / name).write_bytes(data)
    kept = FILES[name]
    nothing = kept.load()
    assert nothing == type(kept.some())() and not (home / name).exists()
    assert (home / f"{name}.broken").read_bytes() == data
    assert getattr(nothing, "problem", "") == kept.problem
    assert kept.save(kept.some()) and kept.load() == kept.some()


@pytest.mark.parametrize("name", [name for name in FILES if name != "evening.json"])
def test_what_a_newer_version_wrote_is_left_alone(home: Path, name: str) -> None:
    data = json.dumps({"version": 99, "all": "otherwise"})
    (home / name).write_text(data)
    found = FILES[name].load()
    assert found.problem.endswith("newer") and not found.save()
    assert (home / name).read_text() == data and len(list(home.iterdir())) == 1


@pytest.mark.parametrize("name", FILES)
def test_what_cannot_be_written_is_said(home: Path, name: str) -> None:
    home.rmdir()
    home.write_text("a file where the folder should be")
    kept = FILES[name]
    assert not kept.save(kept.some())


@pytest.mark.parametrize("name", FILES)
def test_a_file_changed_by_lot_never_stops_the_game(home: Path, name: str) -> None:
    kept, random = FILES[name], Random(9)
    assert kept.save(kept.some())
    whole = (home / name).read_bytes()
    for number in range(200):
        written = json.loads(whole)
        mutate(written, random)
        data = json.dumps(written).encode()
        (home / name).write_bytes(scarred(data, random) if number % 3 == 0 else data)
        found = kept.load()
        assert not kept.save(found) or kept.load() == found
