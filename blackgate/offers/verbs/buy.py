"""Buy from the piles (R6.3)."""

from typing import Final

from ...model.actions import Action, Buy
from ...model.board import BUY_HERE
from ...model.counts import count
from ...model.view import View
from ...words.needs import places_with, price_and_purse
from ...words.teller import Teller
from ...words.things import unit
from .offer import Offer, MessageParts, Thing, here


def label(teller: Teller, action: Buy, view: View) -> MessageParts:
    item = view.pack.items[action.item]
    return "", {"cards": teller.card_thing(item.kind, item.count),
                "cigarettes": unit("cigarette", _price(action, view))}


def _price(action: Buy, view: View) -> int:
    return view.pack.powers[view.gang[view.seat]].prices[action.item]


def things(action: Buy, view: View) -> tuple[Thing, ...]:
    return ("pile", view.pack.items[action.item].kind), here(view)


def example(view: View) -> Action:
    """Return the cheapest thing."""
    items = view.pack.items
    return Buy(min(range(len(items)), key=lambda item: items[item].price))


def need(teller: Teller, reason: str, action: Buy, view: View) -> MessageParts | None:
    item = view.pack.items[action.item]
    match reason:
        case "only_in_rec_area":
            places = view.pack.powers[view.gang[view.seat]].trade_places
            return "need-place", {"places": places_with(teller, view, BUY_HERE, places)}
        case "pile_empty":
            return "need-pile_empty", {"card": teller.card_thing(item.kind)}
        case "pile_too_small":
            return "need-pile_too_small", {
                "needed": teller.card_thing(item.kind, item.count), "left": count(view.piles, item.kind),
            }
        case "too_few_cigarettes":
            return "need-too_few_cigarettes", price_and_purse(_price(action, view), view)
    return None


def named(teller: Teller, action: Buy, view: View) -> MessageParts:
    return "puzzles-with-card", {"card": teller.card_thing(view.pack.items[action.item].kind)}


OFFER: Final = Offer(
    Buy, "b", "R6.3", "market", is_slow=True, label=label, things=things,
    cost=lambda action, costs: costs.price(action), example=example, need=need, named=named,
)
