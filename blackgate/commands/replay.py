"""`blackgate replay`: a recorded game, shown in the window or re-simulated and proved."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ..model.notation import Notation
from ..play.packs import pack_of
from ..play.record import BadRecord, read_record, replay, result_of
from ..words.text import Several
from . import pack_for

if TYPE_CHECKING:
    from ..app import App


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="cli-record")
    parser.add_argument("--audit", action="store_true", help="cli-audit")


def run(given: Namespace) -> int:
    return _audit(given) if given.audit else _show(given)


def _show(given: Namespace) -> int:
    """In the window: forward, back, through anybody's eyes."""
    from ..disk.environment import quiet_environment, start_log
    from ..keep.saves import SaveProblem, load_replay
    from ..keep.settings import load_settings
    from .play import open_window

    quiet_environment()
    start_log()
    settings = load_settings()
    try:
        shown = load_replay(Path(given.file), pack_for(given) if given.cards else None)
    except SaveProblem as problem:
        print(f"blackgate: {given.file}: {given.said(problem.key)}", file=sys.stderr)
        return 2

    def begin(app: "App") -> None:
        app.open_title()
        app.open_replay(shown)

    return open_window(settings, given.said.text, begin, shown.plan.cards)


def _audit(given: Namespace) -> int:
    """Re-simulated and proved, without a window."""
    try:
        written = read_record(Path(given.file))
    except BadRecord as bad:
        return int(given.said.refuse(bad.key, **bad.values))
    actions = rolls = cards = 0
    try:
        notation = Notation(pack_for(given) if given.cards else pack_of(written))
        for at, action, events in replay(written, notation):
            over = result_of(at)
            actions += action is not None
            for event in events:
                name = notation.event(event)["event"]
                rolls += name == "rolled"
                cards += event[2] if name == "drawn" else 0
    except BadRecord as bad:
        given.said.refuse(bad.key, **bad.values)
        return 1
    said = given.said
    seats = Several(tuple(map(str, over["winners"]))) if over else None
    ending = said("cli-record-won", seats=seats) if seats else said("cli-record-open")
    print(said("cli-record-true", actions=actions, rolls=rolls, cards=cards, ending=ending))
    return 0
