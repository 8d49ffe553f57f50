"""Writes program.lock and tests.lock: the current version of every package for building and testing the program.

    python build/package lock

Each has the SHA-256 digests of its wheels for Linux, macOS and Windows, from PyPI. pip accepts no other file. pip
leaves out packages that only another system needs, so ONLY_THERE lists those.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from urllib.request import urlopen

import tomllib

ROOT = Path(__file__).resolve().parents[2]
ROOM = ROOT / "build" / "package"
PROGRAM = ROOM / "program.lock"
TESTS = ROOM / "tests.lock"
INDEX = "https://pypi.org/simple/"
FRESH = {**os.environ, "PIP_CONFIG_FILE": os.devnull}       # ignores the user's own package index
# PyInstaller needs these on one system only.
ONLY_THERE = {"colorama": "win32", "pefile": "win32", "pywin32-ctypes": "win32", "macholib": "darwin"}
OLD_NUMPY = "numpy>=1.26,<2"       # The tests on Windows run in wine 8, which cannot run newer versions.
PYTHONS = re.compile(r"-(py3|py2\.py3|cp3\d+-abi3|cp31[123]-cp31[123])-")
SYSTEMS = re.compile(r"-(any|win_amd64|macosx\S+|\S*manylinux\S+(x86_64|aarch64))\.whl$")
LINK = re.compile(r'href="[^"#]+/([^"/#]+)#sha256=([0-9a-f]{64})"')


def main(words: list[str]) -> int:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, extras = about["project"], about["project"]["optional-dependencies"]
    compiling = about["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["dependencies"]
    wanted = [*project["dependencies"], *extras["build"], *compiling, *about["build-system"]["requires"], *ONLY_THERE]
    program = resolved(wanted)
    tests = resolved([*(f"{name}=={version}" for name, version in program.items()), OLD_NUMPY,
                      *(each for each in extras["test"] if not each.startswith("blackgate"))])
    write(PROGRAM, program)
    write(TESTS, {name: version for name, version in tests.items() if name not in program})
    return 0


def resolved(wanted: Iterable[str]) -> dict[str, str]:
    """The versions that pip chooses, by name."""
    asked = subprocess.run([sys.executable, "-m", "pip", "install", "--isolated", "--quiet", "--dry-run",
                            "--ignore-installed", "--only-binary", ":all:", "--report", "-", *wanted],
                           stdout=subprocess.PIPE, check=True, env=FRESH)
    found = [each["metadata"] for each in json.loads(asked.stdout)["install"]]
    return {each["name"]: each["version"] for each in sorted(found, key=lambda each: each["name"].lower())}


def write(path: Path, versions: dict[str, str]) -> None:
    lines = ["# Written by `python build/package lock`."]
    for name, version in versions.items():
        system = f' ; sys_platform == "{ONLY_THERE[name]}"' if name in ONLY_THERE else ""
        lines.append(" \\\n    ".join([f"{name}=={version}{system}",
                                       *(f"--hash=sha256:{digest}" for digest in sorted(digests(name, version)))]))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def digests(name: str, version: str) -> Iterator[str]:
    """The digests of the wheels that our systems and Pythons can use."""
    with urlopen(f"{INDEX}{plain(name)}/") as page:
        links = LINK.findall(page.read().decode("utf-8"))
    for file, digest in links:
        distribution, found = [*file.split("-"), ""][:2]
        if (plain(distribution), found) == (plain(name), version) and PYTHONS.search(file) and SYSTEMS.search(file):
            yield digest


def plain(name: str) -> str:
    """The normal form of a name: to PyPI, My.Package, my_package and my-package are the same."""
    return re.sub(r"[-_.]+", "-", name).lower()
