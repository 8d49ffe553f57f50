"""Tests the .deb on a Debian machine: inspected, installed, tested, removed, with a line for each step.

    python3 start.py build && sudo python3 build/package deb_life [FILE]
    sudo python3 build/package deb_life tools        only downloads missing tools

Installing needs root, which also downloads missing tools. A step that cannot be run here is listed and is no failure;
a step that fails makes the status 1.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from package.steps import MOST_SECONDS, PLAIN, Account, Failed, NotRun, fetch_tools, is_here, said

DIST = Path(__file__).resolve().parents[2] / "dist"
TOOLS = {"lintian": "lintian", "appstreamcli": "appstream", "man": "man-db", "lexgrog": "man-db",
         "desktop-file-validate": "desktop-file-utils"}
LINTIAN = ("lintian", "--allow-root", "--show-overrides", "--fail-on", "none")      # else overridden warnings fail too
# A machine may be set to install no documentation; these files are there in any case.
PLACES = ("usr/games/blackgate", "usr/share/applications/blackgate.desktop",
          "usr/share/icons/hicolor/256x256/apps/blackgate.png",
          "usr/share/metainfo/game.blackgate.Blackgate.metainfo.xml")
WATCHED = ("/etc", "/opt", "/usr", "/var/games", "/var/lib")
UNWATCHED = {"/var/lib/dpkg", "/var/lib/apt", "/usr/local", "__pycache__"}     # may change at any time
NOBODY = "nobody"           # the user who plays: the program must not need files that only its builder can read


class Life(Account):
    """The test of one archive."""

    def __init__(self, deb: Path, folder: Path) -> None:
        super().__init__()
        self.deb, self.unpacked, self.home = deb, folder / "unpacked", folder / "home"
        self.before: frozenset[str] | None = None       # the files on the machine before installing

    def whole(self) -> None:
        self.step("tools", lambda: fetch_tools(TOOLS))
        # It runs beside the other steps, because it takes about as long as they do.
        lintian = subprocess.Popen([*LINTIAN, str(self.deb)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True, env=PLAIN) if is_here("lintian") else None
        self.step("archive", self.archive)
        self.step("AppStream metadata", self.metadata)
        self.step("menu entry", self.menu_entry)
        self.step("manual pages", self.manual)
        self.step("install", self.install)
        self.step("self-test of the installed program", self.selftest)
        self.step("remove", self.remove)
        self.step("nothing left behind", self.nothing_left)
        self.step("lintian", lambda: judged(lintian))

    def archive(self) -> str:
        said("dpkg-deb", "--extract", str(self.deb), str(self.unpacked))
        return f"{self.deb.name}, {self.deb.stat().st_size / 1e6:.1f} MB\n{said('dpkg-deb', '--info', str(self.deb))}"

    def metadata(self) -> str:
        return said("appstreamcli", "validate", "--no-net", str(self.part(PLACES[3])))

    def menu_entry(self) -> str:
        return said("desktop-file-validate", str(self.part(PLACES[1]))) or "no complaints"

    def manual(self) -> str:
        self.part("usr/share/man")
        names = []
        for page in sorted(self.unpacked.glob("usr/share/man/**/*.6.gz")):
            names.append(said("lexgrog", str(page)).partition(": ")[2])
            told = said("man", "--warnings", "-E", "UTF-8", "-Tutf8", "--local-file", str(page),
                        given={"MANWIDTH": "80", "MANROFFOPT": "-z"})       # prints only mistakes, not the page
            if told.strip():
                raise Failed(f"{page}\n{told}")
        return f"{len(names)} without warnings\n{''.join(names)}"

    def part(self, place: str) -> Path:
        if not self.unpacked.exists():
            raise NotRun("the archive could not be opened")
        if not (self.unpacked / place).exists():
            raise Failed(f"{place} is not in the archive")
        return self.unpacked / place

    def install(self) -> str:
        if os.geteuid() or not is_here("dpkg"):
            raise NotRun("only root can, and only where there is dpkg")
        if any(os.path.lexists(f"/{place}") for place in PLACES):
            raise NotRun("Blackgate is installed here already, and would be gone afterwards")
        self.before = snapshot()
        told = said("dpkg", "--install", str(self.deb))
        missing = [place for place in PLACES if not os.path.exists(f"/{place}")]
        if missing:
            raise Failed(f"not there: {', '.join(missing)}")
        return f"{len(snapshot() - self.before)} entries\n{told}"

    def selftest(self) -> str:
        self.must_be_installed()
        self.home.mkdir()
        shutil.chown(self.home, NOBODY)
        self.home.parent.chmod(0o755)
        told = said("blackgate", "selftest", user=NOBODY, given={"HOME": str(self.home)})
        left = ", ".join(sorted(path.name for path in self.home.iterdir())) or "nothing"
        return f"as {NOBODY} with an empty home; {left} in it afterwards\n{told}"

    def remove(self) -> str:
        self.must_be_installed()
        return said("dpkg", "--purge", "blackgate")

    def nothing_left(self) -> str:
        before = self.must_be_installed()
        left = sorted(snapshot() - before)
        if left:
            raise Failed("\n".join([f"{len(left)} entries are left", *left]))
        return f"{', '.join(WATCHED)} are as before, {len(before)} entries"

    def must_be_installed(self) -> frozenset[str]:
        if self.before is None:
            raise NotRun("it was not installed")
        return self.before


def snapshot() -> frozenset[str]:
    """The names of all files in the folders that packages use."""
    found = set[str]()
    for top in WATCHED:
        for folder, inside, files in os.walk(top):
            inside[:] = [name for name in inside if name not in UNWATCHED and f"{folder}/{name}" not in UNWATCHED]
            found.update(f"{folder}/{name}" for name in (*inside, *files))
    return frozenset(found)


def judged(lintian: "subprocess.Popen[str] | None") -> str:
    if lintian is None:
        raise NotRun("lintian is not here")
    try:
        told, _ = lintian.communicate(timeout=MOST_SECONDS)
    except subprocess.TimeoutExpired:
        lintian.kill()
        raise
    lines = [line for line in told.splitlines() if not line.startswith("N:")]
    errors, warnings, overridden = (sum(line.startswith(letter) for line in lines) for letter in ("E:", "W:", "O:"))
    summary = f"{errors} errors, {warnings} warnings, {overridden} overridden (lintian-overrides says why)"
    if lintian.returncode or errors:
        raise Failed("\n".join([f"{summary}, status {lintian.returncode}", *lines]))
    return "\n".join([summary, *lines])


def main(words: list[str]) -> int:
    if words == ["tools"]:
        # The steps that need a missing tool report it.
        Life(DIST, DIST).step("tools", lambda: fetch_tools(TOOLS))
        return 0
    made = [Path(word) for word in words] or sorted(DIST.glob("*.deb"))
    if len(made) != 1:
        print(f"One archive is needed, there are {len(made)} in {DIST}.", file=sys.stderr)
        return 2
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        life = Life(made[0].resolve(), Path(folder))
        life.whole()
    return life.told(f"The life of {made[0].name} took {perf_counter() - began:.0f} s.")
