"""A worker process of the coach: it gets questions as bytes and answers them.

Messages are JSON. For a game in progress the worker gets only one view as plain numbers; for a review it gets the
record. Between two questions it keeps only the last record.
"""

import json
import os
from collections.abc import Iterator
from hashlib import blake2b
from multiprocessing.connection import Connection
from typing import Any, Final

from ..ai.levels import Brains
from ..ai.stand_in import in_short
from ..ai.workers.process import Answers, live
from ..model.actions import action_from
from ..model.notation import Json
from ..model.pack import Pack
from ..model.view import View, packed, unpacked
from ..play.learned_weights import load_brains
from ..play.packs import pack_of
from ..play.thinking import Source, pack_and_brains_from
from .calibration import Calibration, load_calibration
from .estimate import Odds, odds
from .hints import Advice, Hint, hint_stages
from .review_queue import ORDER, WEIGH
from .reasons import Reason
from .trials import NobodyWaits
from .weighing import RecordedActions, ActionJudge

HINT: Final = "hint"
ODDS: Final = "odds"
DROP: Final = "drop"
GENTLY: Final = 5           # added to the process's nice value


def written_view(view: View) -> bytes:
    """The view as bytes: everything that the coach gets of a game in progress."""
    return json.dumps([view.pack.fingerprint, packed(view)], separators=(",", ":")).encode()


def seed_of(view: bytes) -> int:
    """A seed made from a view, so that the same view always gets the same answer."""
    return int.from_bytes(blake2b(view, digest_size=7).digest(), "big")


def question(ticket: int, what: str, told: object) -> bytes:
    return json.dumps([ticket, what, told], separators=(",", ":")).encode()


class CoachWorker:
    """Answers questions, one after the other."""

    def __init__(self, pack: Pack, brains: Brains, calibration: Calibration, dropped: set[int]) -> None:
        self._pack = pack
        self._brains = brains
        self._calibration = calibration
        self._walk: RecordedActions | None = None
        self._weigher: ActionJudge | None = None
        self._dropped = dropped             # tickets of cancelled questions

    def replies(self, asked: bytes) -> Iterator[bytes]:
        """The answers to one question, each with its ticket, whether it is the last one, and the error, if any."""
        ticket, what, told = json.loads(asked)
        try:
            if ticket not in self._dropped:
                answers = self._reviewed(what, told) if what in (ORDER, WEIGH) else self._looked(ticket, what, told)
                for answer, final in answers:
                    yield json.dumps([ticket, final, "", answer], separators=(",", ":")).encode()
                return
        except NobodyWaits:
            pass
        except Exception as error:      # The window must get an answer.
            yield json.dumps([ticket, True, in_short(error), None]).encode()
            return
        self._dropped.discard(ticket)
        yield json.dumps([ticket, True, "dropped", None]).encode()

    def _looked(self, ticket: int, what: str, told: str) -> Iterator[tuple[object, bool]]:
        fingerprint, fields = json.loads(told)
        if fingerprint != self._pack.fingerprint:
            raise ValueError("these are not the cards of the game")
        view = unpacked(fields, self._pack)
        seed = seed_of(told.encode())
        if what == ODDS:
            yield odds(view, self._brains, self._calibration, iterations=None, budget_ms=None, seed=seed), True
            return
        stages = hint_stages(view, self._brains, self._calibration, iterations=None, budget_ms=None, seed=seed,
                             wanted=lambda: ticket not in self._dropped)
        for number, hint in enumerate(stages):
            yield hint, number > 0

    def _reviewed(self, what: str, told: Json) -> Iterator[tuple[object, bool]]:
        """The order of a record's moments, or the result for one. The first question about a game contains it."""
        if told.get("record") is not None:
            pack, brains = self._cards_of(told["record"])
            self._walk = RecordedActions(told["record"], pack)
            self._weigher = ActionJudge(self._walk, brains, self._calibration, told["effort"])
        assert self._walk is not None and self._weigher is not None
        yield self._walk.order(told["seats"]) if what == ORDER else self._weigher.weigh(told["at"]), True

    def _cards_of(self, record: Json) -> tuple[Pack, Brains]:
        """The cards of a record, which may differ from today's."""
        if record["pack"]["fingerprint"] == self._pack.fingerprint:
            return self._pack, self._brains
        pack = pack_of(record)
        return pack, load_brains(pack)


def read_hint(written: Any) -> Hint:
    """A hint from its JSON form."""
    options, samples = written
    return Hint(tuple(
        Advice(action_from(tuple(action)), win, low, high, tuple(Reason(key, _facts(facts)) for key, facts in why))
        for action, win, low, high, why in options), samples)


def _facts(written: Any) -> tuple[tuple[str, int | str], ...]:
    return tuple((name, value) for name, value in written)


def read_odds(written: Any) -> Odds:
    win, low, high, samples = written
    return Odds(tuple(win), tuple(low), tuple(high), samples)


def work(source: Source, questions: Connection, replies: Connection) -> None:
    """The main function of the process."""
    dropped: set[int] = set()

    def prepared() -> Answers:
        return CoachWorker(*pack_and_brains_from(source), load_calibration(), dropped).replies

    def overhear(asked: bytes) -> bool:
        ticket, what, _ = json.loads(asked)
        if what == DROP:
            dropped.add(ticket)
        return bool(what == DROP)

    live(prepared, questions, replies, overhear)


def work_gently(source: Source, questions: Connection, replies: Connection) -> None:
    """The same with low priority, so that the window stays smooth."""
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    work(source, questions, replies)
