"""Which lessons somebody has been through here, and whether they were told that there are any."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..disk.folders import data_folder
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from .kept_file import NEWER, KeptFile

VERSION: Final = 1
MOST_BYTES: Final = 100_000
MOST_DONE: Final = 500
MOST_WORD: Final = 40
FIRST_ESCAPE: Final = "first_escape"        # what follows the lessons: a whole game


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
        return not self.is_newer and FILE.save(self.written(), path)


def learnt_file() -> Path:
    return data_folder() / "learnt.json"


FILE: Final = KeptFile(learnt_file, VERSION, most_bytes=MOST_BYTES)


def load_learnt(path: Path | None = None) -> Learnt:
    """Nothing has been learnt where the file makes no sense."""
    learnt, problem = FILE.load(_read, path)
    return learnt or Learnt(is_newer=problem == NEWER)


def _read(written: object) -> Learnt:
    """Raises WrongField."""
    top = Fields(written, "", None, ("done",))
    done = top.sequence("done", MOST_DONE)
    if not all(isinstance(name, str) and 0 < len(name) <= MOST_WORD for name in done):
        raise WrongField("done", "must be names")
    return Learnt(list(dict.fromkeys(done)), top.flag("offered", False))
