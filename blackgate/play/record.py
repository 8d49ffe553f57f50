"""A game as it was played: how it started, every action, and proof that nothing was tampered with.

Before the first roll a commitment is shown: a salted hash of the seed and the options. The record reveals
both, so anybody can check that rolls and deals were fixed before the game began. After each action the
record keeps a digest of what happened, which names the first action that does not fit.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..disk.files import TooLarge, Unreadable, parsed, read_some
from ..model.codec import PositionError, load_position
from ..model.engine import do, is_legal
from ..model.fields import Fields, WrongField
from ..model.notation import Json, Malformed, Notation
from ..model.rng import MOST_SEED, RNG_VERSION
from ..model.setup import new_game
from ..model.sides import MICHELS
from ..model.state import GameState
from ..model.words import Action, Event

FORMAT: Final = "blackgate-record"
VERSION: Final = 1
MOST_BYTES: Final = 8_000_000


class BadRecord(Exception):
    """The record cannot be read, or is not true: the key of a message, and what it speaks of."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(" ".join((key, *(f"{name} {value}" for name, value in values.items()))))
        self.key = key
        self.values = values


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def commitment(salt: str, seed: int, options: Json) -> str:
    return hashlib.sha256(salt.encode() + canonical({"seed": seed, "options": options})).hexdigest()


def digest(before: str, happened: object) -> str:
    """A link of the chain: what happened, after all that went before."""
    return hashlib.sha256(before.encode() + canonical(happened)).hexdigest()[:32]


class Record:
    """Grows with the game. Starts from a seed and options, or from a position."""

    def __init__(self, notation: Notation, start: Json, salt: str) -> None:
        self.notation = notation
        self.start = start
        self.salt = salt
        self.actions: list[Json] = []
        self.digests: list[str] = []

    @classmethod
    def of_new_game(cls, notation: Notation, seed: int, options: Json, salt: str) -> "Record":
        return cls(notation, {"seed": seed, "options": options}, salt)

    @classmethod
    def of_position(cls, notation: Notation, position: Json) -> "Record":
        return cls(notation, {"position": position}, "")

    @property
    def commitment(self) -> str | None:
        if "seed" not in self.start:
            return None
        return commitment(self.salt, self.start["seed"], self.start["options"])

    def add(self, action: Json, events: list[Event]) -> None:
        before = self.digests[-1] if self.digests else digest("", self.start)
        self.actions.append(action)
        self.digests.append(digest(before, [action, [self.notation.event(event) for event in events]]))

    def cut(self, length: int) -> None:
        """Take back everything after that many actions."""
        del self.actions[length:], self.digests[length:]

    def written(self) -> Json:
        pack = self.notation.pack
        return {
            "format": FORMAT, "version": VERSION, "rng": RNG_VERSION,
            "pack": {"name": pack.name, "fingerprint": pack.fingerprint, "cards": pack.carried},
            "commitment": self.commitment, "salt": self.salt, **self.start,
            "actions": list(self.actions), "digests": list(self.digests),
        }


def start_of(written: Json, notation: Notation, events: list[Event]) -> GameState:
    """The game a record begins with."""
    if "position" in written:
        return load_position(written["position"], notation)
    options = written["options"]
    michel = options["michel"]
    return new_game(
        notation.pack, options["players"], written["seed"], team=options["team"],
        michel=MICHELS.index(michel) if michel else 0, first=options["first"], events=events,
    )


def read_record(path: Path) -> Json:
    try:
        written = parsed(read_some(path, MOST_BYTES))
    except OSError as error:
        raise BadRecord("record-unreadable", file=str(path), reason=str(error.strerror)) from None
    except TooLarge:
        raise BadRecord("record-too-large", file=str(path)) from None
    except Unreadable:
        raise BadRecord("record-no-json", file=str(path)) from None
    return check_record(written, str(path))


# What a wrong field of a record is called.
WRONG: Final = {
    "": "record-other-format", "format": "record-other-format", "version": "record-no-version",
    "rng": "record-other-dice", "pack": "record-no-pack", "pack.fingerprint": "record-no-pack",
    "pack.cards": "record-no-pack", "actions": "record-no-list", "digests": "record-no-list", "seed": "record-no-seed",
    "options": "record-no-options", "salt": "record-no-salt",
}


def check_record(written: object, name: str) -> Json:
    """The form of a record; whether it is true is what `replay` finds out."""
    try:
        top = Fields(written)
        top.word("format", [FORMAT])
        version = top.number("version", None, 1)
        if version > VERSION:
            raise BadRecord("record-newer", file=name, version=version)
        top.number("rng", None, RNG_VERSION, RNG_VERSION)
        _check_pack(top.inner("pack"))
        if len(_listed(top, "actions")) != len(_listed(top, "digests")):
            raise BadRecord("record-uneven", file=name)
        if not top.has("position"):
            _check_start(top)
    except WrongField as wrong:
        key = WRONG.get(wrong.field, "record-wrong-options" if wrong.field.startswith("options.") else WRONG[""])
        listed = {"field": wrong.field} if key == "record-no-list" else {}
        raise BadRecord(key, file=name, **listed) from None
    return dict(top.whole())


def _listed(top: Fields, name: str) -> list[object]:
    if not top.has(name):
        raise WrongField(name, "is missing")
    return top.sequence(name, MOST_BYTES)       # The file's size is limit enough.


def _check_pack(pack: Fields) -> None:
    pack.text("fingerprint", MOST_BYTES)
    if pack.is_set("cards"):        # Records of version 0.1 carry none.
        pack.text("cards", MOST_BYTES)


def _check_start(top: Fields) -> None:
    top.number("seed", None, 0, MOST_SEED)
    names = ("players", "team", "michel", "first")
    if not isinstance(top.value("options", None), dict) or set(top.mapping("options")) != set(names):
        raise WrongField("options", "must say these and nothing else")
    options = top.inner("options")
    players = options.number("players", None, 2, 6)
    if options.flag("team", None) and players not in (4, 6):
        raise WrongField("options.team", "needs 4 or 6 players")
    if options.is_set("michel"):
        options.word("michel", MICHELS[1:])
    if options.is_set("first"):
        options.number("first", None, 0, players - 1)
    if not top.text("salt", MOST_BYTES).isascii():
        raise WrongField("salt", "must be plain")


def replay(written: Json, notation: Notation) -> Iterator[tuple[GameState, Action | None, list[Event]]]:
    """The game, action by action. Raises BadRecord at the first thing that is not true."""
    if written["pack"]["fingerprint"] != notation.pack.fingerprint:
        raise BadRecord("record-other-cards")
    if "position" not in written and written.get("commitment") != commitment(
        written["salt"], written["seed"], written["options"]
    ):
        raise BadRecord("record-commitment")
    events: list[Event] = []
    try:
        game = start_of(written, notation, events)
    except PositionError as error:
        raise BadRecord("record-position", reason=str(error)) from None
    yield game, None, events
    chain = digest("", {name: written[name] for name in ("position", "seed", "options") if name in written})
    for number, (entry, kept) in enumerate(zip(written["actions"], written["digests"], strict=True), 1):
        try:
            action = notation.read_action(entry, game.players, game.background[game.decider])
        except Malformed as error:
            raise BadRecord("record-malformed", action=number, reason=str(error)) from None
        if game.winners or not is_legal(game, action):
            raise BadRecord("record-illegal", action=number)
        events = []
        do(game, action, events)
        chain = digest(chain, [entry, [notation.event(event) for event in events]])
        if chain != kept:
            raise BadRecord("record-untrue", action=number)
        yield game, action, events


def result_of(game: GameState) -> Json | None:
    """The protocol's `over`."""
    if not game.winners:
        return None
    over: Json = {
        "winners": [seat for seat in range(game.players) if game.winners >> seat & 1],
        "points": list(game.points),
    }
    if game.team:
        over["team_points"] = list(game.team_points())
    return over


__all__ = [
    "BadRecord", "Record", "check_record", "read_record", "replay", "result_of",
]
