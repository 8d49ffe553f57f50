"""Prices: accessories for gangs, cigarettes for piles, actions for a cautious move."""

from typing import NamedTuple

from ..model.actions import Action, CautiousMove, Follow
from ..model.board import BUY_HERE
from ..model.counts import count
from ..model.view import View
from ..play.prospects import actions_left
from ..words.teller import Teller
from ..words.text import Several
from ..words.things import unit

TICK = "✓"


class GangPrice(NamedTuple):
    price: int
    held: tuple[int, ...]       # the accessories in the hand


def gang_price(view: View, number: int) -> GangPrice:
    """Return how many different accessories a gang asks for, and which of them the looker holds (R5.3)."""
    gang = view.pack.gangs[number]
    hand = max(0, view.hands[view.seat])
    return GangPrice(gang.price, tuple(kind for kind in gang.accessories if count(hand, kind)))


def pile_prices(view: View, kind: int) -> list[tuple[int, int]]:
    """Return the looker's prices of a pile at the market, as (number of cards, cigarettes), sorted (R6.3).

    There are none if the looker can buy nowhere.
    """
    powers, board = view.pack.powers[view.gang[view.seat]], view.pack.boards[view.team]
    if not powers.trade_places and not any(view.pack.places[place].features & BUY_HERE for place in board.places):
        return []
    prices = powers.prices
    found = [(item.count, price) for item, price in zip(view.pack.items, prices, strict=True) if item.kind == kind]
    return sorted(found)


def cautious_prices(options: tuple[Action, ...], view: View) -> dict[int, int]:
    """Return the places that only a cautious move leads to, with the actions it takes now (R5.1b)."""
    careful = [option for option in options if isinstance(option, CautiousMove)]
    if not careful:
        return {}
    price = view.actions - actions_left(view, careful[0])
    cheaper = {option.place for option in options if isinstance(option, Follow)}
    return {option.place: price for option in careful if option.place not in cheaper}


def pile_words(teller: Teller, view: View, kind: int) -> str:
    """Return the prices of a pile at the market in words; empty if it is not sold."""
    t = teller.text
    prices = pile_prices(view, kind)
    if not prices:
        return ""
    lines = [
        t("price-pile", cards=teller.card_thing(kind, number), cigarettes=unit("cigarette", price))
        for number, price in prices
    ]
    return "\n".join([*lines, t("price-purse", cigarettes=unit("cigarette", view.cigarettes[view.seat]))])


def gang_words(teller: Teller, view: View, number: int) -> str:
    """Return the price of a gang in words, with a tick at each accessory that the looker holds."""
    price = gang_price(view, number)
    accessories = tuple(
        f"{TICK} {teller.card(kind)}" if kind in price.held else teller.card(kind)
        for kind in view.pack.gangs[number].accessories
    )
    return teller.text("price-gang", count=price.price, accessories=Several(accessories), held=len(price.held))
