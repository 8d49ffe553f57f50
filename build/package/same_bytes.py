"""Reproducible builds: two builds of one commit give the same bytes. One time, sorted names, no machine's paths."""

import hashlib
import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def made_at() -> int:
    """The time of the build: SOURCE_DATE_EPOCH (reproducible-builds.org), else the commit's time, else now."""
    if said := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(said)
    try:
        asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True,
                               check=True)
        return int(asked.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int(time.time())         # There is no git checkout.


def steady() -> dict[str, str]:
    """The environment for build tools that makes their output reproducible."""
    return {"SOURCE_DATE_EPOCH": str(made_at()), "PYTHONHASHSEED": "0"}


def files(folder: Path) -> list[Path]:
    return sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: path.as_posix())


def packed_zip(folder: Path, target: Path) -> Path:
    """A zip of the folder and all its content."""
    when = time.gmtime(made_at())[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in files(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 0         # as on Windows, on every system
            packed.writestr(entry, path.read_bytes())
    return target


def write_sums(made: Iterable[Path], target: Path) -> Path:
    """Write the sums in the form that `sha256sum --check` reads."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
    target.write_text("".join(lines), newline="\n")
    return target


def traces(folder: Path) -> Iterator[str]:
    """Files that contain a path of this machine: the checkout, its environment or the temporary folder."""
    places = {str(place) for place in (ROOT, Path(sys.prefix).resolve())}
    named = [form.encode(code) for place in places for code in ("utf-8", "utf-16-le")
             for form in (place, place.replace("\\", "/"), place.replace("\\", "\\\\"))]
    for path in files(folder):
        data = path.read_bytes()
        if any(name in data for name in named):
            yield path.relative_to(folder).as_posix()
