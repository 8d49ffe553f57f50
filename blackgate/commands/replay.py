"""`blackgate replay`: shows a recorded game in the window, or plays it again and checks it."""

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ..model.notation import Notation
from ..play.audit import audit, code_of
from ..play.packs import pack_of
from ..play.record import BadRecord, read_record
from ..words.text import ORIGINAL, Text
from . import pack_for, refuse
from .record_sentences import finding, refuse_record

if TYPE_CHECKING:
    from ..app import App


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record or a saved game")
    parser.add_argument("--audit", action="store_true", help="re-simulate it and prove every roll, deal and action")
    parser.add_argument("--expect", metavar="HASH",
                        help="with --audit: the fairness code copied before the game, at least 32 digits of it")
    parser.add_argument("--seal", metavar="HASH",
                        help="with --audit: the seal copied at the end, at least 32 digits of it")


def run(given: Namespace) -> int:
    if not given.audit and (given.expect or given.seal):
        return refuse("--expect and --seal need --audit.")
    return _audit(given) if given.audit else _show(given)


def _show(given: Namespace) -> int:
    """Show the game in the window: forward and back, from any seat."""
    from ..disk.environment import quiet_environment, start_log
    from ..keep.saves import SaveProblem, load_replay
    from ..keep.settings import load_settings
    from ..scenes.screens import OpenReplay, OpenTitle
    from .play import open_window, text_for

    quiet_environment()
    start_log()
    settings = load_settings()
    try:
        shown = load_replay(Path(given.file), pack_for(given) if given.cards else None)
    except SaveProblem as problem:
        return refuse("{file}: {problem}", file=given.file, problem=Text(ORIGINAL)(problem.key))

    def begin(app: "App") -> None:
        app.open(OpenTitle())
        app.open(OpenReplay(shown))

    return open_window(settings, text_for(None, settings), begin, shown.plan.cards)


def _audit(given: Namespace) -> int:
    """Play the game again and check it, without a window."""
    codes = [None if word is None else code_of(word) for word in (given.expect, given.seal)]
    for option, word, code in zip(("--expect", "--seal"), (given.expect, given.seal), codes, strict=True):
        if word is not None and code is None:
            return refuse("{option} needs 32 to 64 digits of a code (0-9, a-f), not '{word}'. The 16 digits on the "
                          "screen are too few to prove anything.", option=option, word=word)
    try:
        written = read_record(Path(given.file))
    except BadRecord as bad:
        return refuse_record(bad)
    try:
        found = audit(written, Notation(pack_for(given) if given.cards else pack_of(written)), *codes)
    except BadRecord as bad:
        refuse_record(bad)
        return 1
    ending = f"Won by seat {', '.join(map(str, found.over['winners']))}." if found.over else "Not finished."
    print(f"The record is true. Actions: {found.actions}, rolls: {found.rolls}, cards drawn: {found.cards}. {ending}")
    print(f"Fairness code: {found.commitment or 'none'}")
    if found.seal:
        print(f"Seal: {found.seal}")
    for title, findings in (
            ("At the table:", found.seated), ("Proven:", found.proven), ("Not proven:", found.unproven)):
        if not findings:
            continue
        print(title)
        for each in findings:
            print(f"- {finding(each)}")
    return 0
