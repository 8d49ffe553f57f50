"""Dig with a Tool (R6.1)."""

from typing import Final

from ...model.actions import Action, Dig
from ...model.counts import PICKAXE, SHOVEL, SPOON, TOOL_KINDS, count
from ...model.view import View
from ...words.teller import Teller
from ...words.things import unit
from .offer import TUNNEL, Offer, MessageParts, Thing, here


def label(teller: Teller, action: Dig, view: View) -> MessageParts:
    points = view.pack.powers[view.gang[view.seat]].points[action.tool] + view.dig_bonus
    return "", {"tool": teller.card_thing(action.tool), "points": unit("point", points)}


def things(action: Dig, view: View) -> tuple[Thing, ...]:
    return ("card", action.tool), TUNNEL, here(view)


def example(view: View) -> Action:
    hand = view.hands[view.seat]
    return Dig(next((tool for tool in (SHOVEL, PICKAXE, SPOON) if count(hand, tool)), SPOON))


def dropped(kind: int, thing: Thing, view: View) -> Action | None:
    """Return a Dig for a Tool dropped on the player's own seat, tunnel or place."""
    is_meant = thing[0] == "tunnel" or thing in (("seat", view.seat), here(view))
    return Dig(kind) if is_meant and kind in TOOL_KINDS else None


def named(teller: Teller, action: Dig, view: View) -> MessageParts:
    return "puzzles-with-card", {"card": teller.card_thing(action.tool)}


OFFER: Final = Offer(
    Dig, "d", "R6.1", "tunnel", ends_digging=False, label=label, things=things, example=example, dropped=dropped,
    named=named,
)
