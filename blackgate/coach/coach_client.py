"""The window's access to the coach, which works in separate processes. No call waits for an answer.

One process answers hints and odds, the hints first. Reviews are split over other processes, which end when the reviews
are done. Messages are JSON and contain only a packed view, or a record to be reviewed. Every question gets an answer:
if a process dies, the answer says that it failed.
"""

import json
import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from ..ai.workers.process import MOST_STARTS, Life, Process, Starter
from ..model.notation import Json
from ..model.view import View
from ..play.thinking import Source
from .coach_worker import DROP, HINT, ODDS, question, read_hint, read_odds, work, work_gently, written_view
from .estimate import Odds
from .hints import Hint
from .review_queue import ReviewQueue
from .review import FULL

REVIEW: Final = "review"
ANSWER_S: Final = 15.0      # seconds until a working process counts as hanging
KEPT: Final = 64            # positions whose answers are remembered

_log: Final = logging.getLogger(__name__)


class Answer(NamedTuple):
    """The answer to a question. A hint comes twice, a review many times; the last one is `final`."""

    key: str
    what: str                       # HINT, ODDS or REVIEW
    final: bool
    hint: Hint | None = None
    odds: Odds | None = None
    review: Json | None = None      # as `review.Progress.review`
    done: int = 0                   # for a review: actions done, of `total`
    total: int = 0
    failed: str = ""                # a sentence for the log if there is no result


class _Asked(NamedTuple):
    key: str
    what: str
    told: bytes             # the packed view


class _CoachProcess:
    """A worker process of the coach, and the question that it works on."""

    def __init__(self, process: Process, starter: Starter) -> None:
        self.process = process
        self.starter = starter
        self.ticket = 0             # of the current question; 0: none
        self.knows = ""             # the key of the review whose record it has

    @property
    def is_idle(self) -> bool:
        return self.process.is_ready and not self.ticket

    def ask(self, ticket: int, what: str, told: object) -> None:
        self.ticket = ticket
        self.process.ask(question(ticket, what, told), ANSWER_S)


class CoachClient:
    """Ask, poll in every frame, close. The caller chooses a key for each question; a new question with the same key
    replaces the old one. `source`: the game's cards. Processes start when they are first needed; `starter` makes the
    object that starts them."""

    def __init__(
        self, source: Source = None, jobs: int | None = None,
        starter: Callable[[str, Life, object], Starter] = Starter,
    ) -> None:
        self._near_starter = starter("blackgate-coach", work, source)
        self._far_starter = starter("blackgate-review", work_gently, source)
        self._jobs = jobs or max(1, os.cpu_count() or 1)
        self._near: _CoachProcess | None = None        # for hints and odds
        self._far: list[_CoachProcess] = []            # for reviews
        self._last = 0
        self._waiting: list[_Asked] = []
        self._asked: dict[int, _Asked] = {}
        self._reviews: dict[str, ReviewQueue] = {}
        self._answers: list[Answer] = []
        self._known: OrderedDict[tuple[str, bytes], Answer] = OrderedDict()

    def wake(self) -> None:
        """Start the process for hints and odds early, so that the first answer is not slower than the others."""
        if self._near is None:
            self._near = self._started(self._near_starter, self._fail_waiting)

    def ask_hint(self, view: View, key: str) -> None:
        """Ask for a hint for the view's seat, which must be the one that is asked."""
        assert view.options and view.decider == view.seat
        self._ask(_Asked(key, HINT, written_view(view)))

    def ask_odds(self, view: View, key: str) -> None:
        """Ask for the odds from a seat's view, the public view or an open one."""
        self._ask(_Asked(key, ODDS, written_view(view)))

    def ask_review(self, written: Json, key: str, seats: Collection[int] = (), effort: str = FULL) -> None:
        """Ask for the review of a record whose form was checked and that contains its cards. The decisions of `seats`
        come first."""
        self.drop(key)
        self._reviews[key] = ReviewQueue(written, effort, seats)
        self._hand_out()

    def poll(self) -> list[Answer]:
        """The answers since the last call. Never blocks."""
        for worker in self._workers():
            self._hear(worker)
        self._tell_reviews()
        self._hand_out()
        answers, self._answers = self._answers, []
        return answers

    def drop(self, key: str) -> None:
        """Cancel a question."""
        self._waiting = [asked for asked in self._waiting if asked.key != key]
        self._answers = [answer for answer in self._answers if answer.key != key]
        for ticket, asked in list(self._asked.items()):
            if asked.key == key:
                del self._asked[ticket]
                if self._near is not None and self._near.ticket == ticket:
                    self._near.process.tell(question(ticket, DROP, None))
        self._reviews.pop(key, None)

    def close(self) -> None:
        """End all processes at once. There are no more answers."""
        for worker in self._workers():
            worker.process.end(wait=True)
        self._near = None
        self._far.clear()
        self._waiting.clear()
        self._asked.clear()
        self._reviews.clear()
        self._answers.clear()

    @property
    def pids(self) -> list[int]:
        return [worker.process.pid for worker in self._workers()]

    def _workers(self) -> list[_CoachProcess]:
        return [*([self._near] if self._near else []), *self._far]

    def _ask(self, asked: _Asked) -> None:
        self.drop(asked.key)
        known = self._known.get((asked.what, asked.told))
        if known is not None:
            self._answers.append(known._replace(key=asked.key))
        elif asked.what == HINT:        # A hint is more urgent than odds.
            self._waiting.insert(0, asked)
        else:
            self._waiting.append(asked)
        self._hand_out()

    def _hand_out(self) -> None:
        if self._waiting and self._near is None:
            self._near = self._started(self._near_starter, self._fail_waiting)
        near = self._near
        if near is not None and near.is_idle and self._waiting:
            asked = self._waiting.pop(0)
            self._last += 1
            self._asked[self._last] = asked
            near.ask(self._last, asked.what, asked.told.decode())
        if not self._reviews:
            while self._far:
                self._far.pop().process.end(wait=False)
            return
        if len(self._far) < self._jobs:
            started = self._started(self._far_starter, self._fail_reviews)
            self._far += [started] if started else []
        ready = [worker for worker in self._far if worker.process.is_ready]
        # The process for hints runs already, so it begins with the review until the others, of low priority, are ready.
        for worker in ready or self._workers():
            if worker.is_idle:
                self._hand_review(worker)

    def _hand_review(self, worker: _CoachProcess) -> None:
        for key, pieces in self._reviews.items():
            piece = pieces.hand_out(self._last + 1, worker.knows == key)
            if piece is not None:
                self._last += 1
                worker.knows = key
                worker.ask(self._last, *piece)
                return

    def _started(self, starter: Starter, fail: Callable[[str], None]) -> _CoachProcess | None:
        process = starter.start()
        if process is None:
            fail("no process could be started")
            return None
        return _CoachProcess(process, starter)

    def _fail_waiting(self, why: str) -> None:
        self._answers += [Answer(asked.key, asked.what, True, failed=why) for asked in self._waiting]
        self._waiting.clear()

    def _fail_reviews(self, why: str) -> None:
        self._answers += [Answer(key, REVIEW, True, failed=why) for key in self._reviews]
        self._reviews.clear()

    def _hear(self, worker: _CoachProcess) -> None:
        lost = worker.starter.hear(worker.process, lambda reply: self._take(worker, reply))
        if lost:
            self._lose(worker, lost)

    def _take(self, worker: _CoachProcess, reply: bytes) -> None:
        ticket, final, error, found = json.loads(reply)
        if final:
            worker.ticket = 0
            worker.process.rest()
        if ticket in self._asked:
            self._take_answer(self._asked[ticket], ticket, final, error, found)
        else:
            self._take_piece(ticket, error, found)

    def _take_answer(self, asked: _Asked, ticket: int, final: bool, error: str, found: Any) -> None:
        if error:
            _log.error("The coach failed at a question (%s): %s", asked.what, error)
            answer = Answer(asked.key, asked.what, True, failed=error)
        elif asked.what == HINT:
            answer = Answer(asked.key, HINT, final, hint=read_hint(found))
        else:
            answer = Answer(asked.key, ODDS, final, odds=read_odds(found))
        self._answers.append(answer)
        if final:
            del self._asked[ticket]
            if not error:
                self._known[asked.what, asked.told] = answer
                while len(self._known) > KEPT:
                    self._known.popitem(last=False)

    def _take_piece(self, ticket: int, error: str, found: Any) -> None:
        for key, pieces in self._reviews.items():
            if pieces.is_about(ticket):
                if not error:
                    pieces.take(ticket, found)
                    return
                _log.error("The coach failed at a review: %s", error)
                del self._reviews[key]
                self._answers.append(Answer(key, REVIEW, True, failed=error))
                return      # Without such a review, the question was cancelled.

    def _tell_reviews(self) -> None:
        for key, pieces in list(self._reviews.items()):
            report = pieces.report()
            if report is not None:
                self._answers.append(Answer(key, REVIEW, pieces.is_whole, review=report.review, done=report.done,
                                            total=report.total))
            if pieces.is_whole:
                del self._reviews[key]

    def _lose(self, worker: _CoachProcess, how: str) -> None:
        """Give up a process. Its questions are answered as failed; the next question starts another process."""
        _log.error("A process of the coach %s.", how)
        worker.process.end(wait=False)
        if worker is self._near:
            self._near = None
            if not worker.process.is_ready:
                self._fail_waiting(f"a process {how}")
            for asked in self._asked.values():
                self._answers.append(Answer(asked.key, asked.what, True, failed=f"a process {how}"))
            self._asked.clear()
        else:
            self._far.remove(worker)
        for key, pieces in list(self._reviews.items()):
            if pieces.is_about(worker.ticket):
                pieces.lose(worker.ticket)
            if pieces.losses >= MOST_STARTS:
                del self._reviews[key]
                self._answers.append(Answer(key, REVIEW, True, failed=f"a process {how}"))


__all__ = ["HINT", "ODDS", "REVIEW", "Answer", "CoachClient"]
