"""What happened, line by line, as somebody at the table may read it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..kit.widgets.card import Face
from ..model.events import Armed, Event, Shuffled, TurnStarted
from ..model.sorts import fields_of
from ..model.view import redact
from ..model.vocabulary import NOTHING
from ..words.text import Text
from .faces import Faces


@dataclass(frozen=True)
class Line:
    """A line as told: which seat it is about (or none), and the words."""

    seat: int
    words: str
    heading: bool = False
    cards: tuple[Face, ...] = ()        # that it names


@dataclass(frozen=True)
class Note:
    """A line that tells no event of the game: who comes and goes. After so many events; called as they were then."""

    at: int
    key: str
    seat: int
    name: str

    def line(self, text: Text) -> Line:
        return Line(self.seat, text(self.key, name=self.name))


Told = Callable[[Event, bool], str]     # the words for an event; whether the last line told of the same


def lines(events: Sequence[Event], told: Told, faces: Faces, reader: int | None) -> list[Line | None]:
    """Events as the log tells them. Michel(le) meets somebody once; each weapon brings only another card."""
    found: list[Line | None] = []
    fighting = False
    for event in events:
        words = told(event, fighting)
        found.append(_line(event, words, faces, reader) if words else None)
        if not isinstance(event, Shuffled):          # Her cards may have to be shuffled in mid-fight.
            fighting = isinstance(event, Armed)
    return found


def _line(event: Event, words: str, faces: Faces, reader: int | None) -> Line:
    cards = faces.named(event if reader is None else redact([event], reader)[0])
    return Line(_whose(event), words, isinstance(event, TurnStarted), cards)


def _whose(event: Event) -> int:
    """In whose colour a line is told; nobody's where the bank or Michel(le) stands for a player, or several do it."""
    for field in fields_of(type(event)):
        value: int = getattr(event, field.name)
        if field.sort in ("seat", "optional_seat"):
            return value
        if field.sort == "seats" and value & (value - 1) == 0:
            return value.bit_length() - 1
    return NOTHING
