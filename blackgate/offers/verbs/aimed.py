"""What playing a card and revealing a Background have in common: a script that may have a target."""

from ...model.counts import PICKAXE, SHOVEL, count
from ...model.scripts import Script
from ...model.gain_sorts import BOUGHT
from ...model.view import View
from ...model.vocabulary import ANY, NOTHING
from ...words.needs import price_and_purse
from ...words.teller import Teller
from ...words.text import Thing as Word
from ...words.things import unit
from .offer import MessageParts, Thing


def label(teller: Teller, card: Word, script: Script | None, target: int, number: int = 0) -> MessageParts:
    """Return the label. `number` is how many cards a template asks for."""
    match script.argument if script is not None else "":
        case "seat":
            return "-on", {"card": card, "other": teller.names[target]}
        case "place":
            return "-place", {"card": card, "place": teller.place_thing(target)}
        case "item":
            return "-item", {"card": card, "item": teller.card_thing(target)}
        case "cards" if target == ANY:
            return "-any", {"card": card, "count": unit("card", number)}
        case "cards":
            return "-cards", {"card": card, "cards": teller.pile(target)}
    return "", {"card": card}


def target_things(script: Script | None, target: int) -> tuple[Thing, ...]:
    if script is None or target < 0 or script.argument not in ("seat", "place"):
        return ()
    return ((script.argument, target),)


def likely_target(script: Script | None, view: View) -> int:
    """Return the target that the player would most likely choose."""
    match script.argument if script is not None else "":
        case "seat":
            others = [seat for seat in range(view.players) if seat != view.seat]
            return next((seat for seat in others if view.place[seat] == view.place[view.seat]), others[0])
        case "place":
            return view.pack.boards[view.team].elsewhere[view.place[view.seat]][0]
        case "item":
            return PICKAXE
    return NOTHING


def need(card: Word, script: Script, reason: str, view: View) -> MessageParts | None:
    """Return what is missing for the card: a target, or cigarettes."""
    bargain = next((gain.amount for gain in script.gains if gain.sort == BOUGHT), None)
    if reason == "would_do_nothing" and bargain is not None:
        prices = (view.pack.tool_price(kind, view.gang[view.seat], bargain) for kind in (PICKAXE, SHOVEL)
                  if count(view.piles, kind))
        return "need-too_few_cigarettes", price_and_purse(min(prices, default=0), view)
    if reason in ("target_not_here", "target_holds_more", "target_in_solitary", "would_do_nothing", "wrong_target"):
        return f"need-{reason}", {"card": card}
    return None
