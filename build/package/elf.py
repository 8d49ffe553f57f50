"""What a program or library of Linux asks of the machine it runs on, as the linker reads it in its dynamic section.

Of 64-bit little-endian machines, which are all that a package is made for (amd64, arm64).
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_LOAD, _DYNAMIC = 1, 2
_NULL, _NEEDED, _STRTAB, _RPATH, _RUNPATH, _VERNEED, _VERNEEDNUM = 0, 1, 5, 15, 29, 0x6FFFFFFE, 0x6FFFFFFF
_TAG: Final = struct.Struct("<QQ")
_SEGMENT: Final = struct.Struct("<IIQQQQQQ")
_RELATIVE_RELOCATIONS: Final = "GLIBC_ABI_DT_RELR"      # a version that is no number: 2.36 brought it


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
        """Where it looks for libraries before the system does; mostly a folder of whoever built it."""
        return next((self._string(value) for tag, value in self._tags if tag in (_RPATH, _RUNPATH)), None)

    @property
    def c_library(self) -> tuple[int, ...]:
        """The oldest version of glibc that will do; () if any will."""
        return max((_numbers(name) for name in self._versions()), default=())

    def without_search_path(self) -> bytes:
        """The same, looking where the system says. The path is blotted out, but for its last name: that may be the tail
        of a symbol's, which has no slash."""
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
        """The versions of symbols it asks for, of all libraries: a list of lists, linked by distances."""
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
        """Where in the file lies what is loaded at an address."""
        for kind, _, offset, start, _, length, *_ in self._segments:
            if kind == _LOAD and start <= address < start + length:
                return int(address - start + offset)
        raise ValueError(f"nothing is loaded at {address:#x}")


def _numbers(version: str) -> tuple[int, ...]:
    if version == _RELATIVE_RELOCATIONS:
        return 2, 36
    name, _, numbers = version.partition("_")
    return tuple(map(int, numbers.split("."))) if name == "GLIBC" and numbers[:1].isdigit() else ()
