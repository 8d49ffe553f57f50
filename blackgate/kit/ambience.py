"""The sounds of the prison at night: wind and pipes, and now and then a sound from far away.

The two loops last 31 and 43 seconds, so together they repeat after 1,333 seconds, twenty-two minutes. The other sounds
come at random times.
"""

from random import Random
from typing import Final

import pygame

from .soundfiles import Sound, SoundFiles

LOOPS: Final = ("ambience_wind", "ambience_hum")
STRAYS: Final = (
    "stray_drop", "stray_drops", "stray_iron", "stray_door", "stray_keys", "stray_steps", "stray_pipe",
)
PAUSE: Final = (14.0, 45.0)     # shortest and longest time in seconds between two of them
FADE_MS: Final = 1200           # for sounds that begin or end


class Night:
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
        self._loops: list[Sound] = []

    def switch(self, on: bool) -> None:
        if self.is_on and not on:
            for sound in self._loops:
                sound.fadeout(FADE_MS)
            self._loops = []
        self.is_on = on

    def set_volume(self, volume: float) -> None:
        self._volume = volume
        for sound in self._loops:
            sound.set_volume(volume)

    def tick(self, seconds: float) -> None:
        if not self.is_on or self._volume <= 0:
            return
        if not self._loops:
            self._begin()
            return
        self._pause -= seconds
        if self._pause <= 0:
            self._play_stray()

    def _begin(self) -> None:
        sounds = self._files.meanwhile((*LOOPS, *STRAYS))
        if sounds is None:
            return
        for number, name in enumerate(LOOPS):
            sound = self._files.get(name)
            if sound is not None:
                sound.set_volume(self._volume)
                pygame.mixer.Channel(self._first + number).play(sound, loops=-1, fade_ms=FADE_MS)
                self._loops.append(sound)

    def _play_stray(self) -> None:
        """Play a sound from far away; never the same twice in a row."""
        self._pause = self._chance.uniform(*PAUSE)
        self._last = self._chance.choice([name for name in STRAYS if name != self._last])
        sound = self._files.get(self._last)
        if sound is not None:
            sound.set_volume(self._volume)
            pygame.mixer.Channel(self._first + len(LOOPS)).play(sound)
