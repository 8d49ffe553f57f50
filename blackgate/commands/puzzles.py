"""`blackgate puzzles`: lists the night escapes, checks them with the solver, or solves any position with a goal."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from ..coach.puzzles.best_line import best_line
from ..coach.puzzles.proving import flaws_of, ten_thousandths
from ..coach.puzzles.puzzle import BadPuzzle, Puzzle, read_puzzle
from ..coach.puzzles.shipped import puzzles_for
from ..coach.puzzles.solver import Solver, TooLarge
from ..model.notation import Notation
from ..model.rng import Dice, shuffle
from ..offers.meaning import label
from ..words.teller import Teller
from ..words.text import ORIGINAL, Text
from . import pack_for, refuse

SAMPLE: Final = 12          # puzzles that are checked without --all
MOST_MOVES: Final = 12      # first moves that are listed
FLAWS: Final = {
    "puzzles-flaw-large": "there is too much to weigh",
    "puzzles-flaw-no-move": "the solving action is not possible",
    "puzzles-flaw-move": "another first action is better ({chance} of 10000)",
    "puzzles-flaw-best": "the best first action has a chance of {found} of 10000, not {said}",
    "puzzles-flaw-second": "the second best has a chance of {found} of 10000, not {said}",
    "puzzles-flaw-margin": "the best first action is ahead by {found} of 10000 only",
}


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("what", nargs="*", metavar="check | solve FILE",
                        help="'check': prove a sample; 'solve FILE': each first action's chance, and the best line")
    parser.add_argument("--all", action="store_true", help="prove every one of them")


def run(given: Namespace) -> int:
    match given.what:
        case []:
            return _list(given)
        case ["check"]:
            return _check(given)
        case ["solve", file]:
            return _solve(given, Path(file))
    return refuse("The command is: puzzles, puzzles check [--all], or puzzles solve FILE.")


def percent(chance: float) -> str:
    """A chance in percent with two decimals, as exact as in a file."""
    return f"{ten_thousandths(chance) / 100:.2f} %"


def _list(given: Namespace) -> int:
    text = Text(ORIGINAL)
    found, wrong = puzzles_for(pack_for(given))
    for puzzle in found:
        print(f"{puzzle.name:<28} {puzzle.grade}  {text(f'puzzles-motif-{puzzle.motif}'):<34} "
              f"{puzzle.best / 100:6.2f} %  {puzzle.second / 100:6.2f} %")
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    print(f"Night escapes: {len(found)}")
    return 1 if wrong else 0


def _check(given: Namespace) -> int:
    """Check the puzzles and print the name of each wrong one, and why."""
    found, wrong = puzzles_for(pack_for(given))
    chosen = found if given.all else _sample(found)
    failed = len(wrong)
    for sentence in wrong:
        print(sentence)
    for puzzle in chosen:
        flaws = flaws_of(puzzle)
        failed += bool(flaws)
        for flaw in flaws:
            print(f"{puzzle.name}: {FLAWS[flaw.key].format(**flaw.values)}")
    print(f"Proved: {len(chosen)}; failed: {failed}")
    return 1 if failed or not chosen else 0


def _sample(found: list[Puzzle]) -> list[Puzzle]:
    """A few puzzles of every grade, the same each time."""
    order = list(range(len(found)))
    shuffle(Dice(18), order)
    mixed_up = [found[number] for number in order]
    taken = [[puzzle for puzzle in mixed_up if puzzle.grade == grade] for grade in sorted({p.grade for p in found})]
    return [grade[number] for number in range(SAMPLE) for grade in taken if number < len(grade)][:SAMPLE]


def _solve(given: Namespace, path: Path) -> int:
    pack = pack_for(given)
    notation = Notation(pack)
    try:
        puzzle = read_puzzle(path, notation)
    except BadPuzzle as bad:
        return refuse("{problem}", problem=bad)
    seen = puzzle.view
    solver = Solver(seen, puzzle.goal)
    try:
        found = solver.solve(seen)
        line = best_line(solver, seen)
    except TooLarge:
        refuse("{name} is too large to be solved in acceptable time.", name=puzzle.name)
        return 1
    names = [f"Seat {seat}" for seat in range(seen.players)]
    teller = Teller(Text(ORIGINAL), pack, names, ("", "michel", "michelle")[seen.michel] or None)
    for choice in found.by_sort()[:MOST_MOVES]:
        print(f"{percent(choice.chance):>9}  {label(teller, choice.action, seen)}")
    print("The best line, if chance is kind:")
    for move in line:
        luck = f"  (so kind with a chance of {percent(move.luck)})" if move.luck < 1 - 1e-9 else ""
        print(f"{percent(move.chance):>9}  {names[move.seat]}: "
              f"{notation.action(move.action, move.background)}{luck}")
    return 0
