"""Events on their way over the table, each as its moment shows it."""

from typing import Final

from ...kit.spots import Box
from ...model.events import Event
from ...model.view import View
from .animations import Animations
from .moments import MOMENTS
from .motion import Clip, Motion

SOON: Final = 0.12      # seconds after which the next event begins, unless this one is seen to the end


class Clips(Animations):
    def of(self, event: Event, view: View, anchors: dict[str, Box], before: dict[str, Box]) -> list[Clip]:
        """The clips of one event; `before` is where standees stood."""
        self.view, self.anchors, self.before = view, anchors, before
        clips = MOMENTS[type(event)].clips(event, self)
        for clip in clips:
            clip.seconds *= self.pace
        return clips

    def start(self, motion: Motion, event: Event, view: View, anchors: dict[str, Box], before: dict[str, Box],
              after: float) -> float:
        """Set an event in motion after so long; answers when the next may begin."""
        clips = self.of(event, view, anchors, before)
        end = max((motion.add(clip, after) for clip in clips), default=after)
        return end if clips and MOMENTS[type(event)].is_seen_to_the_end else after + SOON

    def told_after(self, event: Event) -> float:
        """Seconds into an event at which its effect is seen: only then the log tells it."""
        return 0.0 if self.calm else MOMENTS[type(event)].told_after * self.pace

    def heard_after(self, event: Event) -> float:
        """Seconds into an event at which it makes its sound."""
        return 0.0 if self.calm else MOMENTS[type(event)].heard_after * self.pace
