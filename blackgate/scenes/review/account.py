"""A seat's account: luck, skill and the others, the marks of its decisions, and the moments that decided the game."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from ...keep.reviews import MARKS, Moment, Reviewed, SeatReview
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...offers.faces import Faces
from ...play.session import Replay
from ...words.teller import Teller
from ..parts.chances import cost, points
from .graph import WORDS, draw_flag, draw_sign
from .moment import words_at
from .account_bars import draw_account_bars, sentence

PANEL: Final = Style(fill=(*look.NIGHT, 236), border=look.STEEL, round=9)
SUMS: Final = 5                 # number of rows of an account
MARKED: Final = 94.0            # height of the marks with their heading
ASIDE: Final = 44.0             # width of what a moment brought or cost


class AccountPanel:
    """Draws the account of a seat. `visit` goes to one of the moments."""

    def __init__(self, replay: Replay, teller: Teller, faces: Faces, visit: Callable[[Moment], None]) -> None:
        self.replay = replay
        self.teller = teller
        self.faces = faces
        self._visit = visit
        self._said: dict[Moment, str] = {}

    def draw(self, ui: Ui, box: Region, review: Reviewed, seat: int, at: int) -> None:
        """Draw a seat's account. The cursor stands after `at` actions."""
        ui.panel(box, PANEL)
        own = review.seats[seat]
        room = box.width - 32
        words = sentence(ui.t, own)
        tall = ui.paragraph_height(words, room, look.LABEL, "bold")
        note = ui.t("review-note")
        ui.quiet.update((note, ui.t("review-decisions"), ui.t("review-moments")))
        noted = ui.paragraph_height(note, room, look.SMALL)
        area = box.inset(4, 6)
        line = ui.line_height(look.SMALL)
        told = _words_of(area.inset(12, 0)).width
        rows_tall = [56.0 - line + ui.paragraph_height(self._happened(review, moment), told, look.SMALL)
                     for moment in review.moments]
        sums = SUMS * 27.0
        content = 44 + tall + 10 + sums + 12 + MARKED + 40 + sum(rows_tall) + 10 + noted + 12
        spare = max(0.0, area.height - content)
        sums += min(spare, 40)
        with ui.scroll("account", area, content + spare) as offset:
            rows = Cutter(area.inset(12, 0).moved(down=-offset))
            ui.spot(Spot("review:sums", rows.rest.inset(-6, 0).row(0, 54 + tall + sums)))
            head = rows.top(44 + tall, 10)
            title = ui.t("review-account", name=self.replay.names[seat])
            ui.text(head.row(2, 38), title, 28, look.LAMP, face="scratched", cut=True)
            ui.paragraph(head.row(42, tall), words, look.LABEL, face="bold")
            has_ended = own.odds[-1][0] == review.actions
            draw_account_bars(ui, rows.top(sums, 12), own, ui.seat_color(seat), has_ended=has_ended)
            marks = rows.top(MARKED)
            ui.text(marks.row(0, 36), ui.t("review-decisions"), 26, look.LAMP, face="scratched", cut=True)
            _draw_marks(ui, marks.row(38, 46), own)
            if review.moments:
                ui.text(rows.top(40).row(0, 36), ui.t("review-moments"), 26, look.LAMP, face="scratched", cut=True)
            for number, moment in enumerate(review.moments):
                here = moment.at == at and moment.seat == seat
                self._row(ui, number, review, moment, rows.top(rows_tall[number]), here)
            top = max(rows.rest.y + 10, box.bottom - 16 - noted - offset if spare else rows.rest.y + 10)
            ui.paragraph((rows.rest.x, top, room, noted + 2), note, look.SMALL, look.DIM_BONE)

    def _happened(self, review: Reviewed, moment: Moment) -> str:
        """Return what was done in one of the three moments."""
        if moment not in self._said:
            said = words_at(self.replay, review, moment.seat, moment.at, self.teller, self.faces)
            self._said[moment] = said.deed
        return self._said[moment]

    def _row(self, ui: Ui, number: int, review: Reviewed, moment: Moment, place: Region, here: bool) -> None:
        box = place.trim(left=-4, right=-2, bottom=6)
        swing = -cost(-moment.swing) / 100 if moment.kind == "decision" else moment.swing
        focused = ui.spot(Spot(f"review:moment:{number}", box, lambda: self._visit(moment), key=str(number + 1),
                               about=lambda: points(ui.t, swing)))
        ui.panel(box, Style(fill=look.SLATE if focused or here else look.SHADE,
                            border=look.LAMP if focused else look.EMBER if here else look.STEEL, round=6))
        draw_flag(ui, box.x + 18, box.centre[1] - 9, number + 1, moment)
        name = self.replay.names[moment.seat]
        if moment.kind == "decision":
            decisions = review.seats[moment.seat].decisions
            mark = next((each.mark for each in decisions if each.at == moment.at), "slip")
            grave = mark if mark in ("mistake", "blunder") else "slip"
            words = ui.t(f"review-moment-{grave}", name=name)
        else:
            words = ui.t("review-moment-lucky" if moment.swing > 0 else "review-moment-unlucky", name=name)
        ui.image(f"seats/{moment.seat}", box.column(36, 12).middle(height=12), ui.seat_color(moment.seat))
        said = _words_of(place)
        ui.text(said.row(3, 25), words, look.BODY, face="bold", cut=True)
        ui.paragraph(said.trim(top=26, bottom=6), self._happened(review, moment), look.SMALL, look.DIM_BONE)
        ui.text(box.column(-ASIDE - 8, ASIDE), points(ui.t, swing), look.LABEL,
                WORDS["best"] if moment.swing > 0 else WORDS["blunder"], face="bold", align="right")


def _words_of(place: Region) -> Region:
    """Return the part of a moment's row where its words stand."""
    return place.trim(left=50, right=ASIDE + 6)


def _draw_marks(ui: Ui, box: Region, own: SeatReview) -> None:
    """Draw how many decisions have each mark, with the meaning of the marks."""
    counts = Counter(each.mark for each in own.decisions)
    for mark, column in zip(MARKS, box.columns(len(MARKS)), strict=True):
        cell = column.trim(right=4)
        label = ui.t(f"review-mark-{mark}")
        ui.spot(Spot(f"review:count:{mark}", cell, help=ui.t("review-many", name=label, count=counts[mark])))
        ui.panel(cell, Style(fill=look.SHADE, border=look.STEEL, round=6))
        draw_sign(ui, cell.centre[0], cell.y + 14, mark, 20.0)
        ui.text(cell.row(24, 22), str(counts[mark]), look.LABEL, look.BONE, face="bold", align="center")
