"""The player's files hold just as much as they may: what fits is read and written again, one more is damaged."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from blackgate.disk.folders import data_folder
from blackgate.keep.savefile import MOST_HINTS, MOST_ORDER, MOST_ROUNDS, SaveProblem, checked, saved
from blackgate.model.rng import MOST_SEED

from ..play.sitting import sit
from .test_player_files import FILES
from .test_statistics import WHOLE

TRY = {"game": "a", "rounds": 1, "points": [1, 1, 1, 1], "own": 0, "escaped": True}
NIGHT = {"night": "2026-11-17", "begun": 0, "tries": [TRY]}
PERSON: dict[str, Any] = {"name": "Ada", "cells": [{"inmate": "brute", "level": "easy", "day": "", "game": ""}],
                          "feats": [{"feat": "loner", "day": "", "game": ""}], "nights": [NIGHT]}
ROW = {"name": "Ada", "games": 1, "wins": 1, "points": 12, "stolen": 2}
PAST = {"sentence": "long", "won": 3, "stars": 4}
NAMES = [f"name {number}" for number in range(600)]
WORD, LONG = "x" * 40, "x" * 41
A_MILLION = 10**6


def some(name: str) -> Any:
    """What a file may hold, with one entry of each sort."""
    if name == "statistics.json":
        return json.loads(json.dumps(WHOLE))
    FILES[name].save(FILES[name].some())
    found = json.loads(path_of(name).read_bytes())
    if name == "wall.json":
        found["people"] = json.loads(json.dumps([PERSON]))
    return found


def path_of(name: str) -> Path:
    return data_folder() / name


def each(entry: dict[str, Any], field: str, number: int) -> list[dict[str, Any]]:
    return [entry | {field: name} for name in NAMES[:number]]


def nights(number: int) -> list[dict[str, Any]]:
    return [NIGHT | {"night": date.fromordinal(700_000 + day).isoformat(), "tries": []} for day in range(number)]


LIMITS: list[tuple[str, str, Any, Any]] = [
    ("wall.json", "people", each(PERSON, "name", 200), each(PERSON, "name", 201)),
    ("wall.json", "people.0.name", WORD, LONG),
    ("wall.json", "people.0.cells.0.inmate", WORD, LONG), ("wall.json", "people.0.cells.0.level", WORD, LONG),
    ("wall.json", "people.0.cells.0.game", "x" * 32, "x" * 33), ("wall.json", "people.0.feats.0.feat", WORD, LONG),
    ("wall.json", "people.0.cells", [PERSON["cells"][0] | {"inmate": str(n)} for n in range(1000)],
     [PERSON["cells"][0]] * 1001),
    ("wall.json", "people.0.feats", [{"feat": str(n), "day": "", "game": ""} for n in range(1000)],
     [PERSON["feats"][0]] * 1001),
    ("wall.json", "people.0.nights", nights(20_000), nights(20_001)),
    ("wall.json", "people.0.nights.0.tries", each(TRY, "game", 20), each(TRY, "game", 21)),
    ("wall.json", "people.0.nights.0.begun", 1000, 1001), ("wall.json", "people.0.nights.0.begun", 0, -1),
    ("wall.json", "people.0.nights.0.tries.0.game", "x" * 32, "x" * 33),
    ("wall.json", "people.0.nights.0.tries.0.rounds", A_MILLION, A_MILLION + 1),
    ("wall.json", "people.0.nights.0.tries.0.rounds", 1, 0),
    ("wall.json", "people.0.nights.0.tries.0.points", [1000, 0, 0, 0], [1001, 0, 0, 0]),
    ("wall.json", "people.0.nights.0.tries.0.points", [1, 2, 3, 4], [1, 2, 3, 4, 5]),
    ("wall.json", "people.0.nights.0.tries.0.own", 3, 4), ("wall.json", "people.0.nights.0.tries.0.begun", 1000, 1001),
    ("wall.json", "people.0.nights.0.tries.0.begun", 1, 0),
    ("evening.json", "counted", NAMES[:200], NAMES[:201]), ("evening.json", "counted.0", "x" * 64, "x" * 65),
    ("evening.json", "people", NAMES[:60], NAMES[:61]), ("evening.json", "people.0", WORD, LONG),
    ("evening.json", "scores", each(ROW, "name", 60), each(ROW, "name", 61)),
    ("evening.json", "scores.0.name", WORD, LONG), ("evening.json", "scores.0.points", A_MILLION, A_MILLION + 1),
    ("puzzles.json", "puzzles", {"x" * 60: {"tries": 1, "hints": 0, "best": 4}},
     {"x" * 61: {"tries": 1, "hints": 0, "best": 4}}),
    ("puzzles.json", "puzzles.one.tries", A_MILLION, A_MILLION + 1),
    ("puzzles.json", "puzzles.one.hints", A_MILLION, A_MILLION + 1), ("puzzles.json", "puzzles.one.best", 4, 5),
    ("puzzles.json", "puzzles.one.best", 0, -1),
    ("learnt.json", "done", NAMES[:500], NAMES[:501]), ("learnt.json", "done.0", WORD, LONG),
    ("runs.json", "past", [PAST] * 200, [PAST] * 201), ("runs.json", "past.0.won", 100, 101),
    ("runs.json", "past.0.stars", 300, 301), ("runs.json", "past.0.stars", 0, -1),
    ("runs.json", "run.lives", 3, 4), ("runs.json", "run.lives", 0, -1), ("runs.json", "run.tries", 100, 101),
    ("runs.json", "run.tries", 0, -1), ("runs.json", "run.seed", 0, -1),
    ("runs.json", "run.seed", MOST_SEED, MOST_SEED + 1), ("runs.json", "run.stars", [3] * 100, [3] * 101),
    ("runs.json", "run.stars", [0, 3], [4]), ("runs.json", "run.offered", NAMES[:100], NAMES[:101]),
    ("runs.json", "run.offered.0", WORD, LONG),
    ("statistics.json", "people", each(WHOLE["people"][0], "name", 200), each(WHOLE["people"][0], "name", 201)),
    ("statistics.json", "people.0.name", WORD, LONG), ("statistics.json", "people.0.wins", 4, 5),
    ("statistics.json", "people.0.judged", [[1, 2, 3]] * 100, [[1, 2, 3]] * 101),
    ("statistics.json", "people.0.judged.0", [1, 2, -10**9], [1, 2, -10**9 - 1]),
    ("statistics.json", "people.0.fastest", 10**9, 10**9 + 1), ("statistics.json", "people.0.stolen", 0, -1),
    ("statistics.json", "people.0.kinds.dig", [0, 10**9], [0, 10**9 + 1]),
    ("statistics.json", "people.0.kinds.dig", [7, 60], [7]), ("statistics.json", "tables.0.players", 2, 1),
    ("statistics.json", "tables.0.games", 10**9, 10**9 + 1),
]


def put(written: Any, way: str, value: Any) -> Any:
    step, _, rest = way.partition(".")
    key: Any = int(step) if step.isdecimal() else step
    written[key] = put(written[key], rest, value) if rest else value
    return written


def at(written: Any, way: str) -> Any:
    for step in way.split("."):
        written = written[int(step) if step.isdecimal() else step]
    return written


@pytest.mark.parametrize(("name", "way", "fits", "more"), LIMITS, ids=[f"{name}:{way}" for name, way, *_ in LIMITS])
def test_what_just_fits_is_kept_and_one_more_is_damaged(home: Path, name: str, way: str, fits: Any, more: Any) -> None:
    home.mkdir(exist_ok=True)
    kept, path = FILES[name], path_of(name)
    whole = some(name)
    path.write_text(json.dumps(put(whole, way, fits)), encoding="utf-8")
    found = kept.load()
    assert not getattr(found, "problem", None) and kept.save(found)
    again = at(json.loads(path.read_bytes()), way)
    assert len(again) == len(fits) if isinstance(fits, list) else again == fits
    path.write_text(json.dumps(put(whole, way, more)), encoding="utf-8")
    kept.load()
    assert not path.exists() and path.with_name(f"{name}.broken").exists()


def test_five_favours_are_taken_at_most_and_only_those_one_has(home: Path) -> None:
    home.mkdir()
    for favours, taken, fits in ((NAMES[:7], NAMES[:5], True), (NAMES[:7], NAMES[:6], False),
                                 (NAMES[:2], NAMES[1:3], False)):
        written = some("runs.json")
        written["run"] |= {"favours": favours, "taken": taken}
        path_of("runs.json").write_text(json.dumps(written), encoding="utf-8")
        assert (FILES["runs.json"].load().problem is None) is fits


@pytest.mark.parametrize(("field", "fits", "more"), [
    ("round", MOST_ROUNDS, MOST_ROUNDS + 1), ("order", MOST_ORDER, MOST_ORDER + 1), ("order", 0, -1),
    ("number", 0, -1), ("name", WORD, LONG), ("name", None, 7), ("hints", [MOST_HINTS, 0], [MOST_HINTS + 1, 0]),
    ("hints", [0, 0], [-1, 0]), ("hints", [1, 2], [1]),
    ("game", "x" * 100, "x" * 101), ("game", None, 7), ("date", "9998-12-31", "9999-01-01"),
    ("date", "1970-01-01", "1969-12-31"),
])
def test_a_save_that_just_fits_is_read_and_one_more_is_broken(field: str, fits: Any, more: Any) -> None:
    content = saved(sit("human", "easy")).written()
    assert checked(content | {field: fits}, Path("x"))
    with pytest.raises(SaveProblem, match="save-broken"):
        checked(content | {field: more}, Path("x"))
