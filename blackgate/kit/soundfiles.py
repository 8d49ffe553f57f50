"""The sound files. A cue is read when it is first played, others in a thread, long ones piece by piece."""

import logging
import os
from collections.abc import Sequence
from pathlib import Path
from threading import Event, Thread
from typing import Final

import pygame

from ..disk.folders import shipped
from ..disk.threads import started
from .long_sounds import LongSound, Loops, PieceReader

_log: Final = logging.getLogger(__name__)

Sound = pygame.mixer.Sound


def is_muted() -> bool:
    """Return whether sound is not heard (pictures, measurements, tests). Then long music is not read."""
    return os.environ.get("SDL_AUDIODRIVER") == "dummy"


def folder() -> Path:
    return shipped("assets") / "sounds"


class SoundFiles:
    """Reads each file once. A file that cannot be read is silent and logged once."""

    def __init__(self) -> None:
        self._read: dict[str, Sound | None] = {}
        self._takes: dict[str, tuple[str, ...]] = {}
        self._asked: set[str] = set()
        self._readers: list[Thread] = []
        self._closed = Event()
        self._pieces = PieceReader()

    def get(self, name: str) -> Sound | None:
        """Return a sound at once, even if reading takes long."""
        if name not in self._read:
            try:
                self._read[name] = pygame.mixer.Sound(folder() / f"{name}.ogg")
            except (pygame.error, OSError) as error:
                _log.warning("No sound '%s': %s", name, error)
                self._read[name] = None
        return self._read[name]

    def takes(self, name: str) -> tuple[str, ...]:
        """Return the files of a cue: itself, or `name_1`, `name_2` … if there are several recordings."""
        if name not in self._takes:
            several = sorted(path.stem for path in folder().glob(f"{name}_[1-9].ogg"))
            self._takes[name] = tuple(several) or (name,)
        return self._takes[name]

    def meanwhile(self, names: Sequence[str]) -> list[Sound] | None:
        """Return these sounds when a thread has read them, without those that failed; None until then."""
        if is_muted():
            return None
        wanted = [name for name in names if name not in self._asked]
        if wanted:
            self._asked.update(wanted)
            reader = Thread(target=self._read_all, args=(wanted,), name="blackgate-sounds", daemon=True)
            if started(reader):
                self._readers.append(reader)
            else:
                self._read.update(dict.fromkeys(wanted))        # Silence is better than a window that does not react.
        if any(name not in self._read for name in names):
            return None
        return [sound for name in names if (sound := self._read[name]) is not None]

    def loops(self, names: Sequence[str], first: int) -> Loops | None:
        """Return long sounds that play together on the channels from `first` on; None if nobody hears them."""
        if is_muted():
            return None
        return Loops([LongSound(folder() / f"{name}.ogg") for name in names], self._pieces, first)

    def _read_all(self, names: Sequence[str]) -> None:
        for name in names:
            if self._closed.is_set():
                return
            self.get(name)

    def wait(self) -> None:
        """Wait until everything is read."""
        while self._readers:
            self._readers.pop().join()

    def close(self) -> None:
        """Stop reading, so that the sound device can be closed."""
        self._closed.set()
        self.wait()
        self._pieces.close()
