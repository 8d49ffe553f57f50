"""`blackgate review`: the review of a recorded game: what was skill and what was luck."""

import json
import os
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path

from ..coach.account import BLUNDER, MARKS
from ..coach.calibration import load_calibration
from ..coach.parallel_review import parallel_review
from ..coach.review import reviewing
from ..coach.weighing import EFFORTS, FULL
from ..model.notation import Json
from ..play.packs import pack_of
from ..play.plan import HUMAN
from ..play.record import BadRecord, plan_in, read_record
from ..play.thinking import brains_for
from . import pack_for
from .arguments import add_jobs, add_json
from .progress import Progress
from .record_sentences import refuse_record

WORST = 3       # decisions that are listed for a seat


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record or a saved game")
    parser.add_argument("--effort", choices=tuple(EFFORTS), default=FULL, help="how closely to look: quick or full")
    add_jobs(parser)
    add_json(parser)


def run(given: Namespace) -> int:
    try:
        written = read_record(Path(given.file))
    except BadRecord as bad:
        return refuse_record(bad)
    try:
        found = _reviewed(written, given)
    except BadRecord as bad:
        refuse_record(bad)
        return 1
    if given.json:
        print(json.dumps(found))
    else:
        _print(found, _names(written, len(found["seats"])))
    return 0


def _reviewed(written: Json, given: Namespace) -> Json:
    pack = pack_for(given) if given.cards else pack_of(written)
    progress = None
    found: Json = {}
    jobs, people = given.jobs or os.cpu_count() or 1, _people(written)
    steps = (reviewing(written, pack, brains_for(pack), load_calibration(), effort=given.effort, seats=people)
             if jobs == 1 else parallel_review(written, pack, jobs, effort=given.effort, seats=people))
    for each in steps:
        progress = progress or Progress(each.total)
        progress.show(each.done)
        found = each.review
    if progress is not None:
        progress.clear()
    return found


def _people(written: Json) -> list[int]:
    """The seats that people played."""
    plan = plan_in(written)
    return [seat for seat, each in enumerate(plan.seats) if each.player == HUMAN] if plan else []


def _names(written: Json, players: int) -> list[str]:
    """The players' names, with the seats numbered as in the protocol."""
    plan = plan_in(written)
    return [f"{seat} {plan.seats[seat].name}".strip() if plan else str(seat) for seat in range(players)]


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"


def _print(found: Json, names: list[str]) -> None:
    for name, seat in zip(names, found["seats"], strict=True):
        decisions = seat["decisions"]
        marks = Counter(each["mark"] for each in decisions)
        counted = ", ".join(f"{mark} {marks[mark]}" for mark in (*dict(MARKS), BLUNDER))
        lost = sum(each["lost"] for each in decisions) / max(1, len(decisions))
        print(f"Seat {name}: chance at the start {100 * seat['start']:.1f}%, at the end {100 * seat['result']:.1f}%")
        print(f"  percentage points: skill {_points(seat['skill'])}, luck {_points(seat['luck'])}, "
              f"the others {_points(seat['others'])}")
        print(f"  decisions: {len(decisions)} ({counted}), lost per decision: {100 * lost:.2f}")
        for each in sorted(decisions, key=lambda each: -each["lost"])[:WORST]:
            if each["mark"] not in ("best", "fine"):
                print(f"  action {each['at']}: {each['mark']}, {100 * each['lost']:.1f} percentage points lost by "
                      f"{_short(each['action'])}; better: {_short(each['best'])}")
    print("What decided the game (percentage points):")
    for moment in found["moments"]:
        print(f"- action {moment['at']}, seat {names[moment['seat']]}: {moment['what']}, {_points(moment['swing'])}")


def _short(action: Json) -> str:
    """An action in the protocol's words, on one line."""
    rest = " ".join(f"{name}={json.dumps(value) if isinstance(value, (dict, list)) else value}"
                    for name, value in action.items() if name != "do")
    return f"{action['do']} {rest}".strip()
