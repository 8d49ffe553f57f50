"""The coach's line on the end screen: the progress of its review, its result, and the number of hints."""

from collections.abc import Callable

from ...coach.rating import level_like, load_scale, mode_of_record, played, rating_of
from ...keep.reviews import SeatReview
from ...keep.statistics import decisions_of
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Ui
from ...kit.widgets.buttons import button
from ...play.session import Session
from ...words.coach import percent
from ...words.text import Text
from ..coaching import Coach, Reviewing
from ..review.account_bars import sentence
from .end_rows import PANEL


class CoachLine:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.reviewing: Reviewing | None = None
        self._step = -1
        self._mode = ""         # the way to play, for the rating

    def begin(self, coach: Coach) -> None:
        """Begin a review while the end screen is shown, if people played and there is a coach."""
        session = self.session
        if session.people and coach.is_there(session.pack):
            record = session.record
            self._mode = mode_of_record(record, session.pack)
            self.reviewing = coach.review(record, session.pack, self.people)

    def has_changed(self) -> bool:
        """Return whether the review has made progress since the last call."""
        if self.reviewing is None or self.reviewing.step == self._step:
            return False
        self._step = self.reviewing.step
        return True

    @property
    def people(self) -> dict[int, str]:
        """The people who played: seats and names."""
        return {seat: self.session.names[seat] for seat in sorted(self.session.people)}

    def __bool__(self) -> bool:
        """Whether there is something to show: a review, or a number of hints."""
        return self.reviewing is not None or any(self.session.hints)

    def hints(self, t: Text) -> str:
        """Return who was given how many hints."""
        given = [(name, number) for name, number in zip(self.session.names, self.session.hints, strict=True) if number]
        return "  ".join(t("end-hints", name=name, count=number) for name, number in given)

    def summary(self, t: Text) -> str:
        """Return luck, skill and the others' play for each person, or the progress of the review."""
        reviewing = self.reviewing
        if reviewing is None:
            return ""
        if reviewing.has_failed:
            return t("review-failed")
        if not reviewing.is_final or reviewing.review is None:
            return t("review-progress", percent=percent(t, reviewing.share))
        seats, people = reviewing.review.seats, self.people
        if len(people) == 1:
            ((seat, _),) = people.items()
            return f"{self._level(t, seats[seat])} {sentence(t, seats[seat])}".lstrip()
        return "  ·  ".join(
            f"{sentence(t, seats[seat], name)} {self._level(t, seats[seat])}".rstrip() for seat, name in people.items())

    def _level(self, t: Text, seat: SeatReview) -> str:
        """Return the level that somebody played like; empty if the game does not tell."""
        rating = rating_of([played(decisions_of(seat), self._mode, load_scale())])
        return t("rating-game", level=t(f"level-{level_like(rating.number)}")) if rating is not None else ""

    def draw(self, ui: Ui, box: Region, review: Callable[[], None]) -> None:
        """Draw the line. `review` opens the whole review."""
        height = box.height
        ui.panel(box, PANEL)
        ui.image("tokens/lamp", box.column(10, height - 14).inset(0, 7), look.LAMP)
        strip = Cutter(box.trim(left=height + 4, right=6), 8)
        if self.reviewing is not None:
            label = ui.t("end-review")
            place = strip.right(max(150.0, ui.width(label, look.BODY, "bold") + 60)).inset(0, 4)
            button(ui, "end:review", place, label, review, icon="tokens/chart", key="r", size=look.BODY,
                   help=ui.t("replay-review-help"))
        else:
            strip.right(0.0)
        hints = self.hints(ui.t)
        aside = strip.right(min(box.width * 0.34, ui.width(hints, look.SMALL) + 10) if hints else 0.0)
        is_told = self.reviewing is not None and self.reviewing.is_final
        ui.text(strip.rest, self.summary(ui.t), look.LABEL + 1 if is_told else look.BODY,
                look.BONE if is_told else look.DIM_BONE, face="bold" if is_told else "italic", cut=True)
        if hints:
            ui.text(aside, hints, look.SMALL, look.DIM_BONE, align="right", cut=True)
