"""The life of the installer for Windows, in wine: installed, proved, played, killed, resumed, removed.

    python3 start.py build --windows && python3 build/package windows_life [FILE]

It makes a Windows of its own each time, whose player has blanks and umlauts in their name.
Pictures of what was seen go to dist/windows/pictures. Root fetches tools that are missing. A step that cannot be run
here is told by name and fails nothing; a step that fails makes the status 1.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from time import monotonic, perf_counter, sleep

from package.installer import SUMS
from package.steps import Account, Failed, NotRun, fetch_tools, said
from package.wine import TOOLS, Wine, named

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "dist"
PICTURES = DIST / "windows" / "pictures"
REPLAY = ROOT / "tests" / "saves" / "replay-0.1.json"
PLAYER = "Jörg Müller Peña"      # Wine 8 opens no shortcut whose path has a letter like Ł, that Windows-1252 lacks.
FOLDERS = {"Local AppData": "AppData/Local", "AppData": "AppData/Roaming", "Desktop": "Desktop",
           "Programs": "AppData/Roaming/Start/Programs"}
SHELL = r"HKEY_CURRENT_USER\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders"
PROGRAMS = ("blackgate.exe", "blackgate-console.exe")
IS_OPEN = "status 3"        # how the installer ends when the game is open
MOST_SECONDS = 90           # for a window to open, a picture to be drawn, a game to be saved
MANY_COLOURS = 400          # An empty window has one or two.


class Life(Account):
    """Of one installer."""

    def __init__(self, setup: Path, folder: Path) -> None:
        super().__init__()
        self.setup = setup
        self.wine = Wine(folder / "prefix")
        self.home = self.wine.drive("users") / PLAYER
        self.place = self.home / "AppData" / "Local" / "Programs" / "Blackgate"
        self.own = self.home / "AppData" / "Local" / "blackgate"
        self.menu = self.home / FOLDERS["Programs"] / "Blackgate.lnk"
        self.desktop = self.home / "Desktop" / "Blackgate.lnk"
        self.before = frozenset[str]()

    def whole(self) -> None:
        self.step("tools", lambda: fetch_tools(TOOLS))
        steps = {
            "sums": self.sums, "install, silently": self.install, "self-test of the installed program": self.selftest,
            "the title, opened from the menu": self.title, "no installing over an open game": self.open_game,
            "a game, killed": self.killed, "the game, resumed": self.resumed,
            "a replay, opened by its file type": self.replay, "remove": self.remove,
            "nothing left but the player's folder": self.nothing_left,
        }
        if self.not_run:
            for name in steps:
                self.step(name, no_tools)
            return
        with subprocess.Popen(["Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as screen:
            assert screen.stdout is not None
            self.wine.given["DISPLAY"] = f":{screen.stdout.readline().strip()}"
            try:
                with self.wine:
                    self.step("a new Windows", self.move_in)
                    for name, do in steps.items():
                        self.step(name, do)
            finally:
                screen.terminate()

    def sums(self) -> str:
        found = sha256(self.setup.read_bytes()).hexdigest()
        if f"{found}  {self.setup.name}" not in (self.setup.parent / SUMS).read_text().splitlines():
            raise Failed(f"{self.setup.name} is not what {SUMS} says")
        return f"{self.setup.name}, {self.setup.stat().st_size / 1e6:.1f} MB, {found}"

    def move_in(self) -> str:
        """The player's folders are where Windows says, and it is told here."""
        lines = ["Windows Registry Editor Version 5.00", f"[{SHELL}]"]
        for name, path in FOLDERS.items():
            (self.home / path).mkdir(parents=True)
            lines.append(f'"{name}"="{windows_path(path)}"')
        for name in ("Temp", "Programs"):       # Every Windows has them.
            (self.home / "AppData" / "Local" / name).mkdir()
        lines.append("[HKEY_CURRENT_USER\\Environment]")
        lines += [f'"{name}"="{windows_path("AppData/Local/Temp")}"' for name in ("TEMP", "TMP")]
        told = self.wine.prefix / "folders.reg"
        told.write_text("\r\n".join([*lines, ""]), encoding="utf-16")
        self.wine.said("regedit", "/S", named(told))
        return f"{said('wine', '--version', given={'WINEDEBUG': '-all'}).strip()}, C:\\users\\{PLAYER}"

    def install(self) -> str:
        self.before = self.snapshot()
        self.wine.said(str(self.setup), "/S")
        wanted = [*(self.place / name for name in (*PROGRAMS, "uninstall.exe")), self.menu, self.desktop]
        if lost := [str(path) for path in wanted if not path.exists()]:
            raise Failed(f"not there: {', '.join(lost)}")
        files = [path for path in self.place.rglob("*") if path.is_file()]
        return f"{len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.1f} MB in {self.place.name}"

    def selftest(self) -> str:
        self.must_be_installed()
        told = self.wine.said(str(self.place / PROGRAMS[1]), "selftest", cwd=self.home)
        if self.own.exists():
            raise Failed(f"it wrote into {self.own}")
        return f"with an empty profile\n{told}"

    def title(self) -> str:
        self.must_be_installed()
        self.wine.started("start", "/unix", str(self.menu))
        return self.seen("title")

    def open_game(self) -> str:
        if not self.running():
            raise NotRun("no game is open")
        try:
            self.wine.said(str(self.setup), "/S")
        except Failed as failed:
            if IS_OPEN not in str(failed):
                raise
            self.close()
            return "the installer waits until it is closed; it was, politely"
        raise Failed("it was overwritten while it ran")

    def killed(self) -> str:
        """Bots play, so that something is saved without a hand at the mouse."""
        self.must_be_installed()
        game = self.wine.started(str(self.place / PROGRAMS[0]), "play", "--seats", "easy,medium,easy", "--seed", "5")
        until(lambda: len(self.saves()) >= 3, "a game was saved")
        told = self.seen("table")
        game.kill()
        game.wait()
        until(lambda: not self.running(), "its bots ended too")
        return f"{told}; {len(self.saves())} files of it are kept, and no process is left"

    def resumed(self) -> str:
        left = self.saves()
        if not left:
            raise NotRun("there is none")
        self.wine.started(str(self.place / PROGRAMS[0]), "play", "--resume")
        until(lambda: self.saves() != left, "the game went on")
        told = self.seen("resumed")
        self.close()
        if len(games := {name.rpartition("-")[0] for name in self.saves()}) != 1:
            raise Failed(f"another game was begun: {', '.join(sorted(games))}")
        return f"{told}; the same game was saved again"

    def replay(self) -> str:
        self.must_be_installed()
        sent = self.home / "Desktop" / "Köln gegen Málaga.blackgate"
        shutil.copy(REPLAY, sent)
        self.wine.started("start", "/unix", str(sent))
        told = self.seen("replay")
        self.close()
        sent.unlink()
        return told

    def remove(self) -> str:
        self.must_be_installed()
        self.wine.said(str(self.place / "uninstall.exe"), "/S")
        until(lambda: not self.place.exists(), f"{self.place.name} is gone")      # It goes on after it has answered.
        return "silently"

    def nothing_left(self) -> str:
        if not self.before or self.place.exists():
            raise NotRun("it was not removed")
        left = sorted(self.snapshot() - self.before)
        if left:
            raise Failed("\n".join([f"{len(left)} things are left", *left]))
        kept = sorted(path.relative_to(self.own).as_posix() for path in self.own.rglob("*") if path.is_file())
        return f"{len(self.before)} files and settings are as before; the player keeps\n" + "\n".join(kept)

    def snapshot(self) -> frozenset[str]:
        """Every file on Windows' disk but the player's own and temporary ones; every setting that names the game."""
        disk = self.wine.drive("")
        files = {str(path.relative_to(disk)) for path in disk.rglob("*")
                 if not path.is_relative_to(self.own) and "Temp" not in path.parts and "temp" not in path.parts}
        settings = self.wine.said("reg", "query", r"HKCU\Software", "/s").splitlines()
        return frozenset(files | {line.strip() for line in settings if "blackgate" in line.lower()})

    def saves(self) -> dict[str, bytes]:
        """The files of games that are being played."""
        return {path.name: path.read_bytes() for path in (self.own / "saves").glob("auto-*.json")}

    def running(self) -> list[int]:
        """Processes of the game in this Windows."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words, around = (folder / "cmdline").read_bytes(), (folder / "environ").read_bytes()
            except OSError:
                continue        # It has ended meanwhile, or is somebody else's.
            if PROGRAMS[0].encode() in words and os.fsencode(self.wine.prefix) in around:
                found.append(int(folder.name))
        return found

    def close(self) -> None:
        """As the cross at the window's corner does."""
        self.wine.said("taskkill", "/IM", PROGRAMS[0])
        until(lambda: not self.running(), "the window was closed")

    def seen(self, name: str) -> str:
        """Waits until a window has the game's name and something is drawn. Keeps a picture of it."""
        display = {"DISPLAY": self.wine.given["DISPLAY"]}
        PICTURES.mkdir(parents=True, exist_ok=True)
        picture = PICTURES / f"{name}.png"

        def colours() -> int:
            try:
                said("xdotool", "search", "--onlyvisible", "--name", "^Blackgate$", given=display)
            except Failed:
                return 0        # There is no such window yet.
            said("import", "-window", "root", str(picture), given=display)
            return int(said("identify", "-format", "%k", str(picture)))

        until(lambda: colours() > MANY_COLOURS, "a window called Blackgate was drawn")
        sleep(2)                # It fades in.
        return f"a window called Blackgate, {colours()} colours ({picture.name})"

    def must_be_installed(self) -> None:
        if not self.place.exists():
            raise NotRun("it was not installed")


def no_tools() -> str:
    raise NotRun("tools are missing")


def windows_path(path: str) -> str:
    """A folder of the player as a .reg file wants it."""
    return f"C:/users/{PLAYER}/{path}".replace("/", "\\\\")


def until(is_so: Callable[[], bool], what: str) -> None:
    """Waits for something that another process does."""
    ends = monotonic() + MOST_SECONDS
    while not is_so():
        if monotonic() > ends:
            raise Failed(f"{MOST_SECONDS} s went by before {what}")
        sleep(0.5)


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
