"""A virtual environment: a Python with all packages that the game needs, in its own folder."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "build" / "package" / "program.lock"      # the files that the packaged program is made from


class CannotPrepare(Exception):
    """The environment could not be made; the text says why."""


class Environment:
    """An environment in `folder`, made by the Python at `base` when it is first needed."""

    def __init__(self, folder: Path = ROOT / ".venv", base: str = sys.executable) -> None:
        self.folder = folder
        self.base = base
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def prepare(self, extra: str = "") -> None:
        """Make the environment if it is missing or was made for other dependencies."""
        self._fill(f"ready{extra}", ROOT / "pyproject.toml", "--editable", f".{extra}")

    def prepare_locked(self) -> None:
        """Make an environment from exactly the files in the lock; pip accepts no others."""
        self._fill("ready-locked", LOCK, "--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(LOCK))

    def _fill(self, name: str, made_of: Path, *packages: str) -> None:
        """Let pip install the packages, unless a stamp file says that it was done."""
        wanted = hashlib.sha256(made_of.read_bytes()).hexdigest()
        stamp = self.folder / name
        if stamp.exists() and stamp.read_text() == wanted:
            return
        print(f"Setting up in {self.folder.name} (only the first time) …", flush=True)
        if not self.python.exists() and subprocess.call([self.base, "-m", "venv", "--clear", str(self.folder)]):
            raise CannotPrepare("This Python cannot make environments. On Debian and Ubuntu: apt install python3-venv")
        if self.run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages):
            raise CannotPrepare("The libraries could not be installed; is there a network connection?")
        stamp.write_text(wanted)

    def run(self, *arguments: str) -> int:
        """Run Python with these arguments in the project's folder, and return its status."""
        return subprocess.call([str(self.python), *arguments], cwd=ROOT, env=self._variables())

    def run_quietly(self, *arguments: str) -> tuple[int, str]:
        """Run Python in the same way, and return its status and output."""
        done = subprocess.run([str(self.python), *arguments], cwd=ROOT, env=self._variables(), stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False)
        return done.returncode, done.stdout

    def _variables(self) -> dict[str, str]:
        """Where bytecode is not wanted beside the sources, it lies in the environment: hundreds of programs are started
        by the checks, and without it each of them would compile the game anew.
        """
        variables = dict(os.environ)
        if variables.pop("PYTHONDONTWRITEBYTECODE", ""):
            variables["PYTHONPYCACHEPREFIX"] = str(self.folder / "bytecode")
        return variables
