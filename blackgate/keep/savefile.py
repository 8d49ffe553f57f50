"""A save as bytes: a first line with format and checksum, and the rest as obfuscated JSON.

A replay is a record as `blackgate replay` reads it, with information about its table. Its own chain of digests proves
it. It is not obfuscated, because the game is over. Only this module checks such files; the result is a `Saved`.
"""

import hashlib
import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from errno import EFBIG
from pathlib import Path
from typing import Final

from ..disk.files import Unreadable, parsed, read_head, read_some, within
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from ..play.changes import CHANGE, Change, read_changes
from ..play.orders import StandingOrders, read_standing_orders
from ..play.plan import BadPlan, Plan, is_name, read_plan
from ..play.record import BadRecord, changes_in, check_record
from ..play.record_form import FORMAT as RECORD_FORMAT
from ..play.record_form import MOST_BYTES
from ..play.record_form import OLD as OLD_RECORD
from ..play.record_form import VERSION as RECORD_VERSION
from ..play.session import Session
from .obfuscation import BadSeal, opened, sealed

FORMAT: Final = "blackgate-save"
VERSION: Final = 3
PLAIN: Final = 1                        # the last version without obfuscation
BARE: Final = 2                         # the last one whose checksum covers only the content
MOST_KEY: Final = 100
MOST_LINE: Final = 1000                 # bytes of the first line
MOST_MARK: Final = 100                  # characters of a game's mark
# Entries of a record. A game has some hundred; the window must show any record within a second.
MOST_ENTRIES: Final = 20_000
MOST_ROUNDS: Final = 1_000_000
MOST_ORDER: Final = 10**12
MOST_HINTS: Final = 10**6
MOST_DATE: Final = 100                  # signs
YEARS: Final = range(1970, 9999)        # these can be shown in any time zone

BROKEN: Final = "save-broken"
NEWER: Final = "save-newer"
OTHER_CARDS: Final = "save-other-cards"
MISSING: Final = "save-missing"
TOO_LONG: Final = "save-too-long"


class SaveProblem(Exception):
    """A save that cannot be used. `key` names the message for the player."""

    def __init__(self, key: str, path: Path) -> None:
        super().__init__(f"{key}: {path}")
        self.key = key
        self.path = path


def problem_with(wrong: Exception) -> str:
    """The message key for a game that cannot be resumed."""
    return OTHER_CARDS if isinstance(wrong, BadRecord) and wrong.key == "record-other-cards" else BROKEN


@dataclass(frozen=True)
class Saved:
    """A saved game: everything that a session or a replay needs."""

    name: str | None        # None: saved automatically
    date: datetime
    round: int
    plan: Plan
    changes: tuple[Change, ...]
    record: Json            # only its form is checked; playing it checks the rest
    number: int = 0         # counts the saves of one game
    winners: tuple[int, ...] = ()   # the seats that won; empty before the end
    standing_orders: StandingOrders | None = None      # not in replays, because they are secret
    order: int = 0                  # its place among all games by when it was last started or resumed
    hints: tuple[int, ...] = ()     # for each seat; empty: none
    game: str | None = None         # the mark of the running game; "": none; None: not known (older versions)

    def names(self) -> list[str]:
        """The names of the last players."""
        names = [seat.name for seat in self.plan.seats]
        for change in self.changes:
            names[change.seat] = change.name
        return names

    def about(self) -> Json:
        """The information beside the record."""
        about: Json = {"name": self.name, "date": self.date.isoformat(), "round": self.round,
                       "plan": self.plan.written(), "order": self.order}
        if any(self.hints):
            about["hints"] = list(self.hints)
        if self.record["version"] != OLD_RECORD:
            return about
        changes = [{name: value for name, value in asdict(change).items() if name in CHANGE} for change in self.changes]
        return about | {"changes": changes} | ({"winners": list(self.winners)} if self.winners else {})

    def written(self) -> Json:
        standing_orders = {"wills": self.standing_orders.written()} if self.standing_orders is not None else {}
        game = {"game": self.game} if self.game is not None else {}
        return self.about() | {"record": self.record, "number": self.number} | game | standing_orders


def saved(
    session: Session, name: str | None = None, number: int = 0, order: int = 0, game: str | None = None,
) -> Saved:
    """The save of a session as it is now."""
    winners = tuple(session.over["winners"]) if session.over else ()
    return Saved(
        name, datetime.now(UTC), min(session.rounds, MOST_ROUNDS), session.plan, tuple(session.changes), session.record,
        number, winners, session.standing_orders if len(session.humans) > 1 else None, order,
        tuple(min(hints, MOST_HINTS) for hints in session.hints), game,
    )


def save_bytes(content: Json) -> bytes:
    """A save as bytes. Raises OSError if it is too large to be read again."""
    plain = _written(content, content.get("record"))
    return sealed_bytes(plain, content.get("order", 0))


def sealed_bytes(plain: bytes, order: int = 0) -> bytes:
    key, body = sealed(plain)
    top = {"format": FORMAT, "version": VERSION, "order": order, "key": key, "sha256": checksum(VERSION, key, body)}
    return within(json.dumps(top).encode() + b"\n" + body, MOST_BYTES)


def checksum(version: int, key: str, body: bytes) -> str:
    """The checksum of a save, with its version and key. In older versions it covers only the content."""
    rest = b"" if version <= BARE else json.dumps([FORMAT, version, key]).encode() + b"\n"
    return hashlib.sha256(rest + body).hexdigest()


def order_in(path: Path) -> int:
    """A save's order number among all games, read from its first line; 0 if the line has none."""
    try:
        top = Fields(parsed(read_head(path, MOST_LINE).partition(b"\n")[0]))
        return top.number("order", 0, 0, MOST_ORDER) if top.has("order") else read_save(path).order
    except (OSError, Unreadable, WrongField, SaveProblem):
        return 0


def read_save(path: Path) -> Saved:
    """Read and check a save. Raises SaveProblem."""
    return checked(proved(path), path)


def checked(content: Json, path: Path) -> Saved:
    """Check a save's content. Raises SaveProblem."""
    return _saved(content, content.get("record"), path)


def proved(path: Path) -> Json:
    """A save's content if the checksum is right; the content itself is not checked. Raises SaveProblem."""
    line, _, body = _read(path).partition(b"\n")
    try:
        top = Fields(parsed(line))
        top.word("format", [FORMAT])
        version = top.number("version", None, 1)
        key = top.text("key", MOST_KEY) if version > PLAIN else ""
        top.word("sha256", [checksum(version, key, body)])
        if version > VERSION:       # A damaged version number is not a newer version.
            raise SaveProblem(NEWER, path)
        if version > PLAIN:
            body = opened(key, body, MOST_BYTES)
    except (Unreadable, WrongField, BadSeal):
        raise SaveProblem(BROKEN, path) from None
    return _object(body, path)      # All versions have the same content. An old record is converted when it is played.


def replay_bytes(record: Json, about: Json) -> bytes:
    """A replay as bytes. Raises OSError if it is too large to be read again."""
    return _written(record | {"table": about}, record)


def _written(content: Json, record: object) -> bytes:
    entries = record.get("actions") if isinstance(record, dict) else None
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise OSError(EFBIG, "The game is too long to be read again")
    return within(json.dumps(content, separators=(",", ":")).encode(), MOST_BYTES)


def read_replay(path: Path) -> Saved:
    """Read and check a replay that this game saved. Raises SaveProblem."""
    return with_table(read_recorded(path), path)


def with_table(record: Json, path: Path) -> Saved:
    """Check a record together with the information about its table. Raises SaveProblem."""
    return _saved(record.get("table"), record, path)


def read_recorded(path: Path) -> Json:
    """Read any record and check its form. Raises SaveProblem."""
    written = _object(_read(path), path)
    version = written.get("version")
    if written.get("format") == RECORD_FORMAT and type(version) is int and version > RECORD_VERSION:
        raise SaveProblem(NEWER, path)
    try:
        return _not_too_long(check_record(written, path.name), path)
    except BadRecord:
        raise SaveProblem(BROKEN, path) from None


def _not_too_long(record: Json, path: Path) -> Json:
    if len(record["actions"]) > MOST_ENTRIES:
        raise SaveProblem(TOO_LONG, path)
    return record


def _saved(about: object, record: object, path: Path) -> Saved:
    try:
        game = _not_too_long(check_record(record, path.name), path)
        is_old = game["version"] == OLD_RECORD
        top = Fields(about, "", None, ("name", "date", "round", "plan", *(("changes",) if is_old else ())))
        name = top.text("name", MOST_DATE) if top.is_set("name") else None
        if name is not None and not is_name(name):
            raise WrongField("name", "cannot be shown")
        date = datetime.fromisoformat(top.text("date", MOST_DATE))
        if date.year not in YEARS:
            raise WrongField("date", "is of another age")
        plan = read_plan(top.value("plan", None))
        players = len(plan.seats)
        changes = read_changes(top.value("changes", None), players) if is_old else changes_in(game, players)
        told = top if is_old else Fields(game.get("ended") or {})
        return Saved(
            name, date.replace(tzinfo=UTC) if date.tzinfo is None else date, top.number("round", None, 0, MOST_ROUNDS),
            plan, tuple(changes), game, top.number("number", 0), _winners(told, players),
            read_standing_orders(top.value("wills", None), players), top.number("order", 0, 0, MOST_ORDER),
            tuple(top.numbers("hints", 0, MOST_HINTS, length=players)) if top.is_set("hints") else (),
            top.text("game", MOST_MARK) if top.is_set("game") else None,
        )
    except (WrongField, ValueError, BadPlan, BadRecord):
        raise SaveProblem(BROKEN, path) from None


def _winners(top: Fields, players: int) -> tuple[int, ...]:
    return tuple(dict.fromkeys(top.numbers("winners", 0, players - 1)))


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
