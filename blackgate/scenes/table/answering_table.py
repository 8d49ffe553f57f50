"""A shared table with a question that the person at the screen can answer."""

from collections.abc import Callable

from ...model.actions import Action, Fight
from ...model.counts import Cards
from .refused import RefusalNotice
from .shared_table import SharedTable


class AnsweringTable(SharedTable):
    """What the question panel needs. `PlayedTable` does what is answered."""

    refused: RefusalNotice | None = None      # what the player tried and cannot do now

    @property
    def asks_twice(self) -> bool:
        """Whether an action that cannot be undone needs a second press."""
        return self.app.settings.ask_twice

    def act(self, action: Action) -> None:
        """Do what the person at the screen has chosen."""
        raise NotImplementedError

    def give_up_at_once(self) -> None:
        """Refuse a demand and give up with one press: decide beforehand to use no weapon."""
        asked = self.session.asked
        assert asked is not None
        self.session.commit(asked, 0)
        self.act(Fight())

    def commit(self, weapons: Cards) -> None:
        """Decide in secret how far to go in this fight."""
        assert self.looker is not None
        self.session.commit(self.looker, weapons)

    def close_since(self) -> None:
        """Close the news since the last turn."""

    def hint_over(self, taken: Callable[[], None]) -> None:
        """Show a hint while a tray lies over the table. `taken` removes the tray before an action is done."""
