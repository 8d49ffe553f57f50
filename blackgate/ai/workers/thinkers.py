"""Bots in worker processes. The window asks them and polls for answers, and never waits.

Every question gets an answer: a worker that dies, hangs or fails is replaced, and the policy answers at once. The
first worker starts at once. The others are for levels whose searches can be merged (`expert`): these use all cores but
one, and start when such a level is first asked.
"""

import logging
import os
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from ...model.rng import mixed
from ...model.view import View
from ..bot import NO_EFFORT, Effort, Thought
from ..levels import EXPERT_MS, LEVELS, level_word
from ..search.free_search import searching_first
from ..search.halving import merged
from ..stand_in import quick_thought
from .process import Process, Starter
from .worker import Load, read_reply, work, written_question

GRACE_S: Final = 2.0            # seconds beyond its budget until a worker counts as hanging
ITERATION_S: Final = 0.02       # seconds: more than an iteration takes on any machine

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Answer:
    """The answer to a question. `fell_back`: the policy answered, because the bot failed."""

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
    open: int = 0                                                   # the number of workers that think about it
    thoughts: dict[int, Thought] = field(default_factory=dict)      # by the number of the share
    is_wanted: bool = True

    def is_for_many(self) -> bool:
        """Whether several searches of it can be merged, and there is something to search."""
        return LEVELS[level_word(self.word)].is_shared and len(self.view.options) > 1


class Worker:
    """A worker process and its current question."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.asked: Asked | None = None
        self.share = 0

    @property
    def is_idle(self) -> bool:
        return self.process.is_ready and self.asked is None

    def ask(self, asked: Asked, share: int) -> None:
        """Let it think. The first share is the question itself; the others are the same with other seeds."""
        self.asked = asked
        self.share = share
        asked.open += 1
        effort = asked.effort
        seconds = (effort.budget_ms or EXPERT_MS) / 1000 + (effort.iterations or 0) * ITERATION_S
        seed = mixed(asked.seed, share) if share else asked.seed
        question = written_question(asked.ticket, asked.word, seed, effort, asked.view)
        self.process.ask(question, seconds + GRACE_S)


class Thinkers:
    """Ask, poll in every frame, close. A question's seed should be the same when it is asked again, and must not reveal
    the game's seed (`play.record_hashes.chance_of`). Workers remember nothing between questions."""

    def __init__(self, load: Load, workers: int | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._starter = Starter("blackgate-thinker", work, load, clock)
        self._most = workers or max(1, (os.cpu_count() or 1) - 1)
        self._wanted = 1
        self._last = 0
        self._waiting: deque[Asked] = deque()
        self._asked: dict[int, Asked] = {}
        self._answers: list[Answer] = []
        self._is_closed = False
        self._workers: list[Worker] = []
        self._start()

    @property
    def idle(self) -> int:
        """The number of workers that are ready and have no question."""
        return sum(worker.is_idle for worker in self._workers)

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._workers]

    def ask(self, view: View, word: str, seed: int, effort: Effort = NO_EFFORT) -> int:
        """Let a bot decide for the seat of this view. Returns a ticket that identifies the answer."""
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
        """The answers since the last call. It is fast: call it in every frame."""
        for worker in self._workers[:]:
            self._hear(worker)
        self._hand_out()
        if not self._workers:
            while self._waiting:
                self._settle(self._waiting.popleft())
        elif len(self._workers) < self._wanted:
            self._start()       # one in each frame
        answers = self._answers
        self._answers = []
        return answers

    def cancel(self, ticket: int) -> None:
        """Cancel a question. A worker that thinks about it finishes first."""
        asked = self._asked.pop(ticket, None)
        if asked is not None:
            asked.is_wanted = False
            if asked in self._waiting:
                self._waiting.remove(asked)
        self._answers = [answer for answer in self._answers if answer.ticket != ticket]

    def close(self) -> None:
        """End all workers at once. There are no more answers."""
        self._is_closed = True
        self._wanted = 0
        self._waiting.clear()
        self._asked.clear()
        self._answers.clear()
        while self._workers:
            self._workers.pop().process.end(wait=True)

    def _start(self) -> None:
        process = self._starter.start()
        if process is not None:
            self._workers.append(Worker(process))
        else:
            self._wanted = 1        # More workers would probably fail too; a later question tries again.

    def _hand_out(self) -> None:
        """Give the questions in order to idle workers. A question that can be shared goes to all that are idle now."""
        idle = [worker for worker in self._workers if worker.is_idle]
        while idle and self._waiting:
            asked = self._waiting.popleft()
            for share in range(len(idle) if asked.is_for_many() else 1):
                idle.pop(0).ask(asked, share)

    def _hear(self, worker: Worker) -> None:
        lost = self._starter.hear(worker.process, lambda reply: self._take(worker, reply))
        if lost:
            self._lose(worker, lost)

    def _take(self, worker: Worker, reply: bytes) -> None:
        worker.process.rest()
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
        """Give up a worker. Another one takes its place, unless it could not even start."""
        _log.error("A worker process %s %s.", how, "while thinking" if worker.asked else
                   "while idle" if worker.process.is_ready else "before it was ready")
        worker.process.end(wait=True)
        self._workers.remove(worker)
        if worker.process.is_ready:
            self._start()
        else:
            self._wanted = 1        # More workers would probably fail too; a later question tries again.
        if worker.asked is not None:
            self._note_end(worker.asked)

    def _note_end(self, asked: Asked) -> None:
        asked.open -= 1
        if not asked.open and asked.is_wanted:
            self._settle(asked)

    def _settle(self, asked: Asked) -> None:
        """Answer with the workers' results, or if there are none with the policy's answer."""
        del self._asked[asked.ticket]
        thoughts = [thought for _, thought in sorted(asked.thoughts.items())]
        if thoughts:
            self._answers.append(Answer(asked.ticket, searching_first(asked.view, merged(thoughts))))
        else:
            self._answers.append(Answer(asked.ticket, quick_thought(asked.view), fell_back=True))
