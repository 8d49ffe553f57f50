"""What happened, line by line, as somebody at the table may read it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..kit.widgets.card import Face
from ..model import words as w
from ..model.view import redact
from ..model.words import Event
from .faces import Faces


@dataclass(frozen=True)
class Line:
    """A line as told: which seat it is about (or none), and the words."""

    seat: int
    words: str
    heading: bool = False
    cards: tuple[Face, ...] = ()        # that it names


Told = Callable[[Event, bool], str]     # the words for an event; whether the last line told of the same


def lines(events: Sequence[Event], told: Told, faces: Faces, reader: int | None, players: int) -> list[Line | None]:
    """Events as the log tells them. Michel(le) meets somebody once; each weapon brings only another card."""
    found: list[Line | None] = []
    fighting = False
    for event in events:
        words = told(event, fighting)
        found.append(_line(event, words, faces, reader, players) if words else None)
        if event[0] != w.SHUFFLED:          # Her cards may have to be shuffled in mid-fight.
            fighting = event[0] == w.ARMED
    return found


def _line(event: Event, words: str, faces: Faces, reader: int | None, players: int) -> Line:
    fields = w.EVENTS[event[0]][1]
    seat = next((event[n + 1] for n, (_, sort) in enumerate(fields) if sort.startswith("seat")), -1)
    cards = faces.named(event if reader is None else redact([event], reader)[0])
    return Line(seat if seat < players else -1, words, event[0] == w.TURN_STARTED, cards)
