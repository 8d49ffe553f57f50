"""Turns events into clips, as their moments say."""

from typing import Final, NamedTuple

from ...kit.layout import Region
from ...model.events import Event
from ...model.view import View
from .animations import Animations
from .moments import MOMENTS
from .motion import Clip, Motion

SOON: Final = 0.12      # seconds until the next event begins, unless this one is shown to the end


class Timing(NamedTuple):
    """For an event: when its sound plays, when the log says it, and when the next event may begin."""

    heard: float
    told: float
    next: float


class Clips(Animations):
    def of(self, event: Event, view: View, anchors: dict[str, Region], before: dict[str, Region]) -> list[Clip]:
        """Return the clips of one event. `before` says where the standees stood."""
        self.view, self.anchors, self.before = view, anchors, before
        clips = MOMENTS[type(event)].clips(event, self)
        for clip in clips:
            clip.seconds *= self.pace
        return clips

    def start(self, motion: Motion, event: Event, view: View, anchors: dict[str, Region], before: dict[str, Region],
              after: float) -> Timing:
        """Show an event, beginning `after` so many seconds. The log says it after its effect has been seen."""
        clips = self.of(event, view, anchors, before)
        end = max((motion.add(clip, after) for clip in clips), default=after)
        moment = MOMENTS[type(event)]
        if moment.told_after is not None:
            told = moment.told_after * self.pace
        else:
            told = max((clip.seconds for clip in clips if clip.has_effect), default=0.0)
        pace = 0.0 if self.calm else 1.0        # With reduced motion the effect is there at once.
        return Timing(after + moment.heard_after * self.pace * pace, after + told * pace,
                      end if clips and moment.is_seen_to_the_end else after + SOON)
