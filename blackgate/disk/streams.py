"""stdout and stderr, whatever the shell made of them: closed, full, a pipe nobody reads."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper, UnsupportedOperation
from typing import BinaryIO, TextIO

OUT, ERR = 1, 2


def own_stdout() -> BinaryIO:
    """stdout for a protocol alone: what anything else prints from now on, a library's greeting too, goes to stderr."""
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
    """Write UTF-8 into files and pipes. Windows would write the old letters of the country there.

    A terminal keeps its own letters. One that lacks some shows their numbers.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            encoding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=encoding, errors="backslashreplace")


def give_up_stdout() -> None:
    """Nobody can be told anything there any more, not at the very end either."""
    with suppress(AttributeError):
        _give_up(sys.stdout)


def _give_up(stream: TextIO) -> None:
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def complain(words: str) -> None:
    """A line on stderr; where there is none, or none that takes it, nowhere."""
    if sys.stderr is None:          # `print` would take stdout instead
        return
    try:
        print(words, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _give_up(sys.stderr)        # What is left to write would fail again at the end, and be the status.
