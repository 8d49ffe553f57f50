"""All hashes of a record: the commitment before a game, the chain through it, the seal at the end, the bots' seeds.

The hashes have no key. They tie a record to a code that a player wrote down; without that code they prove nothing.
"""

import hashlib
import json
from typing import Final

from ..model.notation import Json
from ..model.rng import MOST_SEED

SHORT: Final = 16       # characters of a commitment or a seal on the screen, for comparing by eye
# Characters needed for a proof: 128 bits. Making two games with the same code takes the square root of all tries:
# 2^32 for 16 characters, which is half an hour on one core, and 2^64 for these.
BINDING: Final = 32


class BadRecord(Exception):
    """The record cannot be read, or is not true: the key of a message, and its arguments."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(" ".join((key, *(f"{name} {value}" for name, value in values.items()))))
        self.key = key
        self.values = values


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def commitment(salt: str, opened: Json) -> str:
    """The hash shown before the first roll. It fixes the start without giving it away; the record shows it later."""
    return hashlib.sha256(salt.encode() + canonical(opened)).hexdigest()


def digest(before: str, happened: object) -> str:
    """A link of the chain: a hash of the link before and of what happened."""
    return hashlib.sha256(before.encode() + canonical(happened)).hexdigest()[:32]


def seal(last: str, entries: int, ended: Json | None) -> str:
    """The hash at the end of the chain, with the number of entries and the result, if there is one."""
    return hashlib.sha256(last.encode() + canonical({"entries": entries, "ended": ended})).hexdigest()


def short(code: str) -> str:
    """The beginning of a commitment or a seal for the screen, "3f2a 91bc 0d4e 77aa". It is too short for a proof."""
    return "\u00a0".join(code[at:at + 4] for at in range(0, SHORT, 4))


def salt_for(start: Json) -> str:
    """A salt for old games that began at a position and have none: a hash of the start, which no player sees whole."""
    return hashlib.sha256(b"a salt for " + canonical(start)).hexdigest()[:32]


def chance_of(salt: str, acted: int) -> int:
    """The seed for a bot's answer. It is the same if the question is asked again, and does not reveal the salt.

    It is not made from the game's seed, so a bot learns nothing about coming deals and rolls.
    """
    key = hashlib.sha256(salt.encode()).digest()
    made = hashlib.blake2b(str(acted).encode(), key=key, digest_size=8, person=b"bot's question").hexdigest()
    return int(made, 16) & MOST_SEED
