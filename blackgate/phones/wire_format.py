"""What phones send: JSON, read field by field. Everything has a limit, nothing is trusted (docs/phones-protocol.md)."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from ..model.fields import Fields, WrongField

VERSION: Final = 1
MOST_BYTES: Final = 16_384
MOST_SEAT: Final = 5
MOST_NUMBER: Final = 2**53
MOST_WORD: Final = 64
MOST_LANGUAGES: Final = 8
MOST_PICKED: Final = 2          # the greatest number of sources of a tray

# The fields that each wish must have, and those it may have.
WISHES: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "hello": (("v",), ("languages", "token", "code")),
    "sit": (("seat",), ("name",)),
    "act": (("at", "option"), ()),
    "fill": (("at", "template", "picked"), ()),
    "tally": (("at", "template", "picked"), ()),
    "commit": (("at", "picked"), ()),
    "price": (("at", "id"), ()),
    "why": (("at", "verb"), ()),
    "hint": (("at",), ()),
    "undo": (("at",), ()),
    "orders": (("orders",), ()),
    "speak": (("lang",), ()),
    "emote": (("emote",), ()),
    "bot": ((), ()),
    "back": ((), ()),
    "leave": ((), ()),
    "watch": ((), ()),
    "paint": (("colour",), ()),
    "again": ((), ()),
    "ping": ((), ()),
    "rules": ((), ()),
}

FIELDS: Final = frozenset(name for needed, known in WISHES.values() for name in (*needed, *known))


class BadWish(Exception):
    """A message in a wrong form. Its text is for a log and repeats nothing that was sent."""


@dataclass(frozen=True)
class Wish:
    """One message of a phone in the right form. Whether it can be done is checked later."""

    do: str
    at: int = -1
    seat: int = -1
    colour: int = -1
    version: int = 0
    name: str = ""
    token: str = ""
    code: str = ""
    id: str = ""                                        # the id of a branch
    word: str = ""                                      # a verb, a language, an emote
    languages: tuple[str, ...] = ()
    option: dict[str, Any] = field(default_factory=dict)        # an action, a template or orders, not read yet
    picked: tuple[dict[str, Any], ...] = ()


def read(raw: str) -> Wish:
    """Read a message. Raises BadWish."""
    try:
        written = json.loads(raw)
    except (ValueError, RecursionError):
        raise BadWish("no JSON") from None
    try:
        return _read(written)
    except WrongField as wrong:
        field = wrong.field if wrong.field in FIELDS else "a field"
        raise BadWish(f"{field} {wrong.sentence[:MOST_WORD]}") from None


def _read(written: object) -> Wish:
    do = Fields(written).value("do", None)
    if not isinstance(do, str) or do not in WISHES:
        raise BadWish("no such wish")
    needed, known = WISHES[do]
    fields = Fields(written, "", ("do", *known), needed)
    words = {name: fields.text(name, MOST_WORD) for name in ("name", "token", "code", "id") if fields.is_set(name)}
    return Wish(
        do,
        at=fields.number("at", -1, 0, MOST_NUMBER),
        seat=fields.number("seat", -1, 0, MOST_SEAT),
        colour=fields.number("colour", -1, 0, MOST_SEAT),
        version=fields.number("v", 0, 0, MOST_NUMBER),
        word=next((fields.text(name, MOST_WORD) for name in ("verb", "lang", "emote") if fields.has(name)), ""),
        languages=tuple(_words(fields.sequence("languages", MOST_LANGUAGES))),
        option=next((fields.mapping(name) for name in ("option", "template", "orders") if fields.has(name)), {}),
        picked=tuple(each.whole() for each in fields.objects("picked", ("cards", "cigarettes"), most=MOST_PICKED)),
        **words,
    )


def _words(values: list[object]) -> list[str]:
    if not all(isinstance(each, str) and len(each) <= MOST_WORD for each in values):
        raise WrongField("languages", "must be words")
    return list(map(str, values))


def written(message: dict[str, Any]) -> str:
    """Return a message as JSON. Equal messages give equal bytes."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
