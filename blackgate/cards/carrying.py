"""All files of a pack as one short string, for saves, replays and bots in other processes."""

import json
import zlib
from base64 import b64decode, b64encode
from typing import Final

from .yamltree import YamlProblem

MOST_PACKED: Final = 200_000        # characters; the shipped cards take four thousand
MOST_BYTES: Final = 700_000         # unpacked: seven files of the largest size


def packed(plain: dict[str, object]) -> str:
    return b64encode(zlib.compress(json.dumps(plain, separators=(",", ":")).encode(), 9)).decode()


def unpacked(written: str) -> object:
    """The data of a packed string, which may come from a stranger. Raises YamlProblem."""
    if len(written) > MOST_PACKED:
        raise YamlProblem(0, "is too large")
    try:
        inflating = zlib.decompressobj()
        data = inflating.decompress(b64decode(written, validate=True), MOST_BYTES)      # Limits a zip bomb.
        if not inflating.eof:
            raise YamlProblem(0, "is too large or cut off")
        return json.loads(data)
    except (ValueError, RecursionError, zlib.error):
        raise YamlProblem(0, "cannot be unpacked") from None
