"""What the question panel needs from the table."""

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
    """The table for the question panel: what the asked player sees, and what happens with the answer."""

    session: Session
    teller: Teller
    faces: Faces
    inmates: list[str]
    focus: str | None
    refused: Refused | None         # what the player tried and cannot do now

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
        """Whether all hands lie face down. Then the texts say nothing that only the owner of a hand may know."""

    @property
    def memory_aid(self) -> bool: ...

    @property
    def sentence(self) -> str:
        """The sentence that says who must do what."""

    @property
    def owner(self) -> int | None:
        """The seat whose hand is open at a shared screen."""

    def named(self, words: str) -> str:
        """Put the name of the owner of an open hand before these words."""

    @property
    def asks_twice(self) -> bool:
        """Whether an action that cannot be undone needs a second press."""

    def act(self, action: Action) -> None: ...

    def look_closer(self, face: Face) -> None: ...

    def give_up_at_once(self) -> None:
        """Refuse a demand and give up."""

    def commit(self, weapons: Cards) -> None:
        """Decide in secret how far to go in this fight."""

    def close_since(self) -> None: ...

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen. Then a hand is covered again when its owner has finished."""

    @property
    def is_opened(self) -> bool:
        """Whether somebody has opened their hand at a shared screen."""

    def close_hand(self) -> None: ...

    def hint_over(self, taken: Callable[[], None]) -> None:
        """Show a hint while a tray lies over the table."""

    def changed(self) -> None: ...
