"""Changes the program in small ways, one at a time, and counts the changes that no test notices.

    python build/lab mutants collect /tmp/reached.db tests --ignore=tests/scenes/test_overflow.py
    python build/lab mutants try /tmp/reached.db --json /tmp/mutants.json --seed 23
    python build/lab mutants try /tmp/reached.db --packages model,ai --count 100

`collect` runs tests once (its last arguments are pytest's) and records which test runs which line and how long it
takes; a second call adds other tests to the file. `try` chooses random changes, evenly over all places of a package
that can be changed. For each change tests are run for `--seconds` together, the fastest first: those that run its line,
of its own package before others, then others of its file and of its package, because the line may set a constant, fill
a shared fixture, or run in another process. A change is killed if a test fails that passes without it, if the tests
cannot be loaded any more, or if a test runs ten times as long as usual and ten seconds more.

Everything happens in a copy of the tree. A run can be stopped at any time: with `--json` the same call continues, and
tests survivors again if `--seconds` is larger. It needs `coverage`, `fork` (no Windows) and one core. See
docs/mutants.md.
"""

import json
import os
import resource
import shutil
import signal
import sqlite3
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Generator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import cache_from_source, find_spec
from itertools import accumulate, takewhile
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from traceback import print_exc
from typing import NamedTuple

import pytest
from coverage import Coverage, CoverageData

from lab.mutations import Mutation, find_mutations

ROOT = Path(__file__).parents[2]
PACKAGES = "model,play,keep,ai,coach,phones,offers,cards,words,kit,scenes"
LIBRARIES = ("aiohttp", "fluent.runtime", "pygame_gui", "yaml")     # imported once for all changes
MEMORY = 8 << 30            # bytes: a change may fill a list for ever
START = 300                 # seconds to start pytest on a busy machine
AT_FIRST = 2.0              # seconds of tests that are run first: most changes are killed by then


@dataclass(eq=False)        # pytest keeps its plugins in sets
class CollectCoverage:
    """A plugin of pytest: records which test runs which lines, and its processor time in seconds."""

    path: Path
    seconds: dict[str, float] = field(default_factory=dict)
    failed: set[str] = field(default_factory=set)

    def pytest_configure(self) -> None:
        self.coverage = Coverage(data_file=self.path, source=["blackgate"], config_file=False)
        self.coverage.set_option("run:relative_files", True)
        self.coverage.set_option("run:disable_warnings", ["module-not-measured", "no-data-collected"])
        self.coverage.load()
        self.coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        before = process_time() + os.times().children_user
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")
            self.seconds[item.nodeid] = process_time() + os.times().children_user - before

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_unconfigure(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        passed = [(test, seconds) for test, seconds in self.seconds.items() if test not in self.failed]
        with closing(sqlite3.connect(self.path)) as base, base:
            base.execute("create table if not exists test (name text primary key, seconds real)")
            base.executemany("replace into test values (?, ?)", passed)


@dataclass(eq=False)
class RunChosenTests:
    """A plugin of pytest: runs the chosen tests in their order, and ends the process if one of them hangs."""

    seconds: dict[str, float]
    last_test: Path

    def pytest_configure(self) -> None:
        from hypothesis import settings     # only after pytest has prepared its modules

        # Every change gets the same examples, and none is kept for the next change.
        settings.register_profile("mutants", database=None, derandomize=True)
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.seconds if test in found]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.last_test.write_text(nodeid, encoding="utf-8")
        # Processor time, not wall time: the machine may be busy. Without a handler the test cannot catch the signal.
        signal.setitimer(signal.ITIMER_PROF, 10 * self.seconds[nodeid] + 10)


class Tree:
    """A copy of the tree, in which files are changed and tests are run."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "tree"
        self.output = folder / "output.txt"
        self.last_test = folder / "last_test.txt"
        self.passes: dict[str, bool] = {}       # whether a test passes without this change
        left_out = shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", ".hypothesis", "dist")
        shutil.copytree(ROOT, self.root, ignore=left_out)

    def pytest(self, limit: float, plugin: object, *arguments: str) -> int:
        """The status of pytest in a separate process; negative if a signal ended it."""
        process = os.fork()
        if not process:
            status = int(pytest.ExitCode.INTERNAL_ERROR)
            try:
                os.setsid()
                signal.alarm(int(limit))        # without a handler it ends the process
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                with self.output.open("wb") as output:
                    os.dup2(output.fileno(), 1)
                    os.dup2(output.fileno(), 2)
                os.chdir(self.root)
                sys.dont_write_bytecode = False     # Else each change compiles everything anew.
                os.environ["PYTHONPATH"] = str(self.root)
                sys.path.insert(0, str(self.root))
                spec = find_spec("blackgate")
                assert spec and str(spec.origin).startswith(str(self.root)), "tests would not see the copy"
                status = int(pytest.main(["-p", "no:cacheprovider", "-p", "no:xdist", *arguments], plugins=[plugin]))
            except BaseException:
                print_exc()
            finally:
                sys.stdout.flush()
                os._exit(status)
        _, status = os.waitpid(process, 0)
        with suppress(ProcessLookupError):
            os.killpg(process, signal.SIGKILL)      # also the processes that tests have started
        return os.waitstatus_to_exitcode(status)

    def run(self, tests: dict[str, float]) -> tuple[int, str]:
        """The status, and the last test that was started: if one failed, it is this one."""
        self.last_test.unlink(missing_ok=True)
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        limit = 10 * sum(tests.values()) + START
        status = self.pytest(limit, RunChosenTests(tests, self.last_test), "-x", *files)
        last = self.last_test.read_text(encoding="utf-8") if self.last_test.exists() else ""
        self.passes |= dict.fromkeys(takewhile(lambda test: last and test != last, tests), True)
        return status, last

    def write(self, path: str, source: bytes) -> None:
        (self.root / path).write_bytes(source)
        # Python identifies a .pyc file by the time and length of its source, which may be the same as before.
        Path(cache_from_source(str(self.root / path))).unlink(missing_ok=True)

    def outcome(self, mutation: Mutation, tests: dict[str, float]) -> tuple[str, str]:
        """The outcome of a change, and the test that notices it. A few quick tests are run first."""
        for some in _in_two(tests):
            outcome, test = self._outcome(mutation, some)
            if outcome != "survived":
                return outcome, test
        return "survived", ""

    def _outcome(self, mutation: Mutation, tests: dict[str, float]) -> tuple[str, str]:
        tests = {test: seconds for test, seconds in tests.items() if self.passes.get(test, True)}
        before = (self.root / mutation.path).read_bytes()
        try:
            self.write(mutation.path, mutation.apply(before))
            status, test = self.run(tests) if tests else (0, "")
        finally:
            self.write(mutation.path, before)
        if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return "survived", ""
        suspects = {test: tests[test]} if test else tests
        if test not in self.passes:
            self.passes[test] = self.run(suspects)[0] == pytest.ExitCode.OK
        if not self.passes[test]:
            if not test:
                sys.exit(f"These tests cannot be read without a change either: {[*tests]}")
            return self._outcome(mutation, tests)
        return "hung" if status < 0 else "killed", test or "reading the tests"


def _in_two(tests: dict[str, float]) -> list[dict[str, float]]:
    total = accumulate(tests.values())
    first = {test: seconds for (test, seconds), so_far in zip(tests.items(), total, strict=True) if so_far <= AT_FIRST}
    rest = {test: seconds for test, seconds in tests.items() if test not in first}
    return [some for some in (first, rest) if some]


class Reached:
    """Finds the tests that may notice a change, from the file of `collect`."""

    def __init__(self, path: Path) -> None:
        data = CoverageData(str(path))
        data.read()
        self.tests_by_line = cache(data.contexts_by_lineno)
        with closing(sqlite3.connect(path)) as base:
            self.seconds: dict[str, float] = dict(base.execute("select name, seconds from test order by seconds"))

    def running(self, path: str, lines: range | list[int]) -> set[str]:
        by_line = self.tests_by_line(path)
        return {test for line in lines for test in by_line.get(line, ()) if test in self.seconds}

    def choose(self, mutation: Mutation, package: str, limit: float) -> tuple[dict[str, float], int]:
        """The tests to run for a change, with their seconds, and how many more run its line."""
        own = {test for test in self.seconds if test.startswith(f"tests/{package}/")}
        running = self.running(mutation.path, range(mutation.line, mutation.line + mutation.old.count(b"\n") + 1))
        in_file = self.running(mutation.path, [*self.tests_by_line(mutation.path)])
        groups = [running & own, running, in_file, own]
        chosen: dict[str, float] = {}
        for group in groups:
            for test, seconds in self.seconds.items():
                if test in group and test not in chosen and (seconds <= limit or not chosen):
                    chosen[test] = seconds
                    limit -= seconds
        return chosen, len(running - chosen.keys())


class Result(NamedTuple):
    outcome: str            # killed, hung or survived
    test: str               # the test that noticed it
    tests: int              # the number of chosen tests
    left: int               # tests that run its line, but there was no time for them
    limit: float            # seconds that the tests might take


def try_all(options: Namespace, tree: Tree) -> None:
    known: dict[str, Result] = {}
    if options.json and options.json.exists():
        known = {change: Result(*told) for change, told in json.loads(options.json.read_text(encoding="utf-8")).items()}
    reached = Reached(options.coverage)
    summary = [f"{'package':<10} {'changes':>7} {'killed':>7} {'share':>7}"]
    survivors: list[str] = []
    for package in options.packages.split(","):
        found = [mutation for file in sorted(tree.root.glob(f"blackgate/{package}/**/*.py"))
                 for mutation in find_mutations(file.relative_to(tree.root).as_posix(), file.read_bytes())]
        drawn = Random(options.seed).sample(found, min(options.count, len(found)))
        before = len(survivors)
        for mutation in drawn:
            change = str(mutation)
            if change not in known or (known[change].outcome == "survived" and known[change].limit < options.seconds):
                tests, left = reached.choose(mutation, package, options.seconds)
                known[change] = Result(*tree.outcome(mutation, tests), len(tests), left, options.seconds)
                if options.json:
                    options.json.write_text(json.dumps(known, indent=1), encoding="utf-8")
            result = known[change]
            print(f"{result.outcome:<9} {change}  {result.test}", flush=True)
            if result.outcome == "survived":
                survivors.append(f"{change}  (met {result.tests} tests, {result.left} more run it)")
        killed = len(drawn) - len(survivors) + before
        summary.append(f"{package:<10} {len(drawn):>7} {killed:>7} {killed / len(drawn):>7.0%}")
    print("\n".join(summary + survivors))


def main(words: list[str]) -> int:
    parser = ArgumentParser(description="Count the changes to the program that no test notices.")
    parser.add_argument("step", choices=("collect", "try"))
    parser.add_argument("coverage", type=Path, metavar="FILE", help="which tests run which lines")
    parser.add_argument("--packages", default=PACKAGES, metavar="A,B")
    parser.add_argument("--count", type=int, default=30, metavar="N", help="changes in each package")
    parser.add_argument("--seed", type=int, default=23, metavar="N", help="of the lot")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="N", help="of tests for each change")
    parser.add_argument("--json", type=Path, metavar="FILE", help="what became of each change; read first if there")
    options, for_pytest = parser.parse_known_args(words)
    for library in LIBRARIES:
        import_module(library)
    with TemporaryDirectory(prefix="mutants-") as folder:
        tree = Tree(Path(folder))
        if options.step == "try":
            try_all(options, tree)
            return 0
        status = tree.pytest(10**6, CollectCoverage(options.coverage.resolve()), *for_pytest)
        print(tree.output.read_text(encoding="utf-8", errors="replace"))
        return status
