"""A possible public reason for what a bot did: a key for the locale files, with its arguments.

It is made from the public event and the public table, not from what the bot knows. So it tells nothing that a
spectator could not find out. `reasons` uses the bot's own view and is for those who may see it.
"""

from typing import Final, NamedTuple

from ...model.board import BUY_HERE, HEAL_HERE, SELL_HERE
from ...model.counts import KNIFE
from ...model.events import (
    Armed, Bought, Cooperated, Crafted, Declined, Drawn, Dug, Event, Exchanged, Extorted, Healed, Joined,
    MichelMoved, Moved, Played, Refused, Revealed, Rolled, Sold, Stolen,
)
from ...model.teams import is_rival
from ...model.view import View
from ...model.vocabulary import NOTHING

_PLAIN: Final = {
    Drawn: "looks_for_cards", Stolen: "takes_a_tool", Healed: "recovers", Revealed: "now_or_never",
    Rolled: "needs_another_place",
}


class OpenReason(NamedTuple):
    """The key and the arguments of its sentence: another player, a card, a gang, points, the players who are met."""

    key: str = ""
    whom: int = NOTHING
    kind: int = NOTHING
    gang: int = NOTHING
    points: int = 0
    there: tuple[int, ...] = ()


NO_REASON: Final = OpenReason()
# All keys, each with the arguments of its sentence.
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
    """The reason for a public event; its key is empty if none fits. `table` is the public view after the event."""
    word = type(event)
    if word in _PLAIN:
        return NO_REASON if isinstance(event, Drawn) and event.seat != table.turn else OpenReason(_PLAIN[word])
    if isinstance(event, (Extorted, Played)):
        return _against(event, table)
    if isinstance(event, (Cooperated, Refused, Armed, Exchanged, Declined)):
        return _answer(event)
    if isinstance(event, (Crafted, Bought)):
        key = "arms_itself" if event.kind == KNIFE else "makes_a_tool" if isinstance(event, Crafted) else "buys_a_tool"
        return OpenReason(key, kind=event.kind)
    if isinstance(event, Dug):
        left = table.goal - table.score(event.seat)
        return OpenReason("digs", kind=event.tool, points=left) if left > 0 else NO_REASON    # A win needs no reason.
    if isinstance(event, Joined):
        return OpenReason("wants_that_power", gang=table.pack.gang_cards[event.card].gang)
    if isinstance(event, Sold):
        return OpenReason("can_buy_a_tool_then" if _can_pay(table, event.seat) else "raises_cash")
    if isinstance(event, Moved):
        return _errand(table, event.seat, event.place)
    if isinstance(event, MichelMoved):
        met = tuple(other for other in range(table.players)
                    if is_rival(table.team, event.seat, other) and table.place[other] == event.place)
        return OpenReason("sends_trouble", there=met) if met else OpenReason("sends_trouble_elsewhere")
    return NO_REASON


def _against(event: Extorted | Played, table: View) -> OpenReason:
    """The reason for a demand or a card, and its target."""
    seat, whom = (event.attacker, event.target) if isinstance(event, Extorted) else (event.seat, event.target)
    if whom != NOTHING and whom == leader(table, seat):
        return OpenReason("denies_leader", whom, points=table.score(whom))
    if isinstance(event, Extorted):
        return OpenReason("wants_that_tool", whom, event.tool)
    return OpenReason("plays_its_card" if whom in (NOTHING, seat) else "aims_its_card", whom, event.card)


def _answer(event: Cooperated | Refused | Armed | Exchanged | Declined) -> OpenReason:
    """The reason for an answer to another player."""
    if isinstance(event, Cooperated):
        if event.attacker == NOTHING:
            return OpenReason("not_worth_a_fight")
        return OpenReason("gives_in", event.attacker, event.tool)
    if isinstance(event, Refused):
        return OpenReason("stands_up", event.attacker) if event.attacker != NOTHING else OpenReason("does_not_give_in")
    if isinstance(event, Armed):
        if event.principal == event.seat:
            return OpenReason("means_to_win_this", kind=event.kind)
        return OpenReason("stands_by", event.principal, event.kind)
    if isinstance(event, Exchanged):
        return OpenReason("helps_the_team", event.with_)
    return OpenReason("prefers_what_it_has", event.to)


def leader(table: View, seat: int) -> int:
    """The rival who is ahead of the seat's other rivals and has half of the points needed; -2 if there is none."""
    rivals = [other for other in range(table.players) if is_rival(table.team, seat, other)]
    first = max(rivals, key=lambda other: table.points[other])
    half = table.goal // (table.players // 2 if table.team else 1)
    if 2 * table.points[first] < half:
        return -2
    return first if all(table.points[other] < table.points[first] for other in rivals if other != first) else -2


def _can_pay(table: View, seat: int) -> bool:
    """Whether the seat has enough Cigarettes for a tool."""
    prices = table.pack.powers[table.gang[seat]].prices
    tools = [price for price, item in zip(prices, table.pack.items, strict=True) if item.kind != KNIFE]
    return table.cigarettes[seat] >= min(tools)


def _errand(table: View, seat: int, place: int) -> OpenReason:
    """The reason to go to a place, as far as it is public."""
    features = table.pack.boards[table.team].features[seat & 1][place]
    if features & HEAL_HERE and table.beatings[seat]:
        return OpenReason("goes_to_recover")
    if features & (SELL_HERE | BUY_HERE) and _can_pay(table, seat):
        return OpenReason("goes_to_trade")
    return NO_REASON
