"""The music: a calm loop for the table, a tense one when somebody is one dig from winning, a short escape."""

from collections.abc import Callable
from typing import Final

import numpy as np

from .synth import RATE, Wave, decay, faded, noise, placed, pluck, roomed, seconds, tone


def _pitch(note: int) -> float:
    """Of a MIDI note."""
    return float(440 * 2 ** ((note - 69) / 12))


def _pad(notes: tuple[int, ...], length: float) -> Wave:
    """A soft chord that swells and goes."""
    t = seconds(length)
    wave = np.zeros(len(t))
    for note in notes:
        for detune in (-0.12, 0.1):
            wave += np.sin(2 * np.pi * _pitch(note) * 2 ** (detune / 12) * t + note) + 0.3 * np.sin(
                4 * np.pi * _pitch(note) * t)
    return wave / (3 * len(notes)) * np.hanning(len(t)) ** 0.5


def _brush(seed: int) -> Wave:
    return faded(noise(0.16, 2500, 9000, seed) * decay(0.16, 0.03), 0.01)


def _wrapped(wave: Wave, length: float) -> Wave:
    """What rings beyond the end is heard at the beginning: the loop has no seam."""
    number = int(length * RATE)
    out = wave[:number].copy()
    rest = wave[number:]
    while len(rest):
        out[: min(len(rest), number)] += rest[:number]
        rest = rest[number:]
    return out


def table() -> Wave:
    """D minor, slow: a walking bass as if in a corridor, plucked strings far away."""
    beat = 60 / 76
    chords = ((50, 57, 60, 65), (46, 53, 57, 62), (43, 50, 58, 62), (45, 52, 55, 61)) * 2
    bass = (
        ((38, 0), (45, 2), (41, 3)), ((34, 0), (41, 2), (38, 3)),
        ((31, 0), (38, 2), (34, 3)), ((33, 0), (40, 2), (37, 3)),
    )
    tunes = (
        ((74, 0.0), (72, 1.5), (69, 2.0)), ((70, 0.5), (69, 1.5), (65, 3.0)),
        ((67, 0.0), (70, 1.0), (69, 2.5)), ((64, 0.5), (65, 2.0), (61, 3.0)),
    )
    parts: list[tuple[float, float, Wave]] = []
    for bar, chord in enumerate(chords):
        start = bar * 4 * beat
        parts.append((start, 0.30, _pad(chord, 4.6 * beat)))
        parts += [(start + at * beat, 0.6, pluck(_pitch(note), 1.6, 0.7, bar * 7 + at)) for note, at in bass[bar % 4]]
        if bar % 8 not in (0, 5):
            for note, at in tunes[bar % 4]:
                parts.append((start + at * beat, 0.28, pluck(_pitch(note), 2.2, 0.45, bar + note)))
        parts += [(start + half * beat, 0.10 if half % 2 else 0.05, _brush(int(half * 2))) for half in (1, 2, 3, 3.5)]
    whole = placed(*parts)
    return _wrapped(roomed(whole, 0.9, 0.3), 32 * beat)


def tension() -> Wave:
    """The same key, a pulse under it: water drops, a clock, a low drone."""
    beat = 60 / 104
    length = 32 * beat
    t = seconds(length)
    drone = np.sin(2 * np.pi * _pitch(26) * t) + 0.5 * np.sin(2 * np.pi * _pitch(38) * t)
    drone *= 0.8 + 0.2 * np.sin(t * 1.3)
    parts: list[tuple[float, float, Wave]] = [(0, 0.22, drone)]
    for step in range(64):
        at = step * beat / 2
        note = (38, 38, 45, 38, 39, 38, 45, 44)[step % 8]
        parts.append((at, 0.42 if step % 2 == 0 else 0.24, pluck(_pitch(note), 0.5, 0.8, step)))
        if step % 4 == 2:
            parts.append((at, 0.12, _brush(step)))
        if step % 16 in (6, 13):
            parts.append((at, 0.25, tone(_pitch(81 if step % 32 < 16 else 80), 0.5, 0.12)))
    return _wrapped(roomed(placed(*parts), 0.7, 0.3), length)


def escape() -> Wave:
    """Out of the ground into the morning: D minor turns to D major."""
    parts: list[tuple[float, float, Wave]] = []
    chords = ((38, 50, 57, 62, 65), (34, 53, 58, 62, 65), (36, 55, 60, 64, 67), (38, 50, 57, 62, 66, 74))
    for n, chord in enumerate(chords):
        start = n * 1.7
        parts.append((start, 0.5, _pad(chord, 2.6 if n < 3 else 4.5)))
        for k, note in enumerate(chord):
            parts.append((start + k * 0.14, 0.4, pluck(_pitch(note + 12), 2.0, 0.4, n * 9 + k)))
    for k, note in enumerate((74, 78, 81, 86)):
        parts.append((5.1 + k * 0.18, 0.35, tone(_pitch(note), 1.4, 0.4, (1, 0.4, 0.2))))
    return faded(roomed(placed(*parts), 0.9, 0.35), 0.01, 1.0)


def ambience() -> Wave:
    """A prison at night: wind along the wall, a drop now and then, something iron far away."""
    length = 16.0
    wind = noise(length, 90, 700, 41) * (0.6 + 0.4 * np.sin(2 * np.pi * seconds(length) / length * 2)) * 0.35
    drops = [(at, 0.35, tone(1500 + 90 * n, 0.2, 0.03, bend=0.4)) for n, at in enumerate((1.3, 4.9, 5.3, 9.8, 13.1))]
    iron = [(7.2, 0.4, tone(92, 1.5, 0.4, (1, 0.5, 0.4, 0.3))), (14.4, 0.3, tone(82, 1.5, 0.4, (1, 0.5, 0.4)))]
    return _wrapped(roomed(placed((0, 1, wind), *drops, *iron), 1.2, 0.4), length)


MUSIC: Final[dict[str, Callable[[], Wave]]] = {
    "table": table, "tension": tension, "escape": escape, "ambience": ambience,
}
