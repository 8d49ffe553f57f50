"""From a wave to a file. A loop must come out without a seam, which no encoder of lost detail promises by itself."""

from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from .seam import bend_of
from .synth import RATE, Wave

SMOOTH: Final = 0.8                 # of the bends nearby: good enough
RAMPS: Final = (200, 400, 1000)     # samples over which an end is bent towards the other
TRIES: Final = 15


def write(path: Path, wave: Wave) -> None:
    """In pieces: the encoder cannot take minutes at once. Wind shows every edge of a coarse encoding, minutes of music
    make up the size of all."""
    coarse = 0.4 if path.stem.startswith("ambience") else 0.8 if path.stem.startswith("music") else 0.75
    with soundfile.SoundFile(path, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=coarse) as file:
        for start in range(0, len(wave), RATE):
            file.write(wave[start:start + RATE])


def write_loop(path: Path, wave: Wave) -> None:
    """The encoder moves the two ends apart by a hair: move them against it beforehand, until they meet."""
    best, smoothest = wave, np.inf
    given = wave.copy()
    for number in range(TRIES):
        write(path, given)
        heard = soundfile.read(path)[0]
        bend = bend_of(heard)
        if bend < smoothest:
            best, smoothest = given.copy(), bend
        if smoothest <= SMOOTH:
            break
        apart = ((heard[0] - wave[0]) - (heard[-1] - wave[-1])) / 2
        ramp = 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, RAMPS[number % len(RAMPS)]))
        given[:len(ramp)] -= apart * ramp
        given[-len(ramp):] += apart * ramp[::-1]
    write(path, best)
