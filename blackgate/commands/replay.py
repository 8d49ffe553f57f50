"""`blackgate replay`: a recorded game, shown in the window or re-simulated and proved."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ..model.notation import Notation
from ..record import BadRecord, read_record, replay, result_of
from . import pack_for

if TYPE_CHECKING:
    from ..app import App


def run(arguments: Namespace) -> int:
    return _audit(arguments) if arguments.audit else _show(arguments)


def _show(arguments: Namespace) -> int:
    """In the window: forward, back, through anybody's eyes."""
    from ..environment import quiet_environment, start_log
    from ..saves import SaveProblem, load_replay
    from ..settings import load_settings
    from ..text import Text
    from .play import open_window, usual_language

    quiet_environment()
    start_log()
    settings = load_settings()
    language = usual_language(settings)
    try:
        shown = load_replay(Path(arguments.file), pack_for(arguments) if arguments.cards else None)
    except SaveProblem as problem:
        print(f"{arguments.file}: {Text(language)(problem.key)}", file=sys.stderr)
        return 2

    def begin(app: "App") -> None:
        from ..scenes.replay import ReplayScene

        app.open_title()
        app.push(ReplayScene(app, shown))

    return open_window(settings, language, begin, shown.plan.cards)


def _audit(arguments: Namespace) -> int:
    """Re-simulated and proved, without a window."""
    notation = Notation(pack_for(arguments))
    try:
        written = read_record(Path(arguments.file))
    except BadRecord as bad:
        print(bad, file=sys.stderr)
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
