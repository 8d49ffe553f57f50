"""After Michel(le)'s move a turn ends with the hand limit (R4d)."""

from typing import Final, Literal, NamedTuple

from ..counts import size
from ..frames import Seat
from ..handover import start_turn
from ..questions.discard import AskDiscard
from ..state import GameState
from ..words import Events
from .step import Step


class CloseTurn(NamedTuple):
    seat: Seat
    step: Literal["close_turn"] = "close_turn"


def close_turn(game: GameState, events: Events) -> None:
    seat = game.turn
    too_many = size(game.hand[seat]) - game.pack.hand_limit
    if too_many > 0:
        game.agenda.append(AskDiscard(seat, too_many, 1))
    else:
        start_turn(game, game.others[seat][0], events)


def go_on(frame: CloseTurn, game: GameState, events: Events) -> None:
    close_turn(game, events)


STEP: Final = Step(frame=CloseTurn, go_on=go_on)
