"""The coach for screens: it is asked with a view, and its answers arrive between two frames, so nothing waits.

Answers are given to a callback. The program looks for answers once a frame, whatever screen is on top, so a review goes
on while the player watches its replay.
"""

from collections.abc import Callable, Collection, Hashable, Mapping
from typing import TYPE_CHECKING, Protocol

from ..model.notation import Json
from ..model.pack import Pack
from ..model.view import View

if TYPE_CHECKING:
    from ..coach.coach_client import Answer         # The coach is loaded when it is first asked.
    from ..keep.reviews import Reviewed

OnAnswer = Callable[["Answer"], None]
Keep = Callable[[Hashable, Callable[[], bool]], None]       # writes the named thing to the disk


class CoachDesk(Protocol):
    """Works the answers out, as `coach.coach_client.CoachClient` does."""

    def ask_hint(self, view: View, key: str) -> None: ...

    def ask_odds(self, view: View, key: str) -> None: ...

    def ask_review(self, written: Json, key: str, seats: Collection[int]) -> None: ...

    def wake(self) -> None: ...

    def poll(self) -> "list[Answer]": ...

    def drop(self, key: str) -> None: ...


class Reviewing:
    """A review that is being made: what is known so far, and its progress."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.done = 0
        self.total = 0
        self.review: Reviewed | None = None
        self.is_final = False
        self.has_failed = False
        self.step = 0               # counts the parts that have arrived, so that a screen sees whether to draw again

    @property
    def share(self) -> float:
        """The share of the review that is done."""
        return 1.0 if self.is_final else self.done / self.total if self.total else 0.0


class Coach:
    """Asks the coach and hands out its answers.

    `desk_for` returns what can judge a pack's cards, or None if no second process is allowed. `keep` writes to the
    disk, now or later. With `keeps`, reviews are saved and counted.
    """

    def __init__(
        self, desk_for: Callable[[Pack], CoachDesk | None], keep: Keep | None = None, *, keeps: bool = True,
    ) -> None:
        self._desk_for = desk_for
        self._keep = keep or _keep_now
        self._keeps = keeps
        self._asked: dict[str, tuple[CoachDesk, OnAnswer]] = {}
        self._reviews: dict[str, Reviewing] = {}

    def is_there(self, pack: Pack) -> bool:
        return self._desk_for(pack) is not None

    def wake(self, pack: Pack) -> None:
        """Prepare the coach, because it may be asked soon."""
        if (desk := self._desk_for(pack)) is not None:
            desk.wake()

    def ask_hint(self, view: View, key: str, hear: OnAnswer) -> None:
        if (desk := self._expect(view.pack, key, hear)) is not None:
            desk.ask_hint(view, key)

    def ask_odds(self, view: View, key: str, hear: OnAnswer) -> None:
        if (desk := self._expect(view.pack, key, hear)) is not None:
            desk.ask_odds(view, key)

    def drop(self, key: str) -> None:
        """Forget a question whose answer is not needed any more."""
        if (asked := self._asked.pop(key, None)) is not None:
            asked[0].drop(key)

    def tick(self) -> None:
        """Hand out the answers that have arrived since the last frame."""
        for desk in {id(desk): desk for desk, _ in self._asked.values()}.values():
            for answer in desk.poll():
                asked = self._asked.get(answer.key)
                if asked is None:
                    continue
                if answer.final or answer.failed:
                    del self._asked[answer.key]
                asked[1](answer)

    def _expect(self, pack: Pack, key: str, hear: OnAnswer) -> CoachDesk | None:
        self.drop(key)
        desk = self._desk_for(pack)
        if desk is not None:
            self._asked[key] = desk, hear
        return desk

    # --- Reviews --------------------------------------------------------------------------------------------

    def review(self, written: Json, pack: Pack, people: Mapping[int, str]) -> Reviewing:
        """Return the review of a record: the saved one, or one that is begun now, or the one under way.

        `people` are the names of the people by seat. Their decisions are reviewed first, or without people those of the
        first seat, which is the one that is shown.
        """
        from ..keep.reviews import read_review

        key = f"review:{written['seal']}"
        known = self._reviews.get(key)
        if known is not None and not known.has_failed and (known.is_final or key in self._asked):
            return known
        self._reviews = {key: Reviewing(key)}       # Other finished reviews are on the disk.
        begun = self._reviews[key]
        kept = read_review(written) if self._keeps else None
        if kept is not None:
            begun.review, begun.is_final = kept, True
        else:
            desk = self._expect(pack, key, lambda answer: self._hear(begun, answer, written, pack, people))
            if desk is not None:
                desk.ask_review(written, key, sorted(people) or [0])
            else:
                begun.has_failed = True
        return begun

    def known_review(self, written: Json) -> Reviewing | None:
        """Return the review of a record, finished or not, if it has been asked for already."""
        return self._reviews.get(f"review:{written['seal']}")

    def stop_reviews(self) -> None:
        """Stop all reviews, because a game begins that needs the processor."""
        for key in [key for key in self._asked if key.startswith("review:")]:
            self.drop(key)

    def _hear(
        self, begun: Reviewing, answer: "Answer", written: Json, pack: Pack, people: Mapping[int, str],
    ) -> None:
        from ..keep.reviews import BadReview, keep_review, reviewed

        begun.step += 1
        begun.done, begun.total = answer.done, answer.total
        try:
            if answer.review is not None:
                begun.review = reviewed(answer.review)
        except BadReview:
            begun.has_failed = True
        if answer.failed or begun.has_failed:
            begun.has_failed = True
        elif answer.final and begun.review is not None and answer.review is not None:
            begun.is_final = True
            if self._keeps:
                data, review = answer.review, begun.review
                self._keep(begun.key, lambda: keep_review(written, data))
                self._keep(f"{begun.key}:count", lambda: _count(review, written, pack, people))


def _keep_now(what: Hashable, write: Callable[[], bool]) -> None:
    write()


def _count(review: "Reviewed", written: Json, pack: Pack, people: Mapping[int, str]) -> bool:
    """Add the review to the players' statistics, if the game was played here. Return whether that was possible."""
    from ..coach.rating import mode_of_record
    from ..keep.kept_file import UNREADABLE
    from ..keep.statistics import load_statistics

    statistics = load_statistics()
    if statistics.problem == UNREADABLE:
        return False
    mode = mode_of_record(written, pack)
    return not statistics.add_review(review, written.get("commitment"), people, mode) or statistics.save()
