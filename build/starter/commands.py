"""The command line of `start.py`."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from time import perf_counter

from .checks import run_all, run_compiled, run_what_may_differ
from .environment import ROOT, CannotPrepare, Environment
from .pythons import Found, find_pythons, written


def main(arguments: Sequence[str]) -> int:
    try:
        match list(arguments):
            case ["test"]:
                return run_all(Environment())
            case ["test", "--compiled"]:
                return run_compiled(Environment())
            case ["test", "--pythons"]:
                return check_on_each_python(find_pythons(), run_all)
            case ["test", "--other-pythons"]:
                return check_on_other_pythons()
            case ["prepare", "test"]:
                Environment().prepare("[dev]")
                return 0
            case ["test", *others]:
                print(f"start.py test does not know: {' '.join(others)}")
                return 2
            case ["build"]:
                return build("program")
            case ["build", "--windows"]:
                return build("windows")
        environment = Environment()
        environment.prepare()
        return subprocess.call([str(environment.python), "-m", "blackgate", *arguments])
    except CannotPrepare as reason:
        sys.exit(str(reason))
    except KeyboardInterrupt:
        return 130


def build(recipe: str) -> int:
    """Build the program in a separate environment with only the packages of the lock file."""
    environment = Environment(ROOT / ".venv-build")
    environment.prepare_locked()
    return environment.run("build/package", recipe)


def check_on_other_pythons() -> int:
    """Run the checks that may differ on each other Python. The one that runs this runs all checks anyway."""
    major, minor, micro, stage, _ = sys.version_info
    this = written((major, minor, micro, stage))
    others = [each for each in find_pythons() if each.version != this]
    if not others:
        print(f"No other Python than {this} was found here; nothing more to run.")
    return check_on_each_python(others, run_what_may_differ)


def check_on_each_python(pythons: Sequence[Found], checks: Callable[[Environment], int]) -> int:
    """Run checks in an environment for each Python, and print a table of the results."""
    rows: list[tuple[str, str]] = []
    for python in pythons:
        print(f"\n==== Python {python.version}, {python.path}", flush=True)
        began = perf_counter()
        try:
            outcome = "failed" if checks(Environment(ROOT / f".venv-{python.version}", python.path)) else "passed"
        except CannotPrepare as reason:
            outcome = f"not run. {reason}"
        rows.append((python.version, f"{outcome}, {(perf_counter() - began) / 60:.1f} minutes"))
    for version, outcome in rows:
        print(f"Python {version}: {outcome}", flush=True)
    return int(any(outcome.startswith("failed") for _, outcome in rows))
