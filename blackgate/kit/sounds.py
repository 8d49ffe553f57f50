"""Sound: cues by name, quiet music. Without a sound device it is silent and nothing else changes."""

import logging
from typing import Final, Protocol

import pygame

from ..disk.folders import shipped

_log: Final = logging.getLogger(__name__)

CHANNELS: Final = 12
SOFT: Final = 0.35      # focus and the like are heard only faintly
FADE_MS: Final = 1200


class Volumes(Protocol):
    """How loud the player wants it, in percent; each part is a share of `volume`."""

    volume: int
    music_volume: int
    effects_volume: int
    ambience_volume: int


class Sounds:
    """Opened once. Files are read when they are first heard."""

    def __init__(self, volumes: Volumes) -> None:
        self.volumes = volumes
        self._cues: dict[str, pygame.mixer.Sound | None] = {}
        self._playing = ""
        self._is_open = False

    def open(self) -> None:
        try:
            pygame.mixer.init(44_100, -16, 2, 1024)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(1)            # for the ambience
            self._is_open = True
        except pygame.error as error:
            _log.info("No sound: %s", error)

    def close(self) -> None:
        if self._is_open:
            pygame.mixer.quit()
        self._is_open = False

    def play(self, name: str, soft: bool = False) -> None:
        """A cue, if there is one and somebody wants to hear it."""
        volume = self._volume(self.volumes.effects_volume) * (SOFT if soft else 1.0)
        if not self._is_open or volume <= 0:
            return
        cue = self._cue(name)
        if cue is not None:
            cue.set_volume(volume)
            cue.play()

    def _cue(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._cues:
            try:
                self._cues[name] = pygame.mixer.Sound(shipped("assets") / "sounds" / f"{name}.ogg")
            except (pygame.error, OSError) as error:
                _log.warning("No sound '%s': %s", name, error)
                self._cues[name] = None
        return self._cues[name]

    def ambience(self, on: bool) -> None:
        """Wind and drops under everything."""
        if not self._is_open:
            return
        channel = pygame.mixer.Channel(0)
        channel.set_volume(self._volume(self.volumes.ambience_volume))
        if not on:
            channel.fadeout(FADE_MS)
        elif not channel.get_busy() and (sound := self._cue("music_ambience")) is not None:
            channel.play(sound, loops=-1, fade_ms=FADE_MS)

    def music(self, name: str, once: bool = False) -> None:
        """Go over to a piece ("" for none); the same one simply plays on."""
        if not self._is_open or name == self._playing:
            return
        self._playing = name
        if not name:
            pygame.mixer.music.fadeout(FADE_MS)
            return
        try:
            pygame.mixer.music.load(shipped("assets") / "sounds" / f"music_{name}.ogg")
        except (pygame.error, OSError) as error:
            _log.warning("No music '%s': %s", name, error)
            return
        self.set_volumes()
        pygame.mixer.music.play(0 if once else -1, fade_ms=FADE_MS)

    def set_volumes(self) -> None:
        """The volumes were changed."""
        if self._is_open:
            pygame.mixer.music.set_volume(self._volume(self.volumes.music_volume))
            pygame.mixer.Channel(0).set_volume(self._volume(self.volumes.ambience_volume))

    def _volume(self, part: int) -> float:
        return self.volumes.volume * part / 10_000
