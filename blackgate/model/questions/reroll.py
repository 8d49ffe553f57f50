"""After a move roll: roll once more? (R9)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Keep, Reroll
from ..events import Events, Rolled
from ..sorts import Face, Seat
from ..names import Json, Spelling
from ..state import GameState
from ..zones import powered, roll
from .place import offer_places
from .question import NOT_ON_TURN, Question, Table


class AskReroll(NamedTuple):
    seat: "Seat"
    face: "Face"
    step: Literal["reroll"] = "reroll"


OPTIONS: Final[list[Action]] = [Reroll(), Keep()]


def options(frame: AskReroll, game: GameState) -> list[Action]:
    return OPTIONS


def answer(frame: AskReroll, game: GameState, action: Action, events: Events) -> None:
    seat, face = frame.seat, frame.face
    if isinstance(action, Reroll):
        face = roll(game)
        powered(game, seat, events)
        if events is not None:
            events.append(Rolled(seat, face, 0))
    offer_places(game, seat, face, events)


def check(frame: AskReroll, game: GameState) -> str:
    if frame.seat != game.turn:
        return NOT_ON_TURN
    return "" if game.pack.powers[game.gang[frame.seat]].reroll else "this seat does not roll again"


def pending(frame: AskReroll, spelling: Spelling, table: Table) -> Json:
    return {"what": "move", "face": frame.face, "michel": False}


QUESTION: Final[Question[AskReroll]] = Question(
    frame=AskReroll, rule="R9", options=options, answer=answer, check=check, pending=pending, is_public=True,
)
