"""What the bar and the result need to know of a try at a puzzle."""

from typing import Protocol

from ...coach.puzzles.puzzle import Puzzle
from ...coach.puzzles.trying import Attempt


class Trial(Protocol):
    puzzle: Puzzle
    attempt: Attempt
    is_shown: bool      # whether the solution plays itself
    hints: int

    @property
    def hinted(self) -> str:
        """The last hint in words."""

    @property
    def is_mine(self) -> bool: ...

    @property
    def goal(self) -> str: ...

    @property
    def next_hint(self) -> int:
        """The number of the next hint; 0 after the last one."""

    @property
    def following(self) -> Puzzle | None:
        """The next puzzle to try; None if all are solved."""

    def hint(self) -> None: ...

    def go_on(self) -> None:
        """Go to the next puzzle."""

    def again(self) -> None: ...

    def show(self) -> None: ...

    def ask_to_show(self) -> None: ...

    def out(self) -> None: ...
