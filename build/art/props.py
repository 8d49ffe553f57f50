"""Small things that appear in several places."""

from __future__ import annotations

from pen import GLOW, NIGHT, Picture, mix


def overalls(picture: Picture, x: float, y: float, tone: str, shadow: str = NIGHT) -> None:
    """A pair of overalls hung up to dry, by the middle of its shoulders."""
    picture.path(f"M{x - 11:.1f} {y - 2:.1f}l22 0 3 15-5 1-1-6 1 21h-8l-1-11-2 11h-8l1-21-2 6-4-1z", tone)
    picture.path(f"M{x + 1:.1f} {y - 2:.1f}h10l3 15-5 1-1-6 1 21h-8l-1-11z", mix(tone, shadow, 0.3))
    picture.path(f"M{x - 11:.1f} {y - 2:.1f}h22v3h-22z", mix(tone, GLOW, 0.35))
