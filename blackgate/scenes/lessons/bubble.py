"""Ines's speech bubble: her face, her words, the progress of the lesson, and buttons for next, back and leave."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, icon_button
from ...kit.widgets.pictures import framed
from .bubble_place import ScreenPart, gap, place

FACE: Final = 62.0          # width of her portrait
FOOT: Final = 36.0
WIDTHS: Final = (430.0, 360.0, 520.0, 300.0)
INES: Final = "inmates/professor"
DOTS: Final = 3             # dots between the bubble and the thing it points at


class Speech(NamedTuple):
    """What Ines says. `aside` is her answer to an action that the step does not ask for."""

    words: str
    aside: str = ""
    step: int = 1
    steps: int = 1


class BubbleButtons(NamedTuple):
    """What the buttons do; None if a button is missing."""

    on: Callable[[], None] | None
    back: Callable[[], None] | None
    leave: Callable[[], None] | None


def sizes(ui: Ui, speech: Speech) -> list[tuple[float, float]]:
    """Return the possible sizes of a bubble in this window, the best one first."""
    found = []
    for width in WIDTHS:
        wide = min(width, ui.w - 24)
        room = wide - FACE - 34
        tall = ui.paragraph_height(speech.words, room, look.LABEL)
        if speech.aside:
            tall += ui.paragraph_height(speech.aside, room, look.BODY, "bold") + 8
        found.append((wide, min(max(tall + 14, FACE * 1.2 + 10) + FOOT + 8, ui.h * 0.56)))
    return found


class KeptPlace:
    """Keeps the bubble in its place until another place is necessary."""

    def __init__(self) -> None:
        self._asked: object = None
        self._box: Box = (0.0, 0.0, 0.0, 0.0)

    def find(self, ui: Ui, speech: Speech, pointed: Sequence[Box], parts: Sequence[ScreenPart]) -> Box:
        asked = ui.w, ui.h, sizes(ui, speech), tuple(pointed), tuple(parts)
        if asked != self._asked:
            self._asked, self._box = asked, place((ui.w, ui.h), asked[2], pointed, parts)
        return self._box


def draw_bubble(
    ui: Ui, speech: Speech, buttons: BubbleButtons, pointed: Sequence[Box], parts: Sequence[ScreenPart],
    kept: KeptPlace,
) -> Box:
    """Draw the bubble beside the things it points at. Return its box."""
    box = kept.find(ui, speech, pointed, parts)
    if pointed:
        _draw_dots(ui, box, min(pointed, key=lambda target: gap(box, target)))
    # Nothing below the bubble can be pointed at, and its words are not read as words of what lies there.
    ui.spot(Spot("lesson:bubble", box, buttons.on, mouse_only=True))
    draw_speech(ui, speech, buttons, Region(*box))
    return box


def draw_speech(ui: Ui, speech: Speech, buttons: BubbleButtons, box: Region) -> None:
    ui.panel(box, Style(fill=look.PAPER, border=look.ORANGE, thick=2, round=10, shadow=True))
    portrait = box.column(9, FACE).row(9, FACE * 1.2)
    framed(ui, INES, portrait, look.DEEP_ORANGE, thick=2)
    words = Cutter(box.trim(FACE + 20, 8, 14, FOOT + 6))
    if speech.aside:
        tall = ui.paragraph_height(speech.aside, words.rest.width, look.BODY, "bold") + 6
        aside = words.bottom(min(words.rest.height * 0.5, tall))
        ui.paragraph(aside, speech.aside, look.BODY, look.DEEP_ORANGE, face="bold", least=0.7)
    ui.paragraph(words.rest, speech.words, look.LABEL, look.INK, least=0.7)
    _draw_foot(ui, speech, buttons, box.inset(9, 0).row(-FOOT - 1, FOOT - 6))


def _draw_foot(ui: Ui, speech: Speech, buttons: BubbleButtons, box: Region) -> None:
    """Draw leave and back on the left, then the progress, and next on the right."""
    strip = Cutter(box, 6)
    leave, back = strip.left(box.height + 4), strip.left(box.height + 4, 10)
    if buttons.leave is not None:
        icon_button(ui, "lesson:leave", leave, "tokens/close", buttons.leave, help=ui.t("lesson-leave-help"),
                    key="escape")
    if buttons.back is not None:
        icon_button(ui, "lesson:back", back, "tokens/back", buttons.back, help=ui.t("lesson-back-help"),
                    key="backspace")
    counted = ui.t("lesson-step", step=speech.step, steps=speech.steps)
    ui.text(strip.left(64, 4), counted, look.BODY, look.BRICK, face="bold")
    if buttons.on is not None:
        button(ui, "lesson:next", strip.rest, ui.t("lesson-on"), buttons.on, kind="primary", size=look.BODY)


def _draw_dots(ui: Ui, box: Box, target: Box) -> None:
    """Draw a row of dots toward the nearest edge of the target."""
    ends = []
    for axis in (0, 1):
        low, long, other_low, other_long = box[axis], box[axis + 2], target[axis], target[axis + 2]
        middle = min(max(other_low + other_long / 2, low), low + long)
        ends.append((middle, min(max(middle, other_low), other_low + other_long)))
    (from_x, to_x), (from_y, to_y) = ends
    for number in range(1, DOTS + 1):
        share = number / (DOTS + 1)
        side = 9.0 - 1.6 * number
        x, y = from_x + (to_x - from_x) * share, from_y + (to_y - from_y) * share
        ui.panel(Region(x, y, 0, 0).square(side), Style(fill=look.PAPER, border=look.ORANGE, round=side / 2))


def ring(ui: Ui, box: Box, by: float = 3.0) -> None:
    """Draw a ring around the thing to press now."""
    ui.panel(Region(*uncovered(ui, box)).inset(-by), Style(border=look.LAMP, thick=3, round=9))


def uncovered(ui: Ui, box: Box) -> Box:
    """Return the part of a card that the next one in its row leaves free."""
    x, y, width, height = box
    rights = [spot.box[0] for spot in ui.spots if (spot.box[1], spot.box[3]) == (y, height)]
    return x, y, min((right for right in rights if x < right < x + width), default=x + width) - x, height


def press_anywhere(ui: Ui, do: Callable[[], None]) -> None:
    """Make a press anywhere, or any key, call `do`, and nothing else."""
    ui.spots.clear()
    ui.written.clear()
    ui.spot(Spot("lesson:on", ui.whole, do, mouse_only=True))
