"""What is hashed, and how: the commitment before a game, the chain through it, the seal at its end, a bot's chance.

The hashes have no key: they bind a record to a code that somebody wrote down, and prove nothing without one.
"""

import hashlib
import json
from typing import Final

from ..model.notation import Json
from ..model.rng import MOST_SEED

SHORT: Final = 16       # signs of a commitment or a seal that are shown, to be looked at only
# Signs that bind, 128 bits. Who makes both games needs the square root of all tries: 2^32 for 16 signs, half an hour of
# one core, and 2^64 for these.
BINDING: Final = 32


class BadRecord(Exception):
    """The record cannot be read, or is not true: the key of a message, and what it speaks of."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(" ".join((key, *(f"{name} {value}" for name, value in values.items()))))
        self.key = key
        self.values = values


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def commitment(salt: str, opened: Json) -> str:
    """Shown before the first roll: what a record later opens cannot be changed any more, nor guessed before."""
    return hashlib.sha256(salt.encode() + canonical(opened)).hexdigest()


def digest(before: str, happened: object) -> str:
    """A link of the chain: what happened, after all that went before."""
    return hashlib.sha256(before.encode() + canonical(happened)).hexdigest()[:32]


def seal(last: str, entries: int, ended: Json | None) -> str:
    """The end of the chain: how many entries there are, and how the game ended, if it did."""
    return hashlib.sha256(last.encode() + canonical({"entries": entries, "ended": ended})).hexdigest()


def short(code: str) -> str:
    """The beginning of a commitment or a seal, "3f2a 91bc 0d4e 77aa", on one line: to look at, it binds nobody."""
    return "\u00a0".join(code[at:at + 4] for at in range(0, SHORT, 4))


def salt_for(start: Json) -> str:
    """Old games that began at a position have no salt. What nobody sees of the start takes its place."""
    return hashlib.sha256(b"a salt for " + canonical(start)).hexdigest()[:32]


def chance_of(salt: str, acted: int) -> int:
    """The seed of a bot's question: the same whenever it is asked again, and no way back to the salt.

    The game's seed is not in it: whatever a bot is told, it learns nothing about the deals and rolls to come.
    """
    key = hashlib.sha256(salt.encode()).digest()
    made = hashlib.blake2b(str(acted).encode(), key=key, digest_size=8, person=b"bot's question").hexdigest()
    return int(made, 16) & MOST_SEED
