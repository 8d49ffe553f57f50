"""Draws the places: their pictures, what can be done there, and who stands there."""

from collections.abc import Callable

import pygame

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.look import Color
from ...kit.spots import Help, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.pictures import with_round_corners
from ...model.board import BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE
from ...model.view import View
from .prices import draw_action_price, draw_dashes
from .tunnel import TEAMS, owner_of, tinted

ACTIONS_HERE = (
    (DIG_HERE, "dig"), (STEAL_HERE, "steal_spoon"), (HEAL_HERE, "heal"), (SELL_HERE, "sell"), (BUY_HERE, "buy"),
)


def draw_place(
    ui: Ui, view: View, place: int, box: Region, name: str, hint: Help, *, glow: Color | None,
    press: Callable[[], None], drop: Callable[[str], None], odds: str, price: tuple[int, str] | None, about: Help,
) -> None:
    """Draw a place: its picture, its name and number of cards, and the faces of the die that lead to it.

    `price` is the price of a cautious move there, if only such a move leads there. Its edge is then drawn in dashes.
    """
    x, y, width, height = box
    board = view.pack.boards[view.team]
    details = view.pack.places[place]
    focused = ui.spot(Spot(f"place:{place}", box, press, help=hint, drop=drop, name=name, about=about, value=odds))
    owner = owner_of(view, place)
    own_edge = look.NIGHT if owner is None else TEAMS[owner]
    edge = look.BONE if focused else glow or own_edge
    band = min(24.0, max(18.0, height * 0.16))
    if owner is not None:           # A Cell Block keeps the colour of its team, also while it glows.
        ui.panel(box, Style(border=own_edge, thick=5, round=8))
        ui.panel(box.inset(4).row(0, band), Style(fill=(*tinted(look.NIGHT, own_edge, 0.45), 235), round=5))
    if glow and price is not None and not focused:
        draw_dashes(ui, box, glow)
    else:
        ui.panel(box, Style(border=edge, thick=3 if glow == look.LAMP else 1.8, round=8))
    die = band
    faces = sorted(set(details.faces))
    faces_width = len(faces) * (die - 2)
    side = min(22.0, height * 0.15)
    badges = Cutter(box.trim(left=8).row(8 + band, side), 4)
    # If the name needs the whole bar, the faces of the die move below it, or below the badges if these need the room.
    size = min(band * 0.68, width * 0.085)
    crowded = ui.width(name, size, "bold") > (width - faces_width - 22) * 1.2
    ui.text((x + 10, y + 4, width - 20 - (0 if crowded else faces_width + 2), band), name, size, face="bold")
    seat = view.seat
    features = board.features[seat & 1][place]
    if details.search:
        _badge(ui, badges.left(side * 1.9), "verbs/search", str(details.search))
    for bit, verb in ACTIONS_HERE:
        if features & bit:
            _badge(ui, badges.left(side * 1.1), f"verbs/{verb}", "")
    if board.crafting[seat & 1][place]:
        _badge(ui, badges.left(side * 1.1), "verbs/craft", "")
    row, first = badges.rest.y, x + width - 8 - faces_width
    top = y + 6 if not crowded else row if badges.rest.x <= first else row + side + 4
    for index, face in enumerate(faces):
        ui.image(f"die/{face}", (first + index * (die - 2), top, die - 4, die - 4))
    if glow and price is not None:
        draw_action_price(ui, x + 8, row + side + 4, min(18.0, side), *price)
    if odds:
        wide = ui.width(odds, look.LABEL, "bold") + 14
        label = (x + width - wide - 8, top + die if crowded else row, wide, side + 4)
        ui.panel(label, Style(fill=(*look.LAMP, 235), round=5))
        ui.text(label, odds, look.LABEL, look.INK, face="bold", align="center")


def _badge(ui: Ui, box: Region, icon: str, number: str) -> None:
    tall = box.height
    ui.panel(box, Style(fill=(*look.NIGHT, 190), round=4))
    ui.image(icon, box.column(0, tall).inset(2), look.BONE)
    if number:
        words = box.column(tall - 2, box.width - tall)
        ui.text(words, number, tall * 0.8, look.BONE, face="bold", align="center")


def place_picture(ui: Ui, name: str, box: Region) -> pygame.Surface:
    """Return the picture of a place, cut to the box and with round corners."""
    size = ui.px(box.right) - ui.px(box.x), ui.px(box.bottom) - ui.px(box.y)

    def make() -> pygame.Surface:
        width, height = size
        wide = max(width, round(height * 1.6))
        tall = max(height, round(wide / 1.6))
        wide = max(wide, round(tall * 1.6))
        full = ui.cache.art.get(f"places/{name}", wide, tall)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.blit(full, ((width - wide) // 2, (height - tall) // 2))
        return with_round_corners(surface, round(8 * ui.u))

    return ui.made(("place", name, size), make)


def standing(box: Region, index: int, number: int) -> Region:
    """Return where one of several standees stands in a place."""
    tall = min(box.height * 0.56, 92.0)
    wide = tall * 100 / 180
    step = min(wide * 1.06, (box.width - 16) / max(1, number))
    return box.row(-tall - 5, tall).middle(step * number).column(step * index, step).middle(wide)


def draw_standee(
    ui: Ui, inmate: str, seat: int, box: Region, *, mark: bool = False, ring: Color | None = None,
) -> None:
    """Draw a figure on a base in the seat's colour. `mark`: it is this seat's turn. `ring`: the colour of its team."""
    color = ui.seat_color(seat) if seat >= 0 else look.BLOOD
    base = box.row(box.height * 0.86).inset(box.width * 0.06, 0)

    def make() -> pygame.Surface:
        surface = pygame.Surface((max(2, ui.px(base.width)), max(2, ui.px(base.height))), pygame.SRCALPHA)
        rect = surface.get_rect()
        pygame.draw.ellipse(surface, ring or look.NIGHT, rect)
        edge = max(1, round((5 if ring else 1.5) * ui.u))
        if ring:
            pygame.draw.ellipse(surface, look.NIGHT, rect.inflate(-edge, -edge))
            edge += max(1, round(1.5 * ui.u))
        pygame.draw.ellipse(surface, color, rect.inflate(-edge, -edge))
        return surface

    ui.stroke(ui.made(("base", seat, ring, ui.px(base.width), ui.px(base.height)), make), base.x, base.y)
    ui.image(f"standees/{inmate}", box.row(0, box.height * 0.95))
    if mark:
        side = box.width * 0.34
        sign = box.middle(side).row(0, side).moved(down=-side * 0.9)
        ui.panel(sign, Style(fill=look.NIGHT, round=side / 2))
        ui.image("tokens/action", sign, look.LAMP)
