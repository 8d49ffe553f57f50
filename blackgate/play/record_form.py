"""Checks the form of a record file, field by field. `record.steps` checks whether the record is true."""

from pathlib import Path
from typing import Final

from ..disk.files import TooLarge, Unreadable, parsed, read_some
from ..model.fields import MOST_NAMED, Fields, WrongField, tame, unknown_fields
from ..model.notation import Json
from ..model.rng import MOST_SEED, RNG_VERSION
from ..model.teams import MICHELS
from .record_hashes import BadRecord
from .plan import MOST_SEATS, BadPlan, read_plan

FORMAT: Final = "blackgate-record"
VERSION: Final = 2
OLD: Final = 1                  # its chain has only actions, its commitment only seed and options
MOST_BYTES: Final = 8_000_000
MOST_SALT: Final = 64

# All fields of a record. Unknown fields are refused, because an unchecked field could claim anything.
FIELDS: Final = (
    "format", "version", "rng", "pack", "position", "seed", "options", "salt", "commitment", "actions", "digests",
    "table",
)
SINCE: Final = ("renewed", "chosen", "seats", "rules", "ended", "seal")     # not in version 1

# The message for each wrong field.
WRONG: Final = {
    "": "record-other-format", "format": "record-other-format", "version": "record-no-version",
    "rng": "record-other-dice", "pack": "record-no-pack", "pack.fingerprint": "record-no-pack",
    "pack.cards": "record-no-pack", "actions": "record-no-list", "digests": "record-no-list", "seed": "record-no-seed",
    "options": "record-no-options", "salt": "record-no-salt", "chosen": "record-no-chosen", "seats": "record-no-seats",
    "position": "record-two-starts", "ended": "record-no-end", "ended.winners": "record-no-end",
}


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


def check_record(written: object, name: str) -> Json:
    try:
        top = Fields(written)
        top.word("format", [FORMAT])
        version = top.number("version", None, 1)
        if version > VERSION:
            raise BadRecord("record-newer", file=name, version=version)
        known = FIELDS if version == OLD else (*FIELDS, *SINCE)
        for field in unknown_fields(top.whole(), known):
            raise BadRecord("record-unknown-field", file=name, field=tame(field[:MOST_NAMED]))
        top.number("rng", None, RNG_VERSION, RNG_VERSION)
        _check_pack(top.inner("pack"))
        if len(_listed(top, "actions")) != len(_listed(top, "digests")):
            raise BadRecord("record-uneven", file=name)
        _check_start(top, version)
    except WrongField as wrong:
        key = WRONG.get(wrong.field, "record-wrong-options" if wrong.field.startswith("options.") else WRONG[""])
        listed = {"field": wrong.field} if key == "record-no-list" else {}
        raise BadRecord(key, file=name, **listed) from None
    return dict(top.whole())


def _listed(top: Fields, name: str) -> list[object]:
    if not top.has(name):
        raise WrongField(name, "is missing")
    return top.sequence(name, MOST_BYTES)       # The size of the file is the real limit.


def _check_pack(pack: Fields) -> None:
    if unknown_fields(pack.whole(), ("name", "fingerprint", "cards")):
        raise WrongField("pack", "says more than a pack does")
    pack.text("fingerprint", MOST_BYTES)
    if pack.is_set("cards"):        # Records of version 0.1 contain none.
        pack.text("cards", MOST_BYTES)


def _check_start(top: Fields, version: int) -> None:
    """Check that there is one start: a seed with a commitment, or a position without one."""
    if top.has("position"):
        if any(top.is_set(name) for name in ("seed", "options", "commitment", "chosen")):
            raise WrongField("position", "must stand alone")
    else:
        _check_seed(top, version)
    if version > OLD:
        top.number("renewed", 0)
        if top.is_set("ended"):
            top.inner("ended").numbers("winners", 0, MOST_SEATS - 1)
        salt = top.text("salt", MOST_SALT)
        if not (salt.isascii() and salt.isalnum()):
            raise WrongField("salt", "must be plain")
        if top.has("seats"):
            try:
                read_plan({"seats": top.value("seats", None), "rules": top.value("rules", {})})
            except BadPlan:
                raise WrongField("seats", "cannot be sat on") from None


def _check_seed(top: Fields, version: int) -> None:
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
    if version > OLD and not top.has("renewed"):        # The old version did not say whether the seed was chosen.
        top.flag("chosen", None)
    if version == OLD and not top.text("salt", MOST_BYTES).isascii():
        raise WrongField("salt", "must be plain")
