"""Forge a second piece? (R8)"""

from typing import Final, Literal, NamedTuple

from ..actions import Action, ChooseCard, Pass
from ..counts import CONTAINER, FIELD, ONE, PICKAXE, PIKE, SHOVEL, Cards
from ..events import Crafted, Events
from ..frames import IN_SCRIPTS
from ..pack import Pack
from ..refusals import Refusal
from ..sorts import Seat
from ..state import GameState
from ..zones import has, lose_openly, put_back, take_supply
from .question import Kinds, Question

FORGED_FROM: Final = {PICKAXE: PIKE, SHOVEL: CONTAINER}


class AskForgeAgain(NamedTuple):
    seat: "Seat"
    step: Literal["forge_again"] = "forge_again"


_CHOICES: Final = {product: ChooseCard(product) for product in FORGED_FROM}
_PASS: Final = Pass()


def can_forge(game: GameState, seat: int, product: int) -> bool:
    return has(game.hand[seat], FORGED_FROM[product]) and has(game.piles, product)


def forge_piece(game: GameState, seat: int, product: int, events: Events) -> None:
    part = ONE[FORGED_FROM[product]]
    lose_openly(game, seat, part)
    put_back(game, part)
    take_supply(game, seat, product, 1)
    if events is not None:
        events.append(Crafted(seat, part, product, 1))


def options(frame: AskForgeAgain, game: GameState) -> list[Action]:
    return [*(option for product, option in _CHOICES.items() if can_forge(game, frame.seat, product)), _PASS]


def answer(frame: AskForgeAgain, game: GameState, action: Action, events: Events) -> None:
    if isinstance(action, ChooseCard):
        forge_piece(game, frame.seat, action.kind, events)


def refuse(frame: AskForgeAgain, game: GameState, action: Action, rule: str) -> Refusal | None:
    return ("card_cannot_be_chosen", rule) if isinstance(action, ChooseCard) else None


def implied(frame: AskForgeAgain, pack: Pack, piles: Cards) -> tuple[int, int, Kinds]:
    """The seat has a part for a product that is left, or it would not be asked."""
    return frame.seat, 1, [part for product, part in FORGED_FROM.items() if piles & FIELD[product]]


QUESTION: Final[Question[AskForgeAgain]] = Question(
    frame=AskForgeAgain, rule="R8", prompt="choose_card", options=options, answer=answer, refuse=refuse,
    implied=implied, rests_on=IN_SCRIPTS,
)
