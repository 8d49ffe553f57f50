"""Draws the player's hand as a fan, grouped by kind. The card in focus is lifted and shown large."""

from collections.abc import Callable

from ...kit import look
from ...kit.layout import Region
from ...kit.look import Color
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, draw_card, draw_copies
from ...model.counts import Cards, pair_up
from ...offers.faces import Faces
from ...offers.spoken import face_about, several

LIFT = 14.0
PEEK = 9.0          # how much of a card shows behind another of its kind


def card_boxes(box: Region, cards: Cards) -> list[tuple[int, int, Region]]:
    """Return each kind with its number of cards and the box of its front card."""
    groups = pair_up(cards)
    if not groups:
        return []
    row = box.trim(top=LIFT, bottom=4)
    wide = row.height / RATIO
    peeks = sum((number - 1) * PEEK for _, number in groups)
    whole = len(groups) * (wide + 6) + peeks
    squeeze = min(1.0, (box.width - wide) / max(1.0, whole - wide - 6))
    left = max(0.0, (box.width - whole) / 2)
    found: list[tuple[int, int, Region]] = []
    for kind, number in groups:
        left += (number - 1) * PEEK * squeeze
        found.append((kind, number, row.column(left, wide)))
        left += (wide + 6) * squeeze
    return found


def draw_hand(
    ui: Ui, cards: Cards, faces: Faces, box: Region, glowing: set[int], lit: Color, *, press: Callable[[int], None],
    context: Callable[[int], None], empty: str,
) -> None:
    boxes = card_boxes(box, cards)
    if not boxes:
        ui.text(box, empty, look.LABEL, look.DIM_BONE, face="italic", align="center")
        return
    front: tuple[int, Region] | None = None
    squeezed = len(boxes) > 1 and boxes[1][2].x < boxes[0][2].right
    for place, (kind, number, lies) in enumerate(boxes):
        glow = kind in glowing
        face = faces.card(kind)
        spot = Spot(
            f"card:{kind}", lies, lambda kind=kind: press(kind),      # type: ignore[misc]
            drag=f"card:{kind}", context=lambda kind=kind: context(kind),              # type: ignore[misc]
            name=face.title, value=several(ui.t, number), about=lambda face=face: face_about(ui.t, face),  # type: ignore[misc]
        )
        focused = ui.spot(spot)
        card = lies.moved(down=-LIFT if focused else 0.0)
        for back in range(number - 1, 0, -1):
            draw_card(ui, face, card.moved(-back * PEEK * (0.6 if squeezed else 1.0), back * 1.5))
        draw_card(ui, face, card, glow=lit if glow else None, visible=_visible(boxes, place))
        seen = min(card.width, _visible(boxes, place) or card.width)
        draw_copies(ui, (card.x + seen - 23, card.bottom - 42, 20.0, 20.0), number, 13)
        if focused:
            front = kind, card
    if front is not None:
        draw_zoomed(ui, faces, front[0], front[1])


def _visible(boxes: list[tuple[int, int, Region]], place: int) -> float | None:
    """Return how much of a card's width the next kind leaves visible; None means all of it."""
    if place + 1 == len(boxes):
        return None
    _, number, following = boxes[place + 1]
    return following.x - (number - 1) * PEEK * 0.6 - boxes[place][2].x


def draw_zoomed(ui: Ui, faces: Faces, kind: int, box: Region) -> None:
    """Draw the card in focus above its place, large enough to read."""
    tall = min(300.0, box.y - 16)
    if tall < 150:
        return
    wide = tall / RATIO
    left = min(max(6.0, box.centre[0] - wide / 2), ui.w - wide - 6)
    large = Region(left, box.y - tall - 8, wide, tall)
    ui.panel(large.inset(-2), Style(fill=look.INK, round=9, shadow=True))
    draw_card(ui, faces.card(kind), large)
