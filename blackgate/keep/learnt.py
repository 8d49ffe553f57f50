"""Which lessons somebody has been through here, and whether they were told that there are any."""

import json
import logging
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..disk.files import Unreadable, kept_aside, parsed, read_some, write_whole
from ..disk.folders import data_folder
from ..model.fields import Fields, WrongField
from ..model.notation import Json

VERSION: Final = 1
MOST_BYTES: Final = 100_000
MOST_DONE: Final = 500
MOST_WORD: Final = 40
FIRST_ESCAPE: Final = "first_escape"        # what follows the lessons: a whole game

_log: Final = logging.getLogger(__name__)


@dataclass
class Learnt:
    """`done` are names of lessons in the order they were done in; ones that this version does not know stay."""

    done: list[str] = field(default_factory=list)
    offered: bool = False           # Whoever laid their first table without a lesson was told of them, once.
    is_newer: bool = field(default=False, compare=False)        # What a newer version wrote is left alone.

    def tick(self, name: str) -> None:
        if name not in self.done:
            self.done.append(name)

    def written(self) -> Json:
        return {"version": VERSION, "done": self.done, "offered": self.offered}

    def save(self, path: Path | None = None) -> bool:
        """Says whether that was possible."""
        if self.is_newer:
            return False
        try:
            write_whole(path or learnt_file(), json.dumps(self.written()).encode())
        except OSError as error:
            _log.error("What was learnt cannot be saved: %s", error)
            return False
        return True


def learnt_file() -> Path:
    return data_folder() / "learnt.json"


def load_learnt(path: Path | None = None) -> Learnt:
    """A file that makes no sense is kept aside, and nothing has been learnt."""
    path = path or learnt_file()
    try:
        return _read(parsed(read_some(path, MOST_BYTES)))
    except FileNotFoundError:
        return Learnt()
    except (OSError, Unreadable, WrongField) as error:
        kept_aside(path, error)
        return Learnt()


def _read(written: object) -> Learnt:
    """Raises WrongField."""
    top = Fields(written, "", None, ("version", "done"))
    version = top.number("version", None, 1)
    if version > VERSION:
        return Learnt(is_newer=True)
    done = top.sequence("done", MOST_DONE)
    if not all(isinstance(name, str) and 0 < len(name) <= MOST_WORD for name in done):
        raise WrongField("done", "must be names")
    return Learnt(list(dict.fromkeys(done)), top.flag("offered", False))
