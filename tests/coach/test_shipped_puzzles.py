"""Every shipped puzzle is solved: its file tells the truth, and there is a deal in which it comes out."""

from functools import cache
from itertools import pairwise

import pytest

from blackgate.coach.puzzles.goal import ESCAPE, KEEP, Goal
from blackgate.coach.puzzles.best_line import Move, best_line
from blackgate.coach.puzzles.proving import flaws_in
from blackgate.coach.puzzles.puzzle import Puzzle
from blackgate.coach.puzzles.shipped import of_grade, shipped_puzzles
from blackgate.coach.puzzles.solver import Solution, Solver
from blackgate.coach.puzzles.attempt import Attempt, kind_deal
from blackgate.model.actions import Dig, EndTurn
from blackgate.model.view import view
from lab.puzzle_motifs import motif_of
from tests.table import table

# What the solver tries for all puzzles of a grade. More means that it tries what is hopeless; fewer is welcome.
STEPS = {1: 745, 2: 2582, 3: 7207, 4: 1972, 5: 3994, 6: 4011}


class Solved:
    """A puzzle with its solver, which remembers: it is its own player too."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.solver = Solver(puzzle.view, puzzle.goal)
        self.solution: Solution = self.solver.solve(puzzle.view)
        self.line: list[Move] = best_line(self.solver, puzzle.view)


@cache
def all_solved() -> dict[str, Solved]:
    return {puzzle.name: Solved(puzzle) for puzzle in shipped_puzzles()}


def solved(puzzle: Puzzle) -> Solved:
    return all_solved()[puzzle.name]


def test_each_file_claims_what_is_true() -> None:
    wrong = {puzzle.name: flaws_in(puzzle, solved(puzzle).solution) for puzzle in shipped_puzzles()}
    assert not {name: flaws for name, flaws in wrong.items() if flaws}


@pytest.mark.parametrize("grade", STEPS)
def test_little_is_tried_in_vain(grade: int) -> None:
    assert sum(solved(puzzle).solution.steps for puzzle in of_grade(grade)) <= STEPS[grade]


def test_a_puzzle_is_named_by_what_its_best_line_does() -> None:
    for puzzle in shipped_puzzles():
        line = solved(puzzle).line
        if puzzle.goal.sort != KEEP:
            assert motif_of(line, puzzle.seat, puzzle.notation.pack) == puzzle.motif, puzzle.name
            assert isinstance(line[-1].action, Dig) and line[-1].seat == puzzle.seat, puzzle.name
        assert line[0].chance == pytest.approx(puzzle.best / 10_000, abs=1e-4), puzzle.name
        assert all(0 < move.luck <= 1 + 1e-9 and move.chance > 0 for move in line), puzzle.name


def test_a_line_goes_on_as_luckily_as_it_can_and_its_chances_grow_with_the_luck() -> None:
    """Its own moves lose nothing: what is hoped for after one is at most what its luck lets through."""
    for puzzle in shipped_puzzles():
        line = solved(puzzle).line
        for move, after in pairwise(line):
            assert after.chance >= move.chance - 1e-9, puzzle.name
            if move.seat == puzzle.seat:
                assert move.chance >= move.luck * after.chance - 1e-9, puzzle.name


def test_nothing_is_done_where_nothing_is_left_to_hope_for() -> None:
    seen = view(table().seat(0, "cell_block", spoon=1).turn(0, actions=1).start().game, 0)
    assert best_line(Solver(seen, Goal(ESCAPE)), seen) == []


def test_what_is_kept_is_kept_by_ending_the_turn() -> None:
    play = table().seat(0, "cell_block", background="bookmaker", revealed=True, shovel=1).turn(0, actions=1).start()
    seen = view(play.game, 0)
    line = best_line(Solver(seen, Goal(KEEP, cards=play.game.hand[0])), seen)
    assert [(move.action, move.chance, move.luck) for move in line] == [(EndTurn(), 1.0, 1.0)]


def test_in_the_deal_that_is_found_the_best_moves_reach_the_goal_and_in_those_before_it_they_do_not() -> None:
    numbers = set()
    for puzzle in shipped_puzzles():
        number = kind_deal(puzzle, solved(puzzle).solver)
        assert number is not None, puzzle.name
        assert reaches(puzzle, number), puzzle.name
        assert not any(reaches(puzzle, before) for before in range(number)), puzzle.name
        numbers.add(number)
    assert len(numbers) > 1, "now and then the first deal is none"


def reaches(puzzle: Puzzle, number: int) -> bool:
    """As somebody plays who knows the solution."""
    tried = Attempt(puzzle, solved(puzzle), "Ana", deal=number)
    while not tried.is_over:
        if tried.is_asked:
            tried.session.act(tried.solution().best.action)
        else:
            tried.session.poll()
    return tried.is_reached
