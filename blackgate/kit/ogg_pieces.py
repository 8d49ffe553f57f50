"""Cuts an Ogg file into pieces that are read one after another, so that long music need not be in memory as a whole.

An Ogg file is a row of pages. Those at the front say how to decode the others. A piece is these and some more pages,
written as a file of its own. It begins one page early, because each page is decoded with the end of the one before.
"""

import zlib
from collections.abc import Sequence
from struct import pack_into, unpack_from
from typing import Final, NamedTuple

MARK: Final = b"OggS"
HEAD: Final = 27                # bytes of a page's head, before the table of its parts
# Where a page's head keeps its flags, the samples up to its end, its number and its sum.
FLAGS, SAMPLES, NUMBER, SUM, PARTS = 5, 6, 18, 22, 26
CONTINUED: Final = 1
TURNED: Final = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


class BadOgg(ValueError):
    """The file is no Ogg file, or not one that can be cut."""


class Piece(NamedTuple):
    file: bytes
    samples: int                # how many samples at the end of it are the piece


class _Page(NamedTuple):
    start: int
    end: int
    samples: int                # of the sound from its beginning to the end of this page


class OggPieces:
    """A file in pieces of about this many samples."""

    def __init__(self, data: bytes, size: int) -> None:
        pages = _pages(data)
        heads = sum(page.samples == 0 for page in pages)
        if not 0 < heads < len(pages) or any(page.samples < 0 for page in pages):
            raise BadOgg
        self._data = data
        self._heads = pages[:heads]
        self._pages = pages[heads:]
        self.samples = pages[-1].samples
        self._ends: list[int] = []              # the number of the page after each piece
        begun = 0
        for number, page in enumerate(self._pages, 1):
            if page.samples - begun >= size or number == len(self._pages):
                self._ends.append(number)
                begun = page.samples

    def __len__(self) -> int:
        return len(self._ends)

    def piece(self, number: int) -> Piece:
        first, end = self._ends[number - 1] if number else 0, self._ends[number]
        before = self._pages[first - 1].samples if first else 0
        chosen = [*self._heads, *self._pages[max(0, first - 1):end]]
        return Piece(self._file(chosen), self._pages[end - 1].samples - before)

    def _file(self, pages: Sequence[_Page]) -> bytes:
        """Return a file of these pages, numbered anew."""
        file = bytearray()
        for number, page in enumerate(pages):
            written = bytearray(self._data[page.start:page.end])
            pack_into("<II", written, NUMBER, number, 0)
            pack_into("<I", written, SUM, _sum(written))
            file += written
        return bytes(file)


def _pages(data: bytes) -> list[_Page]:
    pages: list[_Page] = []
    start = 0
    while start < len(data):
        if data[start:start + 4] != MARK or start + HEAD > len(data) or data[start + FLAGS] & CONTINUED:
            raise BadOgg
        parts = data[start + PARTS]
        end = start + HEAD + parts + sum(data[start + HEAD:start + HEAD + parts])
        if end > len(data):
            raise BadOgg
        pages.append(_Page(start, end, unpack_from("<q", data, start + SAMPLES)[0]))
        start = end
    return pages


def _sum(page: bytearray) -> int:
    """Return the sum of a page. It is zlib's with all bits in the opposite order, and with other ends."""
    found = zlib.crc32(page.translate(TURNED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{found:032b}"[::-1], 2)
