"""The code of a table: a picture that phones scan, and letters that players type."""

from typing import Final

import pygame

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Ui

QUIET: Final = 4            # white modules around a code


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
