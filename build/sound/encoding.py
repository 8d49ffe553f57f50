"""Writes waves to files. A loop must have no audible seam, which a lossy encoder does not guarantee."""

from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from .seam import bend_of
from .synth import RATE, Wave

SMOOTH: Final = 0.8                 # the bend at the seam as a share of those nearby: good enough
RAMPS: Final = (200, 400, 1000)     # samples over which one end is moved towards the other
TRIES: Final = 15


def write(path: Path, wave: Wave) -> None:
    """Write a wave in pieces, because the encoder cannot take minutes at once. Wind needs a fine encoding; music is
    most of the size of all files."""
    coarse = 0.4 if path.stem.startswith("ambience") else 0.8 if path.stem.startswith("music") else 0.75
    with soundfile.SoundFile(path, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=coarse) as file:
        for start in range(0, len(wave), RATE):
            file.write(wave[start:start + RATE])


def write_loop(path: Path, wave: Wave) -> None:
    """Write a loop. The encoder moves the two ends slightly apart, so they are moved the other way before."""
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
