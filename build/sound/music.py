"""The music: the table's piece in three moods, a short piece for the escape, and the sounds of the night."""

from collections.abc import Callable
from typing import Final

import numpy as np

from .score import BAR, BARS, BEAT, CHORDS, LENGTH, bars, pitch_of, tune, walking
from .synth import RATE, Wave, decay, faded, metal, noise, placed, pluck, roomed, seconds, tone

Parts = list[tuple[float, float, Wave]]


def _pad(notes: tuple[int, ...], length: float, shake: float = 0.0) -> Wave:
    """A soft chord that swells and fades; `shake`: the tremolo's frequency."""
    t = seconds(length)
    wave = np.zeros(len(t))
    for note in notes:
        for detune in (-0.12, 0.1):
            wave += np.sin(2 * np.pi * pitch_of(note) * 2 ** (detune / 12) * t + note) + 0.3 * np.sin(
                4 * np.pi * pitch_of(note) * t)
    if shake:
        wave *= 0.6 + 0.4 * np.sin(2 * np.pi * shake * t)
    return wave / (3 * len(notes)) * np.hanning(len(t)) ** 0.5


def _brush(seed: int) -> Wave:
    return faded(noise(0.16, 2500, 9000, seed) * decay(0.16, 0.03), 0.01)


def _drum(pitch: float, seed: int) -> Wave:
    return placed((0, 1.0, tone(pitch, 0.5, 0.09, (1, 0.3), bend=-0.5)),
                  (0, 0.35, faded(noise(0.12, 150, 1800, seed) * decay(0.12, 0.02), 0.002)))


UPBEAT: Final = 0.1         # seconds before the first bar: the loop is cut there, because no note begins


def wrapped(wave: Wave, length: float) -> Wave:
    """The wave as a loop without a seam: sound beyond the end goes to the beginning; the cut is in a quiet place."""
    number = int(length * RATE)
    out = wave[:number].copy()
    rest = wave[number:]
    while len(rest):
        out[: min(len(rest), number)] += rest[:number]
        rest = rest[number:]
    return np.roll(out, int(UPBEAT * RATE))


def calm() -> Wave:
    """A walking bass as if in a corridor, plucked strings far away, a music box at night."""
    parts: Parts = []
    for number, start, bass, chord in bars():
        section = number // 8
        following = CHORDS[BARS[(number + 1) % len(BARS)]][0]
        parts.append((start, 0.30, _pad(chord, 1.15 * BAR)))
        parts += [(start + at * BEAT, 0.58, pluck(pitch_of(note), 1.6, 0.7, number * 7 + order))
                  for order, (at, note) in enumerate(walking(number, bass, following))]
        for at, note, long in tune(number, chord):
            if section in (3, 6):       # the music box
                parts.append((start + at * BEAT, 0.14, tone(pitch_of(note + 12), 1.8, 0.35, (1, 0.0, 0.3, 0.0, 0.1))))
            else:
                parts.append((start + at * BEAT, 0.28, pluck(pitch_of(note), 0.8 + 0.7 * long, 0.45, number + note)))
        if section not in (0, 3):
            parts += [(start + half * BEAT, 0.10 if half % 2 else 0.05, _brush(number + int(half * 2)))
                      for half in (1, 2, 3, 3.5)]
        if section in (2, 5, 7) and number % 2 == 0:
            parts.append((start, 0.16, _pad((bass + 24, chord[1] + 12), 2.1 * BAR)))
    return wrapped(roomed(placed(*parts), 0.9, 0.3), LENGTH)


def fight() -> Wave:
    """The same bars with fists in them: drums, a string that will not let go, iron on four."""
    parts: Parts = []
    for number, start, bass, chord in bars():
        rng = np.random.default_rng(500 + number)
        parts.append((start, 0.22, _pad((bass + 12, *chord[:2]), 1.1 * BAR)))
        order = rng.permutation(3)
        for eighth in range(8):
            note = (bass + 12, chord[order[0]] - 12, bass + 12, chord[order[1]] - 12)[eighth % 4]
            strength = 0.44 if eighth % 4 == 0 else 0.26
            parts.append((start + eighth * BEAT / 2, strength, pluck(pitch_of(note), 0.42, 0.8, number * 8 + eighth)))
        beats = ((0, 1.5, 2, 3.5), (0, 0.75, 2, 3), (0, 1.5, 2.5, 3, 3.5), (0, 2, 2.75, 3.5))[number % 4]
        parts += [(start + at * BEAT, 0.75 if at in (0, 2) else 0.45, _drum(88 if at in (0, 2) else 120, number))
                  for at in beats]
        if number % 2:
            parts.append((start + 3 * BEAT, 0.13, metal(430 + 40 * (number % 5), 0.7, 0.12)))
        if number % 8 in (2, 6):
            parts.append((start, 0.2, _pad(tuple(note + 12 for note in chord[2:]), BAR, shake=BEAT * 8)))
        parts += [(start + sixteenth * BEAT / 4, 0.05, _brush(number * 16 + sixteenth))
                  for sixteenth in range(16) if rng.random() < 0.55]
    return wrapped(roomed(placed(*parts), 0.6, 0.25), LENGTH)


def tension() -> Wave:
    """One dig from the end: a clock, a heart, bows that tremble, and very little else."""
    parts: Parts = []
    for number, start, bass, chord in bars():
        rng = np.random.default_rng(900 + number)
        parts.append((start, 0.30, _pad((bass, bass + 12, bass + 19), 1.3 * BAR)))
        for beat in range(4):
            tick = 2300 if beat % 2 else 2700
            parts.append((start + beat * BEAT, 0.10, tone(tick, 0.06, 0.008)))
            parts.append((start + (beat + 0.5) * BEAT, 0.05, tone(tick * 0.8, 0.05, 0.006)))
        parts += [(start + at * BEAT, strength, _drum(58, number)) for at, strength in ((0, 0.7), (0.42, 0.5))]
        if number % 2 == 0:
            parts.append((start, 0.20, _pad(tuple(note + 12 for note in chord[1:]), 2 * BAR, shake=9.0)))
        if number % 4 == 3:
            parts.append((start + 2 * BEAT, 0.22, tone(pitch_of(chord[2] + 24), 1.6, 0.4)))
            parts.append((start + 2.5 * BEAT, 0.16, tone(pitch_of(chord[2] + 25), 1.2, 0.3)))
        for eighth in rng.choice(8, 3, replace=False):
            string = pluck(pitch_of(bass + 12), 0.4, 0.8, number * 8 + int(eighth))
            parts.append((start + eighth * BEAT / 2, 0.26, string))
    return wrapped(roomed(placed(*parts), 0.8, 0.32), LENGTH)


def escape() -> Wave:
    """Out of the ground into the morning: D minor turns to D major."""
    parts: Parts = []
    chords = ((38, 50, 57, 62, 65), (34, 53, 58, 62, 65), (36, 55, 60, 64, 67), (38, 50, 57, 62, 66, 74))
    for n, chord in enumerate(chords):
        start = n * 1.7
        parts.append((start, 0.5, _pad(chord, 2.6 if n < 3 else 4.5)))
        for k, note in enumerate(chord):
            parts.append((start + k * 0.14, 0.4, pluck(pitch_of(note + 12), 2.0, 0.4, n * 9 + k)))
    for k, note in enumerate((74, 78, 81, 86)):
        parts.append((5.1 + k * 0.18, 0.35, tone(pitch_of(note), 1.4, 0.4, (1, 0.4, 0.2))))
    return faded(roomed(placed(*parts), 0.9, 0.35), 0.01, 1.0)


def wind() -> Wave:
    """Wind along the wall, rising and falling. The noise is periodic, so it has no seam."""
    length = 31.0
    t = seconds(length) / length * 2 * np.pi
    return noise(length, 90, 700, 41) * (0.6 + 0.25 * np.sin(2 * t) + 0.15 * np.sin(5 * t + 1))


def hum() -> Wave:
    """Pipes and lamps. The length is no multiple of the wind's: together they repeat after twenty-two minutes."""
    length = 43.0
    t = seconds(length)
    slow = 2 * np.pi * t / length
    low = sum(np.sin(2 * np.pi * round(pitch * length) / length * t) * strength      # whole waves: no seam
              for pitch, strength in ((50.0, 0.5), (100.0, 0.25), (149.5, 0.12)))
    return low * (0.5 + 0.3 * np.sin(3 * slow)) + noise(length, 300, 1500, 43) * (0.25 + 0.2 * np.sin(4 * slow + 2))


MUSIC: Final[dict[str, Callable[[], Wave]]] = {
    "calm": calm, "fight": fight, "tension": tension, "escape": escape,
}
AMBIENCE: Final[dict[str, Callable[[], Wave]]] = {"wind": wind, "hum": hum}
LOOPS: Final = ("music_calm", "music_fight", "music_tension", "ambience_wind", "ambience_hum")
