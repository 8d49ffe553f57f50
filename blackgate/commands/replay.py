"""`blackgate replay`: a recorded game, shown in the window or re-simulated and proved."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ..model.notation import Notation
from ..play.audit import audit, code_of
from ..play.packs import pack_of
from ..play.record import BadRecord, read_record
from ..words.text import Several
from . import pack_for

if TYPE_CHECKING:
    from ..app import App


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="cli-record")
    parser.add_argument("--audit", action="store_true", help="cli-audit")
    parser.add_argument("--expect", metavar="HASH", help="cli-expect")
    parser.add_argument("--seal", metavar="HASH", help="cli-seal")


def run(given: Namespace) -> int:
    if not given.audit and (given.expect or given.seal):
        return int(given.said.refuse("cli-needs-audit"))
    return _audit(given) if given.audit else _show(given)


def _show(given: Namespace) -> int:
    """In the window: forward, back, through anybody's eyes."""
    from ..disk.environment import quiet_environment, start_log
    from ..keep.saves import SaveProblem, load_replay
    from ..keep.settings import load_settings
    from ..scenes.screens import OpenReplay, OpenTitle
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
        app.open(OpenTitle())
        app.open(OpenReplay(shown))

    return open_window(settings, given.said.text, begin, shown.plan.cards)


def _audit(given: Namespace) -> int:
    """Re-simulated and proved, without a window."""
    said = given.said
    codes = [None if word is None else code_of(word) for word in (given.expect, given.seal)]
    for option, word, code in zip(("--expect", "--seal"), (given.expect, given.seal), codes, strict=True):
        if word is not None and code is None:
            return int(said.refuse("cli-no-code", option=option, word=word))
    try:
        written = read_record(Path(given.file))
    except BadRecord as bad:
        return int(said.refuse(bad.key, **bad.values))
    try:
        found = audit(written, Notation(pack_for(given) if given.cards else pack_of(written)), *codes)
    except BadRecord as bad:
        said.refuse(bad.key, **bad.values)
        return 1
    seats = Several(tuple(map(str, found.over["winners"]))) if found.over else None
    ending = said("cli-record-won", seats=seats) if seats else said("cli-record-open")
    print(said("cli-record-true", actions=found.actions, rolls=found.rolls, cards=found.cards, ending=ending))
    print(said("audit-commitment", code=found.commitment) if found.commitment else said("audit-no-commitment"))
    if found.seal:
        print(said("audit-seal", code=found.seal))
    for title, findings in (("audit-proven", found.proven), ("audit-unproven", found.unproven)):
        print(said(title))
        for finding in findings:
            print(f"- {said(finding.key, **finding.values)}")
    return 0
