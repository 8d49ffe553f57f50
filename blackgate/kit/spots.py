"""All that can be focused, pressed, hovered or dropped on is a spot: one model for mouse, keys and controller."""

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
class Line:
    """A line of text to write in: what stands there, and what becomes of what is written."""

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
    help: Help = ""                             # shown on hover and focus; worked out when it is
    enabled: bool = True                        # a disabled spot can be focused: it says why
    key: str = ""                               # a shortcut, as pygame names the key
    drag: str = ""                              # what is carried when dragged from here
    drop: Callable[[str], None] | None = None   # takes what is dropped here
    nudge: Callable[[int], None] | None = None  # left and right change its value
    area: str = ""                              # the scroll area it lies in
    context: Callable[[], None] | None = None   # right click, or the context key
    pad: str = ""                               # a controller's button that presses it (`pads.py`)
    line: Line | None = None                    # it is a line to write in
    group: str = ""                             # the panel it lies in: shoulder keys go from one to the next
    row: Box | None = None                      # the row it stands at the end of: arrows find it anywhere in it
    let_go: Callable[[], None] | None = None    # it is done while held down: what ends it
    mouse_only: bool = False                    # a part of another spot that keys reach otherwise
    shows: tuple["Shown", ...] = ()             # pictures beside its help
    clear: Box | None = None                    # what its help must not cover: words that are read with it
    refuse: Callable[[], None] | None = None    # what pressing it does while it is disabled; else its help is said
    name: Help = ""                             # what it is called aloud; else the words drawn on it, else its help
    about: Help = ""                            # more of it for who listens: what eyes see there without words
    value: Help = ""                            # what it is set to
    on: bool | None = None                      # whether a switch is on, or one of several is taken

    @property
    def words(self) -> str:
        """Its help as it is shown."""
        return plain(self.help)

    @property
    def centre(self) -> tuple[float, float]:
        x, y, width, height = self.box
        return x + width / 2, y + height / 2


def plain(help: Help) -> str:
    """Words that may still have to be worked out."""
    return help if isinstance(help, str) else help()


def holds(box: Box, x: float, y: float) -> bool:
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]


def overlap(one: Box, other: Box) -> bool:
    return (
        one[0] < other[0] + other[2] and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
    )


def following(spots: list[Spot], focus: str | None, step: int, home: str | None = None) -> str | None:
    """The next spot in drawing order, around the end; from nowhere, where the focus belongs."""
    ids = [spot.id for spot in spots if not spot.mouse_only]
    if not ids:
        return None
    if focus not in ids:
        return home if home in ids else ids[0 if step > 0 else -1]
    return ids[(ids.index(focus) + step) % len(ids)]
