"""Makes assets/sounds: every cue and the music, from the recipes in build/sound. Needs numpy and soundfile.

    python build/sounds.py [NAME ...]
"""

import sys
from pathlib import Path

import soundfile
from sound.cues import CUES
from sound.music import MUSIC
from sound.synth import RATE, level

TARGET = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[1:])
    for name, make in CUES.items():
        if not wanted or name in wanted:
            soundfile.write(
                TARGET / f"{name}.ogg", level(make()), RATE, format="OGG", subtype="VORBIS", compression_level=0.75,
            )
    for name, make in MUSIC.items():
        if not wanted or f"music_{name}" in wanted:
            wave = level(make(), 0.10)
            soundfile.write(
                TARGET / f"music_{name}.ogg", wave, RATE, format="OGG", subtype="VORBIS", compression_level=0.7,
            )


if __name__ == "__main__":
    main()
