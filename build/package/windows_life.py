"""Tests the installer for Windows in wine: installed, tested, played, killed, resumed, removed.

    python3 start.py build --windows && python3 build/package windows_life [FILE]

It makes a new Windows each time, with blanks and umlauts in the player's name. Screenshots go to
dist/windows/pictures. Root installs missing tools. A step that cannot be run here is listed and is no failure; a step
that fails makes the status 1.
"""

import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import perf_counter, sleep
from urllib.request import urlopen

from package.clicker import Clicker
from package.installer import SUMS
from package.screen import Screen, until
from package.start_menu import open_from_start_menu
from package.steps import Account, Failed, NotRun, fetch_tools
from package.windows_player import PROGRAMS, Player, windows_path
from package.wine import TOOLS, Wine

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
PICTURES = DIST / "windows" / "pictures"
REPLAY = ROOT / "tests" / "saves" / "replay-0.1.json"
CLASSES = r"HKCU\Software\Classes"
IS_OPEN = "status 3"        # the installer's result while the game is open
MOST_GAME_SECONDS = 3600
BOT_BEGINS = "5"            # a seed with which a bot begins: the clicks need a save, which its first action makes


class Life(Account):
    """The test of one installer."""

    def __init__(self, setup: Path, folder: Path) -> None:
        super().__init__()
        self.setup = setup
        self.screen = Screen(PICTURES)
        self.wine = Wine(folder / "prefix")
        self.player = Player(self.wine)
        self.before = frozenset[str]()

    def whole(self) -> None:
        self.step("tools", lambda: fetch_tools(TOOLS))
        steps = {
            "sums": self.sums, "install, silently": self.install, "self-test of the installed program": self.selftest,
            "install again, through its window": self.install_again,
            "the start menu and the icon on the desktop": self.start_menu,
            "the title, opened from the menu": self.title, "no installing over an open game": self.open_game,
            "a whole game, by clicks": self.clicked,
            "a game, killed": self.killed, "the game, resumed": self.resumed, "two windows at once": self.two_windows,
            "phones, served on loopback": self.phones,
            "a replay, opened by its file type": self.replay, "remove": self.remove,
            "nothing left but the player's folder": self.nothing_left,
        }
        if self.not_run:
            for name in steps:
                self.step(name, no_tools)
            return
        with self.screen:
            self.wine.given["DISPLAY"] = self.screen.display
            with self.wine:
                self.step("a new Windows", self.player.move_in)
                for name, do in steps.items():
                    self.step(name, do)

    def sums(self) -> str:
        found = sha256(self.setup.read_bytes()).hexdigest()
        if f"{found}  {self.setup.name}" not in (self.setup.parent / SUMS).read_text().splitlines():
            raise Failed(f"{self.setup.name} is not what {SUMS} says")
        return f"{self.setup.name}, {self.setup.stat().st_size / 1e6:.1f} MB, {found}"

    def install(self) -> str:
        self.before = self.player.snapshot()
        self.wine.said(str(self.setup), "/S")
        place = self.player.place
        wanted = [*(place / name for name in (*PROGRAMS, "uninstall.exe")), self.player.menu, self.player.desktop]
        if lost := [str(path) for path in wanted if not path.exists()]:
            raise Failed(f"not there: {', '.join(lost)}")
        files = [path for path in place.rglob("*") if path.is_file()]
        return f"{len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB in {place.name}"

    def selftest(self) -> str:
        self.must_be_installed()
        told = self.wine.said(str(self.player.place / PROGRAMS[1]), "selftest", cwd=self.player.home)
        if self.player.own.exists():
            raise Failed(f"it wrote into {self.player.own}")
        return f"with an empty profile\n{told}"

    def install_again(self) -> str:
        """Install again over the first installation, only with the return key. The last page starts the game."""
        self.must_be_installed()
        self.wine.started(str(self.setup))
        until(lambda: bool(self.screen.windows("^Blackgate Setup")), "the installer opened")
        pages = 0

        def is_started() -> bool:
            nonlocal pages
            sleep(3)                # A page is being drawn, or files are being copied.
            if self.screen.windows("^Blackgate$"):
                return True
            if self.screen.windows("^Blackgate Setup"):
                pages += 1
                self.screen.photograph(f"installer-{min(pages, 4)}")     # The fourth picture becomes the last page.
                self.screen.press("Return")
            return False

        until(is_started, "the installer started the game")
        told = self.screen.seen("first-start")
        self.player.close()
        return told

    def start_menu(self) -> str:
        self.must_be_installed()
        return open_from_start_menu(self.wine, self.screen, self.player)

    def title(self) -> str:
        self.must_be_installed()
        self.wine.started("start", "/unix", str(self.player.menu))
        return self.screen.seen("title")

    def open_game(self) -> str:
        if not self.player.running():
            raise NotRun("no game is open")
        try:
            self.wine.said(str(self.setup), "/S")
        except Failed as failed:
            if IS_OPEN not in str(failed):
                raise
            self.player.close()
            return "the installer waits until it is closed; it was, politely"
        raise Failed("it was overwritten while it ran")

    def clicked(self) -> str:
        """A game between a human, played by mouse clicks, and a bot."""
        self.must_be_installed()
        try:
            import pygame  # noqa: F401
        except ModuleNotFoundError:
            raise NotRun("no pygame here: who clicks must know where") from None
        self.player.own.mkdir(parents=True, exist_ok=True)
        (self.player.own / "settings.json").write_text('{"version": 1, "instant": true, "language": "en"}')
        self.started("play", "--seats", "human,hard", "--seed", BOT_BEGINS)
        self.screen.seen("game")
        (window,) = self.screen.windows("^Blackgate$")
        clicker = Clicker(self.player.own, self.wine.prefix / "unseen", lambda x, y: self.screen.click(window, x, y),
                          lambda: self.screen.press("Escape"))
        told = clicker.play(MOST_GAME_SECONDS)
        sleep(3)
        self.screen.photograph("end")
        self.player.close()
        (record,) = (self.player.own / "replays").glob("*.json")
        proved = self.wine.said(str(self.player.place / PROGRAMS[1]), "replay", windows_path(record), "--audit")
        (self.player.own / "settings.json").unlink()
        return f"{told}; its record is proved\n{proved}"

    def killed(self) -> str:
        """Kill the game while bots play, so that something is saved without clicks."""
        self.must_be_installed()
        game = self.started("play", "--seats", "easy,medium,easy", "--seed", "5")
        until(lambda: len(self.player.saves()) >= 3, "a game was saved")
        told = self.screen.seen("table")
        game.kill()
        game.wait()
        until(lambda: not self.player.running(), "its bots ended too")
        return f"{told}; {len(self.player.saves())} files of it are kept, and no process is left"

    def resumed(self) -> str:
        left = self.player.saves()
        if not left:
            raise NotRun("there is none")
        self.started("play", "--resume")
        until(lambda: self.has_gone_on(left), "the game went on")
        told = self.screen.seen("resumed")
        self.player.close()
        if len(self.player.games()) != 1:
            raise Failed(f"another game was begun: {', '.join(sorted(self.player.games()))}")
        return f"{told}; the same game went on"

    def has_gone_on(self, left: dict[str, bytes]) -> bool:
        """Whether three files of the game are new. Loading alone writes one or two."""
        saves = self.player.saves()
        return sum(name in saves and saves[name] != data for name, data in left.items()) >= 3

    def two_windows(self) -> str:
        """Two windows, each with its own game; both write to the same folder and log."""
        self.must_be_installed()
        before = self.player.games()
        for seed in ("6", "7"):
            known = self.player.games()
            self.started("play", "--seats", "easy,medium,easy", "--seed", seed)
            until(lambda known=known: self.has_begun(known), "its game was saved")      # type: ignore[misc]
        until(lambda: len(self.screen.windows("^Blackgate$")) == 2, "there were two windows")
        self.screen.photograph("two")
        self.player.close()
        if left := [path.name for path in self.player.own.rglob("*.new")]:
            raise Failed(f"left half written: {', '.join(left)}")
        self.player.look_at_log()
        if len(self.player.games() - before) != 2:
            raise Failed(f"{len(self.player.games() - before)} of two games are kept")
        return "both games are kept, nothing is half written, the log tells of no trouble"

    def has_begun(self, known: set[str]) -> bool:
        """Whether there is a new game with an action. A game without actions is not saved."""
        saves = self.player.saves()
        return any(sum(name.startswith(game) for name in saves) > 2 for game in self.player.games() - known)

    def phones(self) -> str:
        self.must_be_installed()
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.started("play", "--seats", "human,easy", "--phones", "--bind", "127.0.0.1", "--port", str(port))
        heard: list[str] = []

        def is_served() -> bool:
            heard.clear()
            with suppress(OSError):
                for part in ("", "page/main.js", "art/cards/knife.svg"):
                    with urlopen(f"http://127.0.0.1:{port}/{part}", timeout=10) as answer:
                        heard.append(f"/{part} {answer.status}, {len(answer.read())} bytes")
            return len(heard) == 3

        until(is_served, "its page was served")
        self.player.close()
        return "; ".join(heard)

    def replay(self) -> str:
        """Open a replay as a double click does. Wine 8 ignores a user's file types, so the registry is read here."""
        self.must_be_installed()
        sent = self.player.home / "Desktop" / "Köln gegen Málaga.blackgate"
        shutil.copy(REPLAY, sent)
        kind = self.player.registered(CLASSES + r"\.blackgate")
        command = self.player.registered(rf"{CLASSES}\{kind}\shell\open\command")
        program, *words = [part.replace("%1", windows_path(sent)) for part in shlex.split(command.replace("\\", "/"))]
        self.wine.started(program, *words)
        told = self.screen.seen("replay")
        self.player.close()
        sent.unlink()
        return f"{told}, by {command}"

    def remove(self) -> str:
        self.must_be_installed()
        self.wine.said(str(self.player.place / "uninstall.exe"), "/S")
        until(lambda: not self.player.place.exists(), "the program is gone")        # It takes a moment longer.
        return "silently"

    def nothing_left(self) -> str:
        if not self.before or self.player.place.exists():
            raise NotRun("it was not removed")
        left = sorted(self.player.snapshot() - self.before)
        if left:
            raise Failed("\n".join([f"{len(left)} things are left", *left]))
        self.player.look_at_log()
        own = self.player.own
        kept = sorted(path.relative_to(own).as_posix() for path in own.rglob("*") if path.is_file())
        return f"{len(self.before)} files and settings are as before; the player keeps\n" + "\n".join(kept)

    def started(self, *words: str) -> "subprocess.Popen[bytes]":
        """Start the installed program."""
        return self.wine.started(str(self.player.place / PROGRAMS[0]), *words)

    def must_be_installed(self) -> None:
        if not self.player.place.exists():
            raise NotRun("it was not installed")


def no_tools() -> str:
    raise NotRun("tools are missing")


def main(words: list[str]) -> int:
    made = [Path(word) for word in words] or sorted(DIST.glob("*-setup.exe"))
    if len(made) != 1:
        print(f"One installer is needed, there are {len(made)} in {DIST}.", file=sys.stderr)
        return 2
    began = perf_counter()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        life = Life(made[0].resolve(), Path(folder))
        life.whole()
    return life.told(f"The life of {made[0].name} took {perf_counter() - began:.0f} s.")
