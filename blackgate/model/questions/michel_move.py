"""At the end of a turn: move Michel(le)? (R10b)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, MoveMichel, Pass
from ..events import Events, Rolled
from ..michel import NO_MICHEL_HERE
from ..sorts import Seat
from ..state import GameState
from ..zones import roll
from .place import offer_michels_places
from .question import NOT_ON_TURN, Question


class AskMichelMove(NamedTuple):
    seat: "Seat"
    step: Literal["michel_move"] = "michel_move"


OPTIONS: Final[list[Action]] = [MoveMichel(), Pass()]


def options(frame: AskMichelMove, game: GameState) -> list[Action]:
    return OPTIONS


def answer(frame: AskMichelMove, game: GameState, action: Action, events: Events) -> None:
    """Roll for Michel(le)'s move, or pass."""
    if not isinstance(action, MoveMichel):
        return
    face = roll(game)
    if events is not None:
        events.append(Rolled(frame.seat, face, 1))
    offer_michels_places(game, frame.seat, face, events)


def check(frame: AskMichelMove, game: GameState) -> str:
    if not game.michel:
        return NO_MICHEL_HERE
    return "" if frame.seat == game.turn else NOT_ON_TURN


QUESTION: Final[Question[AskMichelMove]] = Question(
    frame=AskMichelMove, rule="R10b", options=options, answer=answer, check=check, rests_on=("close_turn",),
    is_public=True,
)
