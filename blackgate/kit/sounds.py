"""Sound: cues by name, quiet music, the night. Without a sound device it is silent and nothing else changes."""

import logging
from random import Random
from typing import Final, Protocol

import pygame

from .moods import MOODS, Moods
from .ambience import FADE_MS, Night
from .soundfiles import SoundFiles, folder

_log: Final = logging.getLogger(__name__)

CHANNELS: Final = 16
KEPT: Final = len(MOODS) + Night.channels       # channels that no cue takes
SOFT: Final = 0.35      # focus and the like are heard only faintly
# All files are equally loud (docs/sound.md). What one plays to stays 5 dB below what one is to notice, and what one
# hears when nothing else is heard 11 dB.
MUSIC: Final = 0.56
NIGHT: Final = 0.28


class Volumes(Protocol):
    """How loud the player wants it, in percent; each part is a share of `volume`."""

    volume: int
    music_volume: int
    effects_volume: int
    ambience_volume: int


class Sounds:
    """Opened once. Files are read when they are first heard."""

    def __init__(self, volumes: Volumes, chance: Random | None = None) -> None:
        self.volumes = volumes
        self._is_open = False
        self._chance = chance or Random()       # its own: what is heard must not stir the lot of any game
        self._last: dict[str, str] = {}
        self._playing = ""
        self._forget()

    def _forget(self) -> None:
        self._files = SoundFiles()
        self._moods = Moods(self._files, 0)
        self._night = Night(self._files, len(MOODS), self._chance)

    def open(self) -> None:
        try:
            # One channel, as the files have: minutes of music take half the room in memory.
            pygame.mixer.init(44_100, -16, 1, 1024, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(KEPT)
            self._is_open = True
            self.set_volumes()
        except pygame.error as error:
            _log.info("No sound: %s", error)

    def close(self) -> None:
        if self._is_open:
            self._files.close()
            pygame.mixer.quit()
            self._forget()
        self._is_open = False

    def wait(self) -> None:
        """Until nothing is being read: for who measures."""
        self._files.wait()

    def tick(self, seconds: float) -> None:
        """Time goes by: moods go over into each other, and something stirs in the night."""
        if self._is_open:
            self._moods.tick(seconds)
            self._night.tick(seconds)

    def play(self, name: str, soft: bool = False) -> None:
        """A cue, if there is one and somebody wants to hear it."""
        volume = self._volume(self.volumes.effects_volume) * (SOFT if soft else 1.0)
        if not self._is_open or volume <= 0:
            return
        cue = self._files.get(self._take(name))
        if cue is not None:
            cue.set_volume(volume)
            cue.play()

    def _take(self, name: str) -> str:
        """Which file; of several takes never the same twice running."""
        takes = self._files.takes(name)
        if len(takes) > 1:
            self._last[name] = self._chance.choice([take for take in takes if take != self._last.get(name)])
            return self._last[name]
        return takes[0]

    def ambience(self, on: bool) -> None:
        """Wind and pipes under everything."""
        self._night.switch(on)

    def music(self, name: str, once: bool = False) -> None:
        """Go over to a mood of the table's piece, or to a piece heard once ("" for none); the same one plays on."""
        if name == self._playing:
            return
        was_piece = self._playing not in ("", *MOODS)
        self._playing = name
        self._moods.want("" if once else name)      # heard as soon as there is a device
        if self._is_open and was_piece:
            pygame.mixer.music.fadeout(FADE_MS)
        if self._is_open and once:
            self._play_once(name)

    def _play_once(self, name: str) -> None:
        try:
            pygame.mixer.music.load(folder() / f"music_{name}.ogg")
        except (pygame.error, OSError) as error:
            _log.warning("No music '%s': %s", name, error)
            return
        self.set_volumes()
        pygame.mixer.music.play(0, fade_ms=FADE_MS)

    def set_volumes(self) -> None:
        """The volumes were changed: heard at once."""
        if self._is_open:
            music = self._volume(self.volumes.music_volume) * MUSIC
            pygame.mixer.music.set_volume(music)
            self._moods.set_volume(music)
            self._night.set_volume(self._volume(self.volumes.ambience_volume) * NIGHT)

    def _volume(self, part: int) -> float:
        return self.volumes.volume * part / 10_000
