"""The coach beside the window: asked and heard without ever waiting, in processes of its own.

Messages are JSON and hold a packed view, or a record that is to be reviewed, and nothing else. Whatever becomes of the
process, every question gets an answer, and be it one that says it failed.
"""

from typing import Final, NamedTuple

from ..model.notation import Json
from ..model.pack import Pack
from ..model.view import View
from .estimate import Odds
from .hints import Hint
from .review import FULL

HINT: Final = "hint"
ODDS: Final = "odds"
REVIEW: Final = "review"


class Answer(NamedTuple):
    """What came of a question. A hint comes twice, a review many times; the last one is `final`."""

    key: str
    what: str                       # HINT, ODDS or REVIEW
    final: bool
    hint: Hint | None = None
    odds: Odds | None = None
    review: Json | None = None      # as `review.Progress.review`
    done: int = 0                   # of a review: so many actions out of
    total: int = 0
    failed: str = ""                # a sentence for the log where nothing came of it


class Desk:
    """Ask, poll in every frame, close. A key is the asker's own word for a question; asking anew under it drops the
    old one. `pack` None: the shipped cards."""

    def __init__(self, pack: Pack | None = None) -> None:
        self._pack = pack

    def ask_hint(self, view: View, key: str) -> None:
        """For the decision of the view's seat, which must be asked."""

    def ask_odds(self, view: View, key: str) -> None:
        """From a seat's view, the public one, or an open table."""

    def ask_review(self, written: Json, key: str, effort: str = FULL) -> None:
        """Of a record as files hold it (`read_record`, `Replay`'s and a session's `written`)."""

    def poll(self) -> list[Answer]:
        """The answers that have come in since. Never blocks."""
        return []

    def drop(self, key: str) -> None:
        """Nobody wants this answer any more."""

    def close(self) -> None:
        """End the processes, whatever they do. No answers come any more."""
