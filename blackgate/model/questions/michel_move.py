"""At the end of a turn: move Michel(le)? (R10b)"""

from typing import Final, Literal, NamedTuple

from ..frames import Seat
from ..michel import NO_MICHEL_HERE
from ..state import GameState
from ..words import MOVE_MICHEL, PASS, ROLLED, Action, Event, Events
from ..zones import roll
from .place import offer_michels_places
from .question import NOT_ON_TURN, Question


class AskMichelMove(NamedTuple):
    seat: "Seat"
    step: Literal["michel_move"] = "michel_move"


OPTIONS: Final = [Action((MOVE_MICHEL,)), Action((PASS,))]


def options(frame: AskMichelMove, game: GameState) -> list[Action]:
    return OPTIONS


def answer(frame: AskMichelMove, game: GameState, action: Action, events: Events) -> None:
    """The mover rolls."""
    if action[0] != MOVE_MICHEL:
        return
    face = roll(game)
    if events is not None:
        events.append(Event((ROLLED, frame.seat, face, 1)))
    offer_michels_places(game, frame.seat, face, events)


def check(frame: AskMichelMove, game: GameState) -> str:
    if not game.michel:
        return NO_MICHEL_HERE
    return "" if frame.seat == game.turn else NOT_ON_TURN


QUESTION: Final[Question[AskMichelMove]] = Question(
    frame=AskMichelMove, rule="R10b", options=options, answer=answer, check=check, rests_on=("close_turn",),
)
