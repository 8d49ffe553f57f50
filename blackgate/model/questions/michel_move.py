"""At the end of a turn: move Michel(le)? (R10b)"""

from typing import Final, Literal, NamedTuple

from ..frames import Seat
from ..michel import NO_MICHEL_HERE
from ..state import GameState
from ..steps.michel_round import bring_michel
from ..words import MOVE_MICHEL, PASS, ROLLED, Action, Event, Events
from ..zones import roll
from .place import AskPlace
from .question import Question


class AskMichelMove(NamedTuple):
    seat: Seat
    step: Literal["michel_move"] = "michel_move"


OPTIONS: Final = [Action((MOVE_MICHEL,)), Action((PASS,))]


def options(frame: AskMichelMove, game: GameState) -> list[Action]:
    return OPTIONS


def answer(frame: AskMichelMove, game: GameState, action: Action, events: Events) -> None:
    """The mover rolls; gang powers do not touch this roll (R14b)."""
    if action[0] != MOVE_MICHEL:
        return
    seat = frame.seat
    face = roll(game)
    if events is not None:
        events.append(Event((ROLLED, seat, face, 1)))
    places = game.board.places_for(face, game.michel_place)
    if places & (places - 1):
        game.agenda.append(AskPlace(seat, places, face, 1))
    else:
        bring_michel(game, seat, places.bit_length() - 1, events)


def check(frame: AskMichelMove, game: GameState) -> str:
    return "" if game.michel else NO_MICHEL_HERE


QUESTION: Final = Question(frame=AskMichelMove, rule="R10b", options=options, answer=answer, check=check)
