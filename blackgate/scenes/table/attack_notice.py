"""Draws what somebody did to the player, large: the face of the attacker, the card that is gone, and the words."""

from dataclasses import dataclass

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, Face, draw_card
from ...kit.widgets.pictures import framed
from ...play.attacks_on_me import MICHEL, Hit
from .moments import MOMENTS
from .closer_look import LookCloser, draw_readable
from .moments.moment import Sign

NARROW = 360.0          # units: below this the words stand under the pictures
PICTURES = 66.0         # how tall the pictures are then


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
