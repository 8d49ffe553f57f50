"""What happened since the looker's last turn: attacks on them first and large, then a row of pictures per player.

It takes the place of the log, so that it never covers a question.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import icon_button
from ...kit.widgets.card import RATIO, Face, draw_card
from ...kit.widgets.pictures import framed
from ...play.attacks_on_me import MICHEL, Hit
from .closer_look import LookCloser, draw_readable
from .event_picture import EventPicture, draw_event_picture
from .moments import MOMENTS
from .moments.moment import Sign

NARROW = 360.0          # units: below this the words stand under the pictures
PICTURES = 66.0         # how tall the pictures are then
ROW = 40.0
CHIP = 30.0
HEAD = 28.0
WORDS = 90.0        # width from which there is room for the last event in words


@dataclass(frozen=True)
class AttackNotice:
    """An attack on the player, as it is shown."""

    by: int                     # the seat, or MICHEL
    face: str                   # the picture of the attacker
    played: tuple[Face, ...]    # the card that the attack was done with, if any
    cards: tuple[Face, ...]     # the cards that are gone
    signs: tuple[Sign, ...]     # what else happened to the player
    words: str


def signs_of(hit: Hit) -> tuple[Sign, ...]:
    """Return signs for a Beating, Solitary, lost Cigarettes … The sign of a fight is used only if there is no other."""
    found = {sign for event in hit.events if (sign := MOMENTS[type(event)].sign) is not None}
    return tuple(sorted((sign for sign in found if sign.weight or len(found) == 1), key=lambda sign: -sign.weight))


def color_of(ui: Ui, notice: AttackNotice) -> look.Color:
    return look.BLOOD if notice.by == MICHEL else ui.seat_color(notice.by)


def draw_attack(
    ui: Ui, notice: AttackNotice, box: Box, size: float, id: str = "", look_closer: LookCloser | None = None,
) -> None:
    """Draw the pictures, and the words beside or below them. With `look_closer` the cards can be read."""
    x, y, width, height = box
    ui.panel(box, Style(fill=(58, 27, 24), border=color_of(ui, notice), thick=3, round=8, shadow=True))
    if width < NARROW:
        _pictures(ui, notice, (x + 8, y + 8, width - 16, PICTURES), id, look_closer)
        words = (x + 10, y + PICTURES + 11, width - 20, height - PICTURES - 16)
    else:
        left = _pictures(ui, notice, (x + 8, y + 8, width - 16, height - 16), id, look_closer)
        words = (left + 4, y + 5, x + width - left - 14, height - 10)
    ui.paragraph(words, notice.words, size, look.BONE, face="bold", middle=True, least=0.65)


def height_of(ui: Ui, notice: AttackNotice, width: float, size: float) -> float:
    """Return how tall the drawing is in a narrow box."""
    return PICTURES + ui.paragraph_height(notice.words, width - 20, size, "bold") + 20


def _pictures(ui: Ui, notice: AttackNotice, box: Box, id: str, look_closer: LookCloser | None) -> float:
    """Draw the attacker, the cards and the signs. Return the left edge of the room beside them."""
    x, y, _, height = box
    portrait = (x, y, height / 1.2, height)
    framed(ui, notice.face, portrait, color_of(ui, notice), thick=2.5, round=5)
    left = x + portrait[2] + 8
    wide = height / RATIO
    for number, card in enumerate((*notice.played, *notice.cards)[:2]):
        glow = look.ORANGE if card in notice.played else None
        place = (left, y, wide, height)
        if look_closer is None:
            draw_card(ui, card, place, glow=glow)
        else:
            draw_readable(ui, f"blow:{id}:{number}", card, place, look_closer, glow=glow)
        left += wide + 8
    side = min(height * 0.62, 76.0)
    for sign in notice.signs[:2]:
        ui.image(sign.art, (left, y + (height - side) / 2, side, side), sign.color)
        left += side + 4
    return left


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
