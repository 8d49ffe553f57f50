"""The recipe of a person, and how it becomes a portrait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import anatomy as an
from anatomy import Head
from pen import Picture

Draw = Callable[[Picture], None]


def nothing(picture: Picture) -> None:
    """For those without hair behind or things before them."""


@dataclass(frozen=True)
class Person:
    id: str
    head: Head
    face: Draw  # the head with everything on it
    behind: Draw = nothing  # hair that falls behind the shoulders
    over: Draw = nothing  # what lies over the overalls, in the portrait only
    neck: float = 20
    shoulders: float = 76
    top: float = 194
    open: float = 16  # how wide the collar stands
    slope: float = 12
    code: int = 0  # the number on the patch; 0 for none
    shirt: str = "#d8ceb6"
    patch: float = 20  # where the patch begins, right of the middle
    zoom: float = 1.18  # tall hair needs a step back

    def portrait(self, *, is_sad: bool = False) -> Picture:
        picture = Picture(200, 240)
        picture.is_sad = is_sad
        an.wall(picture)
        with picture.group(f"translate({100 - 100 * self.zoom:.1f} {240 - 240 * self.zoom:.1f}) scale({self.zoom:g})"):
            self.bust(picture)
        return picture

    def bust(self, picture: Picture) -> None:
        self.behind(picture)
        an.overalls(picture, self.shoulders, self.top, self.open, self.head.x, self.shirt, self.slope)
        an.neck(picture, self.head, self.neck, self.top + 2)
        an.collar(picture, self.top, self.open, self.head.x)
        if self.code:
            an.patch(picture, self.head.x + self.patch, min(self.top + 30, 221), self.code)
        self.face(picture)
        self.over(picture)
