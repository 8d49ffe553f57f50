"""The lines of the log, as somebody at the table may read them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ..kit.widgets.card import Face
from ..model.events import Armed, Event, Shuffled, TurnStarted
from ..model.sorts import fields_of
from ..model.view import redact
from ..model.vocabulary import NOTHING
from ..words.text import Text
from .faces import Faces

MOST_TOLD: Final = 4000     # events of the longest log; a long game has half as many


@dataclass(frozen=True)
class LogLine:
    """A line of the log: the seat it is about (or none), and the words."""

    seat: int
    words: str
    heading: bool = False
    cards: tuple[Face, ...] = ()        # the cards that it names


@dataclass(frozen=True)
class Note:
    """A line that is not an event: who comes and goes. `at` is the number of events before it, `name` the name then."""

    at: int
    key: str
    seat: int
    name: str
    only_for: int = NOTHING         # the seat that alone may read it; NOTHING: everybody may

    def may_read(self, reader: int | None) -> bool:
        return self.only_for in (NOTHING, reader)

    def line(self, text: Text) -> LogLine:
        return LogLine(self.seat, text(self.key, name=self.name))


# returns the words for an event; the flag says that the last event was of the same kind
Told = Callable[[Event, bool], str]


def lines(events: Sequence[Event], told: Told, faces: Faces, reader: int | None) -> list[LogLine | None]:
    """Return events as lines of the log. In a fight, Michel(le) is named once, and then only each further card.

    Only the latest events are told, so that a game of any length can be opened in time.
    """
    old = max(0, len(events) - MOST_TOLD)
    found: list[LogLine | None] = [None] * old
    fighting = False
    for event in events[old:]:
        words = told(event, fighting)
        found.append(_line(event, words, faces, reader) if words else None)
        if not isinstance(event, Shuffled):          # Michel(le)'s cards may be shuffled during a fight.
            fighting = isinstance(event, Armed)
    return found


def _line(event: Event, words: str, faces: Faces, reader: int | None) -> LogLine:
    cards = faces.named(event if reader is None else redact([event], reader)[0])
    return LogLine(whose(event), words, isinstance(event, TurnStarted), cards)


def whose(event: Event) -> int:
    """Return the seat that an event is about. Return NOTHING if it is about the bank, Michel(le) or several seats."""
    for field in fields_of(type(event)):
        value: int = getattr(event, field.name)
        if field.sort in ("seat", "optional_seat"):
            return value
        if field.sort == "seats" and value & (value - 1) == 0:
            return value.bit_length() - 1
    return NOTHING
