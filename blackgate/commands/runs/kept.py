"""Finished games in a folder: whole files with checksums, and one file that describes the job."""

import json
import logging
import shutil
import zlib
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Final

from ...disk.files import Unreadable, kept_aside, parsed, read_some, sweep, write_whole
from ...disk.folders import data_folder
from ...disk.locks import Lock
from ...model.notation import Json

ABOUT: Final = "job.json"
FORGOTTEN: Final = 30 * 24 * 3600       # seconds after which an unfinished job is deleted
_MOST: Final = 1 << 30                  # bytes of a file
_log: Final = logging.getLogger(__name__)


class OtherGames(Exception):
    """The folder holds games of another job."""

    def __init__(self, fact: str) -> None:
        super().__init__(fact)
        self.fact = fact                # the first fact that differs


class Busy(Exception):
    """Another program is adding to the folder."""


class Kept:
    """A folder named by the user, or one of our own (`is_ours`). Ours is made when there is something to keep and
    deleted when the job is done. If it cannot be made, the games are played anyway."""

    def __init__(self, folder: Path, told: Json, is_ours: bool = False) -> None:
        """Raises OtherGames, Busy, OSError."""
        self.folder = folder
        self.is_ours = is_ours
        self._told = told
        self._lock = Lock(folder / "held.lock")
        self._is_writing = False
        if not is_ours or folder.is_dir():
            self._begin()

    def _begin(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if not self._lock.take():
            raise Busy
        sweep(self.folder)
        about = self.folder / ABOUT
        try:
            if about.exists():
                self._compare(about)
            else:
                write_whole(about, json.dumps(self._told, indent=1).encode() + b"\n")
        except (OtherGames, OSError):
            self._lock.free()
            raise
        self._is_writing = True

    def _compare(self, about: Path) -> None:
        try:
            found = parsed(read_some(about, 1_000_000))
        except Unreadable:
            raise OtherGames(ABOUT) from None
        ours = json.loads(json.dumps(self._told))
        if found != ours:
            other = found if isinstance(found, dict) else {}
            raise OtherGames(next(fact for fact in {**ours, **other, ABOUT: 0} if other.get(fact) != ours.get(fact)))

    def games(self) -> dict[int, str]:
        """All kept games by number. A damaged file is renamed, and its games are played again."""
        found: dict[int, str] = {}
        for path in sorted(self.folder.glob("*.games")):
            try:
                found |= _read(path)
            except Unreadable as why:
                kept_aside(path, why)
        return found

    def add(self, games: dict[int, str]) -> None:
        """Write these games to a new file."""
        try:
            if not self._is_writing:
                self._begin()
            write_whole(self.folder / f"{min(games):09}-{len(games)}.games", _written(games))
        except (OSError, Busy, OtherGames) as error:
            if not self.is_ours:
                raise
            _log.warning("%s: games cannot be kept: %s", self.folder, error)

    def close(self, is_done: bool) -> None:
        if self._is_writing:
            self._lock.free()
            if is_done and self.is_ours:
                shutil.rmtree(self.folder, ignore_errors=True)


def unfinished(told: Json) -> Kept:
    """The folder for a job if none is named. Its name is made from the job, so that the same call finds it."""
    room = data_folder() / "unfinished"
    for old in room.glob("*") if room.is_dir() else ():
        with suppress(OSError):
            if time() - old.stat().st_mtime > FORGOTTEN:
                shutil.rmtree(old, ignore_errors=True)
    name = sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]
    try:
        return Kept(room / name, told, is_ours=True)
    except (Busy, OtherGames, OSError) as error:        # Another program is using it: play without keeping games there.
        _log.warning("%s cannot be gone on with: %s", room / name, error)
        return Kept(room / f"{name}-again", told, is_ours=True)


def _written(games: dict[int, str]) -> bytes:
    lines = "".join(f"{number}\t{game}\n" for number, game in sorted(games.items()))
    body = zlib.compress(lines.encode(), 3)
    return sha256(body).hexdigest().encode() + b"\n" + body


def _read(path: Path) -> dict[int, str]:
    checksum, _, body = read_some(path, _MOST).partition(b"\n")
    if sha256(body).hexdigest().encode() != checksum:
        raise Unreadable("its checksum is wrong")
    rows = (line.partition("\t") for line in zlib.decompress(body).decode().split("\n")[:-1])
    return {int(number): game for number, _, game in rows}
