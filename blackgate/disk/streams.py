"""stdout and stderr in any state: closed, full, or a pipe without a reader."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation
from typing import BinaryIO, TextIO

OUT, ERR = 1, 2


def own_stdout() -> BinaryIO:
    """stdout for a protocol only. Everything else that is printed from now on, such as a library's greeting, goes to
    stderr."""
    stdout = sys.stdout
    try:
        is_real = stdout.fileno() == OUT
    except (AttributeError, ValueError, UnsupportedOperation):
        is_real = False
    if not is_real:
        return stdout.buffer
    stdout.flush()
    ours = os.fdopen(os.dup(OUT), "wb")
    try:
        os.dup2(ERR, OUT)
    except OSError:                 # stderr is closed
        give_up_stdout()
    return ours


def write_utf8() -> None:
    """Write UTF-8 into files and pipes. Windows would use an old code page there.

    A terminal keeps its own encoding. It shows missing characters as numbers.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def give_up_stdout() -> None:
    """Redirect stdout to nowhere, so that later writes do not fail, not even at exit."""
    with suppress(AttributeError):
        _give_up(sys.stdout)


def _give_up(stream: TextIO) -> None:
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def complain(words: str) -> None:
    """Print a line on stderr, if possible."""
    if sys.stderr is None:          # `print` would use stdout instead
        return
    try:
        print(words, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _give_up(sys.stderr)        # Else the rest would fail again at exit and change the status.
