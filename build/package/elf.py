"""Reads what a program or library for Linux needs, from its dynamic section.

Only for 64-bit little-endian machines (amd64, arm64); packages are made for no others.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_LOAD, _DYNAMIC = 1, 2
_NULL, _NEEDED, _STRTAB, _RPATH, _RUNPATH, _VERNEED, _VERNEEDNUM = 0, 1, 5, 15, 29, 0x6FFFFFFE, 0x6FFFFFFF
_TAG: Final = struct.Struct("<QQ")
_SEGMENT: Final = struct.Struct("<IIQQQQQQ")
_RELATIVE_RELOCATIONS: Final = "GLIBC_ABI_DT_RELR"      # a version without a number; it came with 2.36


def elves(folder: Path) -> Iterator[tuple[Path, "Elf"]]:
    """Every program and library below a folder, links left out."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                is_one = file.read(6) == b"\x7fELF\2\1"
            if is_one:
                yield path, Elf(path.read_bytes())


class Elf:
    def __init__(self, data: bytes) -> None:
        self.data = data
        at, = struct.unpack_from("<Q", data, 32)
        size, number = struct.unpack_from("<HH", data, 54)
        self._segments = [_SEGMENT.unpack_from(data, at + size * place) for place in range(number)]
        self._dynamic, self._tags = 0, list[tuple[int, int]]()
        for kind, _, offset, _, _, length, *_ in self._segments:
            if kind == _DYNAMIC:
                self._dynamic = offset
                self._tags = list(_TAG.iter_unpack(data[offset:offset + length - length % _TAG.size]))
        self._tags = self._tags[:next((place for place, (tag, _) in enumerate(self._tags) if tag == _NULL), None)]

    @property
    def needed(self) -> list[str]:
        """The libraries it is linked with, by file name."""
        return [self._string(value) for tag, value in self._tags if tag == _NEEDED]

    @property
    def search_path(self) -> str | None:
        """The folders where it looks for libraries first; usually folders of the machine that built it."""
        return next((self._string(value) for tag, value in self._tags if tag in (_RPATH, _RUNPATH)), None)

    @property
    def c_library(self) -> tuple[int, ...]:
        """The oldest version of glibc that it can use; () if any can be used."""
        return max((_numbers(name) for name in self._versions()), default=())

    def without_search_path(self) -> bytes:
        """The file without its search path, so that the system's is used. The path's text is overwritten except for its
        last name, because that may be shared with a symbol's name, which has no slash."""
        kept = [(tag, value) for tag, value in self._tags if tag not in (_RPATH, _RUNPATH)]
        written = b"".join(_TAG.pack(*tag) for tag in kept)
        data = bytearray(self.data)
        data[self._dynamic:self._dynamic + len(self._tags) * _TAG.size] = written.ljust(
            len(self._tags) * _TAG.size, b"\0")
        for tag, index in self._tags:
            if tag in (_RPATH, _RUNPATH):
                at = self._place(dict(self._tags)[_STRTAB]) + index
                folders = self._string(index).rpartition("/")[0]
                data[at:at + len(folders)] = b"/" * len(folders)
        return bytes(data)

    def _versions(self) -> Iterator[str]:
        """The versions of symbols that it needs, of all libraries. In the file they are lists linked by offsets."""
        tags = dict(self._tags)
        at = self._place(tags[_VERNEED]) if _VERNEED in tags else 0
        for _ in range(tags.get(_VERNEEDNUM, 0)):
            _, number, _, inner, following = struct.unpack_from("<HHIII", self.data, at)
            place = at + inner
            for _ in range(number):
                _, _, _, name, on = struct.unpack_from("<IHHII", self.data, place)
                yield self._string(name)
                place += on
            at += following

    def _string(self, index: int) -> str:
        at = self._place(dict(self._tags)[_STRTAB]) + index
        return self.data[at:self.data.index(b"\0", at)].decode()

    def _place(self, address: int) -> int:
        """The offset in the file of a load address."""
        for kind, _, offset, start, _, length, *_ in self._segments:
            if kind == _LOAD and start <= address < start + length:
                return int(address - start + offset)
        raise ValueError(f"nothing is loaded at {address:#x}")


def _numbers(version: str) -> tuple[int, ...]:
    if version == _RELATIVE_RELOCATIONS:
        return 2, 36
    name, _, numbers = version.partition("_")
    return tuple(map(int, numbers.split("."))) if name == "GLIBC" and numbers[:1].isdigit() else ()
