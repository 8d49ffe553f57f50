"""Makes assets/sounds: every cue, the music and the night, from the recipes in build/sound. Needs numpy and soundfile.

    python build/sounds.py [NAME ...]       makes them (all, or those named)
    python build/sounds.py --table          measures what is there, for docs/sound.md
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import numpy as np
import soundfile
from sound.cues import CUES, STRAYS, TAKES, VARIED
from sound.loudness import brought_to, loudness, peak
from sound.music import AMBIENCE, MUSIC
from sound.synth import RATE, Wave

TARGET: Final = Path(__file__).resolve().parent.parent / "assets" / "sounds"
CUE: Final = -21.0          # LUFS: of what one is to notice,
MOOD: Final = -27.0         # of what one plays to,
NIGHT: Final = -32.0        # and of what one hears when nothing else is heard
SHORT: Final = 0.4          # seconds: what is shorter has no integrated loudness of its own
LOOPS: Final = ("music_calm", "music_fight", "music_tension", "ambience_wind", "ambience_hum")


def recipes() -> Iterator[tuple[str, float, Callable[[], Wave]]]:
    """Name, loudness and recipe of every file."""
    for name, make in CUES.items():
        yield name, CUE, make
    for name, take_of in VARIED.items():
        for take in range(1, TAKES + 1):
            yield f"{name}_{take}", CUE, lambda take_of=take_of, take=take: take_of(take)  # type: ignore[misc]
    for name, make in STRAYS.items():
        yield name, NIGHT, make
    for name, make in MUSIC.items():
        yield f"music_{name}", MOOD, make
    for name, make in AMBIENCE.items():
        yield f"ambience_{name}", NIGHT, make


def write(path: Path, wave: Wave) -> None:
    """In pieces: the encoder cannot take minutes at once."""
    with soundfile.SoundFile(
        path, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=0.8 if len(wave) > 5 * RATE else 0.75,
    ) as file:
        for start in range(0, len(wave), RATE):
            file.write(wave[start:start + RATE])


def table() -> Iterator[str]:
    """Length, loudness and peak of each file; for loops also the step over the seam against the steps around it."""
    yield "| sound | seconds | loudness, LUFS | peak, dBFS | seam ÷ largest step nearby |"
    yield "|---|---:|---:|---:|---:|"
    for path in sorted(TARGET.glob("*.ogg")):
        wave, rate = soundfile.read(path)
        heard = f"{loudness(wave):.1f}" if len(wave) >= SHORT * rate else "short"
        seam = ""
        if path.stem in LOOPS:
            around = np.abs(np.diff(np.concatenate((wave[-rate // 10:], wave[:rate // 10]))))
            seam = f"{abs(wave[0] - wave[-1]) / around.max():.2f}"
        yield f"| `{path.stem}` | {len(wave) / rate:.2f} | {heard} | {peak(wave):.1f} | {seam} |"


def main() -> None:
    if sys.argv[1:] == ["--table"]:
        print("\n".join(table()))
        return
    TARGET.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    for name, loud, make in recipes():
        if not wanted or name in wanted:
            write(TARGET / f"{name}.ogg", brought_to(make(), loud))


if __name__ == "__main__":
    main()
