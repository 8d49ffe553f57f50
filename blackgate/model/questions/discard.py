"""Which cards to discard, at the end of a turn or after a Search? (R4d, R9)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, Discard
from ..counts import holds, size
from ..events import Events
from ..handover import start_turn
from ..refusals import Refusal
from ..sorts import Flag, Number, Seat
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import ANY
from ..zones import discard
from .question import NOT_ON_TURN, Question, Table


class AskDiscard(NamedTuple):
    seat: "Seat"
    count: "Number"        # type: ignore[assignment]     # the protocol's word; no code calls `tuple.count`
    limit: "Flag"         # whether it is for the hand limit, at the end of the turn
    step: Literal["discard"] = "discard"


def above_limit(game: GameState, seat: int) -> int:
    """How many cards must be discarded at the end of the turn (R4d); none if the number is not positive."""
    return size(game.hand[seat]) - game.pack.hand_limit


def discarded_after_search(game: GameState, seat: int) -> int:
    return min(game.pack.powers[game.gang[seat]].search_discards, size(game.hand[seat]))     # R14o


def rule(frame: AskDiscard) -> str:
    return "R4d" if frame.limit else "R9"


def options(frame: AskDiscard, game: GameState) -> list[Action]:
    return [Discard(ANY, frame.count)]


def fills_template(game: GameState, action: Discard, options: list[Action]) -> bool:
    return (
        Discard(ANY, action.number) in options
        and size(action.cards) == action.number
        and holds(game.hand[game.decider], action.cards)
    )


def answer(frame: AskDiscard, game: GameState, action: Discard, events: Events) -> None:
    discard(game, frame.seat, action.cards, events)
    if frame.limit:
        start_turn(game, game.others[frame.seat][0], events)


def refuse(frame: AskDiscard, game: GameState, action: Action, rule: str) -> Refusal | None:
    if not isinstance(action, Discard):
        return None
    if action.cards != ANY and size(action.cards) == frame.count == action.number:
        return "card_not_in_hand", rule
    return "wrong_number_of_cards", rule


def check(frame: AskDiscard, game: GameState) -> str:
    if frame.seat != game.turn:
        return NOT_ON_TURN
    number = above_limit(game, frame.seat) if frame.limit else discarded_after_search(game, frame.seat)
    return "" if frame.count == number > 0 else "so many are not discarded"


def pending(frame: AskDiscard, spelling: Spelling, table: Table) -> Json:
    return {"count": frame.count, "hand_limit": bool(frame.limit)}


QUESTION: Final[Question[AskDiscard]] = Question(
    frame=AskDiscard, rule=rule, options=options, answer=answer, refuse=refuse, check=check, pending=pending,
)
