"""Why a bot may have done what everybody saw it do, as keys for the locale files.

What the bot knows is not asked: a reason is worked out from the public event and the public table, so it tells
nothing that an attentive onlooker could not have told. `reasons` knows more and is for who may know more.
"""

from typing import Final

from ...model.board import BUY_HERE, HEAL_HERE, SELL_HERE
from ...model.counts import KNIFE
from ...model.sides import is_rival
from ...model.view import View
from ...model.words import (
    ARMED, BOUGHT, COOPERATED, CRAFTED, DECLINED, DRAWN, DUG, EXCHANGED, EXTORTED, HEALED, JOINED, MICHEL_MOVED, MOVED,
    PLAYED, REFUSED, REVEALED, ROLLED, SOLD, STOLEN, Event,
)

_PLAIN: Final = {
    DUG: "digs", DRAWN: "looks_for_cards", STOLEN: "takes_a_tool", HEALED: "recovers", JOINED: "wants_that_power",
    REVEALED: "now_or_never", COOPERATED: "not_worth_a_fight", REFUSED: "does_not_give_in",
    ARMED: "means_to_win_this", EXCHANGED: "helps_the_team", DECLINED: "prefers_what_it_has",
    MICHEL_MOVED: "sends_trouble_elsewhere", ROLLED: "needs_another_place", PLAYED: "plays_its_card",
    EXTORTED: "wants_that_tool",
}
OPEN_REASONS: Final = tuple(dict.fromkeys((
    *_PLAIN.values(), "denies_leader", "arms_itself", "makes_a_tool", "buys_a_tool", "can_buy_a_tool_then",
    "raises_cash", "goes_to_recover", "goes_to_trade",
)))


def open_reason(event: Event, table: View) -> str:
    """The key that fits a public event, on the table as everybody sees it afterwards; empty where there is none."""
    word = event[0]
    if word in (EXTORTED, PLAYED) and event[2 if word == EXTORTED else 3] == _leader(table, event[1]):
        return "denies_leader"
    if word in (CRAFTED, BOUGHT):
        kind = event[3] if word == CRAFTED else event[2]
        return "arms_itself" if kind == KNIFE else "makes_a_tool" if word == CRAFTED else "buys_a_tool"
    if word == SOLD:
        return "can_buy_a_tool_then" if _can_pay(table, event[1]) else "raises_cash"
    if word == MOVED:
        return _errand(table, event[1], event[3])
    if word == DRAWN and event[1] != table.turn:
        return ""
    return _PLAIN.get(word, "")


def _leader(table: View, seat: int) -> int:
    """The rival who is clearly ahead of the seat's other rivals and past the middle; -2 if none is."""
    rivals = [other for other in range(table.players) if is_rival(table.team, seat, other)]
    first = max(rivals, key=lambda other: table.points[other])
    half = table.pack.goal(table.players, table.team) // (table.players // 2 if table.team else 1)
    if 2 * table.points[first] < half:
        return -2
    return first if all(table.points[other] < table.points[first] for other in rivals if other != first) else -2


def _can_pay(table: View, seat: int) -> bool:
    """Whether the Cigarettes suffice for a tool."""
    prices = table.pack.powers[table.gang[seat]].prices
    tools = [price for price, item in zip(prices, table.pack.items, strict=True) if item.kind != KNIFE]
    return table.cigarettes[seat] >= min(tools)


def _errand(table: View, seat: int, place: int) -> str:
    """What a place is good for, as far as everybody can tell."""
    features = table.pack.boards[table.team].features[seat & 1][place]
    if features & HEAL_HERE and table.beatings[seat]:
        return "goes_to_recover"
    if features & (SELL_HERE | BUY_HERE) and _can_pay(table, seat):
        return "goes_to_trade"
    return ""
