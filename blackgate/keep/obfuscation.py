"""The truth of a game that goes on, out of sight: deflated and masked with a key that stands beside it.

Whoever opens the file in an editor, searches it for a card or scrolls past it on the way to another one learns
nothing. Whoever wants to know and can write ten lines of Python does: the key is in the file, because the game must
go on on another machine and without a password (docs/saves.md).
"""

import binascii
import hashlib
import zlib
from base64 import b64decode, b64encode
from secrets import token_hex
from typing import Final

LEVEL: Final = 1            # of deflating: a save is written after every action
KEY: Final = 16             # bytes


class BadSeal(Exception):
    """Nothing was ever put away like this."""


def sealed(plain: bytes) -> tuple[str, bytes]:
    """The key, and the text to keep."""
    key = token_hex(KEY)
    return key, b64encode(_masked(zlib.compress(plain, LEVEL), key))


def opened(key: str, text: bytes, most: int) -> bytes:
    """What was sealed, up to a size. Raises BadSeal."""
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
