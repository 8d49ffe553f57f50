"""Michel(le) was defeated: draw cards for it? (R10g)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Draw, Pass
from ..events import Events
from ..frames import IN_SCRIPTS
from ..michel import NO_MICHEL_HERE, clear, shows_knife
from ..sorts import Seat
from ..state import GameState
from ..vocabulary import ANY
from ..zones import draw
from .question import Question


class AskMichelDraw(NamedTuple):
    seat: "Seat"
    step: Literal["michel_draw"] = "michel_draw"


OPTIONS: Final[list[Action]] = [Draw(), Pass()]


def options(frame: AskMichelDraw, game: GameState) -> list[Action]:
    return OPTIONS


def answer(frame: AskMichelDraw, game: GameState, action: Action, events: Events) -> None:
    if isinstance(action, Draw):
        draw(game, frame.seat, game.pack.numbers.victor_draws, events)
    clear(game)


def check(frame: AskMichelDraw, game: GameState) -> str:
    if not game.michel:
        return NO_MICHEL_HERE
    fought = bool(game.michel_table) and shows_knife(game, game.michel_table[0])
    return "" if fought else "there was no combat"


def turned_up(frame: AskMichelDraw) -> int:
    return ANY


QUESTION: Final[Question[AskMichelDraw]] = Question(
    frame=AskMichelDraw, rule="R10g", options=options, answer=answer, check=check, turned_up=turned_up,
    rests_on=IN_SCRIPTS, is_public=True,
)
