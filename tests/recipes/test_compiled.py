"""What is compiled, and what the rest of the house must know of it."""

import pickle
import subprocess
import tomllib
import zipfile
from pathlib import Path
from random import Random

import pytest

from blackgate.ai.arena import Match, Tally
from blackgate.ai.bot import Effort, play_by_lot
from blackgate.model.rng import Dice, _in_words, below
from blackgate.model.setup import new_game
from package import compiled
from tests.table import shipped

ROOT = Path(__file__).parent.parent.parent


def test_who_installs_from_source_needs_no_compiler() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["hooks"]["custom"]["enable-by-default"] is False


def test_without_a_compiler_nothing_is_compiled_and_nothing_old_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "PLACE", tmp_path / "compiled")
    monkeypatch.setattr(compiled, "WHEELS", tmp_path / "wheel")
    (tmp_path / "compiled" / "blackgate").mkdir(parents=True)
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    assert not compiled.compile_core()
    assert not compiled.PLACE.exists()
    assert compiled.main([]) == compiled.NO_COMPILER


def test_no_command_runs_plain_when_nothing_is_compiled_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(compiled, "PLACE", tmp_path / "compiled")
    assert compiled.main(["-c", "print('plain')"]) == 2
    told = capfd.readouterr()
    assert not told.out and told.err == "Nothing is compiled yet. Call this without a command first.\n"


def test_what_is_made_of_the_same_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "PLACE", tmp_path / "compiled")
    monkeypatch.setattr(compiled, "WHEELS", tmp_path / "wheel")
    monkeypatch.setattr(compiled, "has_compiler", lambda: True)
    sources, statuses, made = ["as they are"], [0, 0, 1, 0], 0

    def make(command: list[str], env: dict[str, str]) -> int:
        nonlocal made
        made += 1
        compiled.WHEELS.mkdir()
        with zipfile.ZipFile(compiled.WHEELS / "game.whl", "w") as wheel:
            wheel.writestr("blackgate/__init__.py", sources[-1])
        return statuses[made - 1]

    monkeypatch.setattr(subprocess, "call", make)
    monkeypatch.setattr(compiled, "made_of", lambda: sources[-1])
    assert compiled.compile_core() and compiled.compile_core() and made == 1
    sources.append("changed")
    assert compiled.compile_core() and made == 2
    assert (compiled.PLACE / "blackgate" / "__init__.py").read_text() == "changed"
    sources.append("broken")
    assert not compiled.compile_core() and not compiled.PLACE.exists()
    assert compiled.compile_core() and made == 4        # What failed is tried again.


def test_what_another_system_compiled_for_this_one_needs_no_compiler_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "PLACE", tmp_path)
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    monkeypatch.setattr(compiled, "made_of", lambda: "as they are")
    (tmp_path / compiled.STAMP).write_text("as they are")
    assert compiled.compile_core() and (tmp_path / compiled.STAMP).exists()


def test_a_change_of_anything_in_the_wheel_is_another_making(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    monkeypatch.setattr(compiled, "SOURCES", ("blackgate", "pyproject.toml"))
    (tmp_path / "blackgate" / "data").mkdir(parents=True)
    seen = set()
    for place in ("pyproject.toml", "blackgate/a.py", "blackgate/data/cards.yaml"):
        for words in ("one", "two"):
            (tmp_path / place).write_text(words)
            seen.add(compiled.made_of())
    assert len(seen) == 6
    (tmp_path / "blackgate" / "a.pyc").write_bytes(b"made by Python")
    (tmp_path / "elsewhere").write_text("not in it")
    assert compiled.made_of() in seen


def test_a_packager_is_told_what_compiled_modules_are_and_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = tmp_path / "blackgate" / "model"
    rules.mkdir(parents=True)
    (tmp_path / "blackgate" / "ai").mkdir()
    (rules / "__init__.py").write_text("")
    (rules / "dice.py").write_text("import math\nfrom itertools import chain\nfrom .counts import ONE\n")
    monkeypatch.setattr(compiled, "PLACE", tmp_path)
    assert compiled.hidden_imports() == [
        "blackgate.model", "blackgate.model.dice", "blackgate__mypyc", "itertools", "math"]


@pytest.mark.parametrize("sent", [Match(("hard", "easy"), 5, effort=Effort(iterations=3)), Tally(games=2, decisions=7)])
def test_what_other_processes_are_sent_arrives(sent: object) -> None:
    assert pickle.loads(pickle.dumps(sent)) == sent


def test_chances_in_words_are_those_of_any_length() -> None:
    """What compiled code works out, checked here with numbers that wrap around as machine words do."""
    def word(number: int) -> int:
        return (number + 2**63) % 2**64 - 2**63

    class Word(int):
        def __mul__(self, other: int) -> "Word":
            return Word(word(int(self) * int(other)))

        def __add__(self, other: int) -> "Word":
            return Word(word(int(self) + int(other)))

        def __xor__(self, other: int) -> "Word":
            return Word(int(self) ^ int(other))

    chance = Random(3)
    for _ in range(300):
        seed, drawn, limit = chance.getrandbits(63), chance.randrange(1, 2**40), chance.randrange(1, 2**30)
        expected = below(Dice(seed, drawn - 1), limit)
        if hasattr(_in_words, "__code__"):
            assert _in_words(Word(seed), Word(drawn), limit) == expected
        else:
            assert _in_words(seed, drawn, limit) == expected


@pytest.mark.parametrize("trusted", [False, True])
def test_a_game_by_lot_ends_and_is_counted(trusted: bool) -> None:
    game = new_game(shipped(), 3, 5)
    assert play_by_lot(game, Random(1).random, trusted) > 50
    assert game.winners
