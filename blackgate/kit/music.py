"""The music of the table: one piece in several moods. All play at once and in step, and one of them is heard.

They share key, tempo and harmony bar by bar (build/sound/score.py). So changing from one to another only changes
volumes; nothing starts, stops or jumps.
"""

from math import pi, sin
from typing import Final

from .long_sounds import Loops
from .soundfiles import SoundFiles

MOODS: Final = ("calm", "fight", "tension")
# Seconds until a mood (or silence) has its full volume.
RISE: Final = {"calm": 3.0, "fight": 0.9, "tension": 2.0, "": 1.2}
LINGER: Final = 4.0         # seconds that the music of a fight continues after it


class Music:
    """Plays on the channels from `first` on, which nothing else uses."""

    def __init__(self, files: SoundFiles, first: int) -> None:
        self.shares = dict.fromkeys(MOODS, 0.0)     # how much of each mood is heard
        self.heard = ""                             # the mood that is heard, or that is fading in
        self._wanted = ""
        self._since = 0.0                           # seconds since it is no longer wanted
        self._volume = 0.0
        self._files = files
        self._first = first
        self._loops: Loops | None = None

    def want(self, mood: str) -> None:
        """Change to a mood; "" is silence."""
        self._wanted = mood

    def set_volume(self, volume: float) -> None:
        self._volume = volume
        self._apply()

    def tick(self, seconds: float) -> None:
        self._since = 0.0 if self._wanted == self.heard else self._since + seconds
        if self._wanted != self.heard and (
            self.heard != "fight" or self._wanted not in MOODS or self._since >= LINGER
        ):
            self.heard = self._wanted
        if self._loops is None and self.heard and self._volume > 0:     # Nobody reads music that is not wanted.
            self._loops = self._files.loops([f"music_{mood}" for mood in MOODS], self._first)
            self._apply()
        if self._loops is None:
            return
        self._loops.tick()
        if not self._loops.is_playing:
            return
        before = dict(self.shares)
        self._move(seconds / RISE[self.heard])
        if self.shares != before:
            self._apply()
        if not self.heard and not any(self.shares.values()):
            self._end()

    def _move(self, step: float) -> None:
        """Raise the wanted mood, and lower the others."""
        there = self.shares.get(self.heard, 0.0)
        grown = min(1.0, there + step)
        for mood in MOODS:
            if mood == self.heard:
                self.shares[mood] = grown
            elif not self.heard:
                self.shares[mood] = max(0.0, self.shares[mood] - step)
            else:
                self.shares[mood] *= (1 - grown) / (1 - there) if there < 1 else 0.0

    def _end(self) -> None:
        if self._loops is not None:
            self._loops.stop()
        self._loops = None

    def _apply(self) -> None:
        """Set volumes by equal power, so that half of one mood and half of another are as loud as one."""
        if self._loops is not None:
            for number, mood in enumerate(MOODS):
                self._loops.set_volume(number, self._volume * sin(self.shares[mood] * pi / 2))
