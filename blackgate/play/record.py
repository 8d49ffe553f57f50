"""A game as it was played: how it started, every action, and proof that nothing was tampered with.

Before the first roll a commitment is shown: a salted hash of the seed and the options. The record reveals
both, so anybody can check that rolls and deals were fixed before the game began. After each action the
record keeps a digest of what happened, which names the first action that does not fit.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ..disk.files import TooLarge, Unreadable, parsed, read_some
from ..model.codec import PositionError, load_position
from ..model.engine import do, is_legal
from ..model.notation import Json, Malformed, Notation
from ..model.rng import MOST_SEED, RNG_VERSION
from ..model.setup import new_game
from ..model.state import MICHELS, GameState
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
        return {
            "format": FORMAT, "version": VERSION, "rng": RNG_VERSION,
            "pack": {"name": self.notation.pack.name, "fingerprint": self.notation.pack.fingerprint},
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


def check_record(written: Any, name: str) -> Json:
    """The form of a record; whether it is true is what `replay` finds out."""

    def demand(condition: bool, key: str, **values: str | int) -> None:
        if not condition:
            raise BadRecord(key, file=name, **values)

    demand(isinstance(written, dict) and written.get("format") == FORMAT, "record-other-format")
    version = written.get("version")
    demand(type(version) is int and version >= 1, "record-no-version")
    demand(version <= VERSION, "record-newer", version=version)
    demand(written.get("rng") == RNG_VERSION, "record-other-dice")
    pack = written.get("pack")
    demand(isinstance(pack, dict) and isinstance(pack.get("fingerprint"), str), "record-no-pack")
    for field in ("actions", "digests"):
        demand(isinstance(written.get(field), list), "record-no-list", field=field)
    demand(len(written["actions"]) == len(written["digests"]), "record-uneven")
    if "position" in written:
        return dict(written)
    seed, options = written.get("seed"), written.get("options")
    demand(type(seed) is int and 0 <= seed <= MOST_SEED, "record-no-seed")
    named = {"players", "team", "michel", "first"}
    demand(isinstance(options, dict) and set(options) == named, "record-no-options")
    players, team, first = options["players"], options["team"], options["first"]
    demand(type(players) is int and 2 <= players <= 6 and isinstance(team, bool), "record-wrong-options")
    demand(not team or players in (4, 6), "record-wrong-options")
    demand(options["michel"] in (None, *MICHELS[1:]), "record-wrong-options")
    demand(first is None or (type(first) is int and 0 <= first < players), "record-wrong-options")
    salt = written.get("salt")
    demand(isinstance(salt, str) and salt.isascii(), "record-no-salt")
    return dict(written)


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
