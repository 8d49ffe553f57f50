"""Writing so that a file is always whole, and reading what may be anything."""

import json
import logging
import os
from contextlib import suppress
from errno import EINVAL
from pathlib import Path
from threading import get_ident
from time import time
from typing import Any, Final

LONG_AGO: Final = 3600      # seconds

_log: Final = logging.getLogger(__name__)


class Unreadable(Exception):
    """The file holds nothing that can be used."""


class TooLarge(Unreadable):
    """There is more of it than anybody would have written."""


def write_whole(path: Path, data: bytes, *, sync: bool = True) -> None:
    """Either the new content or the old one is there, whenever the program ends. `sync`: even if the power fails."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}-{get_ident()}.new")      # Two writers must not share one.
    with open(fresh, "wb") as file:
        file.write(data)
        if sync:
            file.flush()
            os.fsync(file.fileno())
    os.replace(fresh, path)
    if sync and os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)      # The new name must reach the disk too.
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def sweep(folder: Path) -> None:
    """Clear away what writers left that were killed long ago."""
    for path in folder.glob("*.new"):
        with suppress(FileNotFoundError):       # Another program of ours may just do the same.
            if path.stat().st_mtime < time() - LONG_AGO:
                path.unlink()


def read_some(path: Path, most: int) -> bytes:
    """The file's content. Raises OSError, TooLarge."""
    if not path.is_file():
        path.stat()                                 # says if there is nothing at all
        raise OSError(EINVAL, "Not a plain file")   # A pipe would keep us waiting for ever.
    with open(path, "rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge("it is too large")
    return data


def parsed(data: bytes) -> Any:
    """JSON. Raises Unreadable for anything else."""
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        raise Unreadable("it is not JSON") from None


def set_aside(path: Path) -> None:
    """Keep a broken file under another name, where it is in nobody's way and nothing is lost."""
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
