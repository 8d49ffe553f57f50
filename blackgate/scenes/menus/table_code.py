"""The code of a table for phones: a picture to scan, letters to type, and both beside the seats of the setup screen."""

from typing import TYPE_CHECKING, Final

import pygame

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.plates import HEAD
from ...phones.addresses import ALONE

QUIET: Final = 4            # white modules around a code
SHARE: Final = 0.21         # width of the column, as a share of the window's
SCANNED: Final = 0.52       # the largest size of the code to scan, as a share of the column's height
LETTERS: Final = 0.3        # size of the code to type, as a share of the column's width
LINE: Final = 1.06          # height of its lines, compared with its size
WORDS: Final = 40.0         # height of the words below it
BESIDE: Final = 32.0        # size of the code to type beside the title


def typed_code(code: str) -> str:
    """Return the code in two groups, as it is easier to type."""
    return f"{code[:4]} {code[4:]}"


def draw_code(ui: Ui, box: Region, link: str) -> None:
    """Draw the code of a link, dark on light, with a white border. Every module is whole pixels wide."""
    side = min(ui.px(box.width), ui.px(box.height))

    def make() -> pygame.Surface:
        import segno

        rows = [bytes(row) for row in segno.make(link, error="m", micro=False).matrix]
        unit = max(1, side // (len(rows) + 2 * QUIET))
        margin = (side - unit * len(rows)) // 2
        surface = pygame.Surface((side, side))
        surface.fill(look.BONE)
        for down, row in enumerate(rows):
            for across, is_dark in enumerate(row):
                if is_dark:
                    surface.fill(look.NIGHT, (margin + across * unit, margin + down * unit, unit, unit))
        return surface

    place = box.middle(min(box.width, box.height))
    ui.stroke(ui.made(("code", link, (side, side)), make), place.x, place.y)


if TYPE_CHECKING:
    from ...phones.host import Phones


def column_width(ui: Ui) -> float:
    return min(300.0, ui.w * SHARE)


def draw_lobby(ui: Ui, box: Region, phones: "Phones") -> None:
    """Draw a column: the code to scan, the code to type, and the address."""
    ui.panel(box, Style(fill=(*look.NIGHT, 235), border=look.LAMP, thick=2, round=8, shadow=True))
    rows = Cutter(box.inset(10), 4)
    wide, tall = rows.rest.width, rows.rest.height
    draw_code(ui, rows.top(min(wide, tall * SCANNED)), phones.link)
    size = min(wide * LETTERS, (rows.rest.height - WORDS) / 2 / LINE)
    for half in typed_code(phones.code).split():
        ui.text(rows.top(size * LINE, 0).inset(0, size * -0.1), half, size, look.LAMP, face="bold", align="center")
    where = ui.t("phones-type", address=phones.url, code=typed_code(phones.code))
    ui.paragraph(rows.top(WORDS), where, look.BODY, look.BONE, align="center", middle=True, least=0.6)
    words = "phones-alone" if phones.server.address == ALONE else "phones-scan"
    if rows.rest.height >= WORDS:
        ui.paragraph(rows.rest, ui.t(words), look.LABEL, look.LAMP, align="center", middle=True, least=0.6)


def draw_lobby_beside_title(ui: Ui, left: float, phones: "Phones") -> None:
    """Draw only what a player types, because the window has no room for a column."""
    strip = Cutter(ui.whole.row(0, HEAD).trim(left=left, right=14), 12)
    code = typed_code(phones.code)
    ui.text(strip.right(ui.width(code, BESIDE, "bold") + 4), code, BESIDE, look.LAMP, face="bold", align="right")
    if ui.width(phones.url, look.BODY) <= strip.rest.width:        # The panel of phones shows it too.
        ui.text(strip.rest, phones.url, look.BODY, look.BONE, align="right")
