"""Which part of the program may know which (DESIGN, Layout)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import blackgate

ROOT = Path(blackgate.__file__).parent
MODEL = sorted((ROOT / "model").rglob("*.py"))
BOTS = sorted((ROOT / "ai").rglob("*.py"))
# Chance, clocks and files have no place in the rules (Law 4).
BARRED = {"random", "secrets", "time", "datetime", "os", "pathlib", "io", "sys", "threading", "tempfile", "socket",
          "subprocess", "uuid"}


def imported(path: Path) -> Iterator[str]:
    """The modules a file names, relative ones spelt out."""
    package = ("blackgate", *path.relative_to(ROOT).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = package[:len(package) - node.level + 1]
                if node.module is None:
                    yield from (".".join((*base, alias.name)) for alias in node.names)
                else:
                    yield ".".join((*base, node.module))
            else:
                yield node.module or ""


def is_of(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def is_standard(name: str) -> bool:
    return name.partition(".")[0] in sys.stdlib_module_names


def test_there_are_rules_and_bots_to_look_at() -> None:
    assert len(MODEL) > 20
    assert BOTS


@pytest.mark.parametrize("path", MODEL, ids=lambda path: path.stem)
def test_the_rules_import_themselves_and_the_pure_standard_library_only(path: Path) -> None:
    for name in imported(path):
        assert is_of(name, "blackgate.model") or is_standard(name), f"{path.name} imports {name}"
        assert name.partition(".")[0] not in BARRED, f"{path.name} imports {name}"


@pytest.mark.parametrize("path", MODEL, ids=lambda path: path.stem)
def test_the_rules_open_no_files_and_print_nothing(path: Path) -> None:
    called = {
        node.func.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called.isdisjoint({"open", "print", "input", "eval", "exec", "__import__", "hash", "id"})


@pytest.mark.parametrize("path", BOTS, ids=lambda path: path.stem)
def test_the_bots_import_the_rules_and_the_standard_library_only(path: Path) -> None:
    for name in imported(path):
        assert is_of(name, "blackgate.model", "blackgate.ai") or is_standard(name), f"{path.name} imports {name}"


@pytest.mark.parametrize("path", MODEL, ids=lambda path: path.stem)
def test_the_rules_hold_no_generators_of_unfinished_business(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not any(isinstance(node, (ast.Yield, ast.YieldFrom, ast.Await)) for node in ast.walk(tree))
