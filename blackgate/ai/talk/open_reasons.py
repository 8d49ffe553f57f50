"""Why a bot may have done what everybody saw it do: a key for the locale files, with what and whom it is about.

What the bot knows is not asked: a reason is worked out from the public event and the public table, so it tells
nothing that an attentive onlooker could not have told. `reasons` knows more and is for who may know more.
"""

from typing import Final, NamedTuple

from ...model.board import BUY_HERE, HEAL_HERE, SELL_HERE
from ...model.counts import KNIFE
from ...model.sides import is_rival
from ...model.view import View
from ...model.words import (
    ARMED, BOUGHT, COOPERATED, CRAFTED, DECLINED, DRAWN, DUG, EXCHANGED, EXTORTED, HEALED, JOINED, MICHEL_MOVED, MOVED,
    NOTHING, PLAYED, REFUSED, REVEALED, ROLLED, SOLD, STOLEN, Event,
)

_PLAIN: Final = {
    DRAWN: "looks_for_cards", STOLEN: "takes_a_tool", HEALED: "recovers", REVEALED: "now_or_never",
    ROLLED: "needs_another_place",
}


class OpenReason(NamedTuple):
    """The key, and what its sentence is told with: another player, a card, a gang, points, who is met."""

    key: str = ""
    whom: int = NOTHING
    kind: int = NOTHING
    gang: int = NOTHING
    points: int = 0
    there: tuple[int, ...] = ()


NO_REASON: Final = OpenReason()
# Every key there is, with which of these its sentence names.
OPEN_REASONS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(_PLAIN.values(), ()),
    "digs": ("kind", "points"), "wants_that_power": ("gang",), "not_worth_a_fight": (), "gives_in": ("whom", "kind"),
    "does_not_give_in": (), "stands_up": ("whom",), "means_to_win_this": ("kind",), "stands_by": ("whom", "kind"),
    "helps_the_team": ("whom",), "prefers_what_it_has": ("whom",), "sends_trouble_elsewhere": (),
    "sends_trouble": ("there",), "plays_its_card": ("kind",), "aims_its_card": ("whom", "kind"),
    "wants_that_tool": ("whom", "kind"), "denies_leader": ("whom", "points"), "arms_itself": ("kind",),
    "makes_a_tool": ("kind",), "buys_a_tool": ("kind",), "can_buy_a_tool_then": (), "raises_cash": (),
    "goes_to_recover": (), "goes_to_trade": (),
}


def open_reason(event: Event, table: View) -> OpenReason:
    """The reason that fits a public event, on the table as everybody sees it afterwards; without a key if none does."""
    word = event[0]
    if word in _PLAIN:
        return NO_REASON if word == DRAWN and event[1] != table.turn else OpenReason(_PLAIN[word])
    if word in (EXTORTED, PLAYED):
        return _against(event, table)
    if word in (COOPERATED, REFUSED, ARMED, EXCHANGED, DECLINED):
        return _answer(event)
    if word in (CRAFTED, BOUGHT):
        kind = event[3] if word == CRAFTED else event[2]
        key = "arms_itself" if kind == KNIFE else "makes_a_tool" if word == CRAFTED else "buys_a_tool"
        return OpenReason(key, kind=kind)
    if word == DUG:
        left = _goal(table) - _dug(table, event[1])
        return OpenReason("digs", kind=event[2], points=left) if left > 0 else NO_REASON    # The end needs none.
    if word == JOINED:
        return OpenReason("wants_that_power", gang=table.pack.gang_cards[event[2]].gang)
    if word == SOLD:
        return OpenReason("can_buy_a_tool_then" if _can_pay(table, event[1]) else "raises_cash")
    if word == MOVED:
        return _errand(table, event[1], event[3])
    if word == MICHEL_MOVED:
        met = tuple(other for other in range(table.players)
                    if is_rival(table.team, event[1], other) and table.place[other] == event[3])
        return OpenReason("sends_trouble", there=met) if met else OpenReason("sends_trouble_elsewhere")
    return NO_REASON


def _against(event: Event, table: View) -> OpenReason:
    """A demand or a card, and at whom it is aimed."""
    word, seat = event[0], event[1]
    whom, kind = (event[2], event[3]) if word == EXTORTED else (event[3], event[2])
    if whom != NOTHING and whom == _leader(table, seat):
        return OpenReason("denies_leader", whom, points=_dug(table, whom))
    if word == EXTORTED:
        return OpenReason("wants_that_tool", whom, kind)
    return OpenReason("plays_its_card" if whom in (NOTHING, seat) else "aims_its_card", whom, kind)


def _answer(event: Event) -> OpenReason:
    """What is done about another's doing."""
    word, seat, other = event[0], event[1], event[2]
    if word == COOPERATED:
        return OpenReason("gives_in", other, event[3]) if other != NOTHING else OpenReason("not_worth_a_fight")
    if word == REFUSED:
        return OpenReason("stands_up", other) if other != NOTHING else OpenReason("does_not_give_in")
    if word == ARMED:
        helped = event[3]
        return OpenReason("means_to_win_this", kind=other) if helped == seat else OpenReason("stands_by", helped, other)
    return OpenReason("helps_the_team" if word == EXCHANGED else "prefers_what_it_has", other)


def _goal(table: View) -> int:
    return table.pack.goal(table.players, table.team)


def _dug(table: View, seat: int) -> int:
    """What a seat, or its team, has in the tunnel."""
    return sum(table.points[seat & 1 :: 2]) if table.team else table.points[seat]


def _leader(table: View, seat: int) -> int:
    """The rival who is clearly ahead of the seat's other rivals and past the middle; -2 if none is."""
    rivals = [other for other in range(table.players) if is_rival(table.team, seat, other)]
    first = max(rivals, key=lambda other: table.points[other])
    half = _goal(table) // (table.players // 2 if table.team else 1)
    if 2 * table.points[first] < half:
        return -2
    return first if all(table.points[other] < table.points[first] for other in rivals if other != first) else -2


def _can_pay(table: View, seat: int) -> bool:
    """Whether the Cigarettes suffice for a tool."""
    prices = table.pack.powers[table.gang[seat]].prices
    tools = [price for price, item in zip(prices, table.pack.items, strict=True) if item.kind != KNIFE]
    return table.cigarettes[seat] >= min(tools)


def _errand(table: View, seat: int, place: int) -> OpenReason:
    """What a place is good for, as far as everybody can tell."""
    features = table.pack.boards[table.team].features[seat & 1][place]
    if features & HEAL_HERE and table.beatings[seat]:
        return OpenReason("goes_to_recover")
    if features & (SELL_HERE | BUY_HERE) and _can_pay(table, seat):
        return OpenReason("goes_to_trade")
    return NO_REASON
