"""How the focus moves: arrows go where the eye expects, shoulder buttons from panel to panel."""

from collections.abc import Collection, Sequence
from typing import Final

from .spots import Box, Spot, following

ASIDE: Final = 2.5          # weight of the distance aside, for a spot that is not straight ahead
SLANT: Final = 0.25         # weight of how far its middle is out of line
STEEP: Final = 0.7          # left and right do not lead up or down by more than this many times the gap,
NEAR: Final = 40.0          # unless it is a small distance
REACH: Final = 0.1          # weight of the distance of its middle, which decides between equally near spots


def toward(
    spots: Sequence[Spot], focus: str | None, direction: tuple[int, int], areas: dict[str, Box] | None = None,
    home: str | None = None,
) -> str | None:
    """Return the nearest spot in a direction, from edge to edge: first those straight ahead, then those aside.

    `areas` are the boxes that scroll. Spots that are scrolled out of sight are reached only from within their area.
    """
    here = next((spot for spot in spots if spot.id == focus), None)
    if here is None:
        return following(list(spots), None, 1, home)
    areas = {id: box for id, box in (areas or {}).items() if any(
        spot.area == id and _seen(spot.box, box) is not None for spot in spots
    )}                                  # An area without a visible spot can be entered all the same.
    found = [
        (score, spot) for spot in spots
        if spot.id != here.id and not spot.mouse_only
        and (pair := _facing(here, spot, areas)) is not None and (score := _far(*pair, direction)) is not None
    ]
    if here.area and direction[1]:      # An area is scrolled to its end before the focus leaves it.
        found = [each for each in found if each[1].area == here.area] or found
    return min(found, key=lambda each: each[0])[1].id if found else here.id


def _facing(here: Spot, spot: Spot, areas: dict[str, Box]) -> tuple[Box, Box] | None:
    """Return the boxes of two spots: whole within one area, else only the visible part."""
    one, other = here.row or here.box, spot.row or spot.box
    if here.area == spot.area:
        return one, other
    seen = _seen(other, areas.get(spot.area))
    if seen is None:
        return None
    if here.area in areas:              # The spot with the focus is scrolled into view.
        _, top, _, tall = areas[here.area]
        x, y, width, height = one
        one = x, max(top, min(y, top + tall - height)), width, height
    return _seen(one, areas.get(here.area)) or one, seen


def _seen(box: Box, area: Box | None) -> Box | None:
    """Return the visible part of a box."""
    if area is None:
        return box
    x, y = max(box[0], area[0]), max(box[1], area[1])
    right, bottom = min(box[0] + box[2], area[0] + area[2]), min(box[1] + box[3], area[1] + area[3])
    return (x, y, right - x, bottom - y) if right > x and bottom > y else None


def _far(one: Box, other: Box, direction: tuple[int, int]) -> tuple[bool, float] | None:
    """Return whether another box lies aside, and how far it is; None if it does not lie in this direction."""
    across = direction[0] != 0
    way = direction[0] or direction[1]
    start, long, side, wide = (one[0], one[2], one[1], one[3]) if across else (one[1], one[3], one[0], one[2])
    there, reach, beside, broad = (
        (other[0], other[2], other[1], other[3]) if across else (other[1], other[3], other[0], other[2])
    )
    middle = (there + reach / 2 - start - long / 2) * way
    if middle <= 0.5:
        return None                     # It lies behind.
    gap = there - (start + long) if way > 0 else start - (there + reach)
    aside = max(beside - (side + wide), side - (beside + broad))
    is_aside = aside > -0.5             # Rows that touch are not in line.
    is_beside = gap < -min(long, reach) / 2 or (across and aside > STEEP * max(0.0, gap) + NEAR)
    if is_aside and is_beside:
        return None                     # It lies more beside than ahead.
    if not across and (_holds(one, other) or _holds(other, one)):
        return None                     # A spot inside another is entered and left sideways.
    slant = abs(beside + broad / 2 - side - wide / 2)
    return is_aside, max(0.0, gap) + ASIDE * max(0.0, aside) + SLANT * slant + REACH * middle


def _holds(one: Box, other: Box) -> bool:
    """Return whether the other box lies inside the first."""
    return (
        one[0] <= other[0] and one[1] <= other[1]
        and other[0] + other[2] <= one[0] + one[2] and other[1] + other[3] <= one[1] + one[3]
    )


def panels(spots: Sequence[Spot]) -> list[str]:
    """Return the panels of a picture, in the order of drawing."""
    return list(dict.fromkeys(spot.group for spot in spots if spot.group and not spot.mouse_only))


def next_panel(
    spots: Sequence[Spot], focus: str | None, step: int, known: dict[str, str], homes: Collection[str] = (),
) -> str | None:
    """Return where the next panel is entered: at its last focus, else at its home, else at an enabled spot."""
    order = panels(spots)
    if not order:
        return None
    here = next((spot.group for spot in spots if spot.id == focus), "")
    at = order.index(here) + step if here in order else 0 if step > 0 else -1
    inside = [spot for spot in spots if spot.group == order[at % len(order)] and not spot.mouse_only]
    ids = [spot.id for spot in inside]
    for wanted in (known.get(inside[0].group), *homes):
        if wanted in ids:
            return wanted
    return next((spot.id for spot in inside if spot.enabled), ids[0])


def nearest(spots: Sequence[Spot], gone: Spot) -> str | None:
    """Return the spot nearest to one that is gone: in its panel, and of its kind if possible."""
    kind = gone.id.partition(":")[0]
    there = [spot for spot in spots if not spot.mouse_only and spot.group == gone.group and spot.area == gone.area]
    alike = [spot for spot in there if spot.id.partition(":")[0] == kind] or there
    x, y = gone.centre
    return min(
        ((spot.centre[0] - x) ** 2 + (spot.centre[1] - y) ** 2, spot.id) for spot in alike
    )[1] if alike else None
