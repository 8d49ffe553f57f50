"""Finds the Pythons on this machine that can run the game: on the PATH, in pyenv's folder, by `py` on Windows."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

OLDEST = (3, 11)
NAME = re.compile(r"python3?(\.\d+)?(\.exe)?$")
ASK = "import sys; print(sys.version_info[0], sys.version_info[1], sys.version_info[2], sys.version_info[3])"


class Found(NamedTuple):
    """A Python, with its version as in "3.12.1"."""

    version: str
    path: str


def find_pythons() -> list[Found]:
    """Each version once, the oldest first; too old ones are left out."""
    found: dict[tuple[int, int, int, str], str] = {}
    for path in candidates():
        version = version_of(path)
        if version is not None and version[:2] >= OLDEST:
            found.setdefault(version, path)
    return [Found(written(version), path) for version, path in sorted(found.items())]


def written(version: tuple[int, int, int, str]) -> str:
    major, minor, micro, stage = version
    return f"{major}.{minor}.{micro}" + ("" if stage == "final" else f"-{stage}")


def candidates() -> Iterator[str]:
    """Paths that may be Pythons, this one first."""
    yield getattr(sys, "_base_executable", sys.executable)
    for folder in os.environ.get("PATH", "").split(os.pathsep):
        yield from pythons_in(Path(folder))
    for root in {os.environ.get("PYENV_ROOT") or str(Path.home() / ".pyenv")}:
        for version in sorted(Path(root).glob("versions/*")):
            yield from pythons_in(version / "bin")
    if shutil.which("py"):      # on Windows: lines such as " -V:3.12 *  C:\\Python312\\python.exe"
        listed = subprocess.run(["py", "-0p"], capture_output=True, text=True, check=False).stdout
        yield from (line.split(maxsplit=1)[-1].lstrip("* ") for line in listed.splitlines() if line.strip())


def pythons_in(folder: Path) -> Iterator[str]:
    try:
        names = sorted(each.name for each in folder.iterdir() if NAME.match(each.name))
    except OSError:
        return      # A folder of the PATH may not exist.
    yield from (str(folder / name) for name in names)


def version_of(path: str) -> tuple[int, int, int, str] | None:
    """The version of the Python at this path; None if it is no Python."""
    try:
        asked = subprocess.run([path, "-c", ASK], capture_output=True, text=True, check=False, timeout=60)
        major, minor, micro, stage = asked.stdout.split()
        return int(major), int(minor), int(micro), stage
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
