"""Which card to take from the hand just looked at? (R8)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, ChooseCard
from ..counts import MOST_KINDS, Cards, kinds_of
from ..events import Events
from ..frames import IN_SCRIPTS
from ..pack import Pack
from ..refusals import Refusal
from ..sorts import Seat
from ..names import Json, Spelling
from ..state import GameState
from ..zones import take_card
from .question import Kinds, Question, Table


class AskTakeSeen(NamedTuple):
    seat: "Seat"
    target: "Seat"
    step: Literal["take_seen"] = "take_seen"


_CHOICES: Final = tuple(ChooseCard(kind) for kind in range(MOST_KINDS))


def options(frame: AskTakeSeen, game: GameState) -> list[Action]:
    return [_CHOICES[kind] for kind in kinds_of(game.hand[frame.target])]


def answer(frame: AskTakeSeen, game: GameState, action: ChooseCard, events: Events) -> None:
    take_card(game, frame.seat, frame.target, action.kind, events)


def refuse(frame: AskTakeSeen, game: GameState, action: Action, rule: str) -> Refusal | None:
    return ("card_cannot_be_chosen", rule) if isinstance(action, ChooseCard) else None


def check(frame: AskTakeSeen, game: GameState) -> str:
    if frame.seat == frame.target:
        return "nobody takes from themselves"
    looked = game.known[frame.target * game.players + frame.seat] == game.hand[frame.target]
    return "" if looked else "that hand has not been looked at"


def pending(frame: AskTakeSeen, spelling: Spelling, table: Table) -> Json:
    return {"target": frame.target}


def implied(frame: AskTakeSeen, pack: Pack, piles: Cards) -> tuple[int, int, Kinds]:
    """The hand has at least two kinds of cards, or there would be no choice."""
    return frame.target, 2, kinds_of(pack.all_cards)


QUESTION: Final[Question[AskTakeSeen]] = Question(
    frame=AskTakeSeen, rule="R8", prompt="choose_card", options=options, answer=answer, refuse=refuse, check=check,
    pending=pending, implied=implied, rests_on=IN_SCRIPTS,
)
