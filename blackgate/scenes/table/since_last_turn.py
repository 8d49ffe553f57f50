"""What happened since the looker's last turn: attacks on them first and large, then a row of pictures per player.

It takes the place of the log, so that it never covers a question.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
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
    ui: Ui, notice: AttackNotice, box: Region, size: float, id: str = "", look_closer: LookCloser | None = None,
) -> None:
    """Draw the pictures, and the words beside or below them. With `look_closer` the cards can be read."""
    inner = box.inset(8)
    ui.panel(box, Style(fill=(58, 27, 24), border=color_of(ui, notice), thick=3, round=8, shadow=True))
    if box.width < NARROW:
        _pictures(ui, notice, inner.row(0, PICTURES), id, look_closer)
        words = box.trim(10, PICTURES + 11, 10, 5)
    else:
        words = _pictures(ui, notice, inner, id, look_closer).trim(4, -3, 2, -3)
    ui.paragraph(words, notice.words, size, look.BONE, face="bold", middle=True, least=0.65)


def height_of(ui: Ui, notice: AttackNotice, width: float, size: float) -> float:
    """Return how tall the drawing is in a narrow box."""
    return PICTURES + ui.paragraph_height(notice.words, width - 20, size, "bold") + 20


def _pictures(ui: Ui, notice: AttackNotice, box: Region, id: str, look_closer: LookCloser | None) -> Region:
    """Draw the attacker, the cards and the signs. Return the room beside them."""
    strip = Cutter(box, 8)
    framed(ui, notice.face, strip.left(box.height / 1.2), color_of(ui, notice), thick=2.5, round=5)
    for number, card in enumerate((*notice.played, *notice.cards)[:2]):
        glow = look.ORANGE if card in notice.played else None
        place = strip.left(box.height / RATIO)
        if look_closer is None:
            draw_card(ui, card, place, glow=glow)
        else:
            draw_readable(ui, f"blow:{id}:{number}", card, place, look_closer, glow=glow)
    side = min(box.height * 0.62, 76.0)
    for sign in notice.signs[:2]:
        ui.image(sign.art, strip.left(side, 4).middle(height=side), sign.color)
    return strip.rest


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

    def draw(self, ui: Ui, box: Region, close: Callable[[], None], look_closer: LookCloser) -> None:
        ui.panel(box, Style(fill=(30, 28, 30), border=look.LAMP, thick=2))
        title = box.trim(left=10, right=38).row(3, HEAD)
        ui.text(title, ui.t("table-since-title"), 24, look.LAMP, face="scratched", cut=True)
        icon_button(ui, "since:close", box.column(-32, 26).row(4, 26), "tokens/close", close, help=ui.t("common-close"))
        area = box.trim(6, HEAD + 6, 6, 4)
        if self.nothing:
            ui.text(area.inset(6, 0).row(0, 24), self.nothing, look.BODY, look.DIM_BONE)
        talls = [height_of(ui, blow, area.width - 8, look.LABEL) + 8 for blow in self.blows]
        rows = ui.scroll_rows("since", area, [*talls, *[ROW + 4] * len(self.rows)])
        everything: list[AttackNotice | PlayerNews] = [*self.blows, *self.rows]
        for number, (news, place) in enumerate(zip(everything, rows, strict=True)):
            row = place.trim(left=2, right=6)
            if isinstance(news, AttackNotice):
                draw_attack(ui, news, row.trim(top=2, bottom=6), look.LABEL, str(number), look_closer)
            else:
                self._row(ui, news, row.trim(bottom=4))

    def _row(self, ui: Ui, row: PlayerNews, box: Region) -> None:
        ui.panel(box, Style(fill=look.SLATE, border=ui.seat_color(row.seat), round=6))
        portrait = box.column(3, box.height - 6).inset(0, 3)
        ui.spot(Spot(f"since:{row.seat}", portrait, None, help=row.name))
        ui.image(f"inmates/{row.inmate}", portrait)
        ui.panel(portrait, Style(border=ui.seat_color(row.seat), thick=2, round=4))
        strip = Cutter(box.trim(left=box.height + 3), 3)
        fitting = max(1, int((strip.rest.width - 2) / (CHIP + 3)))
        done = row.done
        if len(done) > fitting:             # The last events matter most; the first are only counted.
            done = done[-(fitting - 1):]
            early = "\n".join(words for _, words in row.done[:len(row.done) - len(done)])
            place = strip.left(CHIP).middle(height=CHIP)
            ui.spot(Spot(f"since:{row.seat}:more", place, None, help=early, name=early.replace("\n", " ")))
            ui.text(place, f"+{len(row.done) - len(done)}", look.BODY, look.DIM_BONE, face="bold", align="center")
        for number, (picture, words) in enumerate(done):
            place = strip.left(CHIP).middle(height=CHIP)
            focused = ui.spot(Spot(f"since:{row.seat}:{number}", place, None, help=words))
            draw_event_picture(ui, picture, place, focused)
        beside = strip.rest.trim(left=3)
        if beside.width > WORDS:
            ui.text(beside.trim(right=6), row.done[-1][1], look.SMALL, look.DIM_BONE, cut=True)
