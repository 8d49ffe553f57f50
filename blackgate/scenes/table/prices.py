"""Prices where they are paid: actions on places, accessories on gangs, cigarettes on piles."""

import pygame

from ...kit import look
from ...kit.look import Color
from ...kit.layout import Region
from ...kit.ui import Style, Ui
from ...offers.prices import GangPrice

DASH = 9.0


def draw_pips(ui: Ui, box: Region, price: GangPrice) -> None:
    """Draw a dot for each accessory of the price. It is full if the player holds it."""
    side = min(8.0, box.height * 0.6)
    for number in range(price.price):
        pip = box.column(number * (side + 2), side).middle(height=side)
        held = number < len(price.held)
        edge = look.LAMP if held else look.LIGHT_STEEL
        ui.panel(pip, Style(fill=look.LAMP if held else None, border=edge, round=side / 2))


def pips_width(price: GangPrice) -> float:
    return price.price * 10.0


def draw_tag(ui: Ui, box: Region, number: int, is_offered: bool) -> None:
    """Draw a price in cigarettes. It is lit if the player can pay it here and now."""
    tall = box.height
    ui.panel(box, Style(fill=look.LAMP if is_offered else look.SLATE, border=look.INK, round=4))
    ink = look.INK if is_offered else look.BONE
    ui.text(box.trim(left=3, right=tall), str(number), tall * 0.8, ink, face="bold", align="center")
    ui.image("tokens/cigarette", box.column(-tall, tall - 2).inset(0, 1), ink)


def draw_action_price(ui: Ui, x: float, y: float, height: float, actions: int, words: str) -> None:
    """Draw coins and words for the price of a move to a place."""
    coins = min(actions, 3) * (height - 4)
    wide = coins + ui.width(words, look.SMALL, "bold") + 14
    ui.panel((x, y, wide, height), Style(fill=(*look.NIGHT, 215), border=look.EMBER, round=4))
    for coin in range(min(actions, 3)):
        ui.image("tokens/action", (x + 4 + coin * (height - 4), y + 2, height - 4, height - 4), look.LAMP)
    ui.text((x + coins + 8, y, wide - coins - 10, height), words, look.SMALL, look.BONE, face="bold", cut=True)


def draw_dashes(ui: Ui, box: Region, color: Color) -> None:
    """Draw a dashed edge: the place can be reached, but at a price."""
    size = max(4, ui.px(box.width)), max(4, ui.px(box.height))

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        thick = max(2, ui.px(2.4))
        pygame.draw.rect(surface, color, surface.get_rect(), thick, border_radius=ui.px(8))
        gap = max(4, ui.px(DASH))
        for left in range(gap, size[0], 2 * gap):
            surface.fill((0, 0, 0, 0), (left, 0, gap, thick))
            surface.fill((0, 0, 0, 0), (left, size[1] - thick, gap, thick))
        for top in range(gap, size[1], 2 * gap):
            surface.fill((0, 0, 0, 0), (0, top, thick, gap))
            surface.fill((0, 0, 0, 0), (size[0] - thick, top, thick, gap))
        return surface

    ui.stroke(ui.made(("dashes", size, color), make), box.x, box.y)
