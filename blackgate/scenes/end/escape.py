"""The escape: the winners' own figures, through the tunnel they dug and out into the morning.

First the tunnel in cross-section, with the tools that went into it and whoever dug it on their way under the wall;
then the light, and they come up outside with both arms in the air. Any key ends the motion.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin
from random import Random
from typing import Final

import pygame

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui

TUNNEL: Final = 2.6             # seconds under ground
LIGHT: Final = 0.7              # until the eyes are used to it
RISE: Final = (0.15, 1.0)       # after the light: when the winners come up
WORDS: Final = (0.6, 1.2)       # and the words
LENGTH: Final = TUNNEL + 1.6
HOLE: Final = (508 / 1600, 832 / 900)       # the front of its edge in the picture of the outside
FIGURE: Final = 100 / 180       # width to height of a figure
PASSAGE: Final = (21 / 60, 47 / 60)         # where the tunnel's roof and floor are in its strip
CLODS: Final = 26
MORNING: Final = (192, 102, 122)            # the sky where the strip's sky begins
DEEP: Final = (75, 53, 38)                  # the earth below it


@dataclass(frozen=True)
class Escapee:
    """A winner: which seat, which prisoner, and the pictures of what they dug with."""

    seat: int
    inmate: str
    tools: tuple[str, ...]


class Escape:
    def __init__(self, winners: Sequence[Escapee]) -> None:
        self.winners = winners
        self._time = 0.0

    @property
    def is_running(self) -> bool:
        return self._time < LENGTH

    def tick(self, seconds: float) -> None:
        self._time += seconds

    def finish(self) -> None:
        self._time = LENGTH

    def draw(self, ui: Ui, headline: str) -> None:
        """Over the picture of the outside."""
        if self._time < TUNNEL:
            _draw_tunnel(ui, self.winners, self._time / TUNNEL)
            return
        since = self._time - TUNNEL
        draw_figures(ui, self.winners, _eased(since, *RISE))
        if 0.0 < since - RISE[0] < 1.0:
            _draw_clods(ui, _hole(ui), since - RISE[0], ui.h * 0.5)
        words = _eased(since, *WORDS)
        if words > 0:
            draw_title(ui, headline, words)
        if since < LIGHT:
            _veil(ui, 1 - since / LIGHT, (255, 244, 214))


def draw_title(ui: Ui, headline: str, share: float = 1.0) -> None:
    size = ui.h * 0.15
    draw_headline(ui, (24.0, ui.h * (0.03 - 0.18 * (1 - share)), ui.w - 48, size * 1.4), headline, size)


def draw_headline(ui: Ui, box: Box, words: str, size: float) -> None:
    """Large words over the picture, smaller if many have won."""
    x, y, width, height = box
    size *= min(1.0, width / max(1.0, ui.width(words, size, "scratched")))
    drop = size * 0.045
    ui.text((x + drop, y + drop, width, height), words, size, look.NIGHT, face="scratched", align="center", cut=True)
    ui.text(box, words, size, look.BONE, face="scratched", align="center", cut=True)


def draw_figures(ui: Ui, winners: Sequence[Escapee], share: float = 1.0) -> None:
    """The first comes up in the hole, its edge before their knees; who follows has leapt out beside it."""
    if share <= 0:
        return
    x, y = _hole(ui)
    tall = ui.h * (0.62 if len(winners) == 1 else 0.5)
    wide = tall * FIGURE
    for place, winner in reversed(list(enumerate(winners))):
        if place:
            reach = min(wide * 0.82, (ui.w * 0.47 - x) / max(1, len(winners) - 1))
            left = x + place * reach * share - wide / 2
            top = y + ui.h * 0.03 - tall * 0.93 * min(1.0, share * 1.3) - sin(share * 3.14159) * ui.h * 0.12
            if share > 0.2:
                ui.image(f"escapees/{winner.inmate}", (left, top, wide, tall))
            continue
        top = y - tall * 0.84 * share
        with ui.scroll("escape", (x - wide, 0.0, 2 * wide, y), y):
            ui.image(f"escapees/{winner.inmate}", (x - wide / 2, top, wide, tall))
        _draw_edge(ui, x, y, wide)


def _draw_edge(ui: Ui, x: float, y: float, wide: float) -> None:
    """Clods along the edge, before the legs of who stands in the hole."""
    random = Random(3)
    for clod in range(13):
        side = random.choice((0.07, 0.1, 0.13)) * wide
        along = (clod / 12 - 0.5) * wide * 1.1
        fill = random.choice(((74, 51, 36), (90, 61, 41), (51, 36, 27)))
        ui.panel((x + along - side / 2, y - side * 0.7, side, side), Style(fill=fill, round=side * 0.4))


def _hole(ui: Ui) -> tuple[float, float]:
    """Where the hole is, on a picture that covers the window."""
    wide = max(ui.w, ui.h * 16 / 9)
    tall = wide * 9 / 16
    return (ui.w - wide) / 2 + wide * HOLE[0], (ui.h - tall) / 2 + tall * HOLE[1]


def _draw_tunnel(ui: Ui, winners: Sequence[Escapee], share: float) -> None:
    """Under the wall: earth, the passage as far as it is dug, its tools, who digs, and the night outside."""
    band = min(ui.h * 0.56, ui.w * 0.42)
    top = (ui.h - band) / 2
    strip = band * 400 / 60
    roof, floor = top + band * PASSAGE[0], top + band * PASSAGE[1]
    out = ui.w * 0.74 + band * 0.5              # where the wall ends
    ui.fill((0, 0, ui.w, ui.h), look.NIGHT)
    ui.fill((out, 0, ui.w - out, top + 2), MORNING)
    ui.fill((out - band * 0.9, 0, band * 0.8, top + 2), look.BRICK)
    ui.fill((0, top + band - 2, ui.w, ui.h - top - band + 2), DEEP)
    end = ui.w * 0.2 + ui.w * 0.64 * _eased(share, 0.0, 0.96)
    ui.image("tunnel/earth", (0, top, strip, band))
    ui.image("tunnel/freedom", (out, top, band * 2, band))
    ui.image("tunnel/wall", (ui.w * 0.74 - band * 0.5, top, band, band))
    with ui.scroll("bore", (0.0, roof - band * 0.06, end, floor - roof + band * 0.12), 1.0):
        ui.image("tunnel/dug", (0, top, strip, band))
    ui.panel((end - band * 0.1, roof, band * 0.2, floor - roof), Style(fill=(18, 12, 10), round=band * 0.1))
    tools = [tool for winner in winners for tool in winner.tools]
    side = (floor - roof) * 0.34
    for place, tool in enumerate(tools):
        left = ui.w * 0.03 + place * min(side * 1.6, ui.w * 0.6 / max(1, len(tools)))
        if left + side < end - side:
            ui.image(tool, (left, roof + (floor - roof) * 0.2, side, side), look.LAMP)
    tall = (floor - roof) * 0.98
    for place, winner in reversed(list(enumerate(winners))):
        hop = abs(sin(share * 26 + place)) * tall * 0.06
        left = end - tall * FIGURE * (1.0 + 0.75 * place)
        ui.image(f"standees/{winner.inmate}", (left, floor - tall - hop, tall * FIGURE, tall))
    _draw_clods(ui, (end, floor), (share * 9) % 1.0, band * 0.3, few=9)


def _draw_clods(ui: Ui, where: tuple[float, float], share: float, high: float, few: int = CLODS) -> None:
    """Earth that flies up and falls."""
    random = Random(11)
    for _ in range(few):
        drift, up, side = random.uniform(-1, 1), random.uniform(0.4, 1.0), random.choice((5.0, 8.0, 12.0))
        x = where[0] + drift * share * high * 0.7
        y = where[1] - up * high * 4 * share * (1 - share)
        ui.panel((x, y - side, side, side), Style(fill=(74, 51, 36), round=3))


def _veil(ui: Ui, share: float, color: look.Color) -> None:
    """Made anew each time: it is never twice the same."""
    veil = pygame.Surface((ui.px(ui.w) + 1, ui.px(ui.h) + 1))
    veil.fill(color)
    veil.set_alpha(round(255 * share))
    ui.put(veil, 0, 0)


def _eased(time: float, start: float, end: float) -> float:
    """From 0 to 1, quick at first."""
    share = min(1.0, max(0.0, (time - start) / (end - start)))
    return 1 - (1 - share) ** 3
