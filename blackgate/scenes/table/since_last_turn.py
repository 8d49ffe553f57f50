"""What happened since the looker's last turn: attacks on them first and large, then a row of pictures per player.

It takes the place of the log, so that it never covers a question.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import icon_button
from .attack_notice import AttackNotice, draw_attack, height_of
from .event_picture import EventPicture, draw_event_picture
from .closer_look import LookCloser

ROW = 40.0
CHIP = 30.0
HEAD = 28.0
WORDS = 90.0        # width from which there is room for the last event in words


@dataclass(frozen=True)
class PlayerNews:
    """A player with what they did: pictures, each with its line of the log."""

    seat: int
    name: str
    inmate: str
    done: tuple[tuple[EventPicture, str], ...]


class SinceLastTurn:
    def __init__(self) -> None:
        self.blows: list[AttackNotice] = []
        self.rows: list[PlayerNews] = []
        self.nothing = ""

    def __bool__(self) -> bool:
        return bool(self.blows or self.rows or self.nothing)

    def tell(self, blows: Sequence[AttackNotice], rows: Sequence[PlayerNews], nothing: str = "") -> None:
        """Show the news. `nothing` is the text for the case that nothing happened."""
        self.blows, self.rows = list(blows), list(rows)
        self.nothing = nothing if not blows and not rows else ""

    def close(self) -> None:
        self.tell((), ())

    def draw(self, ui: Ui, box: Box, close: Callable[[], None], look_closer: LookCloser) -> None:
        x, y, width, height = box
        ui.panel(box, Style(fill=(30, 28, 30), border=look.LAMP, thick=2))
        ui.text((x + 10, y + 3, width - 48, HEAD), ui.t("table-since-title"), 24, look.LAMP, face="scratched", cut=True)
        icon_button(ui, "since:close", (x + width - 32, y + 4, 26, 26), "tokens/close", close,
                    help=ui.t("common-close"))
        area = (x + 6, y + HEAD + 6, width - 12, height - HEAD - 10)
        room = area[2] - 8
        talls = [height_of(ui, blow, room, look.LABEL) for blow in self.blows]
        content = sum(tall + 8 for tall in talls) + len(self.rows) * (ROW + 4)
        with ui.scroll("since", area, content) as offset:
            top = area[1] - offset
            if self.nothing:
                ui.text((area[0] + 6, top, room, 24), self.nothing, look.BODY, look.DIM_BONE)
            for number, (blow, tall) in enumerate(zip(self.blows, talls, strict=True)):
                draw_attack(ui, blow, (area[0] + 2, top + 2, room, tall), look.LABEL, str(number), look_closer)
                top += tall + 8
            for row in self.rows:
                self._row(ui, row, (area[0] + 2, top, room, ROW))
                top += ROW + 4

    def _row(self, ui: Ui, row: PlayerNews, box: Box) -> None:
        x, y, width, height = box
        ui.panel(box, Style(fill=look.SLATE, border=ui.seat_color(row.seat), round=6))
        portrait = (x + 3, y + 3, height - 6, height - 6)
        ui.spot(Spot(f"since:{row.seat}", portrait, None, help=row.name))
        ui.image(f"inmates/{row.inmate}", portrait)
        ui.panel(portrait, Style(border=ui.seat_color(row.seat), thick=2, round=4))
        left = x + height + 3
        fitting = max(1, int((x + width - left - 2) / (CHIP + 3)))
        done = row.done
        hidden = len(done) - fitting
        if hidden > 0:              # The last events matter most; the first are only counted.
            done = done[-(fitting - 1):]
            early = "\n".join(words for _, words in row.done[:len(row.done) - len(done)])
            place = (left, y + (height - CHIP) / 2, CHIP, CHIP)
            ui.spot(Spot(f"since:{row.seat}:more", place, None, help=early, name=early.replace("\n", " ")))
            ui.text(place, f"+{len(row.done) - len(done)}", look.BODY, look.DIM_BONE, face="bold", align="center")
            left += CHIP + 3
        for number, (picture, words) in enumerate(done):
            place = (left + number * (CHIP + 3), y + (height - CHIP) / 2, CHIP, CHIP)
            focused = ui.spot(Spot(f"since:{row.seat}:{number}", place, None, help=words))
            draw_event_picture(ui, picture, place, focused)
        beside = left + len(done) * (CHIP + 3) + 3
        if x + width - beside > WORDS:
            words = row.done[-1][1]
            ui.text((beside, y, x + width - beside - 6, height), words, look.SMALL, look.DIM_BONE, cut=True)
