"""The review of a recorded game: every decision judged by what its maker knew, every chance event weighed by re-deals.

It comes bit by bit and is plain data at every moment: who keeps it writes it as JSON. `coach.pieces` splits it
over several processes.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from ..ai.levels import Brains
from ..cards.library import carried_pack
from ..model.notation import Json
from ..model.pack import Pack
from ..play.learned_weights import load_brains, pack_and_brains
from ..play.record import standing
from .account import VERSION, Account
from .calibration import Calibration
from .weighing import FULL, QUICK, Walk, Weigher

Source = tuple[str, str] | None     # the cards a game carries and their name; None: the shipped ones


class Progress(NamedTuple):
    """How far a review is, with all that is known so far in the form of the whole one.

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
    """Review a record moment by moment in this process, first those in which one of `seats` had to decide. Raises
    BadRecord."""
    walk = Walk(written, pack)
    account = account_for(written, effort)
    weigher = Weigher(walk, brains, calibration, effort)
    for at in walk.order(seats):
        account.add(weigher.weigh(at))
        yield Progress(account.done, account.total, account.written())


def account_for(written: Json, effort: str) -> Account:
    """The account of a recorded game, still empty."""
    return Account(len(standing(written["actions"])), effort, named(written))


def named(written: Json) -> str:
    """What tells a record from any other: the seal of its chain, or its last link."""
    return str(written.get("seal") or (written["digests"] or [""])[-1])


def is_review(data: object, written: Json) -> bool:
    """Whether plain data read from a file is a whole review of just this record, made by this version."""
    return isinstance(data, dict) and data.get("version") == VERSION and data.get("of") == named(written) and (
        data.get("is_whole") is True and isinstance(data.get("seats"), list))


def source_of(pack: Pack) -> Source:
    """What another process needs to have the same cards."""
    shipped, _ = pack_and_brains(None)
    return None if pack.carried == shipped.carried else (pack.carried, pack.name)


def brought(source: Source) -> tuple[Pack, Brains]:
    """The cards and what the bots know of them, in another process."""
    if source is None:
        return pack_and_brains(None)
    pack = carried_pack(*source)
    return pack, load_brains(pack)


__all__ = ["FULL", "QUICK", "Progress", "account_for", "is_review", "named", "reviewing"]
