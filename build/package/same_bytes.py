"""Two builds of one commit give the same bytes: one time for all, names in order, nothing of the machine inside."""

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
    """When SOURCE_DATE_EPOCH says (reproducible-builds.org), else when the commit was made, else now."""
    if said := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(said)
    try:
        asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True,
                               check=True)
        return int(asked.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return int(time.time())         # It is no checkout.


def steady() -> dict[str, str]:
    """What a program that builds must be told, so that it does the same again."""
    return {"SOURCE_DATE_EPOCH": str(made_at()), "PYTHONHASHSEED": "0"}


def files(folder: Path) -> list[Path]:
    return sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: path.as_posix())


def packed_zip(folder: Path, target: Path) -> Path:
    """The folder and all in it."""
    when = time.gmtime(made_at())[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in files(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), when)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 0         # as Windows writes it, wherever it is made
            packed.writestr(entry, path.read_bytes())
    return target


def write_sums(made: Iterable[Path], target: Path) -> Path:
    """As `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
    target.write_text("".join(lines), newline="\n")
    return target


def traces(folder: Path) -> Iterator[str]:
    """Files that name the checkout, its environment or the folder of temporary files of whoever built them."""
    places = {str(place) for place in (ROOT, Path(sys.prefix).resolve())}
    named = [form.encode(code) for place in places for code in ("utf-8", "utf-16-le")
             for form in (place, place.replace("\\", "/"), place.replace("\\", "\\\\"))]
    for path in files(folder):
        data = path.read_bytes()
        if any(name in data for name in named):
            yield path.relative_to(folder).as_posix()
