"""The texts of one game: names and texts of things, the log, the questions.

Every text is a whole sentence of the locale files with values filled in; no sentence is put together from parts.
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
    """Makes the texts of one game in one language."""

    def event(self, event: Event, me: int | None, again: bool = False, team_sum: int = 0) -> str:
        """A line of the log as `me` may know it (None: everything); empty for an event without a line.

        `again`: it continues the line before; its beginning is left out.
        `team_sum`: the points of the digger's team after a Dig.
        """
        return log.line(self, event, me, again, team_sum)

    def forfeit(self, seat: int, winners: Event, me: int | None) -> str:
        """The end of a game in which a seat gave up."""
        return log.forfeit(self, seat, winners, me)

    def prompt(self, view: View, is_spoken_to: bool = True) -> str:
        """Who must do what, for the looker of the view. Without `is_spoken_to` it never says "you"."""
        return asking.sentence(self, view, view.seat if is_spoken_to else NOTHING)

    def title(self, verb: type[Action]) -> str:
        """The short name of an action with a choice, as in the rulebook."""
        return self.text(f"action-{name_of(verb)}")

    def hint(self, verb: type[Action]) -> str:
        """What an action of a turn is good for."""
        return self.text(f"verb-{name_of(verb)}-help", actions=unit("action", self.pack.cautious_move))

    def reason(
        self, key: str, seat: int, whom: int = NOTHING, kind: int = NOTHING, gang: int = NOTHING, points: int = 0,
        there: Sequence[int] = (),
    ) -> str:
        """A bot's public reason as a sentence. `seat` is the bot; the other arguments are values of the sentence."""
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
        """A bot's line. If the pack has no text for an inmate's own line, the line for all inmates is used."""
        _, moment, number = key.rsplit("-", 2)
        return self.text.maybe(key, **values) or self.text(f"remark-any-{moment}-{number}", **values)
