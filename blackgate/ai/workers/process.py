"""A process beside the window, from both its ends: messages of bytes, asked and heard without ever waiting.

Who started it notices when it dies, hangs or talks nonsense; it ends by itself, in mid-thought too, when nobody listens
any more.
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

Answers = Callable[[bytes], Iterable[bytes]]                        # what a process has to say to a question
Life = Callable[[Any, Connection, Connection], None]                # what it runs: about what, questions, replies

READY: Final = b"ready"
START_S: Final = 20.0           # until a process must have read its cards
END_S: Final = 1.0              # for a killed process to be gone
MOST_STARTS: Final = 3          # in vain, one after another: this machine allows none

_log: Final = logging.getLogger(__name__)


class Process:
    """A process as its parent sees it: starting, then idle or at work."""

    def __init__(self, name: str, life: Life, about: object, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        context = get_context("spawn")      # the one way to start that all systems have
        theirs, self._questions = context.Pipe(duplex=False)
        self._replies, their_replies = context.Pipe(duplex=False)
        self._process = context.Process(target=life, args=(about, theirs, their_replies), name=name, daemon=True)
        self._process.start()
        theirs.close()              # so that each side sees the other's end
        their_replies.close()
        self.is_ready = False
        self._deadline = clock() + START_S

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    def ask(self, question: bytes, seconds: float) -> None:
        """It counts as hanging unless it rests before so much time is over."""
        self._deadline = self._clock() + seconds
        self.tell(question)

    def tell(self, message: bytes) -> None:
        try:
            self._questions.send_bytes(message)
        except OSError:
            self._deadline = -inf       # It has just died, and is found so when it is next listened to.

    def rest(self) -> None:
        """It has answered all that it was asked."""
        self._deadline = inf

    def hear(self, take: Callable[[bytes], None]) -> str:
        """Pass on what it says. How it was lost, once it is of no more use."""
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
        """Gone at once, whatever it does; who draws frames does not wait to see it."""
        self._questions.close()
        self._process.kill()
        if wait:
            self._process.join(END_S)
        self._replies.close()


class Starter:
    """Starts processes of one sort, and stops trying where that is always in vain."""

    def __init__(self, name: str, life: Life, about: object, clock: Callable[[], float] = monotonic) -> None:
        self._name = name
        self._clock = clock
        self._life = life
        self._about = about
        self._in_vain = 0           # processes that never got ready, one after another

    def start(self) -> Process | None:
        if self._in_vain < MOST_STARTS:
            try:
                return Process(self._name, self._life, self._about, self._clock)
            except (OSError, RuntimeError) as error:        # One process or one thread may be all that is allowed.
                _log.error("No process %s could be started: %s", self._name, error)
                self._in_vain += 1
        return None

    def hear(self, process: Process, take: Callable[[bytes], None]) -> str:
        """As `Process.hear`, counting what was started in vain."""
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
    """The life of such a process. Its parent notices an end and says so; a traceback would be nobody's to read.

    `overhear` is told every question as soon as it comes, in mid-thought too, and says whether that was all.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)    # Ctrl-C is the parent's to answer.
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
    """Pass the questions on. When the parent has closed its end, or died, nobody wants an answer any more."""
    with suppress(EOFError, OSError):
        while True:
            question = questions.recv_bytes()
            if overhear is None or not overhear(question):
                waiting.put(question)
    os._exit(0)     # in mid-thought too
