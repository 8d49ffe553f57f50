"""Michel(le) comes to a place and extorts everyone there, one after the other (R10c)."""

from typing import Final, Literal, NamedTuple

from ..events import Events, MichelMoved
from ..michel import NO_MICHEL_HERE
from ..questions.michel import extort
from ..sorts import Seat, Seats
from ..state import GameState
from .step import Step


class MichelRound(NamedTuple):
    seat: "Seat"
    seats: "Seats"
    step: Literal["michel_round"] = "michel_round"


def bring_michel(game: GameState, mover: int, place: int, events: Events) -> None:
    """Everyone there is extorted, clockwise from the mover, who is included (R10c)."""
    if events is not None:
        events.append(MichelMoved(mover, game.michel_place, place))
    game.michel_place = place
    victims = sum(1 << seat for seat, where in enumerate(game.place) if where == place)
    if victims:
        game.agenda.append(MichelRound(mover, victims))


def go_on(frame: MichelRound, game: GameState, events: Events) -> None:
    mover, victims, _ = frame
    victim = next(seat for seat in (mover, *game.others[mover]) if victims >> seat & 1)
    victims &= ~(1 << victim)
    if victims:
        game.agenda.append(MichelRound(mover, victims))
    extort(game, victim, events)


def check(frame: MichelRound, game: GameState) -> str:
    if not game.michel:
        return NO_MICHEL_HERE
    return "" if frame.seats and frame.seat == game.turn else "nobody is left, or another's turn ends"


STEP: Final[Step[MichelRound]] = Step(frame=MichelRound, go_on=go_on, check=check, rests_on=("close_turn",))
