"""What the bar and the result know of the puzzle on the table."""

from typing import Protocol

from ...coach.puzzles.puzzle import Puzzle
from ...coach.puzzles.trying import Attempt


class Tried(Protocol):
    """A puzzle somebody is at, or its solution that plays itself."""

    puzzle: Puzzle
    attempt: Attempt
    is_shown: bool
    hints: int
    hinted: str

    @property
    def is_mine(self) -> bool: ...

    @property
    def goal(self) -> str: ...

    @property
    def next_hint(self) -> int: ...

    def hint(self) -> None: ...

    def ask_to_show(self) -> None: ...

    def again(self) -> None: ...

    def show(self) -> None: ...

    def out(self) -> None: ...
