"""An inspection of all players in a place, clockwise (R5.4)."""

from typing import Final, Literal, NamedTuple

from ..counts import ONE, TOOLS, kinds_of
from ..events import Events
from ..frames import IN_SCRIPTS
from ..questions.lose_tool import AskLoseTool
from ..sorts import Seat, Seats
from ..state import GameState
from ..vocabulary import NOTHING
from ..zones import discard
from .step import Step


class Inspect(NamedTuple):
    seat: "Seat"
    seats: "Seats"
    step: Literal["inspect"] = "inspect"


def go_on(frame: Inspect, game: GameState, events: Events) -> None:
    """Inspect seats until one must choose a tool. A seat with only one kind of tool has no choice."""
    first, seats, _ = frame
    for seat in (first, *game.others[first]):
        if not seats >> seat & 1:
            continue
        seats &= ~(1 << seat)
        kinds = kinds_of(game.hand[seat] & TOOLS)
        if len(kinds) > 1:
            if seats:
                game.agenda.append(Inspect(first, seats))
            game.agenda.append(AskLoseTool(seat, NOTHING))
            return
        if kinds:
            discard(game, seat, ONE[kinds[0]], events)


def check(frame: Inspect, game: GameState) -> str:
    return "" if frame.seats else "nobody is left"


STEP: Final[Step[Inspect]] = Step(frame=Inspect, go_on=go_on, check=check, rests_on=IN_SCRIPTS)
