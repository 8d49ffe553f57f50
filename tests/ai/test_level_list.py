"""The list of levels is the only one: a level added there can be chosen, typed, told of and counted everywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.ai.bot import Bot, Effort, RandomBot
from blackgate.ai.levels import LEVELS, USUAL, Brains, Level, is_bot_word, offered, rungs
from blackgate.ai.policy.temper import Temper
from blackgate.cli import main
from blackgate.commands.engine import Engine
from blackgate.keep.statistics import strongest_rival
from blackgate.play.plan import Plan, Seat
from blackgate.play.session import Session
from blackgate.scenes.menus.seating import Seating
from blackgate.words.text import STRICT, Text, languages
from tests.commands.test_protocol import ask
from tests.scenes.test_menu import open_menu
from tests.scenes.walking import press
from tests.scenes.window import plan
from tests.table import shipped

DOCS = Path(__file__).parents[2] / "docs"


def drilled(seed: int, brains: Brains, effort: Effort, temper: Temper) -> Bot:
    return RandomBot(seed)


@pytest.fixture
def _drill(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One more level, stronger than all others."""
    monkeypatch.setitem(LEVELS, "drill", Level("drill", drilled))
    yield


def missing_words(language: str) -> list[str]:
    """The messages that a language lacks for its levels."""
    text = Text(language, strict=False)
    keys = [key for word in LEVELS for key in (f"level-{word}", f"level-{word}-about")]
    return [key for key in keys if text(key) == key]


@pytest.mark.parametrize("language", languages())
def test_every_level_has_its_words(language: str) -> None:
    assert not missing_words(language)


@pytest.mark.usefixtures("_drill")
def test_what_a_new_level_lacks_in_words_is_named() -> None:
    assert missing_words("en") == ["level-drill", "level-drill-about"]


@pytest.mark.usefixtures("_drill")
def test_a_new_level_can_be_leafed_to_at_setup() -> None:
    seats = (Seat("Ada"), Seat("Bo", "expert:fox", "fox"))
    seating = Seating(Plan(seats), shipped())
    seating.change_level(1, 1)
    assert seating.plan().seats[1].player == "drill:fox"
    seating.change_level(1, 1)
    assert seating.plan().seats[1].player == f"{offered()[0]}:fox"


@pytest.mark.usefixtures("_drill")
def test_a_seat_can_be_handed_to_a_new_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(STRICT)      # It has no words yet.
    app, table = open_menu(plan(3, 1, 7, bots="expert"))
    press(app, "menu:seats")
    press(app, "reseating:1:more")
    press(app, "reseating:yes")
    assert table.session.seats[1].player.startswith("drill:")


@pytest.mark.usefixtures("_drill")
def test_a_new_level_can_be_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--seats", "drill,random", "--games", "1", "--jobs", "1"]) == 0
    assert "drill" in capsys.readouterr().out
    assert main(["sim", "--seats", "nobody,random", "--games", "1"]) == 2
    assert ", ".join(LEVELS) in capsys.readouterr().err
    engine = Engine(shipped())
    ask(engine, "new", players=2, seed=3)
    assert ask(engine, "bot", level="drill:brute")["ok"]
    assert ", ".join(LEVELS) in ask(engine, "bot", level="nobody")["error"]
    assert is_bot_word("drill", ())


@pytest.mark.usefixtures("_drill")
def test_a_new_level_counts_as_the_strongest_rival() -> None:
    seats = (Seat("Ada"), Seat("Bo", "expert"), Seat("Cy", "drill"))
    assert strongest_rival(Session(Plan(seats, seed=1))) == "drill"


def test_people_choose_from_all_levels_but_the_one_without_sense() -> None:
    assert offered() == ["easy", "medium", "hard", "mcts", "expert"] and USUAL in offered()
    assert rungs() == ["easy", "medium", "hard", "expert"]
    assert [word for word, level in LEVELS.items() if level.is_shared] == ["mcts", "expert"]
    assert all(word == level.word for word, level in LEVELS.items())


def test_the_docs_list_the_levels() -> None:
    bots = (DOCS / "bots.md").read_text(encoding="utf-8")
    table = bots[bots.index("| level |"):].partition("\n\n")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.M) == list(LEVELS)
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    assert ", ".join(LEVELS) in readme
    for path in re.findall(r"`(ai/[\w/]+\.py)`", bots):
        assert (DOCS.parent / "blackgate" / path).exists(), path
