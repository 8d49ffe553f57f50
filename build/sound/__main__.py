"""`python build/sound NAME …` runs a recipe of this room."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from starter.rooms import run

if __name__ == "__main__":
    sys.exit(run(Path(__file__).resolve().parent, sys.argv[1:]))
