"""`blackgate replay`: a recorded game, re-simulated and proved."""

import sys
from argparse import Namespace
from pathlib import Path

from ..model.notation import Notation
from ..record import BadRecord, read_record, replay, result_of
from . import pack_for


def run(arguments: Namespace) -> int:
    notation = Notation(pack_for(arguments))
    try:
        written = read_record(Path(arguments.file))
    except BadRecord as bad:
        print(bad, file=sys.stderr)
        return 2
    if not arguments.audit:
        print("The window that shows replays is not built yet; --audit proves a record.", file=sys.stderr)
        return 2
    actions = rolls = cards = 0
    try:
        for at, action, events in replay(written, notation):
            over = result_of(at)
            actions += action is not None
            for event in events:
                name = notation.event(event)["event"]
                rolls += name == "rolled"
                cards += event[2] if name == "drawn" else 0
    except BadRecord as bad:
        print(bad, file=sys.stderr)
        return 1
    ending = f"won by seat {' and '.join(map(str, over['winners']))}" if over else "not finished"
    print(f"The record is true: {actions} actions, {rolls} rolls, {cards} cards drawn, {ending}.")
    return 0
