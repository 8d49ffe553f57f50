"""A Debian package is an ar archive of two tar files, which Python can write on any machine.

dpkg cannot read PAX headers, which Python uses for times with a fraction, and needs an entry for each folder. So the
tar files have the GNU format, all times are the same whole second, folders come before their content; root owns all.
"""

import gzip
import hashlib
import io
import tarfile
from collections.abc import Container, Mapping
from pathlib import Path, PurePosixPath

MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}      # Debian's names for our machines


class Tree:
    """The files of a package by place, such as `usr/games/blackgate`."""

    def __init__(self) -> None:
        self._entries: dict[str, tuple[tarfile.TarInfo, bytes]] = {}

    def file(self, place: str, content: bytes, runs: bool = False) -> None:
        entry = self._entry(place, tarfile.REGTYPE, 0o755 if runs else 0o644)
        entry.size = len(content)
        self._entries[place] = entry, content

    def packed(self, place: str, content: bytes) -> None:
        """Add a file packed like `gzip -9n`, as Debian requires for documentation."""
        self.file(f"{place}.gz", gzip.compress(content, 9, mtime=0))

    def link(self, place: str, to: str) -> None:
        entry = self._entry(place, tarfile.SYMTYPE, 0o777)
        entry.linkname = to
        self._entries[place] = entry, b""

    def copy(self, folder: Path, place: str, running: Container[str] = ()) -> None:
        """Add a folder with its content. Only the files named in `running` are executable; libraries are not."""
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_symlink():
                self.link(f"{place}/{name}", path.readlink().as_posix())
            elif path.is_file():
                self.file(f"{place}/{name}", path.read_bytes(), name in running)

    def _entry(self, place: str, kind: bytes, mode: int) -> tarfile.TarInfo:
        """The entry of a place. Entries for its parent folders are added too."""
        if place != "." and (folder := str(PurePosixPath(place).parent)) not in self._entries:
            self._entries[folder] = self._entry(folder, tarfile.DIRTYPE, 0o755), b""
        entry = tarfile.TarInfo(place)
        entry.type, entry.mode = kind, mode
        entry.uname = entry.gname = "root"
        return entry

    @property
    def kilobytes(self) -> int:
        """The size as Debian counts it: each file rounded up, and one for every other entry."""
        counted = (entry for place, (entry, _) in self._entries.items() if place != ".")
        return sum(-(-entry.size // 1024) if entry.isreg() else 1 for entry in counted)

    def sums(self) -> str:
        files = ((place, content) for place, (entry, content) in sorted(self._entries.items()) if entry.isreg())
        sums = ((hashlib.md5(content, usedforsecurity=False).hexdigest(), place) for place, content in files)
        return "".join(f"{sum_}  {place}\n" for sum_, place in sums)

    def packed_tar(self, when: int, top: str = "./") -> bytes:
        """The packed tar file. Names begin with `top`. If it is empty, the target folder has no entry."""
        data = io.BytesIO()
        with tarfile.open(fileobj=data, mode="w", format=tarfile.GNU_FORMAT) as tar:
            for place in sorted(self._entries, key=lambda place: PurePosixPath(place).parts):
                entry, content = self._entries[place]
                entry.name, entry.mtime = top + place if place != "." else place, when
                if place != "." or top:
                    tar.addfile(entry, io.BytesIO(content))
        return gzip.compress(data.getvalue(), 6, mtime=0)


def archive(control: str, tree: Tree, when: int) -> bytes:
    """The whole package, from its control file and its files."""
    about = Tree()
    about.file("control", control.encode())
    about.file("md5sums", tree.sums().encode())
    tars = {"control.tar.gz": about.packed_tar(when), "data.tar.gz": tree.packed_tar(when)}
    return _ar({"debian-binary": b"2.0\n", **tars}, when)


def _ar(members: Mapping[str, bytes], when: int) -> bytes:
    data = b"!<arch>\n"
    for name, content in members.items():
        head = f"{name:<16}{when:<12}{0:<6}{0:<6}{100644:<8}{len(content):<10}`\n"
        data += head.encode() + content + b"\n" * (len(content) % 2)
    return data
