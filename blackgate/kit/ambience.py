"""The sounds of the prison at night: wind and pipes, and now and then a sound from far away.

The two loops last 31 and 43 seconds, so together they repeat after 1,333 seconds, twenty-two minutes. The other sounds
come at random times.
"""

from random import Random
from typing import Final

import pygame

from .long_sounds import Loops
from .soundfiles import SoundFiles

LOOPS: Final = ("ambience_wind", "ambience_hum")
STRAYS: Final = (
    "stray_drop", "stray_drops", "stray_iron", "stray_door", "stray_keys", "stray_steps", "stray_pipe",
)
PAUSE: Final = (14.0, 45.0)     # shortest and longest time in seconds between two of them
FADE_MS: Final = 1200           # milliseconds for sounds that begin or end


class NightSounds:
    """Plays on the channels from `first` on: one for each loop, one for the other sounds."""

    channels: Final = len(LOOPS) + 1

    def __init__(self, files: SoundFiles, first: int, chance: Random) -> None:
        self.is_on = False
        self._files = files
        self._first = first
        self._chance = chance
        self._volume = 0.0
        self._last = ""
        self._pause = PAUSE[0]
        self._loops: list[Loops] = []
        self._share = 0.0               # how much of the loops is heard: they fade in and out

    def switch(self, on: bool) -> None:
        self.is_on = on

    def set_volume(self, volume: float) -> None:
        self._volume = volume
        self._apply()

    def _apply(self) -> None:
        for loop in self._loops:
            loop.set_volume(0, self._volume * self._share)

    def tick(self, seconds: float) -> None:
        if self.is_on and self._volume > 0 and not self._loops:
            self._begin()
        for loop in self._loops:
            loop.tick()
        self._fade(seconds * 1000 / FADE_MS)
        if not self.is_on or self._volume <= 0 or not self._loops:
            return
        self._pause -= seconds
        if self._pause <= 0:
            self._play_stray()

    def _begin(self) -> None:
        self._files.meanwhile(STRAYS)
        for number, name in enumerate(LOOPS):
            if (loop := self._files.loops([name], self._first + number)) is not None:
                self._loops.append(loop)
        self._apply()

    def _fade(self, step: float) -> None:
        """Let the loops come when they are there, and go when they are not wanted."""
        if self.is_on and self._share < 1 and any(loop.is_playing for loop in self._loops):
            self._share = min(1.0, self._share + step)
            self._apply()
        elif not self.is_on and self._loops:
            self._share = max(0.0, self._share - step)
            self._apply()
            if not self._share:
                for loop in self._loops:
                    loop.stop()
                self._loops = []

    def _play_stray(self) -> None:
        """Play a sound from far away; never the same twice in a row."""
        self._pause = self._chance.uniform(*PAUSE)
        self._last = self._chance.choice([name for name in STRAYS if name != self._last])
        sound = self._files.get(self._last)     # It has long been read.
        if sound is not None:
            sound.set_volume(self._volume)
            pygame.mixer.Channel(self._first + len(LOOPS)).play(sound)
