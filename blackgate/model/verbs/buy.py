"""Buy from the piles in the Recreational Area (R6.3)."""

from typing import Final

from ..actions import Action, Buy
from ..board import BUY_HERE
from ..counts import count
from ..events import Bought, Events
from ..refusals import Refusal
from ..state import GameState
from ..zones import powered, take_supply
from .place_actions import features_here, free_with, pay_place_action
from .verb import Verb

_BUYS: Final = tuple(Buy(item) for item in range(16))


def add_options(game: GameState, seat: int, options: list[Action]) -> None:
    """Add everything that the seat can pay for and the piles still hold."""
    cigarettes = game.cigarettes[seat]
    prices = game.pack.powers[game.gang[seat]].prices
    piles = game.piles
    for number, item in enumerate(game.pack.items):
        if cigarettes >= prices[number] and piles & item.pile >= item.cards:
            options.append(_BUYS[number])


def do(game: GameState, action: Buy, events: Events) -> None:
    seat = game.turn
    item = game.pack.items[action.item]
    powers = game.pack.powers[game.gang[seat]]
    price = powers.prices[action.item]
    pay_place_action(game, BUY_HERE, events)
    if events is not None and (price < item.price or powers.trade_places >> game.place[seat] & 1):
        powered(game, seat, events)
    game.cigarettes[seat] -= price
    take_supply(game, seat, item.kind, item.count)
    if events is not None:
        events.append(Bought(seat, item.kind, item.count, price))


def refuse(game: GameState, action: Buy) -> list[Refusal]:
    seat = game.turn
    found: list[Refusal] = []
    if not features_here(game) & BUY_HERE:
        found.append(("only_in_rec_area", "R6.3"))
    item = game.pack.items[action.item]
    left = count(game.piles, item.kind)
    if left < item.count:
        found.append(("pile_too_small" if left else "pile_empty", "R6.3"))
    if game.cigarettes[seat] < game.pack.powers[game.gang[seat]].prices[action.item]:
        found.append(("too_few_cigarettes", "R6.3"))
    return found


VERB: Final = Verb(Buy, do, refuse, free_with(BUY_HERE), is_open=True)
