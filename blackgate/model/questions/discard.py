"""Which cards to discard, at the end of a turn or after a Search? (R4d, R9)"""

from typing import Final, Literal, NamedTuple

from ..counts import size
from ..frames import Count, Flag, Seat
from ..handover import start_turn
from ..refusals import Refusal
from ..spelling import Json, Spelling
from ..state import GameState
from ..words import ANY, DISCARD, Action, Events
from ..zones import discard
from .question import NOT_ON_TURN, Question, Table


class AskDiscard(NamedTuple):
    seat: "Seat"
    count: "Count"        # type: ignore[assignment]     # the protocol's word; nobody counts in a frame
    limit: "Flag"         # it is the hand limit's, at the end of the turn
    step: Literal["discard"] = "discard"


def above_limit(game: GameState, seat: int) -> int:
    """How many cards a turn's end costs (R4d); none if it is not positive."""
    return size(game.hand[seat]) - game.pack.hand_limit


def discarded_after_search(game: GameState, seat: int) -> int:
    return min(game.pack.powers[game.gang[seat]].search_discards, size(game.hand[seat]))     # R14o


def rule(frame: AskDiscard) -> str:
    return "R4d" if frame.limit else "R9"


def options(frame: AskDiscard, game: GameState) -> list[Action]:
    return [Action((DISCARD, ANY, frame.count))]


def answer(frame: AskDiscard, game: GameState, action: Action, events: Events) -> None:
    discard(game, frame.seat, action[1], events)
    if frame.limit:
        start_turn(game, game.others[frame.seat][0], events)


def refuse(frame: AskDiscard, game: GameState, action: Action, rule: str) -> Refusal | None:
    if action[0] != DISCARD:
        return None
    if action[1] != ANY and size(action[1]) == frame.count == action[2]:
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
