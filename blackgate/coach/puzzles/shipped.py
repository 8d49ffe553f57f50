"""The shipped puzzles, and which of them is tonight's."""

from collections.abc import Collection
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
ENOUGH: Final = 3           # solved of a grade: tonight's may be of the next one
HARD: Final = 3             # so many grades are hard


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """All that can be read with the shipped cards, by grade."""
    return tuple(puzzles_for(pack_in(None))[0])


def puzzle_names() -> list[str]:
    """Of the shipped puzzles, without reading them."""
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


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


def tonights(day: date, solved: Collection[str] = ()) -> Puzzle | None:
    """The puzzle of a date, of a grade that its player can solve: the first of which they have solved only a few.

    Whoever is at the same grade has the same one. That it is solved itself does not count, so that it stays. Whoever
    has solved enough of all grades gets the hard ones in turn.
    """
    known = [grade for grade in range(1, GRADES + 1) if of_grade(grade)]
    for grade in known:
        found = _of_the_day(grade, day)
        if sum(puzzle.name in solved and puzzle is not found for puzzle in of_grade(grade)) < ENOUGH:
            return found
    hard = known[-HARD:]
    return _of_the_day(hard[day.toordinal() % len(hard)], day) if hard else None


def _of_the_day(grade: int, day: date) -> Puzzle:
    """All of a grade in turn, in an order that changes each time round."""
    puzzles = of_grade(grade)
    round_, place = divmod(day.toordinal(), len(puzzles))
    order = list(range(len(puzzles)))
    shuffle(Dice(round_ * GRADES + grade), order)
    return puzzles[order[place]]


def following(name: str, solved: Collection[str]) -> Puzzle | None:
    """The next one that is not solved, the easier first; None if all are."""
    puzzles = shipped_puzzles()
    place = next((number for number, puzzle in enumerate(puzzles, 1) if puzzle.name == name), 0)
    return next((puzzle for puzzle in (*puzzles[place:], *puzzles[:place])
                 if puzzle.name != name and puzzle.name not in solved), None)
