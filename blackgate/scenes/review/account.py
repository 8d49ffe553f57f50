"""A seat's account: luck, skill and the others, the marks of its decisions, and the moments that decided the game."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from ...keep.reviews import MARKS, Moment, Reviewed, SeatReview
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...offers.faces import Faces
from ...play.session import Replay
from ...words.teller import Teller
from ..parts.chances import cost, points
from .graph import WORDS, draw_flag, draw_sign
from .moment import words_at
from .sums import draw_sums, sentence

PANEL: Final = Style(fill=(*look.NIGHT, 236), border=look.STEEL, round=9)
SUMS: Final = 5                 # number of rows of an account


class AccountPanel:
    """Draws the account of a seat. `visit` goes to one of the moments."""

    def __init__(self, replay: Replay, teller: Teller, faces: Faces, visit: Callable[[Moment], None]) -> None:
        self.replay = replay
        self.teller = teller
        self.faces = faces
        self._visit = visit
        self._said: dict[Moment, str] = {}

    def draw(self, ui: Ui, box: Box, review: Reviewed, seat: int, at: int) -> None:
        """Draw a seat's account. The cursor stands after `at` actions."""
        x, y, width, height = box
        ui.panel(box, PANEL)
        own = review.seats[seat]
        room = width - 32
        words = sentence(ui.t, own)
        tall = ui.paragraph_height(words, room, look.LABEL, "bold")
        note = ui.t("review-note")
        ui.quiet.update((note, ui.t("review-decisions"), ui.t("review-moments")))
        noted = ui.paragraph_height(note, room, look.SMALL)
        row = 56.0
        sums = SUMS * 27.0
        marks = 40 + 54.0
        content = 44 + tall + 10 + sums + 12 + marks + 40 + row * len(review.moments) + 10 + noted + 12
        spare = max(0.0, height - 12 - content)
        with ui.scroll("account", (x + 4, y + 6, width - 8, height - 12), content + spare) as offset:
            top = y + 6 - offset
            name = self.replay.names[seat]
            ui.spot(Spot("review:sums", (x + 10, top, width - 20, 44 + tall + 10 + sums + min(spare, 40))))
            ui.text((x + 16, top + 2, room, 38), ui.t("review-account", name=name), 28, look.LAMP, face="scratched",
                    cut=True)
            ui.paragraph((x + 16, top + 42, room, tall), words, look.LABEL, face="bold")
            top += 44 + tall + 10
            draw_sums(ui, (x + 16, top, room, sums + min(spare, 40)), own, ui.seat_color(seat),
                      has_ended=own.odds[-1][0] == review.actions)
            top += sums + min(spare, 40) + 12
            ui.text((x + 16, top, room, 36), ui.t("review-decisions"), 26, look.LAMP, face="scratched", cut=True)
            _draw_marks(ui, (x + 16, top + 38, room, 46), own)
            top += marks
            if review.moments:
                ui.text((x + 16, top, room, 36), ui.t("review-moments"), 26, look.LAMP, face="scratched", cut=True)
                top += 40
            for number, moment in enumerate(review.moments):
                here = moment.at == at and moment.seat == seat
                self._row(ui, number, review, moment, (x + 12, top, width - 26, row - 6), here)
                top += row
            top = max(top + 10, y + height - 16 - noted - offset if spare else top + 10)
            ui.paragraph((x + 16, top, room, noted + 2), note, look.SMALL, look.DIM_BONE)

    def _happened(self, review: Reviewed, moment: Moment) -> str:
        """Return what was done in one of the three moments."""
        if moment not in self._said:
            said = words_at(self.replay, review, moment.seat, moment.at, self.teller, self.faces)
            self._said[moment] = said.deed
        return self._said[moment]

    def _row(self, ui: Ui, number: int, review: Reviewed, moment: Moment, box: Box, here: bool) -> None:
        x, y, width, height = box
        swing = -cost(-moment.swing) / 100 if moment.kind == "decision" else moment.swing
        focused = ui.spot(Spot(f"review:moment:{number}", box, lambda: self._visit(moment), key=str(number + 1),
                               about=lambda: points(ui.t, swing)))
        ui.panel(box, Style(fill=look.SLATE if focused or here else look.SHADE,
                            border=look.LAMP if focused else look.EMBER if here else look.STEEL, round=6))
        draw_flag(ui, x + 18, y + height / 2 - 9, number + 1, moment)
        name = self.replay.names[moment.seat]
        if moment.kind == "decision":
            decisions = review.seats[moment.seat].decisions
            mark = next((each.mark for each in decisions if each.at == moment.at), "slip")
            grave = mark if mark in ("mistake", "blunder") else "slip"
            words = ui.t(f"review-moment-{grave}", name=name)
        else:
            words = ui.t("review-moment-lucky" if moment.swing > 0 else "review-moment-unlucky", name=name)
        aside = 44.0
        ui.image(f"seats/{moment.seat}", (x + 36, y + height / 2 - 6, 12, 12), ui.seat_color(moment.seat))
        room = width - 54 - aside - 8
        ui.text((x + 54, y + 3, room, height / 2), words, look.BODY, face="bold", cut=True)
        happened = self._happened(review, moment)
        ui.text((x + 54, y + height / 2 - 1, room, height / 2), happened, look.SMALL, look.DIM_BONE, cut=True)
        ui.text((x + width - aside - 8, y, aside, height), points(ui.t, swing), look.LABEL,
                WORDS["best"] if moment.swing > 0 else WORDS["blunder"], face="bold", align="right")


def _draw_marks(ui: Ui, box: Box, own: SeatReview) -> None:
    """Draw how many decisions have each mark, with the meaning of the marks."""
    x, y, width, height = box
    counts = Counter(each.mark for each in own.decisions)
    step = width / len(MARKS)
    for place, mark in enumerate(MARKS):
        left = x + place * step
        label = ui.t(f"review-mark-{mark}")
        ui.spot(Spot(f"review:count:{mark}", (left, y, step - 4, height),
                     help=ui.t("review-many", name=label, count=counts[mark])))
        ui.panel((left, y, step - 4, height), Style(fill=look.SHADE, border=look.STEEL, round=6))
        draw_sign(ui, left + step / 2 - 2, y + 14, mark, 20.0)
        ui.text((left, y + 24, step - 4, 22), str(counts[mark]), look.LABEL, look.BONE, face="bold", align="center")
