"""The codes that prove a recorded game: at the start the commitment, at the end also the seal (docs/records.md)."""

from collections.abc import Callable

from ...kit import look
from ...kit.clipboard import copied
from ...kit.layout import Cutter, Region
from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.buttons import button
from ...play.audit import audit
from ...play.record_hashes import short
from ...play.session import BadRecord, Session
from ...words.text import Text
from ..screen_host import ScreenHost


def committed(t: Text, session: Session) -> str:
    """Return what the commitment means: the seed was drawn at random, or somebody chose it."""
    return t("proof-help-chosen" if session.is_chosen else "proof-help")


def draw_codes(ui: Ui, id: str, box: Box, words: str, more: str, copy: Callable[[], None], help: str) -> None:
    """Draw one or two lines, and a button that copies the full codes."""
    strip = Cutter(Region(*box), 12)
    place = strip.right(max(96.0, ui.width(ui.t("proof-copy"), look.SMALL, "bold") + 60)).middle(height=26)
    lines = [words, more] if more else [words]
    for line, row in zip(lines, strip.rest.column(4).rows(len(lines)), strict=True):
        ui.text(row, line, look.SMALL, look.DIM_BONE)
    button(ui, id, place, ui.t("proof-copy"), copy, icon="tokens/lock", kind="quiet", size=look.SMALL, help=help,
           name=ui.t("spoken-of", what=ui.t("proof-copy"), name=words))


def copy_commitment(app: ScreenHost, session: Session) -> None:
    assert session.commitment is not None
    key = "proof-copied" if copied(session.commitment) else "proof-not-copied"
    app.say(app.text(key, code=session.commitment))


class Proof:
    """Checks a finished game by playing it again from its record."""

    def __init__(self, session: Session) -> None:
        record = session.record
        self.commitment: str | None = record["commitment"]
        self.seal: str = record["seal"]
        self._is_chosen = session.is_chosen
        try:
            audit(record, session.notation)
            self.is_proved = True
        except BadRecord:
            self.is_proved = False

    def words(self, t: Text) -> str:
        if not self.is_proved:
            return t("proof-end-none")
        if self.commitment is None:
            return t("proof-end-position", seal=short(self.seal))
        key = "proof-end-chosen" if self._is_chosen else "proof-end"
        return t(key, commitment=short(self.commitment), seal=short(self.seal))

    def copy(self, app: ScreenHost) -> None:
        words = app.text("proof-both", commitment=self.commitment or "–", seal=self.seal)
        app.say(app.text("proof-both-copied") if copied(words) else app.text("proof-not-copied", code=words))
