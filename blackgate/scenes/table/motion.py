"""Motion at the table: what happened is shown on its way, while the picture below already shows where it ends.

A clip draws itself for a share of its time, from 0 to 1. Nothing waits for it: any key lets it end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sin

from ...kit.ui import Ui

Draw = Callable[[Ui, float], None]


@dataclass
class Clip:
    seconds: float
    draw: Draw
    delay: float = 0.0
    hides: str = ""             # a standee that the picture leaves out while it walks
    gone: float = 0.0


def eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


def bounced(share: float) -> float:
    """Up and down once."""
    return sin(share * 3.14159)


class Motion:
    def __init__(self) -> None:
        self.clips: list[Clip] = []

    @property
    def is_busy(self) -> bool:
        return bool(self.clips)

    @property
    def hidden(self) -> set[str]:
        return {clip.hides for clip in self.clips if clip.hides}

    def add(self, clip: Clip, after: float = 0.0) -> float:
        """Start a clip after so long; answers when it will be over."""
        clip.delay = after
        self.clips.append(clip)
        return after + clip.seconds

    def tick(self, seconds: float) -> bool:
        """Answers whether a clip has ended: the picture below may have to change."""
        for clip in self.clips:
            clip.gone += seconds
        left = [clip for clip in self.clips if clip.gone < clip.delay + clip.seconds]
        ended = len(left) != len(self.clips)
        self.clips = left
        return ended

    def finish(self) -> None:
        self.clips.clear()

    def draw(self, ui: Ui) -> None:
        for clip in self.clips:
            if clip.gone >= clip.delay:
                clip.draw(ui, min(1.0, (clip.gone - clip.delay) / clip.seconds))
