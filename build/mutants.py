"""Changes the program in small ways, one at a time, and counts how many of the changes no test notices.

    python build/mutants.py --collect --coverage /tmp/reached.db --leave tests/scenes/test_overflow.py
    python build/mutants.py --coverage /tmp/reached.db --json /tmp/mutants.json
    python build/mutants.py --coverage /tmp/reached.db --packages model,ai --count 100 --seed 12

A line that tests run is not yet a line that tests hold: only a change shows that. `--collect` runs all tests once and
keeps which test runs which line, and what each takes. Then the changes are drawn by lot, evenly over all places of a
package where something can be changed, and each meets the tests that run its lines, the fastest first, as many as take
`--seconds` together. A survivor says how many were left: it may not be one. What is set at import, or is run by few
tests (so perhaps kept for the others), meets the tests that run a line with its name as well. What runs in no test, but
perhaps in a process that one starts, meets the tests that start processes.

A change is killed where a test fails that passes without it, where the tests cannot be read any more, or where a test
hangs: it works ten times as long as it did, and ten seconds more (or all of them together wait as long, by the clock).
A test that failed while collecting is never asked again.

The tree is copied, so nothing in it is changed. A run can be stopped at any time; with `--json`, the same call goes on.
It needs `coverage` (pip install coverage) and one core: about 20 minutes to collect, and 5 to 30 seconds for a change.
The tests of words in all languages are slow; `--leave` leaves them out, and what only they notice then survives.
"""

import ast
import json
import os
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Collection, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from importlib.util import cache_from_source
from multiprocessing import active_children
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from types import FrameType
from typing import NoReturn

import pytest
import yaml

PACKAGES = ("model", "play", "ai", "keep", "scenes", "kit")
FEW = 5                     # tests that run a line; with fewer, what it gave may have been kept for others
TIMES, MORE = 10, 10.0      # how much longer than usual a test may take, and the seconds on top
START = 300.0               # seconds for pytest to start, and for what it does between tests, on a busy machine
MEMORY = 8 << 30            # bytes; a change may well fill a list without end
HUNG = 99                   # pytest's own statuses are small
KILLED = ("killed", "hung")


# Within pytest, as its plugin: which tests run, in which order, and what they reach.

@dataclass(eq=False)        # pytest keeps its plugins in sets
class Within:
    """The tests to run, with their usual seconds; all of them, watched, where there are none."""

    task: Path
    usual: dict[str, float]

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: number for number, test in enumerate(self.usual)}
        items[:] = sorted((item for item in items if item.nodeid in order), key=lambda item: order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        def give_up(number: int, frame: FrameType | None) -> NoReturn:
            self.task.write_text(item.nodeid, encoding="utf-8")
            os._exit(HUNG)      # an exception might be caught on its way

        # By the time it works, not by the clock: the machine may be busy, or the run held for a while.
        signal.signal(signal.SIGPROF, give_up)
        signal.setitimer(signal.ITIMER_PROF, TIMES * self.usual[item.nodeid] + MORE)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.task.write_text(report.nodeid, encoding="utf-8")


class Watching:
    """Keeps which test runs which lines, what it takes, and whether it starts processes, whose lines are not seen."""

    def __init__(self, path: Path) -> None:
        from coverage import Coverage

        self.path = path
        self.tests: dict[str, tuple[float, bool]] = {}      # seconds, and whether it starts processes
        self.failed: set[str] = set()
        self.coverage = Coverage(data_file=path, source=["blackgate"], config_file=False)
        self.coverage.set_option("run:relative_files", True)
        self.coverage.set_option("run:disable_warnings", ["module-not-measured", "no-data-collected"])
        self.coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        # What it takes of the machine, which is the same however busy the machine is.
        before, theirs = process_time(), os.times().children_user
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.switch_context("")
            theirs = os.times().children_user - theirs
            self.tests[item.nodeid] = process_time() - before + theirs, theirs > 0 or bool(active_children())

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def pytest_unconfigure(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        rows = [(test, *told) for test, told in self.tests.items() if test not in self.failed]
        with closing(sqlite3.connect(self.path)) as base, base:
            base.execute("create table test (name text primary key, seconds real, starts integer)")
            base.executemany("insert into test values (?, ?, ?)", rows)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--mutants-task", type=Path, help="the tests to run as JSON; what fails is written here")
    parser.addoption("--mutants-watch", type=Path, help="where to write what the tests reach")


def pytest_configure(config: pytest.Config) -> None:
    from hypothesis import settings

    # No example is kept for the next change, and the same are drawn for each.
    settings.register_profile("mutants", database=None, derandomize=True)
    settings.load_profile("mutants")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    task: Path | None = config.getoption("--mutants-task")
    if task:
        config.pluginmanager.register(Within(task, json.loads(task.read_text(encoding="utf-8"))))
        task.unlink()
    watch: Path | None = config.getoption("--mutants-watch")
    if watch:
        config.pluginmanager.register(Watching(watch))


# What can be changed, and how.

COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Lt: (ast.GtE, ast.LtE), ast.LtE: (ast.Gt, ast.Lt), ast.Gt: (ast.LtE, ast.GtE), ast.GtE: (ast.Lt, ast.Gt),
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult,
}
OTHER = {"min": "max", "max": "min"}
NOT_RUN = ("annotation", "returns", "type_comment", "decorator_list")    # said of the code, rather than done by it
LOGS = re.compile(r"(\w+\.)*_?(log|logger|logging)\.\w+$")

Change = tuple[ast.AST, ast.AST]


def is_words(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def changes(node: ast.AST) -> Iterator[Change]:
    """What stands there, and what might stand there instead."""
    match node:
        case ast.Compare(left, ops, comparators):
            for number, op in enumerate(ops):
                for other in COMPARED[type(op)]:
                    yield node, ast.Compare(left, [*ops[:number], other(), *ops[number + 1:]], comparators)
        case ast.BoolOp(op, values):
            yield node, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield node, operand
        case ast.BinOp(left, op, right) if type(op) in COUNTED and not is_words(left) and not is_words(right):
            yield node, ast.BinOp(left, COUNTED[type(op)](), right)
        case ast.AugAssign(target, ast.Add() | ast.Sub() as op, value):
            yield node, ast.AugAssign(target, COUNTED[type(op)](), value)
        case ast.Constant(bool(value)):
            yield node, ast.Constant(not value)
        case ast.Constant(int(value)):
            yield node, ast.Constant(value + 1)
        case ast.Call(ast.Name(name) as func) if name in OTHER:
            yield func, ast.Name(OTHER[name])
        case ast.Expr(ast.Call()):
            yield node, ast.Pass()
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant) or value.value:
            yield node, ast.Return(ast.Constant(None))      # instead of False, 0 or "" it would hardly be a change
        case ast.If(test) | ast.IfExp(test):
            yield test, ast.Constant(True)
            yield test, ast.Constant(False)
        case ast.Break():
            yield node, ast.Continue()
        case ast.Continue():
            yield node, ast.Break()


def is_left_alone(node: ast.AST) -> bool:
    match node:
        case ast.Assert() | ast.JoinedStr():
            return True
        case ast.If(test):
            return ast.unparse(test) in ("TYPE_CHECKING", "__name__ == '__main__'")
        case ast.Expr(ast.Call(func)) | ast.Call(func):
            return LOGS.match(ast.unparse(func)) is not None
        case ast.Assign([ast.Name("__all__")]):
            return True
    return False


@dataclass(frozen=True)
class Point:
    """A change at a place."""

    path: str               # from the root of the tree
    line: int
    column: int
    span: tuple[int, int]   # the bytes to be replaced
    old: str
    new: str
    lines: range            # of the whole statement, or of its head
    name: str               # what holds it: the function, or the name that is set at import
    at_import: bool

    def within(self, source: bytes) -> bytes:
        start, end = self.span
        return source[:start] + self.new.encode() + source[end:]

    def __str__(self) -> str:
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.path}:{self.line}:{self.column}  {old} -> {new}"


class Finder:
    """Finds all points of a file, in its order."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.split(b"\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.points: list[Point] = []
        self.find(ast.parse(source), range(0), "", True)

    def find(self, node: ast.AST, lines: range, name: str, at_import: bool) -> None:
        if is_left_alone(node):
            return
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            lines = head(node)
        if at_import:
            name = set_at_import(node) or name
        for old, new in changes(node):
            self.points.append(self.point(old, new, lines, name, at_import))
        for field, value in ast.iter_fields(node):
            inside = at_import and not (field == "body" and isinstance(node, ast.FunctionDef))
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and field not in NOT_RUN:
                    self.find(child, lines, name, inside)

    def point(self, old: ast.AST, new: ast.AST, lines: range, name: str, at_import: bool) -> Point:
        assert isinstance(old, ast.stmt | ast.expr) and old.end_lineno and old.end_col_offset is not None
        start = self.starts[old.lineno - 1] + old.col_offset
        end = self.starts[old.end_lineno - 1] + old.end_col_offset
        text = ast.unparse(new)
        if isinstance(old, ast.expr) and not isinstance(new, ast.Constant | ast.Name):
            text = f"({text})"      # whatever stands around it
        return Point(self.path, old.lineno, old.col_offset + 1, (start, end), self.source[start:end].decode(), text,
                     lines, name, at_import)


def head(node: ast.stmt | ast.ExceptHandler | ast.match_case) -> range:
    """The lines of a statement without those of the statements in it."""
    if isinstance(node, ast.match_case):
        return range(node.pattern.lineno, node.body[0].lineno)
    body: list[ast.stmt] = getattr(node, "body", getattr(node, "cases", []))
    first = getattr(body[0], "pattern", body[0]).lineno if body else (node.end_lineno or node.lineno) + 1
    return range(node.lineno, max(first, node.lineno + 1))


def set_at_import(node: ast.AST) -> str:
    match node:
        case ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name)):
            return name
        case ast.FunctionDef(name) | ast.ClassDef(name):
            return name
    return ""


# Which tests see it.

class Reached:
    """What `--collect` found out."""

    def __init__(self, path: Path, root: Path) -> None:
        from coverage import CoverageData

        self.root = root
        self.data = CoverageData(str(path))
        self.data.read()
        with closing(sqlite3.connect(path)) as base:
            rows = base.execute("select name, seconds, starts from test order by seconds").fetchall()
        self.seconds: dict[str, float] = {name: seconds for name, seconds, _ in rows}       # the fastest first
        self.starting = {name for name, _, starts in rows if starts}
        self.by_line = cache(self._by_line)

    def _by_line(self, path: str) -> dict[int, set[str]]:
        return {line: set(tests) & self.seconds.keys() for line, tests in self.data.contexts_by_lineno(path).items()}

    @cached_property
    def sources(self) -> dict[str, list[str]]:
        paths = sorted(path.relative_to(self.root).as_posix() for path in self.root.glob("blackgate/**/*.py"))
        return {path: (self.root / path).read_text(encoding="utf-8").split("\n") for path in paths}

    def running(self, path: str, lines: Collection[int]) -> set[str]:
        by_line = self.by_line(path)
        return set().union(*(by_line.get(line, ()) for line in lines))

    def naming(self, name: str) -> set[str]:
        """The tests that run a line with this name in it."""
        word = re.compile(rf"\b{name}\b")
        return set().union(*(
            self.running(path, [number for number, line in enumerate(lines, 1) if word.search(line)])
            for path, lines in self.sources.items()
        ))

    def tests(self, point: Point) -> list[set[str]]:
        """The tests that may see a change, first those that see it most likely."""
        running = self.running(point.path, point.lines)
        if point.at_import or 0 < len(running) < FEW:
            naming = self.naming(point.name) if point.name else set()
            return [running, naming, self.running(point.path, self.by_line(point.path))]
        return [running]

    def chosen(self, groups: list[set[str]], seconds: float) -> dict[str, float]:
        """The fastest tests of each group in turn, as many as there is time for, but one at least."""
        chosen: dict[str, float] = {}
        for group in groups:
            for test, takes in self.seconds.items():
                if test in group and test not in chosen:
                    if chosen and takes > seconds:
                        break
                    chosen[test] = takes
                    seconds -= takes
        return chosen


# A change meets its tests.

@dataclass
class Fate:
    package: str
    change: str
    outcome: str            # killed, hung, survived or not reached
    by: str                 # the test that killed it
    tests: int              # that it met, or might have met
    left: int               # tests that run its lines, but there was no time for them
    seconds: float


class Yard:
    """A copy of the tree in which things are changed and tested."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root = folder / "tree"
        self.task = folder / "task.json"
        self.said = folder / "said.txt"
        self.honest: dict[str, bool] = {}       # whether a test passes alone where nothing is changed
        left = shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__", ".hypothesis", "dist")
        shutil.copytree(root, self.root, ignore=left)
        _, where = self.call(60, "-c", "import blackgate; print(blackgate.__file__)")
        if not where.startswith(str(self.root)):
            sys.exit(f"Tests would see {where.strip()} rather than the copy.")

    def call(self, limit: float | None, *arguments: str) -> tuple[int, str]:
        """Python's status and what it said. The copy comes before a blackgate that is installed, in all processes."""
        environment = os.environ | {"PYTHONPATH": f"{self.root}{os.pathsep}{Path(__file__).resolve().parent}"}
        # Into a file: a process that is left over would keep a pipe open.
        with self.said.open("wb") as said, subprocess.Popen(
            [sys.executable, *arguments], cwd=self.root, env=environment, stdout=said, stderr=said,
            start_new_session=True,
        ) as process:
            try:
                status = process.wait(limit)
            except subprocess.TimeoutExpired:
                status = HUNG
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)      # with what it started
        return status, self.said.read_text(encoding="utf-8", errors="replace")

    def pytest(self, limit: float | None, *arguments: str) -> tuple[int, str]:
        return self.call(limit, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", Path(__file__).stem, *arguments)

    def run(self, tests: dict[str, float]) -> tuple[int, str]:
        """The status, and the test that failed."""
        self.task.write_text(json.dumps(tests), encoding="utf-8")
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        limit = TIMES * sum(tests.values()) + START
        status, _ = self.pytest(limit, "-x", "--mutants-task", str(self.task), *files)
        by = self.task.read_text(encoding="utf-8") if self.task.exists() else ""
        return status, "" if by.startswith("{") else by     # it never came to read its task

    @contextmanager
    def changed(self, path: str, source: bytes) -> Iterator[None]:
        """Compiled files go by time and length, which may be the same before and after."""
        file = self.root / path
        compiled = Path(cache_from_source(str(file)))
        before = file.read_bytes()
        try:
            file.write_bytes(source)
            compiled.unlink(missing_ok=True)
            yield
        finally:
            file.write_bytes(before)
            compiled.unlink(missing_ok=True)

    def is_honest(self, test: str) -> bool:
        if test not in self.honest:
            self.honest[test] = self.run({test: 10.0})[0] == pytest.ExitCode.OK
        return self.honest[test]

    def meet(self, path: str, source: bytes, tests: dict[str, float]) -> tuple[str, str]:
        """What becomes of a change, and by which test."""
        tests = {test: seconds for test, seconds in tests.items() if self.honest.get(test, True)}
        if not tests:
            return "survived", ""
        with self.changed(path, source):
            status, by = self.run(tests)
        if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return "survived", ""
        if by and not self.is_honest(by):
            return self.meet(path, source, tests)
        if not by and self.run(tests)[0] != pytest.ExitCode.OK:     # no test failed, so was it the change?
            sys.exit(f"Without a change, too, there is no result:\n{self.said.read_text(encoding='utf-8')}")
        return "hung" if status == HUNG else "killed", by or "reading the tests"


def judge(yard: Yard, reached: Reached, package: str, point: Point, seconds: float) -> Fate:
    began = monotonic()
    groups = reached.tests(point)
    is_reached = any(groups)
    tests = reached.chosen(groups if is_reached else [reached.starting], seconds)
    outcome, by = yard.meet(point.path, point.within((yard.root / point.path).read_bytes()), tests)
    if outcome == "survived" and not is_reached:
        outcome = "not reached"
    left = len(groups[0] - tests.keys())
    return Fate(package, str(point), outcome, by, len(tests), left, round(monotonic() - began, 1))


# The whole of it.

def files_of(root: Path, patterns: list[str]) -> list[str]:
    """The files that match a pattern, and none that is led by an exclamation mark."""
    wanted = {path for pattern in patterns if not pattern.startswith("!") for path in root.glob(pattern)}
    unwanted = {path for pattern in patterns if pattern.startswith("!") for path in root.glob(pattern[1:])}
    return sorted(path.relative_to(root).as_posix() for path in wanted - unwanted)


def drawn(root: Path, patterns: list[str], count: int, seed: int) -> list[Point]:
    points = [point for path in files_of(root, patterns) for point in Finder(path, (root / path).read_bytes()).points]
    return Random(seed).sample(points, min(count, len(points)))


def table(fates: list[Fate]) -> str:
    lines = [f"{'package':<10} {'mutants':>7} {'killed':>7} {'share':>7}"]
    for package in (*dict.fromkeys(fate.package for fate in fates), "all"):
        counts = Counter(fate.outcome in KILLED for fate in fates if package in (fate.package, "all"))
        lines.append(f"{package:<10} {counts.total():>7} {counts[True]:>7} {counts[True] / counts.total():>7.1%}")
    for fate in fates:
        if fate.outcome not in KILLED:
            left = f", {fate.left} slower tests not asked" if fate.left else ""
            lines.append(f"{fate.change}  ({fate.outcome}{left})")
    return "\n".join(lines)


def collect(arguments: Namespace) -> int:
    arguments.coverage.unlink(missing_ok=True)
    with TemporaryDirectory(prefix="mutants-") as folder:
        yard = Yard(arguments.root, Path(folder))
        left = [f"--ignore={path}" for path in arguments.leave.split(",") if path]
        status, said = yard.pytest(None, "--mutants-watch", str(arguments.coverage.resolve()), *left)
    print(said)
    return status


def try_all(arguments: Namespace) -> int:
    packages = arguments.packages.split(",")
    told = yaml.safe_load(arguments.map.read_text(encoding="utf-8")) if arguments.map else {}
    known: dict[str, Fate] = {}
    if arguments.json and arguments.json.exists():
        known = {fate["change"]: Fate(**fate) for fate in json.loads(arguments.json.read_text(encoding="utf-8"))}
    reached = Reached(arguments.coverage, arguments.root)
    fates: list[Fate] = []
    with TemporaryDirectory(prefix="mutants-") as folder:
        yard = Yard(arguments.root, Path(folder))
        for package in packages:
            patterns = told.get(package, [f"blackgate/{package}/**/*.py"])
            for point in drawn(yard.root, patterns, arguments.count, arguments.seed):
                fate = known.get(str(point)) or judge(yard, reached, package, point, arguments.seconds)
                known[str(point)] = fate
                fates.append(fate)
                print(f"{fate.seconds:>6.1f} s  {fate.outcome:<12} {fate.change}  {fate.by}", flush=True)
                if arguments.json:
                    written = json.dumps([asdict(fate) for fate in known.values()], indent=1)
                    arguments.json.write_text(written, encoding="utf-8")
    print(table(fates))
    return 0


def main(given: list[str] | None = None) -> int:
    parser = ArgumentParser(description="Count the changes to the program that no test notices.")
    parser.add_argument("--root", type=Path, default=Path(__file__).parents[1], metavar="DIR", help="the tree to test")
    parser.add_argument("--coverage", type=Path, required=True, metavar="FILE", help="which tests reach which lines")
    parser.add_argument("--collect", action="store_true", help="write that file")
    parser.add_argument("--leave", default="", metavar="A,B,…", help="tests not to be collected")
    parser.add_argument("--packages", default=",".join(PACKAGES), metavar="A,B,…")
    parser.add_argument("--map", type=Path, metavar="FILE", help="YAML: the patterns of each package's files")
    parser.add_argument("--count", type=int, default=30, metavar="N", help="changes in each package")
    parser.add_argument("--seed", type=int, default=11, metavar="N", help="of the lot")
    parser.add_argument("--seconds", type=float, default=60.0, metavar="N", help="of the tests that a change meets")
    parser.add_argument("--json", type=Path, metavar="OUT", help="what became of each")
    arguments = parser.parse_args(given)
    return collect(arguments) if arguments.collect else try_all(arguments)


if __name__ == "__main__":
    sys.exit(main())
