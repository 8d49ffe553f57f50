"""Measures the seam of a loop: the change from its last sample to its first."""

from typing import Final, NamedTuple

import numpy as np

from .score import BAR
from .synth import RATE, Wave

AROUND: Final = RATE // 20      # samples on each side that are measured


class Seam(NamedTuple):
    bend: float         # of the wave at the seam, relative to the sharpest bend nearby: above 1 it may click
    step: float         # dB, from the last twentieth of a second to the first
    other: float        # dB, the largest such step at the same place of other bars


def bend_of(wave: Wave) -> float:
    bends = np.abs(np.diff(np.concatenate((wave[-AROUND:], wave[:AROUND])), 2))
    at = slice(AROUND - 3, AROUND + 2)      # all that bends over the seam
    return float(bends[at].max() / max(np.delete(bends, np.r_[at]).max(), 1e-9))


def seam_of(wave: Wave) -> Seam:
    steps = [_step(wave, int(number * BAR * RATE)) for number in range(1, int(len(wave) / RATE / BAR))]
    return Seam(bend_of(wave), _step(np.concatenate((wave[-AROUND:], wave[:AROUND])), AROUND), max(map(abs, steps)))


def _step(wave: Wave, at: int) -> float:
    """The change of level at a sample, in dB."""
    before, after = (np.sqrt(np.mean(part ** 2)) for part in (wave[at - AROUND:at], wave[at:at + AROUND]))
    return float(20 * np.log10(max(after, 1e-6) / max(before, 1e-6)))
