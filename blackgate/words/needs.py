"""Refusals that help: what something needs, what one has of it, and the way out, a sentence each.

A key is `need-<reason>`; where a reason means different things for different actions it is told apart further. What has
no sentence of that kind is said as a plain refusal.
"""

from typing import Final

from ..model.board import BUY_HERE, DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE
from ..model.counts import PICKAXE, SHOVEL, SPOON, WEAPON_KINDS, count, kinds_of
from ..model.scripts import Script
from ..model.units import BOUGHT
from ..model.view import View
from ..model.words import BUY, CRAFT, EXCHANGE, EXTORT, MOMENTS, PLAY, REVEAL, Action
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
        places = _with_feature(things, view, BUY_HERE if action[0] == BUY else SELL_HERE, powers.trade_places)
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
    if reason == "parts_missing":
        recipe = pack.recipe_of[action[1]]
        needs = recipe.needs_spared if powers.no_link else recipe.needs
        missing = tuple(things.card_thing(kind, 1) for kind in kinds_of(needs) if not count(hand, kind))
        return "need-parts_missing", {
            "made": things.card_thing(action[1], recipe.makes), "needs": things.pile(needs),
            "missing": Several(missing),
        }
    if reason == "pile_empty":
        kind = pack.items[action[1]].kind if action[0] == BUY else action[1] if action[0] == CRAFT else SPOON
        return "need-pile_empty", {"card": things.card_thing(kind)}
    if reason == "pile_too_small":
        item = pack.items[action[1]]
        return "need-pile_too_small", {
            "needed": things.card_thing(item.kind, item.count), "left": count(view.piles, item.kind),
        }
    if reason == "too_few_cigarettes":
        return "need-too_few_cigarettes", _price(powers.prices[action[1]], view)
    if reason == "wrong_number_of_accessories":
        gang = pack.gangs[action[1]]
        held = len([kind for kind in gang.accessories if count(hand, kind)])
        return "need-accessories", {"gang": things.gang_thing(action[1]), "count": gang.price, "held": held}
    if reason == "gang_pile_empty":
        return "need-gang_pile_empty", {"gang": things.gang_thing(action[1])}
    if reason == "no_weapon":
        return "need-no_weapon", {"weapons": Several(tuple(map(things.card_thing, WEAPON_KINDS)), "or")}
    return ("need-action_card", {}) if reason == "card_not_in_hand" and action[0] == PLAY else None


def _aim(things: Things, reason: str, action: Action, view: View) -> tuple[str, dict[str, Value]] | None:
    """What a card or an extortion finds nobody or nothing for."""
    if action[0] == EXTORT and reason == "target_not_here":
        return "need-rival_here", {}
    if action[0] == EXTORT and reason == "wrong_number_of_weapons":
        pack = view.pack
        needed = pack.numbers.weapons_to_extort + pack.powers[view.gang[action[1]]].weapons_to_extort
        held = sum(count(view.hands[view.seat], kind) for kind in WEAPON_KINDS)
        return "need-weapons", {
            "name": things.names[action[1]], "needed": unit("weapon", needed), "own": unit("weapon", held),
        }
    if action[0] == EXCHANGE and reason == "target_not_here":
        return "need-mate_here", {}
    if action[0] not in (PLAY, REVEAL):
        return None
    own = view.background[view.seat]
    card = things.card_thing(action[1]) if action[0] == PLAY else things.background_thing(own)
    if reason == "not_the_moment":
        when = view.pack.backgrounds[own].when
        moments = tuple(Thing(f"moment-{word}") for bit, word in enumerate(MOMENTS) if when >> bit & 1)
        return "need-moment", {"card": card, "moments": Several(moments, "or")}
    script = view.pack.kinds[action[1]].script if action[0] == PLAY else _own_script(view)
    bargain = next((gain.amount for gain in script.gains if gain.sort == BOUGHT), None) if script is not None else None
    if reason == "would_do_nothing" and bargain is not None:
        prices = (view.pack.tool_price(kind, view.gang[view.seat], bargain) for kind in (PICKAXE, SHOVEL)
                  if count(view.piles, kind))
        return "need-too_few_cigarettes", _price(min(prices, default=0), view)
    if reason in ("target_not_here", "target_holds_more", "target_in_solitary", "would_do_nothing", "wrong_target"):
        return f"need-{reason}", {"card": card}
    return None


def _own_script(view: View) -> Script:
    card = view.pack.backgrounds[view.background[view.seat]]
    return card.with_gang if view.pack.gang_of[view.gang[view.seat]] == card.gang else card.plain


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
