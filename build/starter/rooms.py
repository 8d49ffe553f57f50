"""Runs a recipe: `python build/ROOM NAME …` calls `main` of the module NAME in a room."""

import os
import sys
from importlib import import_module
from pathlib import Path


def run(room: Path, words: list[str]) -> int:
    build = room.parent
    # Recipes are modules of their room (`lab.ladder`). The checkout comes last: the compiled game may be on the path.
    sys.path[:] = [str(build), *(place for place in sys.path if Path(place) not in (room, build)), str(build.parent)]
    names = sorted(path.stem for path in room.glob("*.py") if "\ndef main(" in path.read_text(encoding="utf-8"))
    if not words or words[0] not in names:
        print(f"python build/{room.name} NAME …, where NAME is one of: {', '.join(names)}", file=sys.stderr)
        return 2
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")        # Its greeting must not be in the output.
    sys.argv[0] = f"{room.name} {words[0]}"         # the name in its help
    return int(import_module(f"{room.name}.{words[0]}").main(words[1:]))
