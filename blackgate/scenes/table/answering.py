"""What a question needs of the table it is asked at."""

from collections.abc import Callable
from typing import Protocol

from ...kit.scene import Host
from ...kit.widgets.card import Face
from ...model.actions import Action
from ...model.counts import Cards
from ...model.view import View
from ...offers.faces import Faces
from ...play.session import Session
from ...words.teller import Teller
from .refused import Refused


class Answering(Protocol):
    """Who is asked: what they see, and what becomes of their answer."""

    session: Session
    teller: Teller
    faces: Faces
    inmates: list[str]
    focus: str | None
    refused: Refused | None         # what was tried and cannot be done now

    @property
    def looker(self) -> int | None: ...

    @property
    def app(self) -> Host: ...

    @property
    def view(self) -> View: ...

    @property
    def is_mine(self) -> bool:
        """Whether the looker is asked, and is human."""

    @property
    def is_public(self) -> bool:
        """Whether all hands lie face down: then nothing is said that only their owner may know."""

    @property
    def memory_aid(self) -> bool: ...

    @property
    def sentence(self) -> str:
        """Who must do what."""

    @property
    def owner(self) -> int | None:
        """Whose hand is open at a screen that others look at too."""

    def named(self, words: str) -> str:
        """Words over an open hand, with the name of its owner."""

    @property
    def asks_twice(self) -> bool:
        """Whether what cannot be taken back wants a second press."""

    def act(self, action: Action) -> None: ...

    def look_closer(self, face: Face) -> None: ...

    def give_up_at_once(self) -> None:
        """Refuse a demand and give up."""

    def commit(self, weapons: Cards) -> None:
        """Decide in secret how far to go in this fight."""

    def close_since(self) -> None: ...

    @property
    def is_shared(self) -> bool:
        """Whether others look at the screen too, so that the hand is covered when its owner is done with it."""

    @property
    def is_opened(self) -> bool:
        """Whether somebody has opened their hand at a screen that others look at too."""

    def close_hand(self) -> None: ...

    def hint_over(self, taken: Callable[[], None]) -> None:
        """A hint, asked for where a tray lies over the table."""

    def changed(self) -> None: ...
