"""Night escapes: finds puzzles in bots' games, proves, simplifies and grades them, and writes the shipped ones.

    python build/puzzles.py gather --games 400 --seed 1 --out FOUND     adds candidates to a file, a line each
    python build/puzzles.py grade FOUND… --out GRADED                   what easy, medium, hard and expert make of them
    python build/puzzles.py ship GRADED                                 picks, names and writes blackgate/data/puzzles

A candidate is a moment of somebody's own turn at which the goal can be reached before it ends, with one best first
move that is at least ten points of chance better than the next (of another sort). It is simplified: whatever can be
left out without changing that is left out. Two with the same best line for the same goal are alike, and one is kept.
All three steps give the same again for the same seeds, but for `expert`, which thinks by the clock.
"""
