"""The notes of the table's music: one piece of sixty-four bars in three moods.

The moods have the same key, tempo and harmony in each bar, so the game can change from one to another at any moment.
No eight bars are repeated.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

BEAT: Final = 60 / 76
BAR: Final = 4 * BEAT
D_MINOR: Final = (2, 4, 5, 7, 9, 10, 0)     # the scale, as notes of an octave that begins with C

# Chords by name: the bass note, and the notes a pad holds.
CHORDS: Final[dict[str, tuple[int, tuple[int, ...]]]] = {
    "Dm": (38, (50, 57, 62, 65)), "Bb": (34, (50, 58, 62, 65)), "Gm": (31, (50, 55, 58, 67)),
    "A": (33, (49, 52, 57, 64)), "F": (29, (48, 53, 57, 65)), "C": (36, (48, 55, 60, 64)),
    "Eo": (40, (52, 55, 58, 62)), "Gm7": (31, (53, 55, 58, 62)), "Am": (33, (48, 52, 57, 64)),
}
SECTIONS: Final = (
    "Dm Bb Gm A Dm Bb Gm A", "F C Gm Dm Bb F Gm A", "Dm Am Bb F Gm7 Dm Eo A", "Gm Gm7 Dm Dm Bb Bb Eo A",
    "Dm C Bb A Dm F Gm A", "Bb F C Dm Bb Gm7 Eo A", "Gm Dm Gm7 Am Bb C Dm Dm", "F Am Bb Gm Dm Eo A A",
)
BARS: Final = tuple(chord for section in SECTIONS for chord in section.split())
LENGTH: Final = len(BARS) * BAR             # seconds: three minutes and twenty-two


class Note(NamedTuple):
    at: float       # seconds from the start
    pitch: int      # as in MIDI
    long: float     # seconds


def pitch_of(note: float) -> float:
    return float(440 * 2 ** ((note - 69) / 12))


def bars() -> Iterator[tuple[int, float, int, tuple[int, ...]]]:
    """Number, start, bass note and chord of each bar."""
    for number, name in enumerate(BARS):
        yield number, number * BAR, *CHORDS[name]


def walking(number: int, bass: int, following: int) -> list[tuple[float, int]]:
    """A walking bass for a bar: root, fifth or octave, and a step that leads to the next bar."""
    rng = np.random.default_rng(1000 + number)
    middle = bass + int(rng.choice((7, 12, 7, 5)))
    lead = following + int(rng.choice((-2, -1, 1, 2)))
    steps = [(0.0, bass), (2.0, middle), (3.0, lead if number % 2 else bass + 7)]
    return steps + [(1.5, bass)] * bool(rng.random() < 0.25)


def tune(number: int, chord: tuple[int, ...]) -> list[tuple[float, int, float]]:
    """A few plucked notes over a bar: (beat, pitch, beats). A phrase has four bars and ends with a rest."""
    rng = np.random.default_rng(7 + number)
    place = number % 4
    if (place == 3 and rng.random() < 0.6) or (number // 8 in (3, 6) and place in (1, 3)):
        return []
    beats = ((0.0, 1.5, 2.0), (0.5, 1.5, 3.0), (0.0, 1.0, 2.5), (0.0, 2.0))[int(rng.integers(4))]
    near = 70 + (3, 0, -2, 2, 5, -3, 0, 4)[number // 8]
    notes = []
    for order, beat in enumerate(beats):
        if order % 2 == 0 or beat == 0.0:
            wanted = [note + 12 * octave for note in chord for octave in (0, 1, 2)]
        else:
            wanted = [note for note in range(58, 86) if note % 12 in D_MINOR]
        reach = sorted(wanted, key=lambda note: abs(note - near))[:3]
        near = int(rng.choice(reach))
        end = beats[order + 1] if order + 1 < len(beats) else 4.0
        notes.append((beat, near, end - beat))
    return notes
