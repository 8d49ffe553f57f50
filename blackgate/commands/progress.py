"""A progress bar on a terminal; elsewhere, as in a log, one line a minute."""

import sys
from time import monotonic

LINE_EVERY = 60.0       # seconds


class Progress:
    def __init__(self, whole: int, had: int = 0) -> None:
        """`had`: how many were done before the start."""
        self._whole = max(1, whole)
        self._had = had
        self._began = self._shown = monotonic()
        self._is_terminal = sys.stderr.isatty()

    def show(self, done: int) -> None:
        now = monotonic()
        is_last = self._is_terminal and done >= self._whole
        if not is_last and now - self._shown < (0.2 if self._is_terminal else LINE_EVERY):
            return
        self._shown = now
        filled = 30 * done // self._whole
        left = (now - self._began) * (self._whole - done) / max(1, done - self._had)
        bar = "#" * filled + "." * (30 - filled)
        words = f"{done}/{self._whole}, {round(left)} s left"
        if not self._is_terminal:
            print(words, file=sys.stderr, flush=True)
            return
        print(f"\r[{bar}] {words} ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._is_terminal:
            print("\r" + " " * 70 + "\r", end="", file=sys.stderr, flush=True)
