"""Text that somebody looked at and approved. It is kept in files beside the tests."""

from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path

MOST_SHOWN = 80     # lines of a difference


def compare(path: Path, lines: Iterable[str]) -> None:
    """Fail with the difference unless the lines are the approved ones."""
    before = path.read_text(encoding="utf-8").splitlines()
    now = "\n".join(lines).splitlines()
    found = list(unified_diff(before, now, "approved", "now", lineterm="", n=1))
    assert before == now, "\n" + "\n".join(found[:MOST_SHOWN])


def approve(path: Path, lines: Iterable[str]) -> None:
    """Keep these lines. Whoever commits them has looked at the difference."""
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    print(f"{path}: look at the difference.")
