"""The sounds as files: a cue is read when it is first heard, minutes of music meanwhile."""

import logging
import os
from collections.abc import Sequence
from pathlib import Path
from threading import Event, Thread
from typing import Final

import pygame

from ..disk.folders import shipped
from ..disk.threads import started

_log: Final = logging.getLogger(__name__)

Sound = pygame.mixer.Sound


def is_deaf() -> bool:
    """Whether sound goes nowhere (pictures, measurements, tests): minutes of music are not read for that."""
    return os.environ.get("SDL_AUDIODRIVER") == "dummy"


def folder() -> Path:
    return shipped("assets") / "sounds"


class SoundFiles:
    """Each file is read once; one that cannot be read is silence, and said once."""

    def __init__(self) -> None:
        self._read: dict[str, Sound | None] = {}
        self._takes: dict[str, tuple[str, ...]] = {}
        self._asked: set[str] = set()
        self._readers: list[Thread] = []
        self._closed = Event()

    def get(self, name: str) -> Sound | None:
        """Now, however long it takes."""
        if name not in self._read:
            try:
                self._read[name] = pygame.mixer.Sound(folder() / f"{name}.ogg")
            except (pygame.error, OSError) as error:
                _log.warning("No sound '%s': %s", name, error)
                self._read[name] = None
        return self._read[name]

    def takes(self, name: str) -> tuple[str, ...]:
        """The files of a cue: itself, or `name_1`, `name_2` … where it was recorded more than once."""
        if name not in self._takes:
            several = sorted(path.stem for path in folder().glob(f"{name}_[1-9].ogg"))
            self._takes[name] = tuple(several) or (name,)
        return self._takes[name]

    def meanwhile(self, names: Sequence[str]) -> list[Sound] | None:
        """All of them once they are read, without anybody waiting; None until then. One that fails is missing."""
        if is_deaf():
            return None
        wanted = [name for name in names if name not in self._asked]
        if wanted:
            self._asked.update(wanted)
            reader = Thread(target=self._read_all, args=(wanted,), name="blackgate-sounds", daemon=True)
            if started(reader):
                self._readers.append(reader)
            else:
                self._read.update(dict.fromkeys(wanted))        # Silence, rather than a window that stands still.
        if any(name not in self._read for name in names):
            return None
        return [sound for name in names if (sound := self._read[name]) is not None]

    def _read_all(self, names: Sequence[str]) -> None:
        for name in names:
            if self._closed.is_set():
                return
            self.get(name)

    def wait(self) -> None:
        """Until all that was asked for is read."""
        while self._readers:
            self._readers.pop().join()

    def close(self) -> None:
        """Nobody reads on: the device may go."""
        self._closed.set()
        self.wait()
