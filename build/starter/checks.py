"""The checks of the project, and how they are run."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from time import perf_counter
from typing import NamedTuple

from .environment import Environment

NO_COMPILER = 3         # the status of `build/package compiled` where there is no C compiler
LAWS_SECONDS = "12"
TESTS = ("-m", "pytest", "-n", "auto", "--dist", "worksteal")
COMPILED_TESTS = ("build/package", "compiled", "-m", "pytest", "--import-mode=importlib", "-n", "auto", "--dist",
                  "worksteal")
# A test with six phones needs the whole machine, so nothing else runs beside it.
BROWSER = ("tests/phones/test_page.py", "tests/phones/browser")
# Tests that may differ between Pythons: rules, bots, coach, records, the golden games.
EACH_PYTHON = ("tests/model", "tests/ai", "tests/coach", "tests/play", "tests/playthroughs", "tests/secrecy")


class Check(NamedTuple):
    """A check: a name, and the arguments for a run of Python. It fails if the status is not 0."""

    name: str
    arguments: tuple[str, ...]


COMPILING = Check("compiling the rules and bots", ("build/package", "compiled"))
DIGESTS = Check("the same games, thoughts and hints as everywhere", ("build/lab", "digests"))
SAME_COMPILED = Check("the same games, thoughts and hints, compiled", ("build/lab", "digests", "--compiled"))
SELFTEST = Check("a windowed game and every screen", ("-m", "blackgate", "selftest"))
# Each of these keeps one core busy, so several run at once. What fails soonest comes first, then the longest.
SIDE_BY_SIDE = (
    Check("style", ("-m", "ruff", "check", ".")),
    Check("types", ("-m", "mypy")),
    SELFTEST,
    DIGESTS,
    Check("laws of the model", (
        "-m", "blackgate", "laws", "--games", "100000", "--every", "3", "--seconds", LAWS_SECONDS)),
    Check("card data", ("-m", "blackgate", "cards", "check", "blackgate/data")),
    Check("a full game of bots", ("-m", "blackgate", "sim", "--seats", "hard,medium,easy,random", "--games", "1")),
)
# Each of these uses all cores, so they run one after the other.
IN_TURN = (
    Check("tests", (*TESTS, *(f"--ignore={each}" for each in BROWSER))),
    Check("phones in a browser", (*TESTS, *BROWSER)),
)
# These need a C compiler.
COMPILED = (SAME_COMPILED, Check("tests of the rules, compiled", (*COMPILED_TESTS, "tests/model")))


def run_all(environment: Environment) -> int:
    """Every check of the plain program; 0 if all pass."""
    environment.prepare("[dev]")
    return run_checks(environment, SIDE_BY_SIDE, IN_TURN, ())


def run_compiled(environment: Environment) -> int:
    """The checks in which the compiled rules and bots could differ from the plain ones."""
    environment.prepare("[dev]")
    return run_checks(environment, (COMPILING,), (), COMPILED)


def run_what_may_differ(environment: Environment) -> int:
    """The checks whose outcome may depend on the version of Python."""
    environment.prepare("[test]")
    return run_checks(environment, (SELFTEST, DIGESTS), (Check("tests", (*TESTS, *EACH_PYTHON)),), ())


def run_checks(
    environment: Environment, side_by_side: Sequence[Check], in_turn: Sequence[Check], compiled: Sequence[Check],
) -> int:
    """Run all checks; 0 if all pass. Without a C compiler the compiled ones are left out, and a line says so."""
    status = run_side_by_side(environment, side_by_side)
    if status not in (0, NO_COMPILER):
        return status
    for check in (*in_turn, *(() if status else compiled)):
        began = perf_counter()
        print(f"\n== {check.name}", flush=True)
        if environment.run(*check.arguments):
            return report_failure(check)
        print(f"{perf_counter() - began:.0f} s", flush=True)
    if status:
        print("\nThere is no C compiler here; the compiled checks were not run.", flush=True)
    print("\nAll checks passed.", flush=True)
    return 0


def run_side_by_side(environment: Environment, checks: Sequence[Check]) -> int:
    """Run as many checks at once as there are cores. NO_COMPILER if only the C compiler is missing."""
    status = 0
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = {pool.submit(timed, environment, check): check for check in checks}
        for done in as_completed(running):
            check = running[done]
            ended, printed, seconds = done.result()
            print(f"\n== {check.name}, {seconds:.0f} s\n{printed.rstrip()}", flush=True)
            if check == COMPILING and ended == NO_COMPILER:
                status = NO_COMPILER
            elif ended:
                pool.shutdown(wait=False, cancel_futures=True)
                return report_failure(check)
    return status


def timed(environment: Environment, check: Check) -> tuple[int, str, float]:
    """Run a check. Returns its status, its output and its seconds."""
    began = perf_counter()
    status, printed = environment.run_quietly(*check.arguments)
    return status, printed, perf_counter() - began


def report_failure(check: Check) -> int:
    print(f"\nThe check '{check.name}' failed.", flush=True)
    return 1
