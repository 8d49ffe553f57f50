"""Cards: paper, a dark title bar, one large picture, a few words, and the value."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import pygame
from pygame import Surface

from .. import look
from ..layout import Region
from ..look import Color
from ..painter import Painter
from ..spots import Box, Shown
from ..ui import Style, Ui
from .pictures import with_round_corners
from .titles import draw_title, title_height

RATIO: Final = 1.4              # height divided by width
READABLE: Final = 140.0         # from this width on a card shows its text
TITLED: Final = 50.0            # from this width on it shows its title; a narrower one shows only its picture


@dataclass(frozen=True)
class Face:
    """What is printed on a card."""

    title: str
    art: str
    band: Color
    text: str = ""
    flavour: str = ""
    tag: str = ""               # the small line under the title: its sort, or its gang
    value: int = 0              # cigarettes when sold
    points: int = 0             # tunnel points
    narrow: str = ""            # the title with soft hyphens, if it has any
    # Tool, Weapon …: the meaning of the band's colour, for listening players.
    sort: str = field(default="", repr=False)

    @property
    def words(self) -> str:
        """The title and what the card does, for a tip."""
        return f"{self.title}\n{self.text}" if self.text else self.title


def draw_card(
    ui: Ui, face: Face, box: Box, *, dim: bool = False, glow: Color | None = None, visible: float | None = None,
) -> None:
    """Draw a card face up. `glow` is the colour of a light around it, `visible` the width that the next one leaves."""
    x, y, width, height = box
    if glow:
        ui.panel((x - 3, y - 3, width + 6, height + 6), Style(border=glow, thick=3, round=9))
    ui.stroke(card_surface(ui, face, width, height, dim, width if visible is None else min(width, visible)), x, y)


def draw_turning(ui: Ui, shown: Face | str, box: Box, width: float) -> None:
    """Draw a card seen at an angle, its face or a deck's back, at this share of its width."""
    x, y, whole, height = box
    narrow = max(2.0, whole * width)

    def make() -> Surface:
        flat = Ui(ui.cache, ui.t, (ui.px(whole), ui.px(height)), ui.u, 1.0)
        if isinstance(shown, Face):
            draw_card(flat, shown, (0, 0, whole, height))
        else:
            draw_back(flat, shown, (0, 0, whole, height))
        surface = Surface((ui.px(whole), ui.px(height)), pygame.SRCALPHA)
        Painter().paint(surface, flat.strokes)
        return pygame.transform.smoothscale(surface, (max(1, ui.px(narrow)), ui.px(height)))

    key = ("turning", shown, ui.px(narrow), ui.px(height), ui.text_scale)
    ui.stroke(ui.made(key, make), x + (whole - narrow) / 2, y)


def card_surface(
    ui: Ui, face: Face, width: float, height: float, dim: bool = False, visible: float | None = None,
) -> Surface:
    size = ui.px(width), ui.px(height)
    seen = width if visible is None else visible
    key = ("card", face, size, dim, ui.px(seen), ui.text_scale)
    return ui.made(key, lambda: _printed(ui, face, width, height, size, dim, seen))


def _printed(
    ui: Ui, face: Face, width: float, height: float, size: tuple[int, int], dim: bool, visible: float,
) -> Surface:
    paper = Ui(ui.cache, ui.t, size, ui.u, 1.0)
    if width >= READABLE:
        _print_large(paper, face, width, height)
    elif width >= TITLED - 0.5:
        _print_small(paper, face, width, height, visible)
    else:
        _print_token(paper, face, width, height)
    surface = Surface(size, pygame.SRCALPHA)
    Painter().paint(surface, paper.strokes)
    ui.overflows.extend(paper.overflows)
    if dim:
        surface.fill((120, 120, 125, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _paper(ui: Ui, width: float, height: float, band: Color, band_height: float) -> None:
    ui.panel((0, 0, width, height), Style(fill=look.PAPER, border=look.INK, round=7, thick=1.2))
    ui.panel((2, 2, width - 4, band_height), Style(fill=band, round=6))


def _print_small(ui: Ui, face: Face, width: float, height: float, visible: float) -> None:
    """Draw the title in the visible part of the card, or only the picture if that is too narrow."""
    usual = max(13.0, height * 0.155)
    title = (face.narrow or face.title) if visible >= TITLED - 0.5 else ""
    band = max(usual, title_height(ui, title, visible - 7, usual * 0.74) + 2) if title else usual
    _paper(ui, width, height, face.band, band)
    if title:
        draw_title(ui, (3.5, 2, visible - 7, band), title, usual * 0.74, look.BONE)
    foot = 14.0 if width >= 56 else 11.0
    side = min(width - 10, height - band - foot - 10)
    ui.image(face.art, ((width - side) / 2, band + 4 + (height - band - foot - 8 - side) / 2, side, side))
    _foot(ui, face, width, height, foot)


def _print_token(ui: Ui, face: Face, width: float, height: float) -> None:
    """Draw a card that is too narrow for words. Its spot's help must name it."""
    _paper(ui, width, height, face.band, max(3.0, height * 0.1))
    top = max(3.0, height * 0.1) + 2
    side = min(width - 4, height - top - 2)
    ui.image(face.art, ((width - side) / 2, top + (height - top - side) / 2, side, side))


def _foot(ui: Ui, face: Face, width: float, height: float, tall: float) -> None:
    y = height - tall - 4
    if face.points:
        # The points stand closer together if they would touch the price.
        room = width - 10 - (tall * 1.15 + 10 if face.value else 0.0)
        step = min(tall * 0.72, (room - tall) / max(1, face.points - 1))
        for number in range(face.points):
            ui.image("tokens/spade", (4 + number * step, y, tall, tall), look.INK)
    if face.value:
        ui.image("tokens/cigarette", (width - tall * 1.15 - 5, y, tall, tall))
        label = (width - tall * 1.15 - 27, y, 20.0, tall)
        ui.text(label, str(face.value), tall * 0.92, look.INK, face="bold", align="right")


def _print_large(ui: Ui, face: Face, width: float, height: float) -> None:
    k = width / 200
    band = 30 * k
    _paper(ui, width, height, face.band, band)
    title = (8 * k, 2.0, width - 16 * k, band)
    draw_title(ui, title, face.narrow or face.title, 19 * k, look.BONE)
    y = band + 4 * k
    if face.tag:
        ui.text((8 * k, y, width - 16 * k, 16 * k), face.tag, 12.5 * k, look.INK, face="italic", align="center")
        y += 15 * k
    words = height * 0.40 if face.text else 0.0
    side = min(width * 0.62, height - y - words - 30 * k)
    ui.image(face.art, ((width - side) / 2, y + 2 * k, side, side))
    y += side + 6 * k
    bottom = height - (24 * k if face.value or face.points else 8 * k)
    quote = 32 * k if face.flavour and face.text else 0.0
    if face.text:
        ui.fill((14 * k, y, width - 28 * k, 1.2), look.PAPER_SHADE)
        ui.paragraph(
            (11 * k, y + 3 * k, width - 22 * k, bottom - y - quote - 4 * k), face.text, 14.5 * k, look.INK,
            align="center", middle=True, least=0.6,
        )
    if face.flavour:
        top = bottom - quote if face.text else y
        ui.paragraph(
            (12 * k, top, width - 24 * k, bottom - top), face.flavour, 12 * k, (104, 86, 66), face="italic",
            align="center", middle=True, least=0.6,
        )
    _foot(ui, face, width, height, 18 * k)


def draw_back(ui: Ui, deck: str, box: Box) -> None:
    """Draw a card face down."""
    x, y, width, height = box
    size = ui.px(width), ui.px(height)

    def make() -> Surface:
        surface = Surface(size, pygame.SRCALPHA)
        surface.blit(ui.cache.art.get(f"backs/{deck}", *size), (0, 0))
        radius = min(round(6 * ui.u), size[0] // 5)
        with_round_corners(surface, radius)
        pygame.draw.rect(surface, look.NIGHT, surface.get_rect(), max(1, round(ui.u)), border_radius=radius)
        return surface

    ui.stroke(ui.made(("back", deck, size), make), x, y)


def draw_copies(
    ui: Ui, box: Box, number: int, size: float = look.BODY, edge: Color | None = None,
) -> None:
    """Draw how many equal cards lie here; nothing for a single one."""
    if number > 1:
        ui.panel(box, Style(fill=look.INK, border=edge, round=box[3] / 2))
        ui.text(box, f"×{number}", size, face="bold", align="center")


def side_by_side(box: Region, number: int, gap: float) -> Iterator[tuple[Region, float]]:
    """Yield the places of cards as tall as the box, each with the width that the next one leaves visible.

    They overlap if there is little room.
    """
    wide = box.height / RATIO
    step = min(wide + gap, (box.width - wide) / max(1, number - 1))
    for place in range(number):
        yield box.column(place * step, wide), min(step, wide) if place < number - 1 else wide


def beside_help(face: Face) -> Shown:
    """Return a function that draws a card beside the words of a tip."""

    def draw(ui: Ui, box: Box) -> None:
        draw_card(ui, face, box)

    return draw
