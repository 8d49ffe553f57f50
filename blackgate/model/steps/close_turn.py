"""After Michel(le)'s move a turn ends with the hand limit (R4d)."""

from typing import Final, Literal, NamedTuple

from ..events import Events
from ..handover import start_turn
from ..michel import NO_MICHEL_HERE
from ..questions.discard import AskDiscard, above_limit
from ..sorts import Seat
from ..state import GameState
from .step import Step


class CloseTurn(NamedTuple):
    seat: "Seat"
    step: Literal["close_turn"] = "close_turn"


def close_turn(game: GameState, events: Events) -> None:
    seat = game.turn
    too_many = above_limit(game, seat)
    if too_many > 0:
        game.agenda.append(AskDiscard(seat, too_many, 1))
    else:
        start_turn(game, game.others[seat][0], events)


def go_on(frame: CloseTurn, game: GameState, events: Events) -> None:
    close_turn(game, events)


def check(frame: CloseTurn, game: GameState) -> str:
    if not game.michel:
        return NO_MICHEL_HERE
    return "" if frame.seat == game.turn else "it is another's turn that ends"


STEP: Final[Step[CloseTurn]] = Step(frame=CloseTurn, go_on=go_on, check=check)
