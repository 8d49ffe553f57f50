"""Sound: cues by name, quiet music, the sounds of the night. Without a sound device the game is silent."""

import logging
from random import Random
from typing import Final, Protocol

import pygame

from .music import MOODS, Music
from .ambience import FADE_MS, NightSounds
from .soundfiles import SoundFiles, folder

_log: Final = logging.getLogger(__name__)

CHANNELS: Final = 16
KEPT: Final = len(MOODS) + NightSounds.channels       # channels that no cue uses
MIDDLE: Final = 0.5     # where a sound comes from: 0 is left, 1 is right
SOFT: Final = 0.35      # the focus and similar cues are soft
# All files are equally loud (docs/sound.md). Music is 5 dB below the cues, and the sounds of the night 11 dB.
MUSIC: Final = 0.56
NIGHT: Final = 0.28


class Volumes(Protocol):
    """How loud the player wants it, in percent. Each part is a share of `volume`."""

    volume: int
    music_volume: int
    effects_volume: int
    ambience_volume: int


class Sounds:
    """Opened once. Files are read when they are first played."""

    def __init__(self, volumes: Volumes, chance: Random | None = None) -> None:
        self.volumes = volumes
        self._is_open = False
        self._chance = chance or Random()       # its own, so that sounds do not change the random numbers of a game
        self._last: dict[str, str] = {}
        self._playing = ""
        self._forget()

    def _forget(self) -> None:
        self._files = SoundFiles()
        self._moods = Music(self._files, 0)
        self._night = NightSounds(self._files, len(MOODS), self._chance)

    def open(self) -> None:
        try:
            pygame.mixer.init(44_100, -16, 2, 1024, allowedchanges=0)
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
        """Wait until nothing is being read; for measurements."""
        self._files.wait()

    def tick(self, seconds: float) -> None:
        """Let time pass: moods fade, and sounds of the night come."""
        if self._is_open:
            self._moods.tick(seconds)
            self._night.tick(seconds)

    def play(self, name: str, soft: bool = False, across: float = MIDDLE) -> None:
        """Play a cue, if there is one and effects are not silent. `across`: from 0, left, to 1, right."""
        volume = self._volume(self.volumes.effects_volume) * (SOFT if soft else 1.0)
        if not self._is_open or volume <= 0:
            return
        cue = self._files.get(self._take(name))
        if cue is not None:
            cue.set_volume(volume)
            channel = cue.play()
            if channel is not None:         # None: all channels are taken.
                channel.set_volume(min(1.0, 2 - 2 * across), min(1.0, 2 * across))

    def _take(self, name: str) -> str:
        """Return the file of a cue; of several recordings never the same twice in a row."""
        takes = self._files.takes(name)
        if len(takes) > 1:
            self._last[name] = self._chance.choice([take for take in takes if take != self._last.get(name)])
            return self._last[name]
        return takes[0]

    def ambience(self, on: bool) -> None:
        """Switch wind and pipes on or off."""
        self._night.switch(on)

    def music(self, name: str, once: bool = False) -> None:
        """Change to a mood, or play another piece `once` ("" for none). The present one simply continues."""
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
        """Apply changed volumes at once."""
        if self._is_open:
            music = self._volume(self.volumes.music_volume) * MUSIC
            pygame.mixer.music.set_volume(music)
            self._moods.set_volume(music)
            self._night.set_volume(self._volume(self.volumes.ambience_volume) * NIGHT)

    def _volume(self, part: int) -> float:
        return self.volumes.volume * part / 10_000
