"""What waits on the agenda, as plain data: small named tuples, each of which knows the name of its step.

A field's type says how a position writes it (`Seat`, `Places` …); all are integers. Types stand in quotes, or a
compiled frame would remember no more of them than `int`. The kinds of frames themselves stand with their rules, in
`questions/` and `steps/`.
"""

from functools import cache
from typing import Annotated, Any, Final, Protocol, cast, get_type_hints

Seat = Annotated[int, "seat"]
OptionalSeat = Annotated[int, "optional_seat"]
Seats = Annotated[int, "seats"]                 # a bit mask
Places = Annotated[int, "places"]               # a bit mask
Face = Annotated[int, "face"]
Flag = Annotated[int, "flag"]
Count = Annotated[int, "count"]
Tool = Annotated[int, "tool"]
ActionCard = Annotated[int, "action_card"]
MichelCard = Annotated[int, "michel_card"]
OptionalMichelCard = Annotated[int, "optional_michel_card"]
SomeCards = Annotated[int, "cards"]
ScriptNumber = Annotated[int, "script"]
ScriptTarget = Annotated[int, "script_target"]  # what the script's card is aimed at

STEP: Final = "step"
BOTTOM: Final = ""          # instead of a step, where nothing lies below
ALONE: Final = (BOTTOM,)
# Scripts ask on the rest of themselves or on what their end uncovers; and in a script one may walk into Michel(le).
IN_SCRIPTS: Final = ("script", "finish_play", "michel_round", "close_turn", BOTTOM)


class Frame(Protocol):
    """A question, or what goes on by itself once it is on top."""

    @property
    def seat(self) -> int:
        """Who is asked, or who goes on."""

    @property
    def step(self) -> str:
        """Its permanent name: positions are written with it."""


def name_of(kind: type[Frame]) -> str:
    """The step of such frames."""
    return str(cast(Any, kind)._field_defaults[STEP])


@cache
def sorts_of(kind: type[Frame]) -> tuple[tuple[str, str], ...]:
    """The fields of such frames, in order, with their sorts."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, hint.__metadata__[0]) for name, hint in hints.items() if name != STEP)


def fields_of(frame: Frame) -> list[tuple[str, str, int]]:
    """The fields of a frame with their sorts and values."""
    return [(name, sort, getattr(frame, name)) for name, sort in sorts_of(type(frame))]
