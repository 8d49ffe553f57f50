"""Tests the wheel: built, installed into an empty environment as pipx does it, and tested from another folder.

    python build/package wheel_life

The environment has only the wheel and its dependencies. The game must find its own pictures, texts and cards.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from package.program import ROOT, version
from package.steps import Account, Failed

PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")
MOST_SECONDS = 600


class Life(Account):
    """The test, in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        inside = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
        self.python, self.game = inside / "python", inside / "blackgate"
        self.home, self.builder = folder / "a home", folder / "builder"      # pip's tools write to the home folder
        self.home.mkdir()
        self.builder.mkdir()

    def whole(self) -> None:
        self.step("build", self.build)
        self.step("install", self.install)
        self.step("its version", lambda: self.said(str(self.game), "--version", home=self.home))
        self.step("self-test", lambda: self.said(str(self.game), "selftest", home=self.home))
        self.step("nothing written", self.nothing_written)

    def build(self) -> str:
        self.said(sys.executable, *PIP, "wheel", "--no-deps", "--wheel-dir", str(self.folder), str(ROOT))
        (wheel,) = self.folder.glob("*.whl")
        if version() not in wheel.name:
            raise Failed(f"{wheel.name} is not version {version()}")
        return f"{wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB"

    def install(self) -> str:
        (wheel,) = self.folder.glob("*.whl")
        self.said(sys.executable, "-m", "venv", str(self.python.parents[1]))
        self.said(str(self.python), *PIP, "install", str(wheel))
        place = self.said(str(self.python), "-c", "import blackgate; print(blackgate.__file__)").strip()
        if not Path(place).is_relative_to(self.python.parents[1]):
            raise Failed(f"{place} is not in the environment")
        return f"{len(list(self.python.parents[1].rglob('*.dist-info')))} packages, the game among them"

    def nothing_written(self) -> str:
        if left := sorted(path.name for path in self.home.rglob("*")):
            raise Failed(f"the self-test left {', '.join(left)}")
        return "the home is as empty as before"

    def said(self, *command: str, home: Path | None = None) -> str:
        """The output of a command, run outside the checkout and with another home folder."""
        given = {name: value for name, value in os.environ.items()
                 if not name.startswith(("PYTHON", "BLACKGATE", "XDG_", "SDL_"))}
        done = subprocess.run(command, cwd=self.folder, env=given | {"HOME": str(home or self.builder)}, check=False,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              encoding="utf-8", errors="replace", timeout=MOST_SECONDS)
        if done.returncode:
            raise Failed(f"{' '.join(command)}: status {done.returncode}\n{done.stdout}")
        return done.stdout


def main(words: list[str]) -> int:
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        life = Life(Path(folder))
        life.whole()
    return life.told(f"The life of the wheel took {perf_counter() - began:.0f} s.")
