"""Join a gang (R5.3)."""

from typing import Final

from ...model.actions import Action, Join
from ...model.counts import ONE, Cards, kinds_of
from ...model.view import View
from ...words.teller import Teller
from ..prices import gang_price
from .offer import Confirmation, Offer, MessageParts, Thing


def label(teller: Teller, action: Join, view: View) -> MessageParts:
    return "", {"gang": teller.gang_thing(action.gang), "card": teller.gang_card_thing(_top(action, view)),
                "cards": teller.pile(action.accessories)}


def _top(action: Join, view: View) -> int:
    """Return the card that the player gets. From an empty pile it is their own card again (R5.3)."""
    return view.gang_tops[action.gang] or view.gang[view.seat]


def things(action: Join, view: View) -> tuple[Thing, ...]:
    return (("gang", action.gang), *(("card", kind) for kind in kinds_of(action.accessories)))


def confirmation(action: Join, view: View) -> Confirmation:
    return Confirmation("again-leave" if view.gang[view.seat] else "again-join")


def example(view: View) -> Action:
    """Return the gang for which the fewest accessories are missing, with those the player has."""
    prices = [gang_price(view, gang) for gang in range(len(view.pack.gangs))]
    nearest = min(range(len(prices)), key=lambda gang: prices[gang].price - len(prices[gang].held))
    return Join(nearest, _payment(nearest, view))


def _payment(gang: int, view: View) -> Cards:
    price = gang_price(view, gang)
    return sum(ONE[kind] for kind in price.held[: price.price])


def dropped(kind: int, thing: Thing, view: View) -> Action | None:
    sort, number = thing
    return Join(number, _payment(number, view)) if sort == "gang" and kind in view.pack.accessories else None


def need(teller: Teller, reason: str, action: Join, view: View) -> MessageParts | None:
    gang = teller.gang_thing(action.gang)
    if reason == "wrong_number_of_accessories":
        price = gang_price(view, action.gang)
        return "need-accessories", {"gang": gang, "count": price.price, "held": len(price.held)}
    return ("need-gang_pile_empty", {"gang": gang}) if reason == "gang_pile_empty" else None


def named(teller: Teller, action: Join, view: View) -> MessageParts:
    return "puzzles-with-card", {"card": teller.gang_card_thing(_top(action, view))}


OFFER: Final = Offer(
    Join, "j", "R5.3", "gangs", label=label, things=things, confirmation=confirmation, example=example,
    dropped=dropped, need=need, named=named,
)
