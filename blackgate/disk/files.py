"""Writing so that a file is always whole, and reading what may be anything."""

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
LONGEST: Final = 0.5        # seconds that somebody who waits for the disk is kept
# On Windows a file that somebody reads cannot be replaced: a virus scanner, an indexer, a second window of ours. They
# are done soon, so we wait this many seconds between tries. Elsewhere a refusal is final.
PATIENCE: Final[tuple[float, ...]] = (0.01, 0.02) + (0.03,) * 40 if os.name == "nt" else ()
_FRESH: Final = re.compile(r".+\.(\d{1,10})-\d+\.new")      # what is being written, with the process that writes it

_log: Final = logging.getLogger(__name__)


class Unreadable(Exception):
    """The file holds nothing that can be used."""


class TooLarge(Unreadable):
    """There is more of it than anybody would have written."""


def patiently(do: Callable[[], T], patience: Sequence[float] = PATIENCE) -> T:
    """Do something with a file that another program may hold for a moment. Raises OSError if it holds on."""
    for seconds in patience:
        try:
            return do()
        except PermissionError:
            sleep(seconds)
    return do()


def write_whole(
    path: Path, data: bytes, *, sync: bool = True, private: bool = False, patience: Sequence[float] = PATIENCE,
) -> None:
    """Either the new content or the old one is there, whenever the program ends. `sync`: even if the power fails.

    `private`: for its owner's eyes only, from its first byte on; the folder is ours alone, and closed to others too.
    """
    path = _followed(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    if private:
        close_to_others(path.parent)
    fresh = path.with_name(f"{path.name}.{os.getpid()}-{get_ident()}.new")      # Two writers must not share one.
    try:
        with open(fresh, "wb", opener=_for_the_owner if private else None) as file:
            file.write(data)
            if sync:
                file.flush()
                _force(file.fileno())
        patiently(lambda: os.replace(fresh, path), patience)
    except OSError:
        with suppress(OSError):         # Half a file takes room that is missing already.
            fresh.unlink()
        raise
    if sync and os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)      # The new name must reach the disk too.
        try:
            _force(folder)
        finally:
            os.close(folder)


def _force(file: int) -> None:
    """Have the disk write it now. A disk that takes very long is not waited for: the file is whole all the same, unless
    the power fails before it is done. Raises OSError."""
    own = os.dup(file)          # Whoever opened the file may close it meanwhile.
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
        thread.join(LONGEST if os.name == "posix" else None)        # Windows renames no file that is open.
    if failed:
        raise failed[0]


def _followed(path: Path) -> Path:
    """A file that is a link elsewhere is kept there, and the link stays."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def close_to_others(folder: Path) -> None:
    """Where the system and the disk know such a thing, and the folder is ours."""
    with suppress(OSError):
        if os.name == "posix" and folder.stat().st_mode & 0o077:
            folder.chmod(0o700)


def _for_the_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def listed(folder: Path, pattern: str) -> list[Path]:
    """The files of a folder whose names fit, in order; none where there is no folder, or none that can be read.

    It is tried twice: a list that is empty by mistake would look as if everything were gone.
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
    """Clear away what writers left that were killed."""
    for path in listed(folder, "*.new"):
        with suppress(OSError):                 # Another program of ours may just do the same.
            found = _FRESH.fullmatch(path.name)
            age = time() - path.lstat().st_mtime            # A clock that was set back makes it negative.
            if abs(age) > LONG_AGO or (found is not None and not _is_running(int(found[1]))):
                path.unlink()


def _is_running(process: int) -> bool:
    """Whether there is such a process on this machine; yes where the system cannot be asked without harm."""
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):        # It is somebody else's.
        return True
    return True


def read_some(path: Path, most: int, *, patience: Sequence[float] = PATIENCE) -> bytes:
    """The file's content. Raises OSError, TooLarge."""
    if not path.is_file():
        path.stat()                                 # says if there is nothing at all
        raise OSError(EINVAL, "Not a plain file")   # A pipe would keep us waiting for ever.
    with patiently(lambda: open(path, "rb"), patience) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge("it is too large")
    return data


def read_head(path: Path, most: int) -> bytes:
    """How the file begins. Raises OSError."""
    if not path.is_file():
        raise OSError(EINVAL, "Not a plain file")
    with patiently(lambda: open(path, "rb")) as file:
        return file.read(most)


def within(data: bytes, most: int) -> bytes:
    """What is to be written, if it can be read again by who reads so much. Raises OSError."""
    if len(data) > most:
        raise OSError(EFBIG, "It is too large to be read again")
    return data


def parsed(data: bytes) -> Any:
    """JSON that says everything once. Raises Unreadable for anything else."""
    try:
        return json.loads(data, object_pairs_hook=_said_once)
    except (ValueError, RecursionError):
        raise Unreadable("it is not JSON") from None


def _said_once(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """Of a field that stands twice, each reader could believe another one."""
    found = dict(fields)
    if len(found) < len(fields):
        raise ValueError("a field stands twice")
    return found


def set_aside(path: Path) -> None:
    """Keep a broken file under another name, where it is in nobody's way and nothing is lost."""
    path = _followed(path)
    number = 1
    while (aside := path.with_name(f"{path.name}{number if number > 1 else ''}.broken")).exists():
        number += 1
    path.rename(aside)


def kept_aside(path: Path, why: Exception) -> None:
    """A file of ours that cannot be used makes room for a new one; it is not lost, and the log says why."""
    _log.error("%s cannot be used (%s); it is kept aside.", path, why)
    try:
        set_aside(path)
    except OSError as error:
        _log.error("%s cannot be kept aside: %s", path, error)
