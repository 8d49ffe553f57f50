"""The escape as a short scene: out of the dark, the winner rises with the sun. Over at the first key."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from ...kit import look
from ...kit.painter import Painter
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ..parts.portrait import PORTRAIT

LENGTH: Final = 3.4             # seconds
DARK: Final = 0.9               # until the picture is there
RISE: Final = (0.7, 1.7)        # when the winner comes up
WORDS: Final = (1.2, 1.9)       # and the words
POSTER: Final = 0.68            # width to height of the winner's poster
TILT: Final = 3.0               # degrees


class Escape:
    def __init__(self, winners: Sequence[tuple[int, str]]) -> None:
        self.winners = winners          # seat and inmate
        self._time = 0.0

    @property
    def is_running(self) -> bool:
        return self._time < LENGTH

    def tick(self, seconds: float) -> None:
        self._time += seconds

    def finish(self) -> None:
        self._time = LENGTH

    def draw(self, ui: Ui, headline: str) -> None:
        rise = _eased(self._time, *RISE)
        if rise > 0:
            self._posters(ui, rise)
        words = _eased(self._time, *WORDS)
        if words > 0:
            size = ui.h * 0.15
            draw_headline(ui, (24.0, ui.h * (0.05 - 0.18 * (1 - words)), ui.w - 48, size * 1.4), headline, size)
        dark = 1 - self._time / DARK
        if dark > 0:
            _veil(ui, dark)

    def _posters(self, ui: Ui, rise: float) -> None:
        """Side by side over the sun."""
        number = len(self.winners)
        tall = ui.h * (0.56 if number == 1 else 0.4)
        wide = tall * POSTER
        left = min(ui.w * 0.8 - number * wide / 2, ui.w - number * wide - 30)
        y = ui.h * (0.36 if number == 1 else 0.42) + (1 - rise) * ui.h * 0.7
        for place, winner in enumerate(self.winners):
            size = ui.px(wide), ui.px(tall)
            poster = ui.made(("poster", *winner, size, ui.t.lang), partial(_poster, ui, *winner, size))
            ui.stroke(poster, left + place * wide, y)


def draw_headline(ui: Ui, box: Box, words: str, size: float) -> None:
    """Large words over the picture, smaller if many have won."""
    x, y, width, height = box
    size *= min(1.0, width / max(1.0, ui.width(words, size, "scratched")))
    drop = size * 0.045
    ui.text((x + drop, y + drop, width, height), words, size, look.NIGHT, face="scratched", align="center", cut=True)
    ui.text(box, words, size, look.BONE, face="scratched", align="center", cut=True)


def _poster(ui: Ui, seat: int, inmate: str, size: tuple[int, int]) -> pygame.Surface:
    """Wanted: a sheet of paper a little askew."""
    paper = Ui(ui.shelf, ui.t, size, ui.u)
    width, height = paper.w, paper.h
    paper.panel((0, 0, width, height), Style(fill=look.PAPER, border=look.PAPER_SHADE, thick=2, round=3))
    head = height * 0.13
    paper.text((8, 2, width - 16, head * 1.2), ui.t("end-wanted"), head, look.INK, face="scratched", align="center")
    side = min(width - 28, (height - 2.6 * head) / PORTRAIT)
    frame = ((width - side) / 2, head * 1.25, side, side * PORTRAIT)
    paper.image(f"inmates/{inmate}", frame)
    paper.panel(frame, Style(border=look.SEATS[seat], thick=4, round=3))
    foot = (8.0, frame[1] + frame[3], width - 16, height - frame[1] - frame[3] - 2)
    paper.text(foot, ui.t("end-reward"), head * 0.8, look.BLOOD, face="scratched", align="center")
    surface = pygame.Surface(size, pygame.SRCALPHA)
    Painter().paint(surface, paper.strokes)
    return pygame.transform.rotozoom(surface, TILT if seat % 2 else -TILT, 1.0)


def _veil(ui: Ui, share: float) -> None:
    """Made anew each time: it is never twice the same."""
    veil = pygame.Surface((ui.px(ui.w) + 1, ui.px(ui.h) + 1))
    veil.set_alpha(round(255 * share))
    ui.put(veil, 0, 0)


def _eased(time: float, start: float, end: float) -> float:
    """From 0 to 1, quick at first."""
    share = min(1.0, max(0.0, (time - start) / (end - start)))
    return 1 - (1 - share) ** 3
