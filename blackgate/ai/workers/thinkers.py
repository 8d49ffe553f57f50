"""Bots that think beside the window: worker processes, asked and heard without ever waiting for them.

Whatever becomes of a worker, its question is answered: one that dies, hangs or fails is replaced, and the policy
answers here and now. The first worker starts at once; the others serve only levels whose searches add up (`expert`),
which use all cores but one, and start when one of them is first asked.
"""

import logging
import os
from collections import deque
from dataclasses import dataclass, field
from math import inf
from multiprocessing import get_context
from time import monotonic
from typing import Final

from ...model.rng import mixed
from ...model.view import View
from ..bot import NO_EFFORT, Effort, Thought
from ..levels import EXPERT_MS, level_of
from ..search.halving import merged
from ..stand_in import quick_thought
from .worker import READY, Load, read_reply, work, written_question

START_S: Final = 20.0           # until a worker must have read its cards
GRACE_S: Final = 2.0            # beyond its budget, until a thinking worker counts as hanging
ITERATION_S: Final = 0.02       # more than an iteration takes on any machine
END_S: Final = 1.0              # for a killed process to be gone
MOST_STARTS: Final = 3          # in vain, one after another: this machine allows none

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """What came of a question; `fell_back` where the policy had to answer for the bot."""

    ticket: int
    thought: Thought
    fell_back: bool = False


@dataclass(eq=False)
class Asked:
    """A question that is not answered yet."""

    ticket: int
    view: View
    word: str
    seed: int
    effort: Effort
    open: int = 0                                                   # workers that think about it
    thoughts: dict[int, Thought] = field(default_factory=dict)      # by the share of the work
    is_wanted: bool = True

    def is_for_many(self) -> bool:
        """Whether several searches of it can be added up, and there is something to search."""
        return level_of(self.word).is_shared and len(self.view.options) > 1


class Worker:
    """A worker process as its parent sees it: starting, then idle or thinking."""

    def __init__(self, load: Load) -> None:
        context = get_context("spawn")      # the one way to start that all systems have
        theirs, self._questions = context.Pipe(duplex=False)
        self.replies, their_replies = context.Pipe(duplex=False)
        self._process = context.Process(
            target=work, args=(load, theirs, their_replies), name="blackgate-thinker", daemon=True,
        )
        self._process.start()
        theirs.close()              # so that each side sees the other's end
        their_replies.close()
        self.is_ready = False
        self.asked: Asked | None = None
        self.share = 0
        self.deadline = monotonic() + START_S

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def is_idle(self) -> bool:
        return self.is_ready and self.asked is None

    def ask(self, asked: Asked, share: int, grace: float) -> None:
        """Have it think. The first share is the question itself, the others are it with other seeds."""
        self.asked = asked
        self.share = share
        asked.open += 1
        effort = asked.effort
        seconds = (effort.budget_ms or EXPERT_MS) / 1000 + (effort.iterations or 0) * ITERATION_S
        self.deadline = monotonic() + seconds + grace
        seed = mixed(asked.seed, share) if share else asked.seed
        try:
            self._questions.send_bytes(written_question(asked.ticket, asked.word, seed, effort, asked.view))
        except OSError:
            self.deadline = -inf        # It has just died, and is found so when it is next listened to.

    def end(self) -> None:
        self._questions.close()
        self._process.kill()
        self._process.join(END_S)
        self.replies.close()


class Thinkers:
    """Ask, poll in every frame, close. A question's seed should be the same when it is asked again, and tell nothing of
    the game's (`play.chain.chance_of`): workers keep nothing from one question to the next."""

    def __init__(self, load: Load, workers: int | None = None, grace: float = GRACE_S) -> None:
        self._load = load
        self._most = workers or max(1, (os.cpu_count() or 1) - 1)
        self._grace = grace
        self._wanted = 1
        self._in_vain = 0           # workers that never got ready, one after another
        self._last = 0
        self._waiting: deque[Asked] = deque()
        self._asked: dict[int, Asked] = {}
        self._answers: list[Answer] = []
        self._is_closed = False
        self._workers: list[Worker] = []
        self._start()

    @property
    def idle(self) -> int:
        """How many workers could begin at once."""
        return sum(worker.is_idle for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers]

    def ask(self, view: View, word: str, seed: int, effort: Effort = NO_EFFORT) -> int:
        """Have the bot of that word decide for the seat that has this view. The ticket names the answer."""
        assert not self._is_closed and view.decider == view.seat
        self._last += 1
        asked = Asked(self._last, view, word, seed, effort)
        self._asked[asked.ticket] = asked
        self._waiting.append(asked)
        if asked.is_for_many():
            self._wanted = self._most
        if not self._workers:
            self._start()
        self._hand_out()
        return asked.ticket

    def poll(self) -> list[Answer]:
        """The answers that have come in since. Takes no time worth speaking of: call it in every frame."""
        for worker in self._workers[:]:
            self._hear(worker)
        self._hand_out()
        if not self._workers:
            while self._waiting:
                self._settle(self._waiting.popleft())
        elif len(self._workers) < self._wanted:
            self._start()       # one in a frame
        answers = self._answers
        self._answers = []
        return answers

    def cancel(self, ticket: int) -> None:
        """Nobody wants this answer any more. A worker that thinks about it finishes first."""
        asked = self._asked.pop(ticket, None)
        if asked is not None:
            asked.is_wanted = False
            if asked in self._waiting:
                self._waiting.remove(asked)
        self._answers = [answer for answer in self._answers if answer.ticket != ticket]

    def close(self) -> None:
        """End all workers, whatever they do. No answers come any more."""
        self._is_closed = True
        self._wanted = 0
        self._waiting.clear()
        self._asked.clear()
        self._answers.clear()
        while self._workers:
            self._workers.pop().end()

    def _start(self) -> None:
        if self._in_vain >= MOST_STARTS:
            return
        try:
            self._workers.append(Worker(self._load))
        except (OSError, RuntimeError) as error:        # One process or one thread may be all that is allowed.
            _log.error("No worker process could be started: %s", error)
            self._wanted = 1
            self._in_vain += 1

    def _hand_out(self) -> None:
        """Questions in their order to idle workers; what many can share goes to all that are idle now."""
        idle = [worker for worker in self._workers if worker.is_idle]
        while idle and self._waiting:
            asked = self._waiting.popleft()
            for share in range(len(idle) if asked.is_for_many() else 1):
                idle.pop(0).ask(asked, share, self._grace)

    def _hear(self, worker: Worker) -> None:
        try:
            while worker.replies.poll():
                self._take(worker, worker.replies.recv_bytes())
        except (EOFError, OSError):
            self._lose(worker, "died")
        except (AssertionError, TypeError, ValueError):
            self._lose(worker, "answered nonsense")
        else:
            if monotonic() > worker.deadline:
                self._lose(worker, "took too long")

    def _take(self, worker: Worker, reply: bytes) -> None:
        worker.deadline = inf
        if reply == READY:
            worker.is_ready = True
            self._in_vain = 0
            return
        ticket, thought = read_reply(reply)
        asked = worker.asked
        assert asked is not None and asked.ticket == ticket
        worker.asked = None
        if isinstance(thought, Thought):
            asked.thoughts[worker.share] = thought
        else:
            _log.error("A bot (%s) failed: %s", asked.word, thought)
        self._note_end(asked)

    def _lose(self, worker: Worker, how: str) -> None:
        """A worker is of no more use: another takes its place, unless it could not even start."""
        _log.error("A worker process %s %s.", how, "while thinking" if worker.asked else
                   "while idle" if worker.is_ready else "before it was ready")
        worker.end()
        self._workers.remove(worker)
        if worker.is_ready:
            self._start()
        else:
            self._in_vain += 1
            self._wanted = 1        # Whatever hinders it would hinder more of them; a later question tries again.
        if worker.asked is not None:
            self._note_end(worker.asked)

    def _note_end(self, asked: Asked) -> None:
        asked.open -= 1
        if not asked.open and asked.is_wanted:
            self._settle(asked)

    def _settle(self, asked: Asked) -> None:
        """Answer with what the workers found, or else with what the policy says."""
        del self._asked[asked.ticket]
        thoughts = [thought for _, thought in sorted(asked.thoughts.items())]
        if thoughts:
            self._answers.append(Answer(asked.ticket, merged(thoughts)))
        else:
            self._answers.append(Answer(asked.ticket, quick_thought(asked.view), fell_back=True))
