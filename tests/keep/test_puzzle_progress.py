"""What became of the puzzles is kept, whatever happens to the file."""



from blackgate.keep.puzzle_progress import (
    LUCKY, SOLVED, TRIED, UNTRIED, WITH_HINTS, PuzzleProgress,
)


def test_the_best_result_stays_and_tries_are_counted() -> None:
    nights = PuzzleProgress()
    assert nights.of("one").best == UNTRIED
    for is_solved, is_reached, hints, best in (
        (False, False, 0, TRIED), (False, True, 0, LUCKY), (True, True, 2, WITH_HINTS), (False, False, 0, WITH_HINTS),
        (True, False, 0, SOLVED), (False, False, 3, SOLVED),
    ):
        nights.note("one", is_solved=is_solved, is_reached=is_reached, hints=hints)
        assert nights.of("one").best == best
    assert (nights.of("one").tries, nights.of("one").hints) == (6, 0)


def test_a_puzzle_counts_as_solved_with_hints_too_and_not_by_luck() -> None:
    nights = PuzzleProgress()
    for name, is_solved, is_reached, hints in (
        ("one", True, True, 0), ("two", True, True, 1), ("three", False, True, 0), ("four", False, False, 0),
    ):
        nights.note(name, is_solved=is_solved, is_reached=is_reached, hints=hints)
    assert nights.solved == {"one", "two"}
