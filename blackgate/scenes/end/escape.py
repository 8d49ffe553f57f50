"""The escape: the winners' figures go through the tunnel that they dug, and out into the morning.

First comes the tunnel in cross-section, with the diggers and their tools on the way under the wall. Then there is
light, and they come up outside with both arms in the air. Any key ends the motion.
"""

from collections.abc import Callable, Sequence
from math import sin
from typing import Final, NamedTuple

import pygame

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import big_button
from .tunnel_picture import FIGURE, Digger, TimedPicture, draw_clods, draw_tunnel, frame_of

TUNNEL: Final = 3.8             # seconds in the tunnel
LIGHT: Final = 0.7              # seconds until the eyes are used to the light
RISE: Final = (0.15, 1.0)       # when the winners come up, in seconds after the tunnel
WORDS: Final = (0.6, 1.2)       # when the words appear
LENGTH: Final = TUNNEL + 1.6
HOLE: Final = (508.0, 832.0)    # the front edge of the hole in the picture of the outside
CLODS: Final = 26
EDGE: Final = (320.0, 790.0, 376.0, 84.0)       # where that edge lies
ROW = 50.0
FOOT = 54.0


class Escape(TimedPicture):
    """With reduced motion the finished tunnel is shown, then the outside."""

    length = LENGTH

    def __init__(self, winners: Sequence[Digger]) -> None:
        super().__init__()
        self.winners = winners

    def finish(self) -> None:
        self._time = LENGTH

    def draw(self, ui: Ui, headline: str) -> None:
        """Draw the escape over the picture of the outside."""
        if self._time < TUNNEL:
            draw_tunnel(ui, self.winners, 1.0 if self.is_still else self._time / TUNNEL, is_still=self.is_still)
            return
        since = LENGTH if self.is_still else self._time - TUNNEL
        draw_figures(ui, self.winners, _eased(since, *RISE))
        if 0.0 < since - RISE[0] < 1.0:
            draw_clods(ui, frame_of(ui), HOLE, since - RISE[0], 450.0, CLODS)
        words = _eased(since, *WORDS)
        if words > 0:
            draw_title(ui, headline, words)
        if since < LIGHT:
            _veil(ui, 1 - since / LIGHT, (255, 244, 214))


def draw_title(ui: Ui, headline: str, share: float = 1.0) -> None:
    size = ui.h * 0.15
    top = ui.h * (0.03 - 0.18 * (1 - share))
    draw_headline(ui, ui.whole.inset(24, 0).row(0, size * 1.4).moved(down=top), headline, size)


def draw_headline(ui: Ui, box: Region, words: str, size: float) -> None:
    """Draw large words over the picture; smaller ones if they are long."""
    size *= min(1.0, box.width / max(1.0, ui.width(words, size, "scratched")))
    ui.text(box.moved(size * 0.045, size * 0.045), words, size, look.NIGHT, face="scratched", align="center", cut=True)
    ui.text(box, words, size, look.BONE, face="scratched", align="center", cut=True)


def draw_figures(ui: Ui, winners: Sequence[Digger], share: float = 1.0) -> None:
    """Draw the winners: the first comes up in the hole, behind its edge, and the others stand beside it."""
    if share <= 0:
        return
    x, y, _, _ = frame_of(ui).box(*HOLE, 0.0, 0.0)
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
        ui.image("escape/hole_edge", frame_of(ui).box(*EDGE))


def _veil(ui: Ui, share: float, color: look.Color) -> None:
    """Cover the window with a colour. This is not cached, because its strength always changes."""
    veil = pygame.Surface((ui.px(ui.w) + 1, ui.px(ui.h) + 1))
    veil.fill(color)
    veil.set_alpha(round(255 * share))
    ui.put(veil, 0, 0)


def _eased(time: float, start: float, end: float) -> float:
    """Return a share from 0 to 1 that grows quickly at first."""
    share = min(1.0, max(0.0, (time - start) / (end - start)))
    return 1 - (1 - share) ** 3


class StoryLine(NamedTuple):
    """A line of the story, and the seat that gives it its colour (or none)."""

    seat: int
    words: str


def draw_finale(
    ui: Ui, winners: Sequence[Digger], headline: str, story: Sequence[StoryLine], go_on: Callable[[], None],
    rewatch: Callable[[], None],
) -> None:
    draw_figures(ui, winners)
    draw_title(ui, headline)
    box = ui.whole.inset(26).column(-_wide(ui))
    tall = len(story) * (ROW + 4) + 58
    _draw_story(ui, story, box.row(-FOOT - tall - 14, tall))
    left, right = box.row(-FOOT).columns(2, 12)
    button(ui, "end:replay", left.inset(0, 5), ui.t("end-replay"), rewatch, icon="tokens/replay")
    big_button(ui, "end:on", right, ui.t("end-on"), go_on)


def beside_story(ui: Ui) -> Region:
    """Return the room at the bottom of the picture, left of the story and the buttons."""
    return ui.whole.inset(26).row(-FOOT).trim(right=_wide(ui) + 14)


def _wide(ui: Ui) -> float:
    return min(ui.w * 0.46, 560.0)


def _draw_story(ui: Ui, story: Sequence[StoryLine], box: Region) -> None:
    ui.panel(box, Style(fill=(*look.NIGHT, 222), border=look.LAMP, thick=1.5, round=10, shadow=True))
    rows = Cutter(box.inset(16, 0).trim(top=44), 4)
    ui.text(box.inset(16, 0).row(4, 38), ui.t("end-story"), 28, look.LAMP, face="scratched")
    for line in story:
        row = rows.top(ROW)
        if line.seat >= 0:
            ui.image(f"seats/{line.seat}", row.column(0, 16).middle(height=16), ui.seat_color(line.seat))
        ui.paragraph(row.trim(left=28), line.words, look.LARGE - 2, look.BONE, middle=True, least=0.65)
