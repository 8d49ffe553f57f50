"""Helpful refusals: what an action needs, what the player has, and what to do, a sentence each.

These are the needs that are the same for all actions; those of one verb are in its file (`offers/verbs/`).
"""

from typing import Final

from ..model.board import DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE
from ..model.counts import SPOON, WEAPON_KINDS
from ..model.view import View
from .text import Several, Value
from .things import Things, unit

_PLACES: Final = {
    "only_in_cell_block": DIG_HERE, "only_in_own_block": DIG_HERE, "only_in_cafeteria": STEAL_HERE,
    "only_in_infirmary": HEAL_HERE,
}
_BEATINGS: Final = ("too_beaten_to_craft", "too_beaten_to_dig")


def common_need(things: Things, reason: str, view: View) -> tuple[str, dict[str, Value]]:
    """The need behind a reason that is the same for all actions: a key and its values."""
    pack, seat = view.pack, view.seat
    powers = pack.powers[view.gang[seat]]
    if reason == "cannot_craft_here":
        return "need-place", {"places": _crafting(things, view)}
    if reason in _PLACES:
        return "need-place", {"places": places_with(things, view, _PLACES[reason])}
    if reason == "only_in_rec_area":
        return "need-place", {"places": places_with(things, view, SELL_HERE, powers.trade_places)}
    if reason in _BEATINGS:
        most = powers.most_craft_beatings if reason == "too_beaten_to_craft" else powers.most_dig_beatings
        return "need-beatings", {
            "most": most, "beatings": unit("beating", view.beatings[seat]),
            "places": places_with(things, view, HEAL_HERE),
        }
    if reason == "too_few_actions":
        return "need-too_few_actions", {
            "actions": unit("action", view.actions), "price": unit("action", pack.cautious_move),
        }
    if reason == "pile_empty":
        return "need-pile_empty", {"card": things.card_thing(SPOON)}
    if reason == "no_weapon":
        return "need-no_weapon", {"weapons": Several(tuple(map(things.card_thing, WEAPON_KINDS)), "or")}
    return f"need-{reason}", {}


def price_and_purse(price: int, view: View) -> dict[str, Value]:
    return {"price": unit("cigarette", price), "own": unit("cigarette", view.cigarettes[view.seat])}


def places_with(things: Things, view: View, feature: int, more: int = 0) -> Several:
    """The places where a feature of the board can be used; `more`: a bit mask of further places."""
    board = view.pack.boards[view.team]
    return Several(tuple(
        things.place_thing(place) for place in board.places
        if board.features[view.seat & 1][place] & feature or more >> place & 1), "or")


def _crafting(things: Things, view: View) -> Several:
    board = view.pack.boards[view.team]
    return Several(tuple(
        things.place_thing(place) for place in board.places if board.crafting[view.seat & 1][place]), "or")
