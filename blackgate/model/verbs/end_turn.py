"""End the turn: first Michel(le)'s move, then the hand limit (R4d)."""

from typing import Final

from ..actions import EndTurn
from ..events import Events, TurnEnded
from ..questions.michel_move import AskMichelMove
from ..state import GameState
from ..steps.close_turn import CloseTurn, close_turn
from .verb import Verb

_ENDED: Final = tuple(TurnEnded(seat) for seat in range(6))


def do(game: GameState, action: EndTurn, events: Events) -> None:
    seat = game.turn
    if events is not None:
        events.append(_ENDED[seat])
    if game.michel:
        game.agenda.append(CloseTurn(seat))
        game.agenda.append(AskMichelMove(seat))
    else:
        close_turn(game, events)


def is_free(game: GameState) -> bool:
    return True


VERB: Final = Verb(EndTurn, do, is_free=is_free, is_open=True)
