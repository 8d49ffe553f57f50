"""What is saved of a finished game: its replay, its statistics, what it added to the wall.

If something cannot be saved, the player is told. It is tried again every few seconds and when the screen is left.
"""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from ...keep.evening_file import count_tonight
from ...keep.kept_file import UNREADABLE
from ...keep.statistics import load_statistics
from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...play.session import Session
from .earnings import Earnings, keep_earnings

EVERY: Final = 5.0          # seconds between two tries
STRIP: Final = 34.0
STYLE: Final = Style(fill=(70, 26, 22), border=look.BLOOD, thick=2, round=8)


class ResultSaver:
    """Saves each part once. The session saves the replay, this class the rest."""

    def __init__(self, session: Session) -> None:
        self.earnings = Earnings()
        self.problems: list[str] = []       # what the player should know about the files
        self._session = session
        self._is_counted = False
        self._is_scored = False
        self._is_on_wall = False
        self._waited = 0.0

    @property
    def is_missing(self) -> bool:
        """Whether something is not saved yet."""
        return self._session.unkept is not None or not (
            self._is_counted and self._is_scored and self._is_on_wall)

    def keep(self) -> None:
        """Try to save what is not saved yet."""
        self._waited = 0.0
        self.problems = []
        if self._session.unkept is not None:
            self._session.keep_again()
        if not self._is_counted:
            self._count()
        if not self._is_scored:
            self._session.evening_score, self._is_scored = count_tonight(self._session, datetime.now(UTC))
        if not self._is_on_wall:
            found = keep_earnings(self._session)
            self._is_on_wall = found.is_kept
            self.earnings = self.earnings or found
            self.problems += [found.problem] if found.problem else []

    def _count(self) -> None:
        """Add the game to the statistics in the file, which another window may have changed. Keep a newer file."""
        statistics = load_statistics()
        self.problems += [statistics.problem] if statistics.problem else []
        if statistics.problem != UNREADABLE:
            self._is_counted = not statistics.add(self._session) or statistics.save() or statistics.is_newer

    def tick(self, seconds: float) -> bool:
        """Let time pass. Return whether it is time to try again."""
        self._waited += seconds
        return self.is_missing and self._waited >= EVERY

    def leave(self) -> None:
        """Try a last time. A game without a replay stays among the saved games."""
        if self.is_missing:
            self.keep()
        if self._session.unkept is not None:
            self._session.close()


def draw_missing(ui: Ui, box: Region, retry: Callable[[], None]) -> None:
    """Draw the notice that something is not saved. Pressing it tries again at once."""
    ui.spot(Spot("end:missing", box, retry, help=ui.t("table-unsaved-retry")))
    ui.panel(box, STYLE)
    ui.image("tokens/warning", box.column(10, 22).middle(height=22), look.LAMP)
    words = box.trim(left=42, right=10)
    ui.paragraph(words, ui.t("end-missing"), look.LABEL, face="bold", middle=True, least=0.6)
