"""Which lessons somebody has been through here, and whether they were told that there are any."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..disk.folders import data_folder
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from .kept_file import NEWER, UNREADABLE, KeptFile

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
    problem: str | None = field(default=None, compare=False)        # why the file is left alone

    def tick(self, name: str) -> None:
        if name not in self.done:
            self.done.append(name)

    def written(self) -> Json:
        return {"version": VERSION, "done": self.done, "offered": self.offered}

    def save(self, path: Path | None = None) -> bool:
        """Says whether that was possible. What a newer version wrote, or nobody could read, is left alone."""
        return self.problem not in (NEWER, UNREADABLE) and FILE.save(self.written(), path)

    @property
    def is_newer(self) -> bool:
        return self.problem == NEWER


def learnt_file() -> Path:
    return data_folder() / "learnt.json"


FILE: Final = KeptFile(learnt_file, VERSION, most_bytes=MOST_BYTES)


def load_learnt(path: Path | None = None) -> Learnt:
    """Nothing has been learnt where the file makes no sense."""
    learnt, problem = FILE.load(_read, path)
    return learnt or Learnt(problem=problem)


def note_done(name: str) -> bool:
    """A lesson is done; says whether that was written down."""
    learnt = load_learnt()
    learnt.tick(name)
    return learnt.save() or learnt.is_newer


def note_offer() -> bool:
    """Somebody was told that there are lessons; says whether that was written down."""
    learnt = load_learnt()
    learnt.offered = True
    return learnt.save() or learnt.is_newer


def _read(written: object) -> Learnt:
    """Raises WrongField."""
    top = Fields(written, "", None, ("done",))
    done = top.sequence("done", MOST_DONE)
    if not all(isinstance(name, str) and 0 < len(name) <= MOST_WORD for name in done):
        raise WrongField("done", "must be names")
    return Learnt(list(dict.fromkeys(done)), top.flag("offered", False))
