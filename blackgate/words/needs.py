"""Refusals that help: what something needs, what one has of it, and the way out, a sentence each.

A key is `need-<reason>`; where a reason means different things for different actions it is told apart further. What has
no sentence of that kind is said as a plain refusal.
"""

from typing import Final

from ..model.actions import Action, Buy, Craft, Exchange, Extort, Join, Play, Reveal
from ..model.board import BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE
from ..model.counts import PICKAXE, SHOVEL, SPOON, WEAPON_KINDS, count, kinds_of
from ..model.units import BOUGHT
from ..model.view import View
from ..model.vocabulary import MOMENTS
from .text import Several, Thing, Value
from .things import Things, unit

_PLACES: Final = {
    "only_in_cell_block": DIG_HERE, "only_in_own_block": DIG_HERE, "only_in_cafeteria": STEAL_HERE,
    "only_in_infirmary": HEAL_HERE,
}
_BEATINGS: Final = ("too_beaten_to_craft", "too_beaten_to_dig")


def need(things: Things, reason: str, action: Action, view: View) -> str:
    """One reason as a sentence with its remedy."""
    key, values = _told(things, reason, action, view)
    return things.text.maybe(key, **values) or things.text(f"refusal-{reason}")


def _told(things: Things, reason: str, action: Action, view: View) -> tuple[str, dict[str, Value]]:
    pack, seat = view.pack, view.seat
    powers = pack.powers[view.gang[seat]]
    if reason == "cannot_craft_here":
        return "need-place", {"places": _crafting(things, view)}
    if reason in _PLACES:
        return "need-place", {"places": _with_feature(things, view, _PLACES[reason])}
    if reason == "only_in_rec_area":
        places = _with_feature(things, view, BUY_HERE if isinstance(action, Buy) else SELL_HERE, powers.trade_places)
        return "need-place", {"places": places}
    if reason in _BEATINGS:
        most = powers.most_craft_beatings if reason == "too_beaten_to_craft" else powers.most_dig_beatings
        return "need-beatings", {
            "most": most, "beatings": unit("beating", view.beatings[seat]),
            "places": _with_feature(things, view, HEAL_HERE),
        }
    if reason == "too_few_actions":
        return "need-too_few_actions", {"actions": unit("action", view.actions), "price": _cautious(view)}
    return _goods(things, reason, action, view) or _aim(things, reason, action, view) or (f"need-{reason}", {})


def _goods(things: Things, reason: str, action: Action, view: View) -> tuple[str, dict[str, Value]] | None:
    """What is missing in hand, purse or pile."""
    pack, seat = view.pack, view.seat
    powers, hand = pack.powers[view.gang[seat]], view.hands[seat]
    if reason == "parts_missing" and isinstance(action, Craft):
        recipe = pack.recipe_of[action.product]
        needs = recipe.needs_spared if powers.no_link else recipe.needs
        missing = tuple(things.card_thing(kind, 1) for kind in kinds_of(needs) if not count(hand, kind))
        return "need-parts_missing", {
            "made": things.card_thing(action.product, recipe.makes), "needs": things.pile(needs),
            "missing": Several(missing),
        }
    if reason == "pile_empty":
        kind = SPOON
        if isinstance(action, Buy):
            kind = pack.items[action.item].kind
        elif isinstance(action, Craft):
            kind = action.product
        return "need-pile_empty", {"card": things.card_thing(kind)}
    if reason == "pile_too_small" and isinstance(action, Buy):
        item = pack.items[action.item]
        return "need-pile_too_small", {
            "needed": things.card_thing(item.kind, item.count), "left": count(view.piles, item.kind),
        }
    if reason == "too_few_cigarettes" and isinstance(action, Buy):
        return "need-too_few_cigarettes", _price(powers.prices[action.item], view)
    if reason == "wrong_number_of_accessories" and isinstance(action, Join):
        gang = pack.gangs[action.gang]
        held = len([kind for kind in gang.accessories if count(hand, kind)])
        return "need-accessories", {"gang": things.gang_thing(action.gang), "count": gang.price, "held": held}
    if reason == "gang_pile_empty" and isinstance(action, Join):
        return "need-gang_pile_empty", {"gang": things.gang_thing(action.gang)}
    if reason == "no_weapon":
        return "need-no_weapon", {"weapons": Several(tuple(map(things.card_thing, WEAPON_KINDS)), "or")}
    return ("need-action_card", {}) if reason == "card_not_in_hand" and isinstance(action, Play) else None


def _aim(things: Things, reason: str, action: Action, view: View) -> tuple[str, dict[str, Value]] | None:
    """What a card or an extortion finds nobody or nothing for."""
    if isinstance(action, Extort) and reason == "target_not_here":
        return "need-rival_here", {}
    if isinstance(action, Extort) and reason == "wrong_number_of_weapons":
        needed = view.pack.weapons_to_extort(view.gang[action.seat])
        held = sum(count(view.hands[view.seat], kind) for kind in WEAPON_KINDS)
        return "need-weapons", {
            "name": things.names[action.seat], "needed": unit("weapon", needed), "own": unit("weapon", held),
        }
    if isinstance(action, Exchange) and reason == "target_not_here":
        return "need-mate_here", {}
    if not isinstance(action, (Play, Reveal)):
        return None
    own = view.background[view.seat]
    card = things.card_thing(action.card) if isinstance(action, Play) else things.background_thing(own)
    if reason == "not_the_moment":
        when = view.pack.backgrounds[own].when
        moments = tuple(Thing(f"moment-{word}") for bit, word in enumerate(MOMENTS) if when >> bit & 1)
        return "need-moment", {"card": card, "moments": Several(moments, "or")}
    script = view.pack.background_script(own, view.gang[view.seat])
    if isinstance(action, Play):
        played = view.pack.kinds[action.card].script
        if played is None:
            return None
        script = played
    bargain = next((gain.amount for gain in script.gains if gain.sort == BOUGHT), None)
    if reason == "would_do_nothing" and bargain is not None:
        prices = (view.pack.tool_price(kind, view.gang[view.seat], bargain) for kind in (PICKAXE, SHOVEL)
                  if count(view.piles, kind))
        return "need-too_few_cigarettes", _price(min(prices, default=0), view)
    if reason in ("target_not_here", "target_holds_more", "target_in_solitary", "would_do_nothing", "wrong_target"):
        return f"need-{reason}", {"card": card}
    return None


def _price(price: int, view: View) -> dict[str, Value]:
    return {"price": unit("cigarette", price), "own": unit("cigarette", view.cigarettes[view.seat])}


def _cautious(view: View) -> Thing:
    return unit("action", view.pack.cautious_move)


def _with_feature(things: Things, view: View, feature: int, more: int = 0) -> Several:
    board = view.pack.boards[view.team]
    return Several(tuple(
        things.place_thing(place) for place in board.places
        if board.features[view.seat & 1][place] & feature or more >> place & 1), "or")


def _crafting(things: Things, view: View) -> Several:
    board = view.pack.boards[view.team]
    return Several(tuple(
        things.place_thing(place) for place in board.places if board.crafting[view.seat & 1][place]), "or")
