"""What each kind of reason claims, as a question to the view and the rules: written from the English sentences.

A claim answers True where what is said holds. What is a matter of opinion ("a fair price") is not asked; what is said
as a fact is, and that a reason for something speaks for it.
"""

from typing import Final

from .answers import ANSWERS
from .cards import CARDS
from .places import PLACES
from .scene import Scene
from .work import WORK, Claim


def _no_strong_reason(scene: Scene) -> bool:
    """It must not be said of an option that ends the game."""
    return not scene.after.winners >> scene.seat & 1


CLAIMS: Final[dict[str, Claim]] = {
    "nothing_better": _no_strong_reason, **WORK, **PLACES, **CARDS, **ANSWERS,
}

__all__ = ["CLAIMS", "Scene"]
