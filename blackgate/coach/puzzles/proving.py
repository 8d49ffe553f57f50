"""Checks a puzzle against the claims in its file."""

from dataclasses import dataclass
from typing import Final

from .hidden import TooLarge
from .puzzle import WHOLE, Puzzle
from .solver import EQUAL, Solution, Solver, sort_of

MARGIN: Final = 1000        # ten-thousandths by which the best first move must be better than the next
ROUNDING: Final = 1


@dataclass(frozen=True)
class Flaw:
    """A claim that is wrong: the key of a message, and its arguments."""

    key: str
    values: dict[str, str | int]


def ten_thousandths(chance: float) -> int:
    return round(chance * WHOLE)


def flaws_of(puzzle: Puzzle) -> list[Flaw]:
    """All claims of the file that the solver finds wrong."""
    try:
        found = Solver(puzzle.view, puzzle.goal).solve(puzzle.view)
    except TooLarge:
        return [Flaw("puzzles-flaw-large", {})]
    return flaws_in(puzzle, found)


def flaws_in(puzzle: Puzzle, found: Solution) -> list[Flaw]:
    best = ten_thousandths(found.best.chance)
    second = ten_thousandths(found.best.chance - found.margin)
    flaws = []
    if puzzle.move is None or found.chance_of(puzzle.move) is None:
        flaws.append(Flaw("puzzles-flaw-no-move", {}))
    elif sort_of(puzzle.move) != sort_of(found.best.action) and (
            (found.chance_of(puzzle.move) or 0.0) < found.best.chance - EQUAL):
        flaws.append(Flaw("puzzles-flaw-move", {"chance": best}))
    if abs(best - puzzle.best) > ROUNDING:
        flaws.append(Flaw("puzzles-flaw-best", {"said": puzzle.best, "found": best}))
    if abs(second - puzzle.second) > ROUNDING:
        flaws.append(Flaw("puzzles-flaw-second", {"said": puzzle.second, "found": second}))
    if best - second < MARGIN:
        flaws.append(Flaw("puzzles-flaw-margin", {"found": best - second}))
    return flaws
