"""Builds the program for Windows on Linux, with wine: dist/windows/blackgate, a zip, an installer and their sums.

    python3 start.py build --windows       root installs wine and NSIS if they are missing

`py start.py build` makes the same on Windows itself. dist/windows keeps the downloads for the next time.
"""

import shutil
from pathlib import Path
from time import perf_counter

from package import lock, mingw, wine_python
from package.compiled import SOURCES
from package.installer import hand_on
from package.program import DIST, MOST_MB, ROOT, size, version
from package.same_bytes import steady
from package.steps import Failed, NotRun, fetch_tools
from package.wine import MISSING, TOOLS, Wine

PLACE = DIST / "windows"
PROGRAM = PLACE / "blackgate"
PYTHON = "3.11"         # Debian 12 has the headers of this version; they are needed to compile.


def copy_of_checkout(copy: Path, *more: str) -> Path:
    """A copy of the checkout for wine, so that its files do not mix with those for this system."""
    shutil.rmtree(copy, ignore_errors=True)
    for name in (*SOURCES, "build", *more):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, copy / name)
    return copy


def freeze() -> None:
    """Make the program's folder with the usual recipe, run by a Python for Windows."""
    python = wine_python.make(PLACE / "python", PYTHON, lock.PROGRAM)
    copy = copy_of_checkout(PLACE / "checkout")
    with Wine(PLACE / "prefix") as wine:
        is_compiled = compile_core(wine, python, copy)
        print(wine.said(str(python), "build/package", "program", "folder", given=steady(), cwd=copy), end="")
    shutil.rmtree(PROGRAM, ignore_errors=True)
    (copy / "dist" / "blackgate").rename(PROGRAM)
    if is_compiled:
        add_licence(PROGRAM / "_internal" / "LICENCES.txt")
    shutil.rmtree(copy)
    if found := [path.name for path in PROGRAM.rglob("*.dll") if path.name.lower() in MISSING]:
        raise Failed(f"Of wine, and not of Windows: {', '.join(found)}")


def compile_core(wine: Wine, python: Path, copy: Path) -> bool:
    """Compile the rules and bots, if the tools for it can be had. Else the program will be plain Python."""
    try:
        mingw.compile_core(wine, python, PYTHON, copy)
    except (Failed, NotRun) as why:
        print(f"Not compiled: {why}")
        return False
    return True


def add_licence(notices: Path) -> None:
    """Add the licence of what mingw puts into the compiled libraries."""
    with notices.open("a", encoding="utf-8", newline="\n") as file:
        file.write(f"\n{'=' * 80}\n{mingw.LICENCE.read_text(encoding='utf-8')}")


def main(words: list[str]) -> int:
    began = perf_counter()
    try:
        fetch_tools(TOOLS)
        freeze()
    except (Failed, NotRun) as failed:
        raise SystemExit(str(failed)) from None
    print(f"{PROGRAM}: {size(PROGRAM) / 1e6:.1f} MB of at most {MOST_MB}")
    for made in hand_on(PROGRAM, version(), DIST):
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    print(f"It took {perf_counter() - began:.0f} s.")
    return 0
