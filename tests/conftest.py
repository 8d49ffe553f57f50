"""No test needs a screen or a sound device or touches the player's files; a message that lacks something raises.

Tests that need a browser where there is none are listed at the end: nobody shall take them for passed.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
os.environ["BLACKGATE_STRICT_TEXT"] = "1"       # `words.text.STRICT`

NO_BROWSER = "no Chromium, or no Playwright: no page was opened"        # why tests of pages are skipped


NIGHTLY = "BLACKGATE_NIGHTLY"       # set to anything, it has the tests marked `nightly` run too


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Slow tests that repeat what faster ones show in small are run once a night."""
    if os.environ.get(NIGHTLY):
        return
    slow = [item for item in items if item.get_closest_marker("nightly")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if not item.get_closest_marker("nightly")]


def pytest_collection_finish() -> None:
    from .once import leave_tests_alone

    leave_tests_alone()


@pytest.fixture(scope="session", autouse=True)
def made_once() -> Iterator[None]:
    from .once import keep_for_all_tests

    with pytest.MonkeyPatch.context() as patch:
        keep_for_all_tests(patch)
        yield


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's directories are the test's own; not there until something is written."""
    folder = tmp_path / "home"
    monkeypatch.setenv("BLACKGATE_HOME", str(folder))
    return folder


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.stats.get("skipped", [])
    missed = sorted(report.nodeid for report in skipped if NO_BROWSER in str(report.longrepr))
    if missed:
        terminalreporter.section(f"NOT RUN: {len(missed)} tests of the phones' page ({NO_BROWSER})", red=True)
        for name in missed:
            terminalreporter.line(name)


@pytest.fixture(autouse=True)
def salted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots decide by the game's salt, so games that a test compares have the same one."""
    monkeypatch.setattr("blackgate.play.session.token_hex", lambda length: "5a" * length)
