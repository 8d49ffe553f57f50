"""Our own voice, for machines without a screen reader. It says one thing after another, in its own thread."""

import logging
from queue import SimpleQueue
from threading import Thread
from typing import Final, NamedTuple

from ...disk.threads import started
from .voices import Process, Voices

_log: Final = logging.getLogger(__name__)


class _Words(NamedTuple):
    words: str
    language: str
    rate: int
    round: int              # words from before a hush are not said after it


class Speech:
    def __init__(self, voices: Voices) -> None:
        self.is_on = False
        self.rate = 100                     # percent of the usual
        self._voices = voices
        self._jobs: SimpleQueue[_Words | str | None] = SimpleQueue()
        self._round = 0
        self._now: Process | None = None
        self._is_begun = False

    def say(self, words: str, language: str) -> None:
        """Say this after what is being said now."""
        if not self._is_begun:
            self._is_begun = started(Thread(target=self._run, name="blackgate-voice", daemon=True))
        self._jobs.put(_Words(words, language, self.rate, self._round))

    def hush(self) -> None:
        """Stop speaking, and forget everything that was still to be said."""
        self._round += 1
        now = self._now
        if now is not None:
            now.terminate()
        if self._is_begun:
            self._jobs.put("stop")

    def close(self) -> None:
        self.hush()
        self.is_on = False
        self._jobs.put(None)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                self._do(job)
            except OSError:
                _log.exception("The voice is gone")
                self.is_on = False
                return

    def _do(self, job: _Words | str) -> None:
        if isinstance(job, str):
            self._voices.stop()
        elif job.round == self._round:
            self._now = self._voices.say(job.words, job.language, job.rate)
            if self._now is not None:
                self._now.wait()
                self._now = None
