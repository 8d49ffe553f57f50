"""Progress in the puzzles: tries, hints and the best result of each, by its name."""

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from ..disk.folders import data_folder
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from .kept_file import KeptContent, KeptFile

VERSION: Final = 1
MOST: Final = 10**6
MOST_NAME: Final = 60
BROKEN: Final = "puzzles-broken"
NEWER: Final = "puzzles-newer"

# The best result so far, from the lowest to the highest.
UNTRIED, TRIED, LUCKY, WITH_HINTS, SOLVED = range(5)


@dataclass
class PuzzleTries:
    """The progress in one puzzle."""

    tries: int = 0
    hints: int = 0          # the most that were shown before it was solved
    best: int = UNTRIED

    @property
    def is_solved(self) -> bool:
        return self.best >= WITH_HINTS


def puzzle_file() -> Path:
    return data_folder() / "puzzles.json"


FILE: Final = KeptFile(puzzle_file, VERSION, broken=BROKEN, newer=NEWER)


@dataclass
class PuzzleProgress(KeptContent):
    """The progress in all puzzles, also in those that are no longer shipped."""

    file = FILE
    by_name: dict[str, PuzzleTries] = field(default_factory=dict)

    def of(self, name: str) -> PuzzleTries:
        return self.by_name.get(name, PuzzleTries())

    @property
    def solved(self) -> set[str]:
        """The names of the solved puzzles."""
        return {name for name, night in self.by_name.items() if night.is_solved}

    def note(self, name: str, *, is_solved: bool, is_reached: bool, hints: int) -> None:
        """Note that a try is over."""
        night = self.by_name.setdefault(name, PuzzleTries())
        night.tries = min(MOST, night.tries + 1)
        result = (WITH_HINTS if hints else SOLVED) if is_solved else LUCKY if is_reached else TRIED
        if is_solved and result > night.best:
            night.hints = hints
        night.best = max(night.best, result)

    def written(self) -> Json:
        return {"version": VERSION, "puzzles": {name: asdict(night) for name, night in sorted(self.by_name.items())}}


def load_puzzle_progress() -> PuzzleProgress:
    """The progress so far."""
    progress, problem = FILE.load(_read)
    return progress or PuzzleProgress(problem=problem)


def note_try(name: str, *, is_solved: bool, is_reached: bool, hints: int) -> bool:
    """Note that a try of a puzzle is over. Returns whether it was saved."""
    progress = load_puzzle_progress()
    progress.note(name, is_solved=is_solved, is_reached=is_reached, hints=hints)
    return progress.save() or progress.is_newer


def _read(written: object) -> PuzzleProgress:
    """The progress in the file. Raises WrongField."""
    top = Fields(written, "", None, ("puzzles",))
    read = PuzzleProgress()
    puzzles = top.mapping("puzzles")
    for name in puzzles:
        if not isinstance(name, str) or not 0 < len(name) <= MOST_NAME:
            raise WrongField("puzzles", "must be names")
        entry = top.inner("puzzles").inner(name, None, ("tries", "hints", "best"))
        read.by_name[name] = PuzzleTries(
            entry.number("tries", None, 0, MOST), entry.number("hints", None, 0, MOST),
            entry.number("best", None, UNTRIED, SOLVED),
        )
    return read
