"""Hides the content of a running game's save: it is compressed and masked with a key that is stored beside it.

A player who opens or searches the file in an editor learns nothing. A programmer who wants to can read it: the key is
in the file, because the game must also run on another machine and without a password (docs/saves.md).
"""

import binascii
import hashlib
import zlib
from base64 import b64decode, b64encode
from secrets import token_hex
from typing import Final

LEVEL: Final = 1            # the fastest compression: a save is written after every action
KEY: Final = 16             # bytes


class BadSeal(Exception):
    """The text was not made by `sealed`."""


def sealed(plain: bytes) -> tuple[str, bytes]:
    """Return a new key and the masked text."""
    key = token_hex(KEY)
    return key, b64encode(_masked(zlib.compress(plain, LEVEL), key))


def opened(key: str, text: bytes, most: int) -> bytes:
    """The plain text again, up to a size. Raises BadSeal."""
    try:
        unpacking = zlib.decompressobj()
        plain = unpacking.decompress(_masked(b64decode(text, validate=True), key), most)
    except (binascii.Error, zlib.error, ValueError):
        raise BadSeal("it cannot be unpacked") from None
    if not unpacking.eof:
        raise BadSeal("it is too large")
    return plain


def _masked(data: bytes, key: str) -> bytes:
    mask = hashlib.shake_256(key.encode()).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(mask, "big")).to_bytes(len(data), "big")
