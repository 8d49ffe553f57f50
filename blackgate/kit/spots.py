"""Everything that can be focused, pressed, pointed at or dropped on is a spot, for mouse, keys and controller alike."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

Help = str | Callable[[], str]
Shown = Callable[[Any, "Box"], None]        # draws a card on a drawing board (`ui.Ui`), into a box
Box = tuple[float, float, float, float]     # x, y, width, height in units

LEFT: Final = (-1, 0)
RIGHT: Final = (1, 0)
UP: Final = (0, -1)
DOWN: Final = (0, 1)


@dataclass(frozen=True)
class TextLine:
    """A line of text to write in: its value, and what is done with what is written."""

    value: str
    take: Callable[[str], None]
    most: int = 40
    hint: str = ""


@dataclass(frozen=True)
class Spot:
    """A place on the screen that does something. Its id names what it stands for and survives redrawing."""

    id: str
    box: Box
    do: Callable[[], None] | None = None
    help: Help = ""                             # shown on hover and focus; calculated then
    enabled: bool = True                        # a disabled spot can be focused, and says why
    key: str = ""                               # a shortcut, as pygame names the key
    drag: str = ""                              # what is carried when dragged from here
    drop: Callable[[str], None] | None = None   # takes what is dropped here
    nudge: Callable[[int], None] | None = None  # left and right change its value
    area: str = ""                              # the scroll area it lies in
    context: Callable[[], None] | None = None   # right click, or the context key
    pad: str = ""                               # a controller's button that presses it (`controllers.py`)
    line: TextLine | None = None                    # if it is a line to write in
    group: str = ""                             # its panel; shoulder buttons go from one to the next
    row: Box | None = None                      # the row at whose end it stands; arrows find it anywhere in the row
    let_go: Callable[[], None] | None = None    # if it is held down: what ends it
    mouse_only: bool = False                    # a part of another spot that keys reach differently
    shows: tuple["Shown", ...] = ()             # pictures beside its help
    clear: Box | None = None                    # what its help must not cover: words to read with it
    refuse: Callable[[], None] | None = None    # what pressing it does while it is disabled; else its help is shown
    name: Help = ""                             # its spoken name; else the words drawn on it, else its help
    about: Help = ""                            # more for listening players: what it shows without words
    value: Help = ""                            # its value
    on: bool | None = None                      # whether a switch is on, or a choice is chosen

    @property
    def words(self) -> str:
        """Its help as it is shown."""
        return plain(self.help)

    @property
    def centre(self) -> tuple[float, float]:
        return middle(self.box)


def plain(help: Help) -> str:
    """Return a text that may be a function."""
    return help if isinstance(help, str) else help()


def middle(box: Box) -> tuple[float, float]:
    x, y, width, height = box
    return x + width / 2, y + height / 2


def holds(box: Box, x: float, y: float) -> bool:
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]


def overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
    )


def following(spots: list[Spot], focus: str | None, step: int, home: str | None = None) -> str | None:
    """Return the next spot in the order of drawing, around the end; without a focus, its home."""
    ids = [spot.id for spot in spots if not spot.mouse_only]
    if not ids:
        return None
    if focus not in ids:
        return home if home in ids else ids[0 if step > 0 else -1]
    return ids[(ids.index(focus) + step) % len(ids)]
