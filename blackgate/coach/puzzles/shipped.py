"""The shipped puzzles, and which of them is tonight's."""

from datetime import date
from functools import cache
from typing import Final

from ...cards.library import SHIPPED
from ...model.notation import Notation
from ...model.pack import Pack
from ...model.rng import Dice, shuffle
from ...play.packs import pack_in
from .puzzle import GRADES, BadPuzzle, Puzzle, read_puzzle

FOLDER: Final = SHIPPED / "puzzles"


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """All that can be read with the shipped cards, by grade."""
    return tuple(puzzles_for(pack_in(None))[0])


def puzzles_for(pack: Pack) -> tuple[list[Puzzle], list[str]]:
    """All that can be read with a pack's cards, by grade, and what is wrong with the others."""
    notation = Notation(pack)
    found: list[Puzzle] = []
    wrong: list[str] = []
    for path in sorted(FOLDER.glob("*.yaml")):
        try:
            found.append(read_puzzle(path, notation))
        except BadPuzzle as bad:
            wrong.append(str(bad))
    found.sort(key=lambda puzzle: (puzzle.grade, puzzle.name))
    return found, wrong


def of_grade(grade: int) -> list[Puzzle]:
    return [puzzle for puzzle in shipped_puzzles() if puzzle.grade == grade]


def tonights(day: date) -> Puzzle | None:
    """The same for everybody that day: all of them in turn, in an order that changes each time round, and the grades
    one after the other, so that a week has easy nights and hard ones."""
    number = day.toordinal()
    grade = number % GRADES + 1
    puzzles = of_grade(grade) or list(shipped_puzzles())
    if not puzzles:
        return None
    round_, place = divmod(number // GRADES, len(puzzles))
    order = list(range(len(puzzles)))
    shuffle(Dice(round_ * GRADES + grade), order)
    return puzzles[order[place]]
