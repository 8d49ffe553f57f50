"""Games played by ear alone: a robot that knows names, roles and announcements plays through AT-SPI, as Orca would.

It needs a session bus, AT-SPI and an X server (Debian: xvfb at-spi2-core gir1.2-atspi-2.0 python3-gi libglib2.0-bin);
where they are missing these tests are listed as not run.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from blackgate.keep.reviews import keep_review
from blackgate.keep.saves import save_replay
from blackgate.play.lessons.reading import load_lessons
from blackgate.play.packs import pack_in
from blackgate.play.session import Session
from blackgate.words.text import Text
from lab.gallery.coached import posed_review
from lab.gallery.games import a_replay
from tests.conftest import NO_READER
from tests.systems import AT_SPI

from .desktop import run, screen

Way = dict[str, Any]

HERE = Path(__file__).parent
DEBIAN = "/usr/bin/python3"
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
MOST_SECONDS = 600
AT_REST = ("common-back", "table-menu", "table-rules", "table-log", "table-pause", "spoken-speed", "table-undo",
           "hint-ask", "table-since", "common-cancel")
PREFERRED = ("common-close", "table-skip", "tray-discard-confirm", "action-dig", "action-craft", "action-steal_spoon",
             "action-search", "action-roll_move", "action-end_turn", "table-end-yes")


def is_there() -> bool:
    if os.name != "posix" or not LAUNCHER.exists() or find_spec("accesskit") is None:
        return False
    if not all(map(which, ("Xvfb", "dbus-run-session", "gdbus", DEBIAN))):
        return False
    question = "import gi; gi.require_version('Atspi', '2.0')"
    return subprocess.run([DEBIAN, "-c", question], capture_output=True, check=False).returncode == 0


pytestmark = [AT_SPI, pytest.mark.skipif(not is_there(), reason=NO_READER)]


def listen(home: Path, tmp_path: Path, language: str, *ways: Way) -> list[str]:
    """Let the robot do this; answers what it pressed (`* …`) and was told (`> …`), and last what it counted."""
    home.mkdir(exist_ok=True)
    (home / "settings.json").write_text(json.dumps({"version": 1, "instant": True}), encoding="utf-8")
    words = {"not_now": Text(language)("spoken-not-now", name="").removeprefix(", "), "ways": ways}
    told = tmp_path / "words.json"
    told.write_text(json.dumps(words), encoding="utf-8")
    runtime = tmp_path / "run"
    runtime.mkdir(mode=0o700)
    ours = ("SDL_VIDEO", "DBUS", "AT_SPI")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    environment |= {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(runtime), "GSETTINGS_BACKEND": "memory"}
    written = tmp_path / "heard.txt"
    command = ["dbus-run-session", "--", "sh", str(HERE / "session.sh"), sys.executable, language, str(told)]
    with screen() as name:
        status = run(command, environment | {"DISPLAY": name}, HERE.parents[1], written, MOST_SECONDS)
    heard = written.read_text(encoding="utf-8", errors="replace")
    log = "".join(path.read_text(encoding="utf-8") for path in (home / "log").glob("*"))
    ended = "It took too long." if status is None else f"It ended with {status}."
    assert status == 0, f"{ended}\n{heard[-3000:]}\n{log[-2000:]}"
    assert "The way to screen readers is closed" not in log, log[-2000:]
    return [line for line in heard.splitlines() if line.startswith(("* ", "> ", "{"))]     # Services talk too.


def a_game(language: str, most: int = 1000, patience: float = 0.4) -> Way:
    t = Text(language)
    return {
        "do": "game", "seed": 1, "path": [t("title-play"), t("setup-play")], "end": t("proof-title"),
        "leaves": [*map(t, AT_REST)], "prefers": [*map(t, PREFERRED)], "most": most, "patience": patience,
    }


def a_lesson(language: str, name: str) -> Way:
    t = Text(language)
    number = next(lesson.number for lesson in load_lessons(pack_in(None)) if lesson.name == name)
    title = t("learn-title", number=number, title=t(f"lesson-{name}"))
    return {"do": "lesson", "path": [t("title-learn"), title], "end": t("lesson-list"), "back": t("common-back")}


def a_puzzle(language: str, number: int = 1) -> Way:
    t = Text(language)
    return {
        "do": "puzzle", "path": [t("puzzles-title"), t("spoken-window", number=number)], "end": t("puzzles-out"),
        "hint": t("puzzles-hint", number=1).partition("1")[0], "sure": t("table-end-yes"), "back": t("common-back"),
    }


def a_review(language: str, presses: list[str]) -> Way:
    t = Text(language)
    return {"do": "review", "path": [t("title-saved")], "tab": t("shelf-replays"), "review": t("replay-review"),
            "presses": presses}


def in_order(words: list[str], told: list[str]) -> bool:
    """Whether these words are told one after another, whatever is told between them."""
    rest = iter(told)
    return all(any(each in line for line in rest) for each in words)


def test_a_turn_is_played_by_ear_from_the_title_on(home: Path, tmp_path: Path) -> None:
    heard = listen(home, tmp_path, "en", a_game("en", most=12, patience=5.0))
    t = Text("en")
    begun = next(number for number, line in enumerate(heard) if line.startswith("* "))   # The title may come first.
    assert heard[begun].endswith(t("title-play"))
    assert any(line.startswith(f"> {t('setup-title')}") for line in heard[begun:])
    told = [line for line in heard if line.startswith(">")]
    assert any(t("table-end-yes") in line or "Your turn: 2 actions left." in line for line in told)
    # What happened comes first, then what is asked.
    assert any(line.index("You") < line.index("Your turn: 1 action left.") for line in told
               if "Your turn: 1 action left." in line)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_lesson_a_puzzle_and_a_review_are_done_by_ear(home: Path, tmp_path: Path, language: str) -> None:
    t = Text(language)
    replay = a_replay(4)
    session = Session(replay.plan, pack=replay.pack, record=replay.written)
    save_replay(session)
    assert keep_review(session.record, posed_review(session.record))
    rival = replay.names[1]
    presses = [t("review-mark-after"), rival, t("review-look"), t("replay-step")]
    heard = listen(home, tmp_path, language, a_lesson(language, "dig"), a_puzzle(language), a_review(language, presses))
    told = [line for line in heard if line.startswith(">")]
    ines = [t(f"lesson-dig-{step}") for step in ("tunnel", "home", "safe", "end")]
    done = t("lesson-done-words", title=t("lesson-dig"))
    assert in_order([*ines, done, t("title-learn"), t("puzzles-title")], told)
    assert any(t(f"puzzles-{verdict}") in line for line in told for verdict in ("solved", "unlucky"))
    assert in_order([t("puzzles-title"), t("shelf-title"), t("review-title"), f"{rival}: "], told)


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_whole_game_against_three_bots_is_played_by_ear(home: Path, tmp_path: Path, language: str) -> None:
    heard = listen(home, tmp_path, language, a_game(language))
    counted = json.loads(heard[-1])
    assert counted["presses"] > 20 and counted["told"] > 20


@pytest.mark.nightly
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_lesson_and_more_puzzles_are_done_by_ear(home: Path, tmp_path: Path, language: str) -> None:
    t = Text(language)
    names = [lesson.name for lesson in load_lessons(pack_in(None))]
    puzzles = [a_puzzle(language, number) for number in (2, 3, 6, 10)]
    heard = listen(home, tmp_path, language, *(a_lesson(language, name) for name in names), *puzzles)
    told = [line for line in heard if line.startswith(">")]
    assert in_order([t("lesson-done-words", title=t(f"lesson-{name}")) for name in names], told)
    good = [line for line in told if any(t(f"puzzles-{verdict}") in line for verdict in ("solved", "unlucky"))]
    assert len(good) == len(puzzles)
