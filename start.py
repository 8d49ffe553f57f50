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
from pathlib import Path

ROOT = Path(__file__).resolve().parent
HOME = ROOT / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LAWS_SECONDS = "20"

# Six phones are several browsers' worth of work: nothing else runs beside them.
BROWSER = ("tests/phones/test_page.py", "tests/phones/browser")
# Every check, in the order that fails soonest. All of them run from a clean checkout without a display.
CHECKS: tuple[tuple[str, list[str]], ...] = (
    ("style", ["-m", "ruff", "check", "."]),
    ("types", ["-m", "mypy"]),
    ("card data", ["-m", "blackgate", "cards", "check", "blackgate/data"]),
    ("a full game of bots", ["-m", "blackgate", "sim", "--seats", "hard,medium,easy,random", "--games", "1"]),
    ("tests", ["-m", "pytest", "-n", "auto", "--dist", "worksteal", *(f"--ignore={each}" for each in BROWSER)]),
    ("phones in a browser", ["-m", "pytest", "-n", "auto", "--dist", "worksteal", *BROWSER]),
    ("a windowed game and every screen", ["-m", "blackgate", "selftest"]),
    ("laws of the model", ["-m", "blackgate", "laws", "--games", "100000", "--every", "3", "--seconds", LAWS_SECONDS]),
)
# The same with the rules and bots compiled, where there is a C compiler: the same games and the same answers.
NO_COMPILER = 3         # as `build/compiled.py` says it
COMPILING = ("compiling the rules and bots", ["build/compiled.py"])
SAME_GAMES = ("the same games, compiled", ["build/digests.py", "--compare"])
TESTS = ["build/compiled.py", "-m", "pytest", "--import-mode=importlib", "-n", "auto", "--dist", "worksteal"]
COMPILED = (COMPILING, SAME_GAMES, ("tests of rules and bots, compiled", [*TESTS, "tests/model", "tests/ai"]))
ALL_COMPILED = (COMPILING, SAME_GAMES, ("tests, compiled", TESTS))


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


def run_checks(checks: tuple[tuple[str, list[str]], ...]) -> int:
    prepare("[dev]")
    for name, arguments in checks:
        print(f"\n== {name}", flush=True)
        status = run(*arguments)
        if status == NO_COMPILER:
            print("There is no C compiler here; this and what follows is left out.", flush=True)
            break
        if status:
            print(f"\nThe check '{name}' failed.", flush=True)
            return status
    print("\nAll checks passed.", flush=True)
    return 0


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit("Blackgate needs Python 3.11 or newer.")
    if sys.argv[1:] == ["test"]:
        return run_checks(CHECKS + COMPILED)
    if sys.argv[1:] == ["test", "--compiled"]:
        return run_checks(ALL_COMPILED)
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
