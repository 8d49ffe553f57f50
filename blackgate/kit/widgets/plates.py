"""Large parts of the menus: headings, the main button, a few answers side by side."""

from collections.abc import Callable, Sequence

import pygame

from .. import look
from ..layout import Region
from ..look import Color
from ..spots import Box, Spot
from ..ui import Style, Ui
from .buttons import icon_button
from .pictures import with_round_corners

HEAD = 46.0         # height of a heading


def plate(ui: Ui, box: Box, edge: Color = look.ORANGE) -> None:
    """Draw the background of overlays: sheet metal, lit from above, with four rivets."""
    x, y, width, height = box
    size = ui.px(width), ui.px(height)
    ui.panel(box, Style(fill=look.SHADE, round=12, shadow=True))
    ui.stroke(ui.made(("plate", size), lambda: _sheet(ui, size)), x, y)
    ui.panel(box, Style(border=edge, thick=1.5, round=12))
    for left in (x + 7, x + width - 18):
        for top in (y + 7, y + height - 18):
            ui.image("ornaments/rivet", (left, top, 11, 11))


def titled_plate(
    ui: Ui, width: float, height: float, title: str, *, side: float = 24.0, head: tuple[float, float] = (6.0, 44.0),
    edge: Color = look.ORANGE, size: float = look.HEADING,
) -> Region:
    """Draw a plate in the middle of the window, with its title in the row `head`. Return the part between its sides."""
    box = ui.whole.middle(width, height)
    plate(ui, box, edge)
    inner = box.inset(side, 0.0)
    ui.text(inner.row(*head), title, size, face="scratched", align="center")
    return inner


def _sheet(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    """Return a sheet that is lighter toward the top middle, with round corners."""
    small = pygame.Surface((32, 32), pygame.SRCALPHA)
    for x in range(32):
        for y in range(32):
            far = ((x / 31 - 0.5) ** 2 * 1.4 + (y / 31 + 0.1) ** 2) ** 0.5
            glow = max(0.0, 1 - far * 1.15)
            small.set_at((x, y), (255, 214, 150, round(34 * glow)))
    return with_round_corners(pygame.transform.smoothscale(small, size), ui.px(12))


def heading(ui: Ui, words: str, back: Callable[[], None]) -> None:
    """Draw a screen's title, with the back button before it."""
    icon_button(ui, "back", (14, 7, 36, 32), "tokens/back", back, help=ui.t("common-back"))
    ui.text((64, 3, ui.w - 128, HEAD - 4), words, look.HEADING, look.BONE, face="scratched")


def beside_heading(ui: Ui, width: float, right: float = 14.0, height: float = 34.0) -> Region:
    """Return a place in a heading, this far from the right edge of the window."""
    return ui.whole.row(0, HEAD + 2).trim(right=right).column(-width).middle(height=height)


def halves(ui: Ui) -> tuple[Region, Region]:
    """Draw two panels side by side below a heading, the left one a little wider. Return their boxes."""
    both = ui.whole.trim(top=HEAD + 16, bottom=14).middle(min(1120.0, ui.w - 28))
    left = (both.width - 14) * 0.54
    boxes = both.column(0, left), both.column(left + 14)
    for box in boxes:
        ui.panel(box, Style(fill=(*look.NIGHT, 228), border=look.SLATE, round=10))
    return boxes


def draw_share(ui: Ui, bar: Region, share: float) -> None:
    """Draw a bar that is filled to a share from 0 to 1."""
    ui.panel(bar, Style(fill=look.SHADE, border=look.STEEL, round=4))
    ui.panel(bar.column(0, max(8.0, bar.width * share)), Style(fill=look.ORANGE, round=4))


def big_button(ui: Ui, id: str, box: Box, label: str, do: Callable[[], None], *, help: str = "") -> None:
    """Draw a large orange button with scratched letters."""
    focused = ui.spot(Spot(id, box, do, help=help, name=label))
    fill = look.ORANGE if ui.pressed == id else (184, 90, 24) if focused else look.DEEP_ORANGE
    ui.panel(box, Style(fill=fill, border=look.LAMP if focused else look.ORANGE, thick=2, round=9, shadow=True))
    words = Region(*box).inset(14, 0).moved(down=-1)
    ui.text(words, label, words.height * 0.68, look.BONE, face="scratched", align="center")


def choice_row(
    ui: Ui, id: str, box: Box, answers: Sequence[tuple[str, str]], chosen: str, take: Callable[[str], None], *,
    help: str = "", size: float = look.BODY, called: str = "",
) -> None:
    """Draw a few answers side by side, one of them chosen. `called`: the message that names them for screen readers."""
    x, y, width, height = box
    ui.panel(box, Style(fill=look.SHADE, border=look.STEEL))
    wanted = [ui.width(label, size, "bold") + 16 for _, label in answers]
    spare = (width - sum(wanted)) / len(wanted)
    left = x
    for (answer, label), wish in zip(answers, wanted, strict=True):
        cell = (left, y, wish + spare, height)
        left += wish + spare
        is_chosen = answer == chosen
        focused = ui.spot(Spot(f"{id}:{answer}", cell, lambda answer=answer: take(answer),  # type: ignore[misc]
                               help=help, on=is_chosen, name=ui.t(called, answer=label) if called else label))
        if is_chosen or focused:
            fill = look.DEEP_ORANGE if is_chosen else look.SLATE
            ui.panel(cell, Style(fill=fill, border=look.ORANGE if is_chosen else look.STEEL))
        color = look.BONE if is_chosen or focused else look.DIM_BONE
        ui.text((cell[0] + 4, y, cell[2] - 8, height), label, size, color, face="bold", align="center")
