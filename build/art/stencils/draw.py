"""Draws all pictures again: in build/art, python -m stencils.draw [family ...]. Needs skia-pathops."""

import importlib
import sys
from pathlib import Path

from .stencil import paint, write

ASSETS = Path(__file__).resolve().parents[3] / "assets"
FAMILIES = ("cards", "gangs", "powers", "backgrounds", "michel", "backs", "tokens", "verbs", "die", "emotes", "seats",
            "feats")


def main() -> None:
    for family in sys.argv[1:] or FAMILIES:
        drawn = importlib.import_module(f".{family}", __package__)
        size = getattr(drawn, "SIZE", (128.0, 128.0))
        if hasattr(drawn, "PAINTINGS"):
            paint(ASSETS / family, drawn.PAINTINGS, size, 0.0 if family == "backs" else 0.55)
        else:
            write(ASSETS / family, drawn.PICTURES, 0.55 if size[0] > 64 else 0.2, size)


if __name__ == "__main__":
    main()
