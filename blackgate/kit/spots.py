"""All that can be focused, pressed, hovered or dropped on is a spot: one model for mouse, keys and controller."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

Help = str | Callable[[], str]
Box = tuple[float, float, float, float]     # x, y, width, height in units

LEFT: Final = (-1, 0)
RIGHT: Final = (1, 0)
UP: Final = (0, -1)
DOWN: Final = (0, 1)


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

    @property
    def words(self) -> str:
        """Its help as it is shown."""
        return self.help if isinstance(self.help, str) else self.help()

    @property
    def centre(self) -> tuple[float, float]:
        x, y, width, height = self.box
        return x + width / 2, y + height / 2


def holds(box: Box, x: float, y: float) -> bool:
    return box[0] <= x < box[0] + box[2] and box[1] <= y < box[1] + box[3]


def following(spots: list[Spot], focus: str | None, step: int) -> str | None:
    """The next spot in drawing order, around the end."""
    ids = [spot.id for spot in spots]
    if not ids:
        return None
    if focus not in ids:
        return ids[0 if step > 0 else -1]
    return ids[(ids.index(focus) + step) % len(ids)]


def toward(spots: list[Spot], focus: str | None, direction: tuple[int, int]) -> str | None:
    """The nearest spot in a direction: what lies straight ahead counts nearer than what lies aside."""
    here = next((spot for spot in spots if spot.id == focus), None)
    if here is None:
        return following(spots, None, 1)
    across, along = direction
    x, y = here.centre
    best: tuple[float, str] | None = None
    for spot in spots:
        if spot.id == here.id:
            continue
        ahead, aside = _apart(here.box, spot.box, (x, y), spot.centre, across, along)
        if ahead <= 0:
            continue
        score = ahead + 2.5 * aside
        if best is None or score < best[0]:
            best = score, spot.id
    return best[1] if best else here.id


def _apart(
    one: Box, other: Box, from_: tuple[float, float], to: tuple[float, float], across: int, along: int,
) -> tuple[float, float]:
    """How far ahead of one box another lies, and how far aside (nothing where they overlap sideways)."""
    if across:
        ahead = (to[0] - from_[0]) * across
        aside = max(0.0, other[1] - (one[1] + one[3]), one[1] - (other[1] + other[3]))
    else:
        ahead = (to[1] - from_[1]) * along
        aside = max(0.0, other[0] - (one[0] + one[2]), one[0] - (other[0] + other[2]))
    return ahead, aside
