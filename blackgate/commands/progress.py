"""A progress bar, on a terminal only."""

import sys
from time import monotonic

from .speaking import Speaker


class Progress:
    def __init__(self, whole: int, said: Speaker) -> None:
        self._said = said
        self._whole = max(1, whole)
        self._began = self._shown = monotonic()
        self._is_terminal = sys.stderr.isatty()

    def show(self, done: int) -> None:
        now = monotonic()
        if not self._is_terminal or (now - self._shown < 0.2 and done < self._whole):
            return
        self._shown = now
        filled = 30 * done // self._whole
        left = (now - self._began) * (self._whole - done) / max(1, done)
        bar = "#" * filled + "." * (30 - filled)
        words = self._said("cli-progress", done=done, whole=self._whole, seconds=round(left))
        print(f"\r[{bar}] {words} ", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self._is_terminal:
            print("\r" + " " * 70 + "\r", end="", file=sys.stderr, flush=True)
