"""The shipped puzzles, and tonight's choice among them."""

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
ENOUGH: Final = 3           # puzzles solved in a grade before tonight's is of the next grade
HARD: Final = 3             # the number of grades that are hard


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """All puzzles that can be read with the shipped cards, by grade."""
    return tuple(puzzles_for(pack_in(None))[0])


def puzzle_names() -> list[str]:
    """The names of the shipped puzzles, without reading the files."""
    return sorted(path.stem for path in FOLDER.glob("*.yaml"))


def puzzles_for(pack: Pack) -> tuple[list[Puzzle], list[str]]:
    """All puzzles that can be read with a pack's cards, by grade, and the mistakes in the others."""
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
    """The puzzle of a date. Its grade is the first of which the player has solved only a few.

    All players at the same grade get the same puzzle. Solving this puzzle itself does not count, so that it stays for
    the day. A player who has solved enough of all grades gets the hard grades in turn.
    """
    known = [grade for grade in range(1, GRADES + 1) if of_grade(grade)]
    for grade in known:
        found = _of_the_day(grade, day)
        if sum(puzzle.name in solved and puzzle is not found for puzzle in of_grade(grade)) < ENOUGH:
            return found
    hard = known[-HARD:]
    return _of_the_day(hard[day.toordinal() % len(hard)], day) if hard else None


def _of_the_day(grade: int, day: date) -> Puzzle:
    """The puzzle of a grade for a day. All come in turn, in an order that changes each time."""
    puzzles = of_grade(grade)
    round_, place = divmod(day.toordinal(), len(puzzles))
    order = list(range(len(puzzles)))
    shuffle(Dice(round_ * GRADES + grade), order)
    return puzzles[order[place]]


def following(name: str, solved: Collection[str]) -> Puzzle | None:
    """The next unsolved puzzle after this one, by grade; None if all others are solved."""
    puzzles = shipped_puzzles()
    place = next((number for number, puzzle in enumerate(puzzles, 1) if puzzle.name == name), 0)
    return next((puzzle for puzzle in (*puzzles[place:], *puzzles[:place])
                 if puzzle.name != name and puzzle.name not in solved), None)
