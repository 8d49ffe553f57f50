"""What somebody looked at and approved, line by line, in a file beside the tests."""

import os
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from tempfile import TemporaryDirectory

Lines = Callable[[], Iterator[str]]


def compare(path: Path, lines: Lines) -> None:
    """It is as it was approved."""
    before = path.read_text(encoding="utf-8").splitlines()
    now = "\n".join(lines()).splitlines()
    assert before == now, "\n" + "\n".join(list(unified_diff(before, now, "approved", "now", lineterm="", n=1))[:80])


def approve(path: Path, lines: Lines) -> None:
    """As it is now it is meant."""
    with TemporaryDirectory() as home:
        os.environ.update(SDL_VIDEODRIVER="dummy", BLACKGATE_HOME=home)
        path.write_text("\n".join([*lines(), ""]), encoding="utf-8")
    print("Look at the diff.")
