"""Motion over the table. The picture below shows the result already, without the things that are still in flight.

A clip draws itself for a share of its time, from 0 to 1. A cue is a call at a given time: a sound, a line of the log.
Any key ends all of them at once.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sin
from typing import NamedTuple

from ...kit.ui import Ui
from ...model.actions import Reveal
from ...model.counts import Cards, minus
from ...model.view import FIELDS, View

Draw = Callable[[Ui, float], None]


class InFlight(NamedTuple):
    """Things in flight to a seat (`DISCARDS`: to the discard).

    `cards` are the cards that the looker may see, `number` is how many there are.
    """

    seat: int
    cards: Cards = 0
    number: int = 0
    points: int = 0
    tool: Cards = 0         # the Tool that goes into the tunnel
    beatings: int = 0
    cigarettes: int = 0


DISCARDS = -1       # stands for the Search discard in place of a seat


@dataclass
class Clip:
    seconds: float
    draw: Draw
    delay: float = 0.0
    hides: str = ""             # the standee that the picture leaves out while it walks
    brings: InFlight | None = None    # what the picture leaves out until the clip ends
    takes: InFlight | None = None     # what the picture leaves with its owner until the clip begins
    lands: Callable[[], None] | None = None     # called when the clip ends
    covers: bool = False        # lies over the board: what is said at the seats waits until it has gone
    gone: float = 0.0

    @property
    def has_begun(self) -> bool:
        return self.gone >= self.delay

    @property
    def has_effect(self) -> bool:
        """Whether the clip changes something when it ends."""
        return self.brings is not None or bool(self.hides)


@dataclass(frozen=True)
class Cue:
    """Something to do at a given time. If the player skips, it is done at once, unless it is only `for_show`."""

    at: float
    do: Callable[[], None]
    for_show: bool = False


def eased(share: float) -> float:
    """Make a movement slow at both ends."""
    return share * share * (3 - 2 * share)


def bounced(share: float) -> float:
    """Return a height that goes up and down once."""
    return sin(share * 3.14159)


class Motion:
    def __init__(self) -> None:
        self.clips: list[Clip] = []
        self._cues: list[Cue] = []
        self._gone = 0.0            # seconds since the first clip began

    @property
    def is_busy(self) -> bool:
        return bool(self.clips or self._cues)

    @property
    def time(self) -> float:
        """Seconds since the first clip began."""
        return self._gone

    @property
    def length(self) -> float:
        """Seconds until the last clip ends."""
        return max((clip.delay + clip.seconds - clip.gone for clip in self.clips), default=0.0)

    @property
    def hidden(self) -> set[str]:
        return {clip.hides for clip in self.clips if clip.hides}

    @property
    def coming(self) -> list[InFlight]:
        """What has not landed yet."""
        return [clip.brings for clip in self.clips if clip.brings is not None]

    @property
    def leaving(self) -> list[InFlight]:
        """What has not left its owner yet."""
        return [clip.takes for clip in self.clips if clip.takes is not None and not clip.has_begun]

    @property
    def covers(self) -> bool:
        """Whether something lies over the board now."""
        return any(clip.covers and clip.has_begun for clip in self.clips)

    def add(self, clip: Clip, after: float = 0.0) -> float:
        """Start a clip after this many seconds. Return when it will end."""
        clip.delay = after
        self.clips.append(clip)
        return after + clip.seconds

    def at(self, seconds: float, do: Callable[[], None], *, for_show: bool = False) -> None:
        """Do something after this many seconds."""
        self._cues.append(Cue(self._gone + seconds, do, for_show))

    def tick(self, seconds: float) -> bool:
        """Let time pass. Return whether the picture below may have to change, because a clip or a cue was due."""
        self._gone += seconds
        due = [cue for cue in self._cues if cue.at <= self._gone]
        self._cues = [cue for cue in self._cues if cue.at > self._gone]
        for cue in due:
            cue.do()
        before = len(self.leaving), self.covers
        for clip in self.clips:
            clip.gone += seconds
        has_begun = (len(self.leaving), self.covers) != before
        ended = [clip for clip in self.clips if clip.gone >= clip.delay + clip.seconds]
        self.clips = [clip for clip in self.clips if clip.gone < clip.delay + clip.seconds]
        for clip in ended:
            if clip.lands is not None:
                clip.lands()
        if not self.is_busy:
            self._gone = 0.0
        return bool(ended or due or has_begun)

    def finish(self) -> None:
        """End everything now. Cues are still done, except those for show."""
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
                clip.draw(ui, 0.0)          # A figure that will walk stands where its walk begins.


def without(view: View, coming: Iterable[InFlight], leaving: Iterable[InFlight] = ()) -> View:
    """Return the view without things that have not landed yet, and with things that have not left their owner yet."""
    coming, leaving = list(coming), list(leaving)
    if not coming and not leaving:
        return view
    hands, sizes, discard = list(view.hands), list(view.sizes), view.discard
    points, tunnel = list(view.points), list(view.tunnel)
    beatings, cigarettes = list(view.beatings), list(view.cigarettes)
    for each in coming:
        seat = each.seat
        if seat == DISCARDS:
            discard = minus(discard, each.cards)
            continue
        sizes[seat] = max(0, sizes[seat] - each.number)
        if hands[seat] >= 0:
            hands[seat] = minus(hands[seat], each.cards)
        points[seat] -= each.points
        tunnel[seat] = minus(tunnel[seat], each.tool)
        beatings[seat] = max(0, beatings[seat] - each.beatings)
        cigarettes[seat] = max(0, cigarettes[seat] - each.cigarettes)
    for each in leaving:
        sizes[each.seat] += each.number
        if hands[each.seat] >= 0:
            hands[each.seat] += each.cards
        cigarettes[each.seat] += each.cigarettes
    seen = copied(view)
    seen.hands, seen.sizes, seen.discard = tuple(hands), tuple(sizes), discard
    seen.points, seen.tunnel = tuple(points), tuple(tunnel)
    seen.beatings, seen.cigarettes = tuple(beatings), tuple(cigarettes)
    return seen


def covered(view: View) -> View:
    """Return a view that a teammate may see too: the hand (R5.7), but not the Background that lies face down."""
    if view.revealed[view.seat]:
        return view
    seen = copied(view)
    seen.background = tuple(-1 if seat == view.seat else card for seat, card in enumerate(view.background))
    seen.options = tuple(option for option in view.options if not isinstance(option, Reveal))
    return seen


def copied(view: View) -> View:
    """Return a view that may be changed."""
    seen = View()
    for name in FIELDS:
        setattr(seen, name, getattr(view, name))
    return seen


def all_hands(view: View) -> list[InFlight]:
    """Return every card that anybody holds: before the deal, all of them are still to come."""
    return [InFlight(seat, max(0, hand), number)
            for seat, (hand, number) in enumerate(zip(view.hands, view.sizes, strict=True))]
