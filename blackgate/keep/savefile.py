"""A save as bytes: a line that names the format and proves the rest, and the rest as JSON.

A replay is a record as `blackgate replay` reads it, with the table it was played at added; its own chain of
digests proves it.
"""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from ..disk.files import Unreadable, parsed, read_some
from ..model.notation import Json
from ..play.changes import Change, read_changes
from ..play.plan import BadPlan, Plan, is_name, read_plan
from ..play.record import FORMAT as RECORD_FORMAT
from ..play.record import VERSION as RECORD_VERSION
from ..play.record import BadRecord, check_record

FORMAT: Final = "blackgate-save"
VERSION: Final = 1
MOST_BYTES: Final = 8_000_000
MOST_ROUNDS: Final = 1_000_000
YEARS: Final = range(1970, 9999)        # that can be shown in any time zone
# How older saves are read: the entry of version n makes it one of version n + 1.
UPGRADES: Final[dict[int, Callable[[Json], Json]]] = {}

BROKEN: Final = "save-broken"
NEWER: Final = "save-newer"
OTHER_CARDS: Final = "save-other-cards"
MISSING: Final = "save-missing"


class SaveProblem(Exception):
    """A save that cannot be used. `key` names the message for the player."""

    def __init__(self, key: str, path: Path) -> None:
        super().__init__(f"{key}: {path}")
        self.key = key
        self.path = path


@dataclass(frozen=True)
class Head:
    """What every saved game says about itself."""

    name: str | None        # None: saved by itself
    date: datetime
    round: int
    plan: Plan
    changes: tuple[Change, ...]

    def written(self) -> Json:
        return {
            "name": self.name, "date": self.date.isoformat(), "round": self.round, "plan": self.plan.written(),
            "changes": [vars(change) for change in self.changes],
        }


def read_head(written: Any, path: Path) -> Head:
    try:
        name, date, number = written["name"], datetime.fromisoformat(written["date"]), written["round"]
        if not (name is None or is_name(name)) or type(number) is not int or not 0 <= number <= MOST_ROUNDS:
            raise SaveProblem(BROKEN, path)
        if date.year not in YEARS:
            raise SaveProblem(BROKEN, path)
        plan = read_plan(written["plan"])
        changes = tuple(read_changes(written["changes"], len(plan.seats)))
    except (KeyError, TypeError, ValueError, BadPlan):
        raise SaveProblem(BROKEN, path) from None
    return Head(name, date.replace(tzinfo=UTC) if date.tzinfo is None else date, number, plan, changes)


def save_bytes(content: Json) -> bytes:
    body = json.dumps(content, separators=(",", ":")).encode()
    top = {"format": FORMAT, "version": VERSION, "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(top).encode() + b"\n" + body


def read_save(path: Path) -> Json:
    """A save's content, proved. Raises SaveProblem."""
    data = _read(path)
    line, _, body = data.partition(b"\n")
    try:
        top = parsed(line)
    except Unreadable:
        raise SaveProblem(BROKEN, path) from None
    if not isinstance(top, dict) or top.get("format") != FORMAT or type(top.get("version")) is not int:
        raise SaveProblem(BROKEN, path)
    if top["version"] > VERSION:
        raise SaveProblem(NEWER, path)
    if top["version"] < 1 or top.get("sha256") != hashlib.sha256(body).hexdigest():
        raise SaveProblem(BROKEN, path)
    content = _object(body, path)
    for version in range(top["version"], VERSION):
        content = UPGRADES[version](content)
    return content


def replay_bytes(record: Json, head: Head) -> bytes:
    return json.dumps(record | {"table": head.written()}, separators=(",", ":")).encode()


def read_replay(path: Path) -> Json:
    """A record's content, its form checked. Raises SaveProblem."""
    written = _object(_read(path), path)
    version = written.get("version")
    if written.get("format") == RECORD_FORMAT and type(version) is int and version > RECORD_VERSION:
        raise SaveProblem(NEWER, path)
    try:
        return check_record(written, path.name)
    except BadRecord:
        raise SaveProblem(BROKEN, path) from None


def _read(path: Path) -> bytes:
    try:
        return read_some(path, MOST_BYTES)
    except Unreadable:
        raise SaveProblem(BROKEN, path) from None
    except OSError:
        raise SaveProblem(MISSING, path) from None


def _object(data: bytes, path: Path) -> Json:
    try:
        content = parsed(data)
    except Unreadable:
        raise SaveProblem(BROKEN, path) from None
    if not isinstance(content, dict):
        raise SaveProblem(BROKEN, path)
    return content
