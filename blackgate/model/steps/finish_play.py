"""An action card has taken effect and leaves the table (R14r)."""

from typing import Final, Literal, NamedTuple

from ..counts import FIELD, ONE, Cards
from ..events import Events
from ..sorts import ActionCard, Seat
from ..state import GameState
from ..zones import put_back
from .step import Step


class FinishPlay(NamedTuple):
    seat: "Seat"
    card: "ActionCard"
    step: Literal["finish_play"] = "finish_play"


def go_on(frame: FinishPlay, game: GameState, events: Events) -> None:
    if game.table & FIELD[frame.card]:      # Its target may have kept it.
        game.table -= ONE[frame.card]
        put_back(game, ONE[frame.card])


def laid(frame: FinishPlay) -> Cards:
    return ONE[frame.card]


def check(frame: FinishPlay, game: GameState) -> str:
    return "" if frame.seat == game.turn else "who plays a card is on turn"


STEP: Final[Step[FinishPlay]] = Step(frame=FinishPlay, go_on=go_on, check=check, laid=laid)
