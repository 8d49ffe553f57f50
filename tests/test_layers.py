"""Which part of the program may know which (docs/architecture.md). `build/lab/layout.py` holds the list of floors."""

import ast
import re
import sys
from pathlib import Path

import pytest

from lab.layout import CODE, ORDER, PASSED_BY, PICTURE, arrows, floor_of, imports, modules, own_imports, picture

MODULES = {name: path for name, path in modules().items() if name}
BUILD = CODE.parent / "build"
ROOMS = {"art", "lab", "package", "sound", "starter"}
MODEL = [path for name, path in MODULES.items() if floor_of(name) == "model"]
# Chance, clocks and files have no place in the rules (Law 4).
BARRED = {"random", "secrets", "time", "datetime", "os", "pathlib", "io", "sys", "threading", "tempfile", "socket",
          "subprocess", "uuid"}
# What a screen may know of the rules: values to show, never the truth or what changes it (Law 3).
SHOWN = {"actions", "board", "counts", "event_cases", "event_seats", "events", "frames", "inmates", "notation", "pack",
         "powers", "rng", "scripts", "teams", "sorts", "gain_sorts", "view", "vocabulary"}


def test_nothing_lies_loose_in_build_and_every_room_says_what_it_is() -> None:
    rooms = {path.name for path in BUILD.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert rooms == ROOMS
    assert not list(BUILD.glob("*.py"))
    assert all((BUILD / room / "README.md").is_file() for room in rooms)


def test_no_file_of_code_is_longer_than_350_lines() -> None:
    files = [path for folder in (CODE, BUILD, CODE.parent / "tests") for path in folder.rglob("*.py")]
    assert len(files) > 1000
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    long = [f"{path.relative_to(CODE.parent)} has {lines}" for path, lines in lengths.items() if lines > 350]
    assert not long, "split them by idea: " + ", ".join(sorted(long))


def test_the_game_knows_nothing_of_what_makes_and_measures_it() -> None:
    wrong = [f"{name} imports {other}" for name, path in MODULES.items() for other in imports(path)
             if other.partition(".")[0] in ROOMS | {"tests"}]
    assert not wrong, "\n".join(wrong)


def test_nothing_lies_loose() -> None:
    assert {path.stem for path in CODE.glob("*.py")} == {"__init__", "__main__", "cli", "app"}
    assert {floor_of(name) for name in MODULES} == set(ORDER)


def test_every_floor_imports_only_what_stands_below_it() -> None:
    wrong = []
    for name, path in MODULES.items():
        floor = floor_of(name)
        for other in sorted(own_imports(path, MODULES)):
            below = floor_of(other)
            if below != floor and (ORDER.index(below) < ORDER.index(floor) or below in PASSED_BY[floor]):
                wrong.append(f"{name} imports {other}")
    assert not wrong, "\n".join(wrong)


def test_no_module_imports_itself_by_a_detour() -> None:
    """Not even for its types: what two modules need of each other is a third thing."""
    graph = {name: own_imports(path, MODULES) for name, path in MODULES.items()}
    reached = {name: set(others) for name, others in graph.items()}
    for through in graph:       # Warshall's way: who gets where by passing through one module more.
        for others in reached.values():
            if through in others:
                others.update(reached[through])
    knots = sorted(name for name, others in reached.items() if name in others)
    assert not knots, f"{len(knots)} modules import each other: {', '.join(knots)}"


@pytest.mark.parametrize("kind", ["Extort", "Dug"])
def test_one_verb_and_one_event_are_known_to_few(kind: str) -> None:
    """Everybody else asks their fields for what they need."""
    word = re.compile(rf"\b{kind}\b")
    named = [name for name, path in MODULES.items()
             if floor_of(name) != "model" and word.search(path.read_text(encoding="utf-8"))]
    assert 0 < len(named) <= 4, named


def test_a_screen_knows_values_of_the_rules_never_the_truth() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, path in MODULES.items() if floor_of(name) in ("scenes", "offers", "kit", "words", "app")
        for other in imports(path) if other.startswith("blackgate.model.") and not _is_value(other.split(".")[2:])
    ]
    assert not wrong, "\n".join(sorted(wrong))


def _is_value(path: list[str]) -> bool:
    """Of a question its fields may be seen, the frame; not what is done with it."""
    return path[-1].startswith("Ask") if path[0] == "questions" else path[0] in SHOWN


def test_a_game_can_be_played_and_kept_without_a_window() -> None:
    for name, path in MODULES.items():
        if floor_of(name) in ("keep", "play", "ai", "cards", "model"):
            assert not any(other.startswith("pygame") for other in imports(path)), name


@pytest.mark.parametrize("floor", ["model", "ai"])
def test_rules_and_bots_need_nothing_but_the_standard_library(floor: str) -> None:
    for name, path in MODULES.items():
        if floor_of(name) == floor:
            for other in imports(path):
                first = other.partition(".")[0]
                # What only tells the compiler of a number's width is of no consequence without one.
                known = first in ("blackgate", "mypy_extensions") or first in sys.stdlib_module_names
                assert known, f"{name} imports {other}"
                assert floor != "model" or first not in BARRED, f"{name} imports {other}"


@pytest.mark.parametrize("path", MODEL, ids=lambda path: path.stem)
def test_the_rules_are_pure_and_keep_no_unfinished_generators(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree)
              if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert called.isdisjoint({"open", "print", "input", "eval", "exec", "__import__", "hash", "id"})
    assert not any(isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await)) for node in ast.walk(tree))


def test_the_picture_of_the_imports_is_of_this_code() -> None:
    assert all(ORDER.index(above) < ORDER.index(below) for above, below in arrows())
    assert PICTURE.read_text(encoding="utf-8") == picture(), "draw it anew: python build/lab layout"
