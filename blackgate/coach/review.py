"""The review of a recorded game. A decision is judged by what its player knew, a chance event by dealing it again.

It is made step by step and is plain data at every moment, so it can be saved as JSON. `coach.review_queue` splits it
over several processes.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from ..ai.levels import Brains
from ..model.notation import Json
from ..model.pack import Pack
from ..play.record import standing
from .account import VERSION, Account
from .calibration import Calibration
from .weighing import FULL, QUICK, RecordedActions, ActionJudge


class Progress(NamedTuple):
    """The progress of a review, with the results so far in the form of a complete one.

    `review` is the object of `blackgate review --json`: `seats` as PROTOCOL.md says (`at` is how many actions were done
    before: `Replay.go(at)` shows that moment), `moments` (the three that decided, in their order: `at`, `seat`, `kind`
    "decision" or "chance", `what` its mark or event, `swing` of that seat's chance), `actions`, `effort`, `is_whole`.
    Plain data: JSON writes and reads it.
    """

    done: int
    total: int
    review: Json


def reviewing(
    written: Json, pack: Pack, brains: Brains, calibration: Calibration, *, effort: str = FULL,
    seats: Collection[int] = (),
) -> Iterator[Progress]:
    """Review a record in this process, moment by moment. The decisions of `seats` come first. Raises BadRecord."""
    walk = RecordedActions(written, pack)
    account = account_for(written, effort)
    weigher = ActionJudge(walk, brains, calibration, effort)
    for at in walk.order(seats):
        account.add(weigher.weigh(at))
        yield Progress(account.done, account.total, account.written())


def account_for(written: Json, effort: str) -> Account:
    """An empty account for a recorded game."""
    return Account(len(standing(written["actions"])), effort, named(written))


def named(written: Json) -> str:
    """What identifies a record: the seal of its chain, or its last link."""
    return str(written.get("seal") or (written["digests"] or [""])[-1])


def is_review(data: object, written: Json) -> bool:
    """Whether data from a file is a complete review of exactly this record, made by this version."""
    return isinstance(data, dict) and data.get("version") == VERSION and data.get("of") == named(written) and (
        data.get("is_whole") is True and isinstance(data.get("seats"), list))


__all__ = ["FULL", "QUICK", "Progress", "account_for", "is_review", "named", "reviewing"]
