"""Make something from parts (R5.5)."""

from typing import Final

from ...model.actions import Action, Craft
from ...model.counts import Cards, count, kinds_of
from ...model.view import View
from ...words.teller import Teller
from ...words.text import Several
from .offer import Offer, MessageParts, Thing


def label(teller: Teller, action: Craft, view: View) -> MessageParts:
    recipe = view.pack.recipe_of[action.product]
    number = min(recipe.makes, count(view.piles, recipe.product)) or recipe.makes
    return "", {"cards": teller.card_thing(action.product, number), "spent": teller.pile(_parts(action, view))}


def _parts(action: Craft, view: View) -> Cards:
    """Return the parts that this player needs; their gang may need one part less (R9)."""
    recipe = view.pack.recipe_of[action.product]
    return recipe.needs_spared if view.pack.powers[view.gang[view.seat]].no_link else recipe.needs


def things(action: Craft, view: View) -> tuple[Thing, ...]:
    needs = kinds_of(view.pack.recipe_of[action.product].needs)
    return (("pile", action.product), *(("card", kind) for kind in needs))


def example(view: View) -> Action:
    """Return the product for which the player has the most parts."""
    hand = view.hands[view.seat]
    return Craft(max(view.pack.recipes, key=lambda recipe: sum(
        min(count(hand, kind), count(recipe.needs, kind)) for kind in kinds_of(recipe.needs))).product)


def dropped(kind: int, thing: Thing, view: View) -> Action | None:
    sort, number = thing
    return Craft(number) if sort == "pile" and number in view.pack.recipe_of else None


def need(teller: Teller, reason: str, action: Craft, view: View) -> MessageParts | None:
    if reason == "parts_missing":
        needs, hand = _parts(action, view), view.hands[view.seat]
        missing = tuple(teller.card_thing(kind, 1) for kind in kinds_of(needs) if not count(hand, kind))
        return "need-parts_missing", {
            "made": teller.card_thing(action.product, view.pack.recipe_of[action.product].makes),
            "needs": teller.pile(needs), "missing": Several(missing),
        }
    return ("need-pile_empty", {"card": teller.card_thing(action.product)}) if reason == "pile_empty" else None


def named(teller: Teller, action: Craft, view: View) -> MessageParts:
    return "puzzles-with-card", {"card": teller.card_thing(action.product)}


OFFER: Final = Offer(
    Craft, "c", "R5.5", "hand", label=label, things=things, example=example, dropped=dropped, need=need, named=named,
)
