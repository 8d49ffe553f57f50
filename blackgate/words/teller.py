"""The game told in words: names and texts of things, the log, what is asked.

Everything is a whole sentence of the locale files with things put in; no sentence is made of pieces.
"""

from collections.abc import Sequence

from ..model.actions import Action
from ..model.events import Event
from ..model.sorts import name_of
from ..model.view import View
from ..model.vocabulary import NOTHING
from . import events as log, questions as asking
from .text import Several, Value
from .things import Things, unit

__all__ = ["Teller"]


class Teller(Things):
    """Tells one game in one language."""

    def event(self, event: Event, me: int | None, again: bool = False, team_sum: int = 0) -> str:
        """A line of the log as `me` may know it (None: everything), empty for what nobody needs to read.

        `again`: the last line told of the same, and this one need not say how it began. `team_sum` is what the team has
        of whoever dug.
        """
        return log.line(self, event, me, again, team_sum)

    def forfeit(self, seat: int, winners: Event, me: int | None) -> str:
        """The end of a game in which a seat gave up."""
        return log.forfeit(self, seat, winners, me)

    def prompt(self, view: View, is_spoken_to: bool = True) -> str:
        """Who must do what, to the looker of the view; one who only watches is not meant by any "you"."""
        return asking.sentence(self, view, view.seat if is_spoken_to else NOTHING)

    def title(self, verb: type[Action]) -> str:
        """The short name of an action with something to choose, as the rulebook has it."""
        return self.text(f"action-{name_of(verb)}")

    def hint(self, verb: type[Action]) -> str:
        """What an action of a turn is good for."""
        return self.text(f"verb-{name_of(verb)}-help", actions=unit("action", self.pack.cautious_move))

    def reason(
        self, key: str, seat: int, whom: int = NOTHING, kind: int = NOTHING, gang: int = NOTHING, points: int = 0,
        there: Sequence[int] = (),
    ) -> str:
        """Why a bot did what everybody saw, in its own words: who says it, of what, against whom."""
        values: dict[str, Value] = {"points": unit("point", points)}
        if whom != NOTHING:
            values["name"] = self.names[whom]
        if kind != NOTHING:
            values["card"] = self.card_thing(kind)
        if gang != NOTHING:
            values["gang"] = self.gang_thing(gang)
        if there:
            values["names"] = Several(tuple(self.names[other] for other in there))
        return self.text("reason-said", name=self.names[seat], words=self.text(f"reason-{key}", **values))

    def remark(self, key: str, **values: Value) -> str:
        """A line of a bot's; what anybody would say where nobody wrote the line of its own that the pack promises."""
        _, moment, number = key.rsplit("-", 2)
        return self.text.maybe(key, **values) or self.text(f"remark-any-{moment}-{number}", **values)
