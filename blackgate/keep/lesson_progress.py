"""Which lessons were done here, and whether the player was told about the lessons."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..disk.folders import data_folder
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from .kept_file import KeptContent, KeptFile

VERSION: Final = 1
MOST_BYTES: Final = 100_000
MOST_DONE: Final = 500
MOST_WORD: Final = 40
FIRST_ESCAPE: Final = "first_escape"        # the whole game after the lessons


def lesson_file() -> Path:
    return data_folder() / "learnt.json"


FILE: Final = KeptFile(lesson_file, VERSION, most_bytes=MOST_BYTES)


@dataclass
class LessonProgress(KeptContent):
    """The progress. `done` are names of lessons in order; names that this version does not know stay."""

    file = FILE
    done: list[str] = field(default_factory=list)
    offered: bool = False           # The player was told of the lessons, once, at the first game without one.

    def tick(self, name: str) -> None:
        if name not in self.done:
            self.done.append(name)

    def written(self) -> Json:
        return {"version": VERSION, "done": self.done, "offered": self.offered}


def load_lesson_progress() -> LessonProgress:
    """The progress so far; none if the file is damaged."""
    learnt, problem = FILE.load(_read)
    return learnt or LessonProgress(problem=problem)


def note_done(name: str) -> bool:
    """Note that a lesson is done. Returns whether it was saved."""
    learnt = load_lesson_progress()
    learnt.tick(name)
    return learnt.save() or learnt.is_newer


def note_offer() -> bool:
    """Note that the player was told of the lessons. Returns whether it was saved."""
    learnt = load_lesson_progress()
    learnt.offered = True
    return learnt.save() or learnt.is_newer


def _read(written: object) -> LessonProgress:
    """The progress in the file. Raises WrongField."""
    top = Fields(written, "", None, ("done",))
    done = top.sequence("done", MOST_DONE)
    if not all(isinstance(name, str) and 0 < len(name) <= MOST_WORD for name in done):
        raise WrongField("done", "must be names")
    return LessonProgress(list(dict.fromkeys(done)), top.flag("offered", False))
