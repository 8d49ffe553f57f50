"""No test needs a screen or a sound device or touches the player's files; a message that lacks something raises.

No test depends on speed, order or luck, nor on who runs it: language, time zone and terminal are the same for all.
Tests that need a browser where there is none are listed at the end: nobody shall take them for passed.
"""

import os
import time
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, settings

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["BLACKGATE_STRICT_TEXT"] = "1"       # `words.text.STRICT`

os.environ.update(LANG="C.UTF-8", LC_ALL="C.UTF-8", LANGUAGE="", TZ="UTC", COLUMNS="80", LINES="24")
for name in ("FORCE_COLOR", "PYTHON_COLORS", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
    os.environ.pop(name, None)
if hasattr(time, "tzset"):
    time.tzset()

# The same examples each time, and all the time they need.
settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

NIGHTLY = bool(os.environ.get("BLACKGATE_NIGHTLY"))      # whether slow tests that repeat faster ones are run too
SHUFFLED = os.environ.get("BLACKGATE_SHUFFLE", "")      # a number, or any word
NO_READER = "no AT-SPI, X server or AccessKit: nobody listened"         # why games by ear are skipped
NO_BROWSER = "no Chromium, or no Playwright: no page was opened"        # why tests of pages are skipped


def pytest_report_header() -> str | None:
    return f"in the order that BLACKGATE_SHUFFLE={SHUFFLED} makes" if SHUFFLED else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the nightly tests, and shuffle the others if that is asked for."""
    if not NIGHTLY:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("nightly")])
        items[:] = [item for item in items if not item.get_closest_marker("nightly")]
    if SHUFFLED:
        items.sort(key=lambda item: (drawn(item.location[0]), drawn(item.nodeid)))


def drawn(name: str) -> bytes:
    """Where a file or a test comes in the shuffled order: the same word makes the same order everywhere."""
    return sha256(f"{SHUFFLED} {name}".encode()).digest()


def pytest_collection_finish() -> None:
    from .once import leave_tests_alone

    leave_tests_alone()


@pytest.fixture(scope="session", autouse=True)
def made_once() -> Iterator[None]:
    from .once import keep_for_all_tests

    with pytest.MonkeyPatch.context() as patch:
        keep_for_all_tests(patch)
        yield


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folders that are not there yet. `tmp_path` would make one for each test, and look through those of all others."""
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path]) -> Iterator[Path]:
    """The player's directories are the test's own; not there until something is written.

    A test that undoes its own patches keeps it.
    """
    folder = next(homes)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BLACKGATE_HOME", str(folder))
        yield folder


@pytest.fixture(scope="session", autouse=True)
def real_home() -> Iterator[None]:
    """No test writes into the folders of whoever runs the tests."""
    from blackgate.disk.folders import data_folder, log_folder, settings_folder

    assert "BLACKGATE_HOME" not in os.environ
    folders = {data_folder(), settings_folder(), log_folder()}
    before = {folder: _written(folder) for folder in folders}
    yield
    assert {folder: _written(folder) for folder in folders} == before, "a test wrote into the player's real folders"


def _written(folder: Path) -> dict[str, int]:
    return {str(path): path.stat().st_mtime_ns for path in folder.rglob("*")} if folder.exists() else {}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name every test that was skipped, and why."""
    skipped = {report.nodeid: str(report.longrepr[-1]) for report in terminalreporter.stats.get("skipped", [])}
    for what, why in (("tests of the phones' page", NO_BROWSER), ("games by ear", NO_READER)):
        missed = sorted(name for name, reason in skipped.items() if why in reason)
        if missed:
            terminalreporter.section(f"NOT RUN: {len(missed)} {what} ({why})", red=True)
            for name in missed:
                terminalreporter.line(name)
                del skipped[name]
    for name, reason in sorted(skipped.items()):
        terminalreporter.line(f"{name} {reason}")


@pytest.fixture(autouse=True)
def salted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots decide by the game's salt: games that a test compares have the same one. Seeds that nobody names are drawn
    alike in each run."""
    monkeypatch.setattr("blackgate.play.session.token_hex", lambda length: "5a" * length)
    drawn = Random(5).getrandbits
    monkeypatch.setattr("blackgate.play.recorded_game.randbits", drawn)
    monkeypatch.setattr("blackgate.coach.puzzles.attempt.randbits", drawn)
