"""A room seen from its open front. Points in metres become points of the picture, and lamps colour what they reach."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from random import Random

from pen import GLOW, LAMP, NIGHT, Picture, Point, mix

Spot = tuple[float, float, float]


class Lamp:
    def __init__(self, at: Spot, strength: float = 1.0, reach: float = 2.5, colour: str = LAMP) -> None:
        self.at, self.strength, self.reach, self.colour = at, strength, reach, colour

    def on(self, spot: Spot) -> float:
        square = sum((a - b) ** 2 for a, b in zip(self.at, spot, strict=True))
        return self.strength / (1 + square / self.reach**2)


class Room:
    """x to the right, y up from the floor, z away from us; the eye is at x = 0, z = 0."""

    def __init__(
        self,
        picture: Picture,
        eye: float = 2.2,
        focal: float = 300,
        horizon: float = 96,
        middle: float = 240,
        ambient: float = 0.12,
        shadow: str = NIGHT,
        seed: int = 7,
    ) -> None:
        self.picture, self.eye, self.focal = picture, eye, focal
        self.horizon, self.middle = horizon, middle
        self.ambient, self.shadow = ambient, shadow
        self.lamps: list[Lamp] = []
        self.chance = Random(seed)

    def at(self, x: float, y: float, z: float) -> Point:
        scale = self.focal / z
        return self.middle + x * scale, self.horizon - (y - self.eye) * scale

    def flat(self, *spots: Spot) -> list[Point]:
        return [self.at(*spot) for spot in spots]

    def lit(self, base: str, spot: Spot, jitter: float = 0.0, steps: int = 12) -> str:
        """The base colour as the lamps show it there, in a few steps so that neighbours share a path."""
        amount = self.ambient + sum(lamp.on(spot) for lamp in self.lamps) + self.chance.uniform(-jitter, jitter)
        amount = max(0.0, round(amount * steps) / steps)
        if amount <= 1:
            return mix(self.shadow, base, amount)
        brightest = max(self.lamps, key=lambda lamp: lamp.on(spot)).colour if self.lamps else GLOW
        return mix(base, brightest, (amount - 1) * 0.45)

    def quad(self, spots: Sequence[Spot], base: str, jitter: float = 0.0) -> tuple[list[Point], str]:
        middle = tuple(sum(s[i] for s in spots) / len(spots) for i in range(3))
        return self.flat(*spots), self.lit(base, (middle[0], middle[1], middle[2]), jitter)

    def face(self, spots: Sequence[Spot], base: str, jitter: float = 0.0, **more: object) -> None:
        points, colour = self.quad(spots, base, jitter)
        self.picture.poly(points, colour, **more)

    def courses(
        self,
        corner: Spot,
        along: Spot,
        up: Spot,
        columns: int,
        rows: int,
        bases: Sequence[str],
        gap: float = 0.06,
        running: bool = True,
        jitter: float = 0.08,
        checker: bool = False,
        without: Sequence[tuple[float, float, float, float]] = (),
    ) -> None:
        """Bricks, tiles or slabs: a grid on the plane that `along` and `up` span from the corner.

        What something will hide is left out: `without` has rectangles (left, low, right, high) in columns and rows.
        """
        shapes = []
        wide, tall = hypot(*along) / columns, hypot(*up) / rows
        thin = min(wide, tall)

        def spot(u: float, v: float) -> Spot:
            return tuple(
                c + a * u / columns + b * v / rows  # type: ignore[return-value]
                for c, a, b in zip(corner, along, up, strict=True)
            )

        for row in range(rows):
            shift = 0.5 if running and row % 2 else 0.0
            for column in range(columns + (1 if shift else 0)):
                left, right = max(0.0, column - shift), min(float(columns), column + 1 - shift)
                if any(a <= left and right <= c and b <= row and row + 1 <= d for a, b, c, d in without):
                    continue
                low, high = row + gap * thin / tall, row + 1 - gap * thin / tall
                inset = gap * thin / wide
                base = bases[(row + column) % len(bases)] if checker else self.chance.choice(bases)
                shapes.append(
                    self.quad(
                        (
                            spot(left + inset, low),
                            spot(right - inset, low),
                            spot(right - inset, high),
                            spot(left + inset, high),
                        ),
                        base,
                        jitter,
                    )
                )
        self.picture.batch(shapes)

    def through(
        self, x0: float, y0: float, x1: float, y1: float, z: float, deep: float
    ) -> tuple[float, float, float, float]:
        """What shows of a rectangle at `deep` through the same one cut into the wall at z: left, top, right, bottom."""
        left, bottom = self.at(x0, y0, z)
        right, top = self.at(x1, y1, z)
        far_left, far_bottom = self.at(x0, y0, deep)
        far_right, far_top = self.at(x1, y1, deep)
        return max(left, far_left), max(top, far_top), min(right, far_right), min(bottom, far_bottom)

    def box(
        self,
        x: float,
        y: float,
        z: float,
        w: float,
        h: float,
        d: float,
        base: str,
        jitter: float = 0.0,
        top: float = 1.25,
        side: float = 0.7,
    ) -> None:
        """A box by its near lower left corner; only the faces the eye can see are drawn."""
        near, far = z, z + d
        points, colour = self.quad(((x, y + h, near), (x + w, y + h, near), (x + w, y + h, far), (x, y + h, far)), base)
        if self.eye > y + h:
            self.picture.poly(points, mix(colour, GLOW, 0.12 * (top - 1) * 4))
        elif self.eye < y:
            self.face(((x, y, near), (x + w, y, near), (x + w, y, far), (x, y, far)), mix(base, self.shadow, 0.6))
        if x > 0:
            self.face(((x, y, near), (x, y + h, near), (x, y + h, far), (x, y, far)), mix(base, self.shadow, 1 - side))
        elif x + w < 0:
            self.face(
                ((x + w, y, near), (x + w, y + h, near), (x + w, y + h, far), (x + w, y, far)),
                mix(base, self.shadow, 1 - side),
            )
        self.face(
            ((x, y, near), (x + w, y, near), (x + w, y + h, near), (x, y + h, near)),
            mix(base, self.shadow, 0.18),
            jitter,
        )

    def hang_lamp(
        self,
        x: float,
        y: float,
        z: float,
        ceiling: float,
        colour: str = GLOW,
        size: float = 0.42,
        floor: float = 0.0,
        alpha: float = 0.26,
        spread: float = 1.5,
    ) -> None:
        """A tin shade on a cable, its bulb, its halo and the cone of light under it."""
        picture = self.picture
        picture.line(self.flat((x, ceiling, z), (x, y + size * 0.8, z)), mix(self.shadow, "#000000", 0.3), 1.2)
        left, right = self.at(x - size, y, z), self.at(x + size, y, z)
        low_left, low_right = self.at(x - spread, floor, z), self.at(x + spread, floor, z)
        picture.beam([left, right, low_right, low_left], left, (left[0], low_left[1]), colour, alpha)
        cx, cy = self.at(x, y, z)
        scale = self.focal / z
        picture.glow(cx, cy, size * scale * 3.2, colour, 0.55)
        top = cy - size * scale * 0.85
        w = size * scale
        picture.path(
            f"M{cx - w:.1f} {cy:.1f}C{cx - w * 0.9:.1f} {cy - w * 0.55:.1f} {cx - w * 0.3:.1f} {cy - w * 0.5:.1f} "
            f"{cx - w * 0.2:.1f} {top:.1f}H{cx + w * 0.2:.1f}C{cx + w * 0.3:.1f} {cy - w * 0.5:.1f} "
            f"{cx + w * 0.9:.1f} {cy - w * 0.55:.1f} {cx + w:.1f} {cy:.1f}Z",
            "#2a3238",
        )
        picture.path(
            f"M{cx - w:.1f} {cy:.1f}C{cx - w * 0.9:.1f} {cy - w * 0.55:.1f} {cx - w * 0.3:.1f} {cy - w * 0.5:.1f} "
            f"{cx - w * 0.2:.1f} {top:.1f}h{w * 0.14:.1f}C{cx - w * 0.2:.1f} {cy - w * 0.4:.1f} "
            f"{cx - w * 0.6:.1f} {cy - w * 0.4:.1f} {cx - w * 0.7:.1f} {cy:.1f}Z",
            "#55646d",
        )
        picture.oval(cx, cy, w, w * 0.2, mix(colour, "#ffffff", 0.35))
