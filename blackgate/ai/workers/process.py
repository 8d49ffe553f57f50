"""A separate process, seen from both sides: it exchanges messages of bytes, and the window never waits for it.

The parent notices if it dies, hangs or sends nonsense. The process ends by itself, even in the middle of its work,
when the parent is gone.
"""

import logging
import os
import signal
from collections.abc import Callable, Iterable
from contextlib import suppress
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final

Answers = Callable[[bytes], Iterable[bytes]]                        # the answers of a process to a question
Life = Callable[[Any, Connection, Connection], None]                # main function: data, questions, replies

READY: Final = b"ready"
START_S: Final = 20.0           # seconds within which a process must be ready
END_S: Final = 1.0              # seconds to wait for a killed process
MOST_STARTS: Final = 3          # after so many failed starts in a row there are no more tries

_log: Final = logging.getLogger(__name__)


class Process:
    """A process as its parent sees it: first starting, then idle or working."""

    def __init__(self, name: str, life: Life, about: object, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        context = get_context("spawn")      # works on all systems
        theirs, self._questions = context.Pipe(duplex=False)
        self._replies, their_replies = context.Pipe(duplex=False)
        self._process = context.Process(target=life, args=(about, theirs, their_replies), name=name, daemon=True)
        self._process.start()
        theirs.close()              # so that each side notices if the other ends
        their_replies.close()
        self.is_ready = False
        self._deadline = clock() + START_S

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def ask(self, question: bytes, seconds: float) -> None:
        """Send a question. If `rest` is not called within `seconds`, the process counts as hanging."""
        self._deadline = self._clock() + seconds
        self.tell(question)

    def tell(self, message: bytes) -> None:
        try:
            self._questions.send_bytes(message)
        except OSError:
            self._deadline = -inf       # It has just died; the next `hear` reports that.

    def rest(self) -> None:
        """The process has answered all its questions."""
        self._deadline = inf

    def hear(self, take: Callable[[bytes], None]) -> str:
        """Pass its replies to `take`. Returns what went wrong, if the process can no longer be used; else empty."""
        try:
            while self._replies.poll():
                reply = self._replies.recv_bytes()
                if reply == READY:
                    self.is_ready = True
                    self.rest()
                else:
                    take(reply)
        except (EOFError, OSError):
            return "died"
        except (AssertionError, KeyError, TypeError, ValueError):
            return "answered nonsense"
        return "took too long" if self._clock() > self._deadline else ""

    def end(self, *, wait: bool) -> None:
        """Kill the process. `wait`: also wait until it is gone."""
        self._questions.close()
        self._process.kill()
        if wait:
            self._process.join(END_S)
        self._replies.close()


class Starter:
    """Starts processes of one sort. It stops trying after several failures in a row."""

    def __init__(self, name: str, life: Life, about: object, clock: Callable[[], float] = monotonic) -> None:
        self._name = name
        self._clock = clock
        self._life = life
        self._about = about
        self._in_vain = 0           # failed starts in a row

    def start(self) -> Process | None:
        if self._in_vain < MOST_STARTS:
            try:
                return Process(self._name, self._life, self._about, self._clock)
            except (OSError, RuntimeError) as error:        # The system may allow no further process or thread.
                _log.error("No process %s could be started: %s", self._name, error)
                self._in_vain += 1
        return None

    def hear(self, process: Process, take: Callable[[bytes], None]) -> str:
        """Like `Process.hear`, and count failed starts."""
        was_ready = process.is_ready
        lost = process.hear(take)
        if process.is_ready and not was_ready:
            self._in_vain = 0
        elif lost and not was_ready:
            self._in_vain += 1
        return lost


def live(
    prepare: Callable[[], Answers], questions: Connection, replies: Connection,
    overhear: Callable[[bytes], bool] | None = None,
) -> None:
    """The main loop of such a process. It writes no traceback: the parent notices its end and reports it.

    `overhear` gets every question as soon as it comes, even during work. If it returns True, the question is done.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)    # The parent handles Ctrl-C.
    waiting: SimpleQueue[bytes] = SimpleQueue()
    try:
        Thread(target=_listen, args=(questions, waiting, overhear), daemon=True).start()
        answers = prepare()
        replies.send_bytes(READY)
        while True:
            for reply in answers(waiting.get()):
                replies.send_bytes(reply)
    except BrokenPipeError:
        return
    except Exception:
        os._exit(1)


def _listen(
    questions: Connection, waiting: "SimpleQueue[bytes]", overhear: Callable[[bytes], bool] | None,
) -> None:
    """Pass the questions on. End the process when the parent has closed the connection or died."""
    with suppress(EOFError, OSError):
        while True:
            question = questions.recv_bytes()
            if overhear is None or not overhear(question):
                waiting.put(question)
    os._exit(0)     # even during work
