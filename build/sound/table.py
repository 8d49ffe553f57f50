"""Measures assets/sounds as the game hears them, and writes build/sound/measured.md. Needs numpy.

    python build/sound table                writes the table
    python build/sound table --check        ends with 1 if a sound is outside the limits

Loudness is EBU R128's: integrated where a sound lasts 0.4 s or more, else its one momentary block. A seam is measured
on the ring that a loop is: how sharply the wave bends from the last sample to the first against how sharply it bends
within a tenth of a second around (1 and less: no click), and how the level changes over the seam against the largest
change at the same place of its other bars.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import pygame

from sound.loudness import BLOCK, loudness, peak
from sound.music import LOOPS
from sound.seam import Seam, seam_of
from sound.synth import RATE, Wave

ROOT: Final = Path(__file__).resolve().parents[2]
SOUNDS: Final = ROOT / "assets" / "sounds"
TABLE: Final = Path(__file__).with_name("measured.md")
START, END = "<!-- measured -->", "<!-- /measured -->"
SPREAD: Final = 4.0         # LU between the softest and the loudest file
HIGHEST: Final = -1.0       # dBFS
LARGEST: Final = 6_000_000  # bytes, of all files


class Measure(NamedTuple):
    name: str
    digest: str
    seconds: float
    loudness: float
    peak: float
    seam: Seam | None

    @property
    def is_short(self) -> bool:
        return self.seconds < BLOCK


def decoded(path: Path) -> Wave:
    """A file's wave as the game plays it."""
    return np.frombuffer(pygame.mixer.Sound(path).get_raw(), dtype=np.int16) / 32768


def open_mixer() -> None:
    """Open a mixer of one channel, as the files have, without a sound device."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.quit()             # The game opens it with two.
    pygame.mixer.init(RATE, -16, 1, 1024, allowedchanges=0)


def measured(path: Path) -> Measure:
    wave = decoded(path)
    seam = seam_of(wave) if path.stem in LOOPS else None
    return Measure(path.stem, digest_of(path), len(wave) / RATE, loudness(wave), peak(wave), seam)


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8]


def rows(found: list[Measure]) -> Iterator[str]:
    yield "| sound | file | seconds | loudness, LUFS | peak, dBFS | seam: bend | seam: step, dB (other bars) |"
    yield "|---|---|---:|---:|---:|---:|---:|"
    for one in found:
        heard = f"{one.loudness:.1f}" + (" (moment)" if one.is_short else "")
        bend, step = (f"{one.seam.bend:.2f}", f"{one.seam.step:+.1f} (±{one.seam.other:.1f})") if one.seam else ("", "")
        yield f"| `{one.name}` | {one.digest} | {one.seconds:.2f} | {heard} | {one.peak:.1f} | {bend} | {step} |"


def faults(found: list[Measure]) -> list[str]:
    """The values outside the limits, as sentences."""
    said = [f"{one.name} peaks at {one.peak:.1f} dBFS" for one in found if one.peak >= HIGHEST]
    middle = (min(one.loudness for one in found) + max(one.loudness for one in found)) / 2
    said += [f"{one.name} has {one.loudness:.1f} LUFS" for one in found if abs(one.loudness - middle) > SPREAD / 2]
    for one in found:
        if one.seam and (one.seam.bend > 1 or abs(one.seam.step) > max(one.seam.other, 1.0)):
            said.append(f"{one.name} has a seam: {one.seam}")
    return said


def main(words: list[str]) -> int:
    open_mixer()
    found = [measured(path) for path in sorted(SOUNDS.glob("*.ogg"))]
    said = faults(found)
    if "--check" not in words:
        head, _, rest = TABLE.read_text("utf-8").partition(START)
        tail = rest.partition(END)[2]
        size = sum(path.stat().st_size for path in SOUNDS.glob("*.ogg"))
        loud = [one.loudness for one in found]
        sums = (f"{len(found)} files, {size / 1e6:.2f} MB; loudness from {min(loud):.1f} to {max(loud):.1f} LUFS, "
                f"peaks up to {max(one.peak for one in found):.1f} dBFS.")
        TABLE.write_text("\n".join((head + START, "", sums, "", *rows(found), "", END + tail)), "utf-8")
    print("\n".join(said) or "All sounds are within the limits.")
    return bool(said)
