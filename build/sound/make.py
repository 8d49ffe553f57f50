"""Makes assets/sounds: every cue, the music and the night, from the recipes in build/sound. Needs numpy and soundfile.

    python build/sound make [NAME ...]      makes them (all, or those named)

Afterwards `python build/sound table` measures them all for build/sound/measured.md.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from sound.cues import CUES, STRAYS, TAKES, VARIED
from sound.encoding import write, write_loop
from sound.loudness import brought_to
from sound.music import AMBIENCE, LOOPS, MUSIC
from sound.synth import Wave

TARGET: Final = Path(__file__).resolve().parents[2] / "assets" / "sounds"
LOUDNESS: Final = -21.0     # LUFS, of every file; the game plays background sounds more quietly (kit/sounds.py)
CEILING: Final = -2.0       # dBFS: the encoder may overshoot a little, and no peak may reach -1


def recipes() -> Iterator[tuple[str, Callable[[], Wave]]]:
    """Name and recipe of every file."""
    yield from CUES.items()
    for name, take_of in VARIED.items():
        for take in range(1, TAKES + 1):
            yield f"{name}_{take}", partial(take_of, take)
    yield from STRAYS.items()
    for name, make in MUSIC.items():
        yield f"music_{name}", make
    for name, make in AMBIENCE.items():
        yield f"ambience_{name}", make


def main(words: list[str]) -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, make in recipes():
        if not words or name in words:
            write_so = write_loop if name in LOOPS else write
            write_so(TARGET / f"{name}.ogg", brought_to(make(), LOUDNESS, CEILING))
    return 0
