"""Long sounds that play in step and repeat without a gap. A thread reads them piece by piece: only a few seconds of
each are in memory."""

import logging
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final

import pygame

from ..disk.threads import started
from .ogg_pieces import BadOgg, OggPieces

_log: Final = logging.getLogger(__name__)

Sound = pygame.mixer.Sound
PIECE: Final = 6 * 44_100       # samples, six seconds
BYTES: Final = 4                # of a sample: two channels of sixteen bits (`sounds.py`)
AT_ONCE: Final = 0.003          # the longest time in seconds for starting all in step


class LongSound:
    """A sound whose pieces are read one after another, and from the beginning again after the last one."""

    def __init__(self, path: Path) -> None:
        self.piece: Sound | None = None     # the next piece, when it has been read
        self.is_broken = False
        self.path = path
        self._pieces: OggPieces | None = None
        self._next = 0
        self._whole: Sound | None = None    # the whole sound, if it cannot be cut

    def read(self) -> None:
        """Read the next piece. Called in a thread."""
        try:
            self.piece = self._whole or self._read()
        except (pygame.error, OSError) as error:
            _log.warning("No sound '%s': %s", self.path.stem, error)
            self.is_broken = True

    def _read(self) -> Sound:
        if self._pieces is None:
            try:
                self._pieces = OggPieces(self.path.read_bytes(), PIECE)
            except BadOgg:
                return self._read_whole()
        wanted = self._pieces.piece(self._next)
        self._next = (self._next + 1) % len(self._pieces)
        data = pygame.mixer.Sound(file=BytesIO(wanted.file)).get_raw()
        more = len(data) - wanted.samples * BYTES
        return pygame.mixer.Sound(buffer=data[more:]) if more >= 0 else self._read_whole()

    def rewound(self) -> "LongSound":
        """Return the same sound from its beginning. What is being read of this one is not heard."""
        again = LongSound(self.path)
        again.is_broken, again._pieces, again._whole = self.is_broken, self._pieces, self._whole
        return again

    def _read_whole(self) -> Sound:
        self._whole = pygame.mixer.Sound(self.path)
        return self._whole


class PieceReader:
    """The thread that reads pieces."""

    def __init__(self) -> None:
        self._wanted: SimpleQueue[LongSound | None] = SimpleQueue()
        self._thread: Thread | None = None

    def want(self, sound: LongSound) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="blackgate-sounds", daemon=True)
            if not started(self._thread):
                self._thread = None         # Silence is better than a window that does not react.
                return
        self._wanted.put(sound)

    def _run(self) -> None:
        while (sound := self._wanted.get()) is not None:
            sound.read()

    def close(self) -> None:
        """Stop reading, so that the sound device can be closed."""
        if self._thread is not None:
            self._wanted.put(None)
            self._thread.join()
            self._thread = None


class Loops:
    """Long sounds that begin together and play for ever, each on a channel from `first` on."""

    def __init__(self, sounds: Sequence[LongSound], reader: PieceReader, first: int) -> None:
        self.is_playing = False
        self._sounds = list(sounds)
        self._reader = reader
        self._channels = [pygame.mixer.Channel(first + number) for number in range(len(sounds))]
        self._volumes = [0.0] * len(sounds)
        self._asked: set[int] = set()       # whose next piece is being read

    def set_volume(self, number: int, volume: float) -> None:
        self._volumes[number] = volume
        channel = self._channels[number]
        for sound in (channel.get_sound(), channel.get_queue()) if self.is_playing else ():
            if sound is not None:
                sound.set_volume(volume)

    def tick(self) -> None:
        """Queue the next pieces. Begin when the first ones are there."""
        if any(sound.is_broken for sound in self._sounds):
            self.stop()
            return
        if self.is_playing and not all(channel.get_busy() for channel in self._channels):
            self.stop()                     # A piece came too late: they are out of step, and begin again together.
        waiting = [number for number, channel in enumerate(self._channels)
                   if not self.is_playing or channel.get_queue() is None]
        for number in waiting:
            if self._sounds[number].piece is None and number not in self._asked:
                self._asked.add(number)
                self._reader.want(self._sounds[number])
        if not self.is_playing:
            self._begin()
            return
        for number in waiting:
            if (piece := self._sounds[number].piece) is not None:
                self._channels[number].queue(self._taken(number, piece))

    def _begin(self) -> None:
        pieces = [sound.piece for sound in self._sounds]
        if any(piece is None for piece in pieces):
            return
        first = [self._taken(number, piece) for number, piece in enumerate(pieces) if piece is not None]
        for _ in range(8):                  # If starting was interrupted, begin again.
            began = perf_counter()
            for channel, piece in zip(self._channels, first, strict=True):
                channel.play(piece)
            if perf_counter() - began < AT_ONCE:
                break
        self.is_playing = True

    def _taken(self, number: int, piece: Sound) -> Sound:
        self._sounds[number].piece = None
        self._asked.discard(number)
        piece.set_volume(self._volumes[number])
        return piece

    def stop(self) -> None:
        """Stop. They begin from their beginning next time."""
        for channel in self._channels:
            channel.stop()
            channel.stop()                  # The first time it may only go on to the next piece.
        self.is_playing = False
        self._asked.clear()
        self._sounds = [sound.rewound() for sound in self._sounds]
