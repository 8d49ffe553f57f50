"""The account of a game: what each seat's result is made of, and that it balances.

For each seat `result − start = skill + luck + others`: what its own decisions cost, what its own rolls, draws and thefts
brought, and everything else, the estimates' noise included.
"""

from typing import Final

MARKS: Final = (("best", 1.0), ("fine", 3.0), ("slip", 8.0), ("mistake", 15.0))     # points of chance lost: less than
BLUNDER: Final = "blunder"


def mark_of(lost: float) -> str:
    """The mark for a decision that lost so much chance, from 0 to 1."""
    return next((mark for mark, most in MARKS if 100 * lost < most), BLUNDER)
