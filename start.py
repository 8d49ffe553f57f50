"""Starts Blackgate, or its tests, on a machine that has Python and nothing else.

    python3 start.py            start the game (any blackgate command may follow)
    python3 start.py test       run every check the project has
    python3 start.py test --compiled    run all tests with the rules and bots compiled
    python3 start.py build      make the program to double-click, into dist/

The first run makes a private environment in .venv; later runs use it as it is.
"""

from __future__ import annotations     # so that an old Python still gets to say that it is too old

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LAWS_SECONDS = "20"

# Six phones are several browsers' worth of work: nothing else runs beside them.
BROWSER = ("tests/phones/test_page.py", "tests/phones/browser")
COMPILING = ("compiling the rules and bots", ["build/compiled.py"])
# Checks that keep one core busy each: as many at once as there are cores. What fails soonest first, then the longest.
SIDE_BY_SIDE: tuple[tuple[str, list[str]], ...] = (
    ("style", ["-m", "ruff", "check", "."]),
    COMPILING,
    ("types", ["-m", "mypy"]),
    ("card data", ["-m", "blackgate", "cards", "check", "blackgate/data"]),
    ("a full game of bots", ["-m", "blackgate", "sim", "--seats", "hard,medium,easy,random", "--games", "1"]),
    ("a windowed game and every screen", ["-m", "blackgate", "selftest"]),
    ("laws of the model", ["-m", "blackgate", "laws", "--games", "100000", "--every", "3", "--seconds", LAWS_SECONDS]),
)
# Those that take all cores, one after the other. All checks run from a clean checkout without a display.
CHECKS: tuple[tuple[str, list[str]], ...] = (
    ("tests", ["-m", "pytest", "-n", "auto", "--dist", "worksteal", *(f"--ignore={each}" for each in BROWSER)]),
    ("phones in a browser", ["-m", "pytest", "-n", "auto", "--dist", "worksteal", *BROWSER]),
)
# The same with the rules and bots compiled, where there is a C compiler: the same games and the same answers.
NO_COMPILER = 3         # as `build/compiled.py` says it
SAME_GAMES = ("the same games, compiled", ["build/digests.py", "--compare"])
TESTS = ["build/compiled.py", "-m", "pytest", "--import-mode=importlib", "-n", "auto", "--dist", "worksteal"]
COMPILED = (SAME_GAMES, ("tests of rules and bots, compiled", [*TESTS, "tests/model", "tests/ai"]))
ALL_COMPILED = (SAME_GAMES, ("tests, compiled", TESTS))


def prepare(extra: str) -> None:
    """Make the environment if it is missing or was made for other dependencies."""
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    stamp = HOME / f"ready{extra}"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("Setting up in .venv (only the first time) …", flush=True)
    if not PYTHON.exists() and subprocess.call([sys.executable, "-m", "venv", "--clear", str(HOME)]):
        sys.exit("This Python cannot make environments. On Debian and Ubuntu: apt install python3-venv")
    install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", f".{extra}"]
    if subprocess.call(install, cwd=ROOT):
        sys.exit("The libraries could not be installed; is there a network connection?")
    stamp.write_text(wanted)


def run(*arguments: str) -> int:
    return subprocess.call([str(PYTHON), *arguments], cwd=ROOT)


def heard(name: str, arguments: list[str]) -> tuple[str, int, str, float]:
    """A check that runs beside others: its name, status, words and seconds, when it is done."""
    began = perf_counter()
    done = subprocess.run([str(PYTHON), *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          encoding="utf-8", errors="replace", check=False)
    return name, done.returncode, done.stdout, perf_counter() - began


def run_side_by_side(checks: tuple[tuple[str, list[str]], ...]) -> int:
    """0 when all have passed, NO_COMPILER when all but compiling have, for want of one; else 1."""
    found = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        begun = [pool.submit(heard, *check) for check in checks]
        for done in as_completed(begun):
            name, status, told, took = done.result()
            print(f"\n== {name}, {took:.0f} s\n{told.rstrip()}", flush=True)
            if name == COMPILING[0] and status == NO_COMPILER:
                found = NO_COMPILER
            elif status:
                pool.shutdown(wait=False, cancel_futures=True)
                return failed(name)
    return found


def failed(name: str) -> int:
    print(f"\nThe check '{name}' failed.", flush=True)
    return 1


def run_checks(
    side_by_side: tuple[tuple[str, list[str]], ...], checks: tuple[tuple[str, list[str]], ...],
    compiled: tuple[tuple[str, list[str]], ...],
) -> int:
    prepare("[dev]")
    found = run_side_by_side(side_by_side)
    if found not in (0, NO_COMPILER):
        return found
    for name, arguments in checks if found else checks + compiled:
        began = perf_counter()
        print(f"\n== {name}", flush=True)
        if run(*arguments):
            return failed(name)
        print(f"{perf_counter() - began:.0f} s", flush=True)
    if found:
        print("\nThere is no C compiler here; what is to be run compiled was left out.", flush=True)
    print("\nAll checks passed.", flush=True)
    return 0


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Blackgate needs Python 3.11 or newer.")
    if sys.argv[1:] == ["test"]:
        return run_checks(SIDE_BY_SIDE, CHECKS, COMPILED)
    if sys.argv[1:] == ["test", "--compiled"]:
        return run_checks((COMPILING,), (), ALL_COMPILED)
    if sys.argv[1:] == ["build"]:
        prepare("[build]")
        return run("build/package.py")
    prepare("")
    try:
        return subprocess.call([str(PYTHON), "-m", "blackgate", *sys.argv[1:]])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
