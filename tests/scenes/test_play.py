"""The command that opens the window: what it says without a screen, and what it leaves behind when it is closed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import blackgate
from blackgate.keep.saves import last_game
from blackgate.kit.window import TOLD
from tests.waiting import HANGS

# Runs the program as it is, except that it accepts a window that nobody sees, and closes it while a bot thinks.
CLOSING = """
import sys
from multiprocessing import active_children
from blackgate.disk.environment import quiet_environment
quiet_environment()
import pygame
from blackgate.kit import window
from blackgate import app, cli
window.HEADLESS = ()

frame = app.App.frame
frames = 0
# WORSE

def closed_after_a_while(self, events, seconds):
    global frames
    frames += 1
    session = getattr(self.top, "session", None)
    if frames >= 20 and (session is None or session.acted):     # a table at which nobody acted is not kept
        print(self.top.name, self.toast, sep=": ", file=sys.stderr)
        events = [*events, pygame.event.Event(pygame.QUIT)]
    frame(self, events, seconds)

app.App.frame = closed_after_a_while

if __name__ == "__main__":
    status = cli.main(sys.argv[1:])
    assert not active_children(), active_children()
    sys.exit(status)
"""


Done = subprocess.CompletedProcess[str]
ROOT = Path(blackgate.__file__).parents[1]


def started(home: Path, *arguments: str, code: list[str] | None = None, **environment: str) -> Done:
    known = {name: value for name, value in os.environ.items() if name not in (*TOLD, "BLACKGATE_STRICT_TEXT")}
    return subprocess.run(
        [sys.executable, *(code or ["-m", "blackgate"]), *arguments], capture_output=True, timeout=HANGS,
        encoding="utf-8", env=known | {"BLACKGATE_HOME": str(home), "PYTHONPATH": str(ROOT)} | environment, check=False,
    )


def test_without_a_screen_it_says_so_in_the_players_language_and_leaves_with_two(home: Path) -> None:
    done = started(home, LANG="en_US.UTF-8", LANGUAGE="", LC_ALL="")
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["blackgate: There is no screen to open a window on."]


def test_the_invisible_window_of_the_tests_is_no_screen_either(home: Path) -> None:
    assert started(home, "play", SDL_VIDEODRIVER="dummy").returncode == 2


@pytest.mark.parametrize("arguments", [
    ["--lang", "xx"], ["--seats", "human"], ["--seats", "human,wizard"], ["--seats", "human,hard,hard", "--team"],
    ["--cards", "/nowhere", "--seats", "human,easy"],
], ids=" ".join)
def test_a_wrong_call_is_one_line_and_status_two(arguments: list[str], home: Path) -> None:
    done = started(home, *arguments)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("arguments", [["--seats", "expert,expert,expert", "--seed", "3"], []], ids=["table", "title"])
def test_closing_the_window_saves_the_game_and_leaves_no_process(arguments: list[str], home: Path) -> None:
    script = home / "closing.py"
    script.write_text(CLOSING)
    done = started(home, *arguments, code=[str(script)], SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    saved = last_game()
    assert (saved is not None) == bool(arguments)
    assert (home / "log" / "blackgate.log").is_file()


def test_damaged_options_are_told_when_the_window_opens_and_kept_aside(home: Path) -> None:
    (home / "settings.json").write_bytes(b"\x00rubbish")
    script = home / "closing.py"
    script.write_text(CLOSING)
    done = started(home, "--lang", "de", code=[str(script)], SDL_VIDEODRIVER="dummy")
    assert done.returncode == 0
    assert "title: Die Optionen waren beschädigt." in done.stderr
    assert (home / "settings.json.broken").read_bytes() == b"\x00rubbish"


@pytest.mark.parametrize("worse", [
    "from blackgate.scenes.menus.title import Title; Title.draw = None",
    "from blackgate.keep.games import Games; Games.new = None",
    "from blackgate.kit.sounds import Sounds; Sounds.open = None",
    "from blackgate.keep.games import Games; Games.warm_up = None",
], ids=["title", "game", "sound", "worker"])
def test_an_error_before_the_loop_has_begun_is_met_too(worse: str, home: Path) -> None:
    script = home / "closing.py"
    script.write_text(CLOSING.replace("# WORSE", worse))
    arguments = ["--seats", "human,easy"] if "Games.new" in worse else []
    done = started(home, "--lang", "en", *arguments, code=[str(script)], SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stderr.partition(":")[0]) == (0, "trouble"), done.stderr


def test_what_fails_beside_the_loop_goes_to_the_log_and_the_game_goes_on(home: Path) -> None:
    script = home / "closing.py"
    worse = "from blackgate.commands import play; play.load_early = lambda: 1 / 0"
    script.write_text(CLOSING.replace("# WORSE", worse))
    done = started(home, "--lang", "en", code=[str(script)], SDL_VIDEODRIVER="dummy")
    assert (done.returncode, done.stderr.strip()) == (0, "title:")
    assert "ZeroDivisionError" in (home / "log" / "blackgate.log").read_text()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
def test_the_log_makes_room_and_a_full_disk_is_no_trouble(home: Path) -> None:
    script = home / "full.py"
    script.write_text(
        "import logging\nfrom blackgate.disk.environment import start_log\nstart_log()\n"
        "for number in range(30_000):\n    logging.error('%d %s', number, 'x' * 100)\n"
        "logging.getLogger().handlers[0].stream = open('/dev/full', 'w')\nlogging.error('x' * 9000)\n")
    done = started(home, code=[str(script)])
    assert "Traceback" not in done.stderr.partition("Exception ignored")[0]
    logs = sorted((home / "log").iterdir())
    assert len(logs) == 4 and sum(path.stat().st_size for path in logs) < 2_100_000
