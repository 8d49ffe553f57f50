"""The smallest library that says what it needs: where it is loaded, its strings, versions and dynamic section."""

import struct
from collections.abc import Mapping, Sequence
from typing import Final

BASE: Final = 0x10000       # where it would be loaded: addresses are not places in the file
_LOAD, _DYNAMIC = 1, 2
_NEEDED, _STRTAB, _STRSZ, _SONAME, _RUNPATH, _VERNEED, _VERNEEDNUM = 1, 5, 10, 14, 29, 0x6FFFFFFE, 0x6FFFFFFF


def tiny_elf(needed: Sequence[str], versions: Mapping[str, Sequence[str]], runpath: str | None = None) -> bytes:
    strings = b"\0"
    places: dict[str, int] = {}
    symbols = [name for names in versions.values() for name in names]
    for word in (*needed, *versions, *symbols, runpath or "", "tiny.so"):
        if word not in places:
            places[word] = len(strings)
            strings += word.encode() + b"\0"
    strings += bytes(-len(strings) % 8)
    wanted = b""
    for number, (library, names) in enumerate(versions.items(), start=1):
        following = 16 * (1 + len(names)) if number < len(versions) else 0
        wanted += struct.pack("<HHIII", 1, len(names), places[library], 16, following)
        for count, name in enumerate(names, start=1):
            wanted += struct.pack("<IHHII", 0, 0, count, places[name], 16 if count < len(names) else 0)
    start = 64 + 2 * 56
    tags = [(_NEEDED, places[name]) for name in needed]
    tags += [(_RUNPATH, places[runpath])] if runpath is not None else []
    tags += [(_STRTAB, BASE + start), (_STRSZ, len(strings)), (_SONAME, places["tiny.so"])]
    tags += [(_VERNEED, BASE + start + len(strings)), (_VERNEEDNUM, len(versions))] if versions else []
    dynamic = b"".join(struct.pack("<QQ", *tag) for tag in (*tags, (0, 0)))
    at = start + len(strings) + len(wanted)
    whole = at + len(dynamic)
    return (
        b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 3, 62, 1, 0, 64, 0, 0, 64, 56, 2, 64, 0, 0)
        + struct.pack("<IIQQQQQQ", _LOAD, 6, 0, BASE, BASE, whole, whole, 4096)
        + struct.pack("<IIQQQQQQ", _DYNAMIC, 6, at, BASE + at, BASE + at, len(dynamic), len(dynamic), 8)
        + strings + wanted + dynamic
    )
