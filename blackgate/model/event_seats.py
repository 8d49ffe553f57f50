"""What an event says of seats: who it is about, who did it, whom it hits, and how many points a seat has now."""

from .events import Event
from .sorts import DID, HIT, POINTS, fields_of, marked
from .vocabulary import NOTHING


def seats_in(event: Event) -> tuple[int, ...]:
    """All seats of an event, in the order of its fields; NOTHING where the bank or Michel(le) stands for one."""
    return tuple(
        getattr(event, field.name) for field in fields_of(type(event)) if field.sort in ("seat", "optional_seat")
    )


def subject(event: Event) -> int:
    """The seat that an event is about; NOTHING if it is about none."""
    return next(iter(seats_in(event)), NOTHING)


def doer(event: Event) -> int:
    """The seat that did it; NOTHING if nobody at the table did."""
    return _seat_with(event, DID)


def victim(event: Event) -> int:
    """The seat that it was done to; NOTHING if it hits nobody."""
    return _seat_with(event, HIT)


def points_now(event: Event) -> int:
    """How many points the event's subject has now; NOTHING if the event changes nobody's points."""
    return next((int(getattr(event, name)) for name in marked(type(event), POINTS)), NOTHING)


def _seat_with(event: Event, mark: str) -> int:
    return next((int(getattr(event, name)) for name in marked(type(event), mark)), NOTHING)
