"""The ending for a loser: the siren, search lights over the cell, a ticket to a stricter prison, and the reason.

It comes before the winner's escape if one person sits at the screen and has lost. Any key ends the motion.
"""

from collections import Counter
from collections.abc import Sequence
from math import sin
from typing import Final, NamedTuple

import pygame

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Ui
from ...model.events import CombatWon, Event, Rioted, Taken
from ...model.vocabulary import NOTHING
from ..parts.backdrop import draw_picture
from .escape import draw_headline
from .tunnel_picture import FIGURE, TALL, WIDE, PictureFrame, TimedPicture, frame_of

LENGTH: Final = 5.6         # seconds in all
TICKET: Final = 1.2         # seconds until the ticket appears
WHY: Final = 2.4            # seconds until the line with the reason appears
SIREN: Final = 5.0          # speed of the siren, which glows and fades in a little more than a second
LEVELS: Final = 5           # number of its levels of brightness
SWEEP: Final = 330.0        # how far the search lights move to each side
PAPER: Final = 360 / 760    # height of the ticket divided by its width
STUB: Final = 0.28          # the part of it without words
# Positions in the picture, in its units (`build/art/capture.py`).
PRISONER, FEET, HIGH = 585.0, 836.0, 560.0
BEAM: Final = (445.0, -60.0, 660.0, 910.0)
LIGHT: Final = (890.0, 84.0, 900.0, 700.0)


class LossReason(NamedTuple):
    """Why the game was lost: a key of the locale files, and a number."""

    key: str
    number: int


def reason_of(events: Sequence[Event], me: int, short: int) -> LossReason:
    """Return what was done most often to a seat; if nothing, how many points it lacks."""
    counts: Counter[str] = Counter()
    for event in events:
        if isinstance(event, CombatWon) and event.loser == me:
            counts["end-why-fights"] += 1
        elif isinstance(event, Taken) and event.from_ == me:
            counts["end-why-thefts"] += 1
        elif isinstance(event, Rioted) and event.seat != me:
            counts["end-why-riots"] += 1
    found = counts.most_common(1)
    return LossReason(*found[0]) if found and found[0][1] > 1 else LossReason("end-why-short", short)


class Capture(TimedPicture):
    length = LENGTH

    def __init__(self, inmate: str, name: str, reason: LossReason) -> None:
        super().__init__()
        self.inmate = inmate
        self.name = name
        self.reason = reason

    def draw(self, ui: Ui) -> None:
        """Draw the bunk at night with moving lights, then the ticket in front of the bars."""
        time = LENGTH if self.is_still else self._time
        frame = frame_of(ui)
        draw_picture(ui, "escape/bunk")
        glow = 1.0 if self.is_still else 0.5 + 0.5 * sin(time * SIREN)
        _siren(ui, frame, round(glow * LEVELS))
        for pace, start, rests_at in ((0.9, 0.0, PRISONER - BEAM[0] - BEAM[2] / 2), (0.6, 2.4, SWEEP)):
            aims_at = rests_at if self.is_still else SWEEP * sin(time * pace + start)
            ui.image("escape/searchlight", frame.box(BEAM[0] + aims_at, *BEAM[1:]))
        ui.image(f"caught/{self.inmate}", frame.box(PRISONER - HIGH * FIGURE / 2, FEET - HIGH, HIGH * FIGURE, HIGH))
        ui.image("escape/bars", frame.box(0.0, 0.0, WIDE, TALL))
        size = ui.h * 0.14
        draw_headline(ui, ui.whole.inset(24, 0).row(ui.h * 0.075, size * 1.2), ui.t("end-caught", name=self.name), size)
        share = min(1.0, max(0.0, (time - TICKET) / 0.5))
        if share > 0:
            self._ticket(ui, 1 - (1 - share) ** 3, has_reason=time >= WHY)

    def _ticket(self, ui: Ui, share: float, *, has_reason: bool) -> None:
        width = min(ui.w * 0.5, 620.0)
        height = width * PAPER
        ticket = Region(ui.w - (width + 24) * share, ui.h * 0.93 - height, width, height)
        ui.image("escape/ticket", ticket)
        words = ticket.trim(left=width * STUB, right=width * 0.07)
        size = max(look.LARGE, height * 0.085)
        ui.text(words.row(height * 0.09, height * 0.17), ui.t("end-ticket"), height * 0.14, look.BRICK,
                face="scratched", align="center", cut=True)
        ui.paragraph(words.row(height * 0.28, height * 0.32), ui.t("end-ticket-words", name=self.name), size,
                     look.INK, align="center", middle=True, least=0.55)
        if has_reason:
            ui.fill(words.inset(words.width * 0.1, 0).row(height * 0.62, 2), look.BRICK)
            why = ui.t(self.reason.key, count=self.reason.number)
            ui.paragraph(words.row(height * 0.64, height * 0.27), why, size, look.BRICK,
                         face="bold", align="center", middle=True, least=0.55)


def _siren(ui: Ui, frame: PictureFrame, level: int) -> None:
    """Draw the red light under the ceiling at one of its levels of brightness."""
    x, y, width, height = frame.box(*LIGHT)
    size = ui.px(width), ui.px(height)

    def make() -> pygame.Surface:
        surface = ui.cache.art.get("escape/siren", *size).copy()
        surface.set_alpha(95 + 160 * level // LEVELS)
        return surface

    ui.put(ui.made(("siren", size, level), make), ui.px(x), ui.px(y))


def is_alone_and_lost(people: Sequence[int], winners: Sequence[int]) -> int:
    """Return the only person at the screen, if they have lost; else NOTHING."""
    return people[0] if len(people) == 1 and people[0] not in winners else NOTHING
