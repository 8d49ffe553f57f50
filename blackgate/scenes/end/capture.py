"""The loser's ending: the siren, search lights over the cell, a ticket to a stricter prison, and why.

It comes before the winner's escape where one person sits at the screen and has lost. Any key ends the motion.
"""

from collections import Counter
from collections.abc import Sequence
from math import sin
from typing import Final, NamedTuple

import pygame

from ...kit import look
from ...kit.ui import Style, Ui
from ...model.events import CombatWon, Event, Rioted, Taken
from ...model.vocabulary import NOTHING
from .escape import draw_headline
from .tunnel_picture import FIGURE

LENGTH: Final = 3.6         # seconds
TICKET: Final = 1.1         # after which the ticket comes
CELL: Final = 480 / 300      # width to height of the cell's picture
SIREN: Final = 2.2          # flashes a second


class Reason(NamedTuple):
    """What cost the game: a key of the locale files, and its number."""

    key: str
    number: int


def reason_of(events: Sequence[Event], me: int, short: int) -> Reason:
    """What was done most often to a seat; where nothing was, how many points it is short of the goal."""
    counts: Counter[str] = Counter()
    for event in events:
        if isinstance(event, CombatWon) and event.loser == me:
            counts["end-why-fights"] += 1
        elif isinstance(event, Taken) and event.from_ == me:
            counts["end-why-thefts"] += 1
        elif isinstance(event, Rioted) and event.seat != me:
            counts["end-why-riots"] += 1
    found = counts.most_common(1)
    return Reason(*found[0]) if found and found[0][1] > 1 else Reason("end-why-short", short)


class Capture:
    def __init__(self, inmate: str, name: str, reason: Reason) -> None:
        self.inmate = inmate
        self.name = name
        self.reason = reason
        self.is_still = False       # less motion: nothing moves or flashes
        self._time = 0.0

    @property
    def is_running(self) -> bool:
        return self._time < LENGTH

    def tick(self, seconds: float) -> None:
        self._time += seconds

    def draw(self, ui: Ui) -> None:
        """The cell at night. What moves is the light; the ticket slides in."""
        time = LENGTH if self.is_still else self._time
        ui.fill((0, 0, ui.w, ui.h), look.NIGHT)
        wide = max(ui.w, ui.h * CELL)
        ui.image("places/cell_block", ((ui.w - wide) / 2, (ui.h - wide / CELL) / 2, wide, wide / CELL))
        _shade(ui, (8, 10, 22), 150)
        tall = ui.h * 0.62
        ui.image(f"standees/{self.inmate}", (ui.w * 0.3 - tall * FIGURE / 2, ui.h * 0.96 - tall, tall * FIGURE, tall))
        for place, pace in ((0.25, 1.3), (0.7, 0.9)):
            _search_light(ui, ui.w * place, ui.w * (0.3 + 0.28 * sin(time * pace + place * 5)))
        if self.is_still or int(time * SIREN) % 2 == 0:
            ui.panel((4, 4, ui.w - 8, ui.h - 8), Style(border=look.BLOOD, thick=8, round=10))
        draw_headline(ui, (24.0, ui.h * 0.03, ui.w - 48, ui.h * 0.2), ui.t("end-caught", name=self.name), ui.h * 0.14)
        share = min(1.0, max(0.0, (time - TICKET) / 0.5))
        if share > 0:
            self._ticket(ui, 1 - (1 - share) ** 3)

    def _ticket(self, ui: Ui, share: float) -> None:
        width, height = min(ui.w * 0.46, 560.0), min(ui.h * 0.42, 250.0)
        x, y = ui.w - (width + 30) * share, ui.h * 0.44
        ui.panel((x, y, width, height), Style(fill=look.PAPER, border=look.INK, thick=2, round=8, shadow=True))
        ui.panel((x + 8, y + 8, width - 16, height - 16), Style(border=look.BRICK, thick=1.5, round=5))
        ui.text((x + 20, y + 12, width - 40, 40), ui.t("end-ticket"), 32, look.BRICK, face="scratched", align="center",
                cut=True)
        ui.paragraph((x + 24, y + 56, width - 48, height * 0.38), ui.t("end-ticket-words", name=self.name), look.LARGE,
                     look.INK, align="center", middle=True, least=0.6)
        ui.paragraph((x + 24, y + height * 0.62, width - 48, height * 0.3),
                     ui.t(self.reason.key, count=self.reason.number), look.LARGE, look.BRICK, face="bold",
                     align="center", middle=True, least=0.6)


def _shade(ui: Ui, color: look.Color, alpha: int) -> None:
    size = (ui.px(ui.w) + 1, ui.px(ui.h) + 1)

    def make() -> pygame.Surface:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        surface.fill((*color[:3], alpha))
        return surface

    ui.put(ui.made(("capture shade", size, alpha), make), 0, 0)


def _search_light(ui: Ui, at: float, aims_at: float) -> None:
    """A cone of light from the top edge down to the floor. Made anew each time: it is never twice the same."""
    cone = pygame.Surface((ui.px(ui.w) + 1, ui.px(ui.h) + 1), pygame.SRCALPHA)
    spread = ui.w * 0.09
    points = [(at, 0.0), (aims_at - spread, ui.h), (aims_at + spread, ui.h)]
    pygame.draw.polygon(cone, (255, 240, 190, 46), [(ui.px(x), ui.px(y)) for x, y in points])
    ui.put(cone, 0, 0)


def is_alone_and_lost(people: Sequence[int], winners: Sequence[int]) -> int:
    """The one person at the screen, if they have lost; else NOTHING."""
    return people[0] if len(people) == 1 and people[0] not in winners else NOTHING
