"""What is kept of a finished game: its replay, what it counts for, what it put on the wall.

What cannot be written is told, and tried again every few seconds and when the end is left.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from ...keep.evening_file import count_tonight
from ...keep.kept_file import UNREADABLE
from ...keep.statistics import load_statistics
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...play.session import Session
from .earnings import Earnings, hang_up

EVERY: Final = 5.0          # seconds from one try to the next
STRIP: Final = 34.0
STYLE: Final = Style(fill=(70, 26, 22), border=look.BLOOD, thick=2, round=8)


class Keepsakes:
    """Each part is kept once: the session keeps the replay, and the rest is kept here."""

    def __init__(self, session: Session, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.earnings = Earnings()
        self.problems: list[str] = []       # what the player should be told of the files
        self._session = session
        self._now = now
        self._is_counted = False
        self._is_scored = False
        self._is_hung = False
        self._waited = 0.0

    @property
    def is_missing(self) -> bool:
        """Whether something is not on the disk yet."""
        return self._session.unkept is not None or not (
            self._is_counted and self._is_scored and self._is_hung)

    def keep(self) -> None:
        """Try to keep what is not kept yet."""
        self._waited = 0.0
        self.problems = []
        if self._session.unkept is not None:
            self._session.keep_again()
        if not self._is_counted:
            self._count()
        if not self._is_scored:
            self._session.evening_score, self._is_scored = count_tonight(self._session, self._now())
        if not self._is_hung:
            found = hang_up(self._session)
            self._is_hung = found.is_kept
            self.earnings = self.earnings or found
            self.problems += [found.problem] if found.problem else []

    def _count(self) -> None:
        """Into what the file says now: another window may have counted meanwhile. What is newer stays as it is."""
        statistics = load_statistics()
        self.problems += [statistics.problem] if statistics.problem else []
        if statistics.problem != UNREADABLE:
            self._is_counted = not statistics.add(self._session) or statistics.save() or statistics.is_newer

    def tick(self, seconds: float) -> bool:
        """Time goes by; says whether it is time to try again."""
        self._waited += seconds
        return self.is_missing and self._waited >= EVERY

    def leave(self) -> None:
        """The last try; a game without a replay stays among the saved ones."""
        if self.is_missing:
            self.keep()
        if self._session.unkept is not None:
            self._session.close()


def draw_missing(ui: Ui, box: Box, retry: Callable[[], None]) -> None:
    """The sentence that stands there until everything is kept; who presses it need not wait for the next try."""
    x, y, width, height = box
    ui.spot(Spot("end:missing", box, retry, help=ui.t("table-unsaved-retry")))
    ui.panel(box, STYLE)
    ui.image("tokens/warning", (x + 10, y + (height - 22) / 2, 22, 22), look.LAMP)
    ui.paragraph((x + 42, y, width - 52, height), ui.t("end-missing"), look.LABEL, face="bold", middle=True, least=0.6)
