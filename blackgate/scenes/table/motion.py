"""Motion at the table: what happened is shown on its way. The picture below shows the end of it, save what still flies.

A clip draws itself for a share of its time, from 0 to 1. A cue is something done at its moment: a sound, a line of the
log. Nothing waits for them: any key lets all of it end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sin
from typing import NamedTuple

from ...kit.ui import Ui
from ...model.counts import Cards

Draw = Callable[[Ui, float], None]


class Coming(NamedTuple):
    """What has not arrived yet: whose it will be (`DISCARDS`: nobody's), and how much of each.

    Of cards: which as far as they are seen, and how many.
    """

    seat: int
    cards: Cards = 0
    number: int = 0
    points: int = 0
    tool: Cards = 0         # on its way into the tunnel
    beatings: int = 0
    cigarettes: int = 0


DISCARDS = -1       # the Search discard, where cards go as they go to a hand


@dataclass
class Clip:
    seconds: float
    draw: Draw
    delay: float = 0.0
    hides: str = ""             # a standee that the picture leaves out while it walks
    brings: Coming | None = None    # what the picture leaves out until it lands
    takes: Coming | None = None     # what the picture leaves with its owner until this begins
    lands: Callable[[], None] | None = None     # done when it is over
    gone: float = 0.0

    @property
    def has_begun(self) -> bool:
        return self.gone >= self.delay

    @property
    def has_effect(self) -> bool:
        """Whether something has changed when it is over."""
        return self.brings is not None or bool(self.hides)


@dataclass(frozen=True)
class Cue:
    """Done when its time has come; at the latest, unless it is only `for_show`, when somebody skips."""

    at: float
    do: Callable[[], None]
    for_show: bool = False


def eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


def bounced(share: float) -> float:
    """Up and down once."""
    return sin(share * 3.14159)


class Motion:
    def __init__(self) -> None:
        self.clips: list[Clip] = []
        self._cues: list[Cue] = []
        self._gone = 0.0            # seconds since it was last still

    @property
    def is_busy(self) -> bool:
        return bool(self.clips or self._cues)

    @property
    def time(self) -> float:
        """Seconds since it began."""
        return self._gone

    @property
    def length(self) -> float:
        """Seconds until the last clip is over."""
        return max((clip.delay + clip.seconds - clip.gone for clip in self.clips), default=0.0)

    @property
    def hidden(self) -> set[str]:
        return {clip.hides for clip in self.clips if clip.hides}

    @property
    def coming(self) -> list[Coming]:
        """What has not landed yet."""
        return [clip.brings for clip in self.clips if clip.brings is not None]

    @property
    def leaving(self) -> list[Coming]:
        """What has not been taken from its owner yet."""
        return [clip.takes for clip in self.clips if clip.takes is not None and not clip.has_begun]

    def add(self, clip: Clip, after: float = 0.0) -> float:
        """Start a clip after so long; answers when it will be over."""
        clip.delay = after
        self.clips.append(clip)
        return after + clip.seconds

    def at(self, seconds: float, do: Callable[[], None], *, for_show: bool = False) -> None:
        """Do something after so long."""
        self._cues.append(Cue(self._gone + seconds, do, for_show))

    def tick(self, seconds: float) -> bool:
        """Answers whether a clip has ended or a cue was given: the picture below may have to change."""
        self._gone += seconds
        due = [cue for cue in self._cues if cue.at <= self._gone]
        self._cues = [cue for cue in self._cues if cue.at > self._gone]
        for cue in due:
            cue.do()
        waiting = len(self.leaving)
        for clip in self.clips:
            clip.gone += seconds
        has_left = len(self.leaving) != waiting
        ended = [clip for clip in self.clips if clip.gone >= clip.delay + clip.seconds]
        self.clips = [clip for clip in self.clips if clip.gone < clip.delay + clip.seconds]
        for clip in ended:
            if clip.lands is not None:
                clip.lands()
        if not self.is_busy:
            self._gone = 0.0
        return bool(ended or due or has_left)

    def finish(self) -> None:
        """All of it is over now: what flies has landed, what was to be told is told."""
        left, self._cues = self._cues, []
        self.clips.clear()
        self._gone = 0.0
        for cue in left:
            if not cue.for_show:
                cue.do()

    def draw(self, ui: Ui) -> None:
        for clip in self.clips:
            if clip.has_begun:
                clip.draw(ui, min(1.0, (clip.gone - clip.delay) / clip.seconds))
            elif clip.hides:
                clip.draw(ui, 0.0)          # Who will walk stands where the walk begins.
