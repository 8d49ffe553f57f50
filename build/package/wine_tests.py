"""Runs the tests on Windows' Pythons, in wine, folder by folder, and prints a table.

    python build/package wine_tests [--python 3.11] [tests/disk tests/scenes/test_*.py …]

Without folders or files it runs all tests, which takes an hour on one core. Root installs wine if it is missing.
What pytest prints goes to dist/windows/tests-3.11/log. The status is 1 if a test failed.
"""

import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import NamedTuple
from xml.etree import ElementTree

from package import lock, wine_python
from package.program import ROOT
from package.steps import NotRun, fetch_tools
from package.windows import PLACE, copy_of_checkout
from package.wine import Wine

TOOLS = {"wine": "wine", "wineserver": "wine64"}
READ = ("docs", "tests", "start.py", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", ".github", ".ci", ".gitignore")
MOST_SECONDS = 2 * 3600         # for a folder
OUTCOMES = ("passed", "failed", "error", "skipped")


class Row(NamedTuple):
    """The results of the tests of a folder, and why some were skipped."""

    folder: str
    counts: Counter[str]
    reasons: Counter[str]
    seconds: float


def folders() -> list[str]:
    """All folders of tests, and the tests outside folders."""
    inside = (ROOT / "tests").iterdir()
    return sorted(f"tests/{path.name}" for path in inside
                  if (path.is_dir() and any(path.rglob("test_*.py"))) or path.match("test_*.py"))


def run(wine: Wine, python: Path, copy: Path, folder: str, logs: Path) -> Row:
    began = perf_counter()
    told = logs / f"{folder.replace('/', '-')}.xml"
    told.unlink(missing_ok=True)
    try:
        said = wine.ran(str(python), "-m", "pytest", "-n0", "-p", "no:cacheprovider", "--tb=short", "-rfE",
                        "--continue-on-collection-errors",
                        f"--junitxml=Z:{told}", folder, cwd=copy, seconds=MOST_SECONDS).stdout
    except subprocess.TimeoutExpired as error:
        said = f"{error}"
    told.with_suffix(".txt").write_text(said, encoding="utf-8")
    return read(folder, told, perf_counter() - began)


def read(folder: str, told: Path, seconds: float) -> Row:
    """The results from pytest's report. A run that did not finish is an error."""
    counts, reasons = Counter[str](), Counter[str]()
    if not told.exists():
        return Row(folder, Counter(error=1), reasons, seconds)
    for case in ElementTree.parse(told).iter("testcase"):
        outcome = {"failure": "failed", "error": "error", "skipped": "skipped"}
        found = next((each for each in case if each.tag in outcome), None)
        counts[outcome[found.tag] if found is not None else "passed"] += 1
        if found is not None and found.tag == "skipped":
            reasons[found.get("message") or ""] += 1
    return Row(folder, counts, reasons, seconds)


def line(row: Row) -> str:
    return f"| {row.folder} | {' | '.join(str(row.counts[each]) for each in OUTCOMES)} | {row.seconds:.0f} s |"


def main(words: list[str]) -> int:
    parser = ArgumentParser(prog=sys.argv[0], description="Runs the tests on a Python for Windows, in wine.")
    parser.add_argument("--python", choices=sorted(wine_python.EMBEDDED), default="3.12")
    parser.add_argument("folders", nargs="*", default=folders())
    asked = parser.parse_args(words)
    try:
        fetch_tools(TOOLS)
    except NotRun as why:
        print(why, file=sys.stderr)
        return 2
    place = PLACE / f"tests-{asked.python}"
    python = wine_python.make(place / "python", asked.python, lock.PROGRAM, lock.TESTS)
    copy = copy_of_checkout(place / "checkout", *READ)
    logs = place / "log"
    logs.mkdir(exist_ok=True)
    rows = []
    print(f"| Python {asked.python} | {' | '.join(OUTCOMES)} | time |\n|---|---|---|---|---|---|", flush=True)
    with Wine(place / "prefix") as wine:
        for folder in asked.folders:
            rows.append(run(wine, python, copy, folder, logs))
            print(line(rows[-1]), flush=True)
    all_of_it = Row("all", sum((row.counts for row in rows), Counter()), sum((row.reasons for row in rows), Counter()),
                    sum(row.seconds for row in rows))
    print(line(all_of_it), "", "Skipped:", *(f"{count} × {why}" for why, count in all_of_it.reasons.most_common()),
          sep="\n")
    return int(bool(all_of_it.counts["failed"] or all_of_it.counts["error"]))
