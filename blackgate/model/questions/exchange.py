"""A teammate here proposes an exchange: accept? Only the two partners see what it is (R5.7)."""

from typing import Final, Literal, NamedTuple

from ..actions import Accept, Action, Decline
from ..counts import ONE, ONE_OF_EACH, Cards, holds, minus, nth, size
from ..events import Declined, Events, Exchanged
from ..rng import Chance, below
from ..sorts import CardCounts, Number, Seat
from ..names import Json, Spelling
from ..state import GameState
from ..vocabulary import ANY
from .question import Question, Table


class AskExchange(NamedTuple):
    seat: "Seat"
    proposer: "Seat"
    give: "CardCounts"         # from the proposer
    give_cigarettes: "Number"
    take: "CardCounts"
    take_cigarettes: "Number"
    step: Literal["exchange"] = "exchange"


OPTIONS: Final[list[Action]] = [Accept(), Decline()]


def options(frame: AskExchange, game: GameState) -> list[Action]:
    return OPTIONS


def answer(frame: AskExchange, game: GameState, action: Action, events: Events) -> None:
    """Accept or decline. Only the partners see which cards change hands."""
    mate, seat, give, give_cigarettes, take, take_cigarettes, _ = frame
    if not isinstance(action, Accept):
        if events is not None:
            events.append(Declined(mate, seat))
        return
    _hand_over(game, seat, mate, give)
    _hand_over(game, mate, seat, take)
    game.cigarettes[seat] += take_cigarettes - give_cigarettes
    game.cigarettes[mate] += give_cigarettes - take_cigarettes
    if events is not None:
        events.append(Exchanged(seat, mate, give, give_cigarettes, take, take_cigarettes))


def _hand_over(game: GameState, giver: int, taker: int, cards: Cards) -> None:
    game.hand[giver] -= cards
    game.hand[taker] += cards
    unseen = size(cards) * ONE_OF_EACH
    known = game.known
    base = giver * game.players
    for viewer in game.others[giver]:
        if known[base + viewer]:
            known[base + viewer] = minus(known[base + viewer], cards if viewer == taker else unseen)
    known[taker * game.players + giver] += cards


def check(frame: AskExchange, game: GameState) -> str:
    mate, seat, give, give_cigarettes, take, take_cigarettes, _ = frame
    if seat != game.turn:
        return "who proposes it is on turn"
    if mate not in game.mates_here(seat):
        return "they are no teammates in one place"
    possible = (
        holds(game.hand[seat], give) and holds(game.hand[mate], take)
        and give_cigarettes <= game.cigarettes[seat] and take_cigarettes <= game.cigarettes[mate]
        and bool(give or take or give_cigarettes or take_cigarettes)
    )
    return "" if possible else "it cannot be carried out"


def pending(frame: AskExchange, spelling: Spelling, table: Table) -> Json:
    going: Json = {"seat": frame.proposer, "with": frame.seat}
    if frame.give != ANY:
        going["give"] = spelling.bundle(frame.give, frame.give_cigarettes)
        going["take"] = spelling.bundle(frame.take, frame.take_cigarettes)
    return going


def redacted(frame: AskExchange, seat: int) -> AskExchange:
    """The question as a seat may see it: only the two partners see the proposal."""
    if seat in (frame.seat, frame.proposer):
        return frame
    return AskExchange(frame.seat, frame.proposer, ANY, ANY, ANY, ANY)


def imagined(frame: AskExchange, game: GameState, chance: Chance) -> AskExchange:
    """The question with a possible proposal, for an outsider who does not know the real one."""
    if frame.give != ANY:
        return frame
    mate, seat = frame.seat, frame.proposer
    give, take = game.hand[seat], game.hand[mate]
    if give:
        return AskExchange(mate, seat, ONE[nth(give, below(chance, size(give)))], 0, 0, 0)
    if take:
        return AskExchange(mate, seat, 0, 0, ONE[nth(take, below(chance, size(take)))], 0)
    return AskExchange(mate, seat, 0, min(1, game.cigarettes[seat]), 0, min(1, game.cigarettes[mate]))


QUESTION: Final[Question[AskExchange]] = Question(
    frame=AskExchange, rule="R5.7", options=options, answer=answer, check=check, pending=pending,
    redacted=redacted, imagined=imagined,
)
