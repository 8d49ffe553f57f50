"""Which tool is lost, to an inspection or to Michel(le)? (R5.4, R10f)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, ChooseCard
from ..counts import FIELD, ONE, TOOL_KINDS, Cards
from ..events import Events
from ..frames import IN_SCRIPTS
from ..michel import clear, refused_knives
from ..pack import Pack
from ..refusals import Refusal
from ..sorts import OptionalMichelCard, Seat
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import NOTHING
from ..zones import discard
from .question import Kinds, Question, Table


class AskLoseTool(NamedTuple):
    seat: "Seat"
    card: "OptionalMichelCard"        # NOTHING: an inspection
    step: Literal["lose_tool"] = "lose_tool"


_CHOICES: Final = {tool: ChooseCard(tool) for tool in TOOL_KINDS}


def rule(frame: AskLoseTool) -> str:
    return "R5.4" if frame.card == NOTHING else "R10f"


def _demanded(frame: AskLoseTool, pack: Pack) -> tuple[int, ...]:
    return TOOL_KINDS if frame.card == NOTHING else pack.michel_cards[frame.card].tools


def options(frame: AskLoseTool, game: GameState) -> list[Action]:
    hand = game.hand[frame.seat]
    return [_CHOICES[tool] for tool in _demanded(frame, game.pack) if hand & FIELD[tool]]


def answer(frame: AskLoseTool, game: GameState, action: ChooseCard, events: Events) -> None:
    if frame.card == NOTHING:
        discard(game, frame.seat, ONE[action.kind], events)
    else:
        lose_to_michel(game, frame.seat, action.kind, events)


def lose_to_michel(game: GameState, victim: int, kind: int, events: Events) -> None:
    discard(game, victim, ONE[kind], events)
    clear(game)


def refuse(frame: AskLoseTool, game: GameState, action: Action, rule: str) -> Refusal | None:
    return ("card_cannot_be_chosen", rule) if isinstance(action, ChooseCard) else None


def check(frame: AskLoseTool, game: GameState) -> str:
    return "" if frame.card == NOTHING else refused_knives(game, frame.seat)


def turned_up(frame: AskLoseTool) -> int:
    return frame.card


def pending(frame: AskLoseTool, spelling: Spelling, table: Table) -> Json:
    if frame.card == NOTHING:
        return {"what": "inspection"}
    return {"card": spelling.michel_cards[frame.card]}


def implied(frame: AskLoseTool, pack: Pack, piles: Cards) -> tuple[int, int, Kinds]:
    """The seat holds at least two kinds of these tools, or it would not be asked."""
    return frame.seat, 2, _demanded(frame, pack)


QUESTION: Final[Question[AskLoseTool]] = Question(
    frame=AskLoseTool, rule=rule, prompt="choose_card", options=options, answer=answer, refuse=refuse, check=check,
    turned_up=turned_up, pending=pending, implied=implied, rests_on=("inspect", *IN_SCRIPTS),
)
