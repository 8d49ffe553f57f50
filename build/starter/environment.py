"""A private environment: a Python with all that the game needs, in a folder of its own."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class CannotPrepare(Exception):
    """The environment could not be made; the words say why."""


class Environment:
    """An environment in `folder`, made by the Python at `base` when it is first needed."""

    def __init__(self, folder: Path = ROOT / ".venv", base: str = sys.executable) -> None:
        self.folder = folder
        self.base = base
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def prepare(self, extra: str = "") -> None:
        """Make the environment if it is missing or was made for other dependencies."""
        wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
        stamp = self.folder / f"ready{extra}"
        if stamp.exists() and stamp.read_text() == wanted:
            return
        print(f"Setting up in {self.folder.name} (only the first time) …", flush=True)
        if not self.python.exists() and subprocess.call([self.base, "-m", "venv", "--clear", str(self.folder)]):
            raise CannotPrepare("This Python cannot make environments. On Debian and Ubuntu: apt install python3-venv")
        if self.run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", f".{extra}"):
            raise CannotPrepare("The libraries could not be installed; is there a network connection?")
        stamp.write_text(wanted)

    def run(self, *arguments: str) -> int:
        """Run Python with these arguments in the project's folder; its status."""
        return subprocess.call([str(self.python), *arguments], cwd=ROOT)

    def run_quietly(self, *arguments: str) -> tuple[int, str]:
        """Run Python the same way; its status and all that it printed."""
        done = subprocess.run([str(self.python), *arguments], cwd=ROOT, stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", check=False)
        return done.returncode, done.stdout
