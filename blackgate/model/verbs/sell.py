"""Sell cards in the Recreational Area (R6.2)."""

from typing import Final

from ..actions import Action, Sell
from ..board import SELL_HERE
from ..counts import holds
from ..events import Events, Sold
from ..refusals import Refusal
from ..state import GameState
from ..vocabulary import ANY
from ..zones import lose_openly, powered, put_back
from .place_actions import features_here, free_with, pay_place_action
from .verb import Verb

TEMPLATE: Final = Sell(ANY)


def fills_template(game: GameState, action: Sell, options: list[Action]) -> bool:
    return TEMPLATE in options and action.cards > 0 and holds(game.hand[game.turn], action.cards)


def do(game: GameState, action: Sell, events: Events) -> None:
    seat = game.turn
    powers = game.pack.powers[game.gang[seat]]
    pay_place_action(game, SELL_HERE, events)
    if events is not None and (powers.sell_bonus or powers.trade_places >> game.place[seat] & 1):
        powered(game, seat, events)
    price = game.pack.worth(action.cards) + powers.sell_bonus
    lose_openly(game, seat, action.cards)
    put_back(game, action.cards)
    game.cigarettes[seat] += price
    if events is not None:
        events.append(Sold(seat, action.cards, price))


def refuse(game: GameState, action: Sell) -> list[Refusal]:
    hand = game.hand[game.turn]
    found: list[Refusal] = []
    if not features_here(game) & SELL_HERE:
        found.append(("only_in_rec_area", "R6.2"))
    if not action.cards or (action.cards == ANY and not hand):
        found.append(("nothing_to_sell", "R6.2"))
    elif action.cards != ANY and not holds(hand, action.cards):
        found.append(("card_not_in_hand", "R6.2"))
    return found


VERB: Final = Verb(Sell, do, refuse, free_with(SELL_HERE))
