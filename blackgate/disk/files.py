"""Writes files so that they are always whole, and reads files that may contain anything."""

import json
import logging
import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from errno import EFBIG, EINVAL
from fnmatch import fnmatchcase
from pathlib import Path
from threading import Thread, get_ident
from time import sleep, time
from typing import Any, Final, TypeVar

from .threads import started

T = TypeVar("T")

LONG_AGO: Final = 3600      # seconds
LONGEST: Final = 0.5        # the most seconds to wait for the disk
# On Windows a file cannot be replaced while a virus scanner, an indexer or a second window reads it. They are done
# soon, so we wait this many seconds between tries. On other systems a refusal is final.
PATIENCE: Final[tuple[float, ...]] = (0.01, 0.02) + (0.03,) * 40 if os.name == "nt" else ()
MOST_NESTED: Final = 500_000        # lists and objects in one file; our longest game has a tenth of them
_FRESH: Final = re.compile(r".+\.(\d{1,10})-\d+\.new")      # an unfinished file, with the id of its process

_log: Final = logging.getLogger(__name__)


class Unreadable(Exception):
    """The content of the file cannot be used."""


class TooLarge(Unreadable):
    """The file is larger than the limit."""


def patiently(do: Callable[[], T], patience: Sequence[float] = PATIENCE) -> T:
    """Do something with a file that another program may hold for a moment. Raises OSError if it holds it too long."""
    for seconds in patience:
        try:
            return do()
        except PermissionError:
            sleep(seconds)
    return do()


def write_whole(
    path: Path, data: bytes, *, sync: bool = True, private: bool = False, patience: Sequence[float] = PATIENCE,
) -> None:
    """Write a file so that it always has either the old or the new content. `sync`: even after a power failure.

    `private`: only its owner can read it, from the first byte on. The folder is closed to other users too.
    """
    path = _followed(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    if private:
        close_to_others(path.parent)
    fresh = path.with_name(f"{path.name}.{os.getpid()}-{get_ident()}.new")      # Two writers must not share a file.
    try:
        with open(fresh, "wb", opener=_for_the_owner if private else None) as file:
            file.write(data)
            if sync:
                file.flush()
                _force(file.fileno())
        patiently(lambda: os.replace(fresh, path), patience)
    except OSError:
        with suppress(OSError):         # A partial file would only take space.
            fresh.unlink()
        raise
    if sync and os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)      # The new name must reach the disk too.
        try:
            _force(folder)
        finally:
            os.close(folder)


def _force(file: int) -> None:
    """Force the data to the disk. If the disk takes very long, do not wait: the file is only lost if the power fails
    before the disk is done. Raises OSError."""
    own = os.dup(file)          # The caller may close the file in the meantime.
    failed: list[OSError] = []

    def force() -> None:
        try:
            try:
                os.fsync(own)
            finally:
                os.close(own)
        except OSError as error:
            failed.append(error)

    thread = Thread(target=force, name="blackgate-force", daemon=True)
    if not started(thread):
        force()
    else:
        thread.join(LONGEST if os.name == "posix" else None)        # Windows cannot rename an open file.
    if failed:
        raise failed[0]


def _followed(path: Path) -> Path:
    """The target of a link, so that the link itself stays; else the path."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def close_to_others(folder: Path) -> None:
    """Close a folder to other users, if the system supports that and the folder belongs to this user."""
    with suppress(OSError):
        if os.name == "posix" and folder.stat().st_mode & 0o077:
            folder.chmod(0o700)


def _for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def listed(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder whose names fit, in order; empty if there is no folder or it cannot be read.

    It is tried twice: a list that is empty by mistake would look as if all files were gone.
    """
    for _ in range(2):
        try:
            with os.scandir(folder) as found:
                return sorted(folder / entry.name for entry in found if fnmatchcase(entry.name, pattern))
        except FileNotFoundError:
            break
        except OSError as error:
            _log.error("%s cannot be listed: %s", folder, error)
    return []


def sweep(folder: Path) -> None:
    """Delete unfinished files of programs that were killed."""
    for path in listed(folder, "*.new"):
        with suppress(OSError):                 # Another window may delete it at the same time.
            found = _FRESH.fullmatch(path.name)
            age = time() - path.lstat().st_mtime            # negative if the clock was set back
            if abs(age) > LONG_AGO or (found is not None and not _is_running(int(found[1]))):
                path.unlink()


def _is_running(process: int) -> bool:
    """Whether there is such a process on this machine; True if the system has no safe way to ask."""
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):        # It belongs to another user.
        return True
    return True


def read_some(path: Path, most: int, *, patience: Sequence[float] = PATIENCE) -> bytes:
    """The file's content. Raises OSError, TooLarge."""
    if not path.is_file():
        path.stat()                                 # raises if there is no such file
        raise OSError(EINVAL, "Not a plain file")   # A pipe would keep us waiting for ever.
    with patiently(lambda: open(path, "rb"), patience) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge("it is too large")
    return data


def read_head(path: Path, most: int) -> bytes:
    """The first bytes of the file. Raises OSError."""
    if not path.is_file():
        raise OSError(EINVAL, "Not a plain file")
    with patiently(lambda: open(path, "rb")) as file:
        return file.read(most)


def within(data: bytes, most: int) -> bytes:
    """Return the data if it is not too large to be read again. Else raises OSError."""
    if len(data) > most:
        raise OSError(EFBIG, "It is too large to be read again")
    return data


def parsed(data: bytes) -> Any:
    """The JSON data. Raises Unreadable for anything else, for repeated fields, and for very many lists and objects."""
    if data.count(b"[") + data.count(b"{") > MOST_NESTED:       # They take long, and no other thread runs meanwhile.
        raise Unreadable("it holds too many lists and objects")
    try:
        return json.loads(data, object_pairs_hook=_said_once)
    except (ValueError, RecursionError):
        raise Unreadable("it is not JSON") from None


def _said_once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object without repeated fields: two readers could use different values."""
    found = dict(fields)
    if len(found) < len(fields):
        raise ValueError("a field stands twice")
    return found


def set_aside(path: Path) -> None:
    """Rename a broken file, so that it is out of the way but not lost."""
    path = _followed(path)
    number = 1
    while (aside := path.with_name(f"{path.name}{number if number > 1 else ''}.broken")).exists():
        number += 1
    path.rename(aside)


def kept_aside(path: Path, why: Exception) -> None:
    """Rename a file of ours that cannot be used, and log why."""
    _log.error("%s cannot be used (%s); it is kept aside.", path, why)
    try:
        set_aside(path)
    except OSError as error:
        _log.error("%s cannot be kept aside: %s", path, error)
