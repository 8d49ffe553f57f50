"""The last picture of the escape: the winners, the game in three lines, and the buttons."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...kit.widgets.plates import big_button
from .escape import draw_figures, draw_title
from .tunnel_picture import Digger

ROW = 50.0
FOOT = 54.0


class Told(NamedTuple):
    """A line of the story, and the seat that gives it its colour (or none)."""

    seat: int
    words: str


def draw_finale(
    ui: Ui, winners: Sequence[Digger], headline: str, story: Sequence[Told], go_on: Callable[[], None],
    rewatch: Callable[[], None],
) -> None:
    draw_figures(ui, winners)
    draw_title(ui, headline)
    width = _wide(ui)
    foot = FOOT
    tall = len(story) * (ROW + 4) + 58
    x, y = ui.w - width - 26, ui.h - foot - 26 - tall - 14
    _draw_story(ui, story, (x, y, width, tall))
    top = ui.h - foot - 26
    half = width * 0.5 - 6
    button(ui, "end:replay", (x, top + 5, half, foot - 10), ui.t("end-replay"), rewatch, icon="tokens/replay")
    big_button(ui, "end:on", (x + half + 12, top, half, foot), ui.t("end-on"), go_on)


def beside_story(ui: Ui) -> Box:
    """Return the room at the bottom of the picture, left of the story and the buttons."""
    return 26.0, ui.h - FOOT - 26, ui.w - _wide(ui) - 26 - 40, FOOT


def _wide(ui: Ui) -> float:
    return min(ui.w * 0.46, 560.0)


def _draw_story(ui: Ui, story: Sequence[Told], box: Box) -> None:
    x, y, width, _ = box
    ui.panel(box, Style(fill=(*look.NIGHT, 222), border=look.LAMP, thick=1.5, round=10, shadow=True))
    ui.text((x + 16, y + 4, width - 32, 38), ui.t("end-story"), 28, look.LAMP, face="scratched")
    for place, line in enumerate(story):
        top = y + 44 + place * (ROW + 4)
        if line.seat >= 0:
            ui.image(f"seats/{line.seat}", (x + 16, top + ROW / 2 - 8, 16, 16), ui.seat_color(line.seat))
        ui.paragraph((x + 44, top, width - 60, ROW), line.words, look.LARGE - 2, look.BONE, middle=True, least=0.65)
