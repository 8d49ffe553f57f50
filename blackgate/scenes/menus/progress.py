"""The progress that the entries of the title show: evenings in a row, puzzles solved, cells on the wall."""

from typing import NamedTuple

from ...ai.levels import rungs
from ...coach.puzzles.shipped import puzzle_names
from ...keep.achievements import load_earned, today
from ...keep.puzzle_progress import load_puzzle_progress
from ...play.packs import pack_in


class TitleProgress(NamedTuple):
    streak: int = 0                         # evenings in a row
    solved: tuple[int, int] = (0, 0)        # puzzles solved, and how many there are
    beaten: tuple[int, int] = (0, 0)        # cells won, and how many there are


def load_progress(name: str) -> TitleProgress:
    """Load the progress of a person. A part without progress is not counted, so that the title appears quickly."""
    person, nights = load_earned().person(name), load_puzzle_progress()
    names = puzzle_names() if nights.by_name else []
    solved = len(nights.solved.intersection(names))
    inmates = {inmate.name for inmate in pack_in(None).inmates} if person.cells else set()
    levels = rungs()
    beaten = sum(inmate in inmates and level in levels for inmate, level in person.cells)
    return TitleProgress(person.streak(today()), (solved, len(names)), (beaten, len(inmates) * len(levels)))
