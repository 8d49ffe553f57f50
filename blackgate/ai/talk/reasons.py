"""Reasons for a bot's action, as keys for the locale files, from what its seat may know."""

from typing import Final

from ...model.action_cards import demand_of
from ...model.actions import (
    Accept, Action, Buy, CautiousMove, ChooseCard, Cooperate, Craft, Decline, Dig, Discard, Draw, EndTurn, Exchange,
    Fight, Follow, GiveUp, Go, Heal, Join, Keep, MoveMichel, Pass, Play, Reroll, Reveal, RollMove, Search, Sell,
    StealSpoon, Weapon,
)
from ...model.board import DIG_HERE, HEAL_HERE, SELL_HERE
from ...model.counts import CONTAINER, FIELD, KNIFE, LINK, PIKE, TOOLS, WEAPONS, size
from ...model.questions.place import AskPlace
from ...model.targets import destination, made_or_bought, target_seat
from ...model.teams import is_rival
from ...model.view import View
from ...model.vocabulary import NOTHING
from .open_reasons import leader

_NOTHING_BETTER: Final = "nothing_better_to_do"      # also for a verb that bots think to be worth nothing
_PLAIN: Final = {
    Search: "looks_for_cards", Craft: "makes_a_tool", Buy: "buys_a_tool", Sell: "raises_cash",
    StealSpoon: "takes_a_tool", Heal: "recovers", Join: "wants_that_power", Play: "plays_its_card",
    Reveal: "now_or_never", EndTurn: _NOTHING_BETTER, Cooperate: "not_worth_a_fight",
    Fight: "does_not_give_in", Weapon: "means_to_win_this", GiveUp: "saves_its_weapons",
    RollMove: "needs_another_place", CautiousMove: "needs_another_place", Go: "needs_another_place",
    Follow: "joins_a_teammate", Exchange: "helps_the_team", Accept: "helps_the_team", Decline: "prefers_what_it_has",
    Discard: "least_needed", ChooseCard: "best_of_the_choice", Draw: "a_card_for_nothing", Keep: "good_enough",
    Reroll: "hopes_for_better", MoveMichel: "sends_trouble_elsewhere", Pass: _NOTHING_BETTER,
}
_MORE: Final = (
    "wins_now", "digs", "denies_leader", "knows_of_that_tool", "tries_its_luck", "needs_part", "arms_itself",
    "can_buy_a_tool_then", "brings_tools_home", "goes_to_recover", "goes_to_trade", "goes_to_craft", "safest_place",
    "has_no_weapon",
)
REASONS: Final = tuple(dict.fromkeys((*_MORE, *_PLAIN.values())))      # all keys


def reasons(view: View, action: Action) -> list[str]:
    """The keys that fit an action, the strongest first; there is always one."""
    found: list[str] = []
    if isinstance(action, Dig):
        return ["wins_now", "digs"] if _wins(view, action.tool) else ["digs"]
    if target_seat(view.pack, action, view.background[view.seat]) == leader(view, view.seat):
        found.append("denies_leader")
    demand = demand_of(action)
    if demand is not None:
        knows = view.hands[demand.seat] if view.hands[demand.seat] >= 0 else view.known[demand.seat]
        return [*found, "knows_of_that_tool" if knows & FIELD[demand.kind] else "tries_its_luck"]
    if isinstance(action, RollMove):
        found += _errands(view)
    elif (place := destination(action)) != NOTHING:
        found += _destination(view, place)
    else:
        found += _deed(view, action)
    return found or [_PLAIN.get(type(action), _NOTHING_BETTER)]


def _wins(view: View, tool: int) -> bool:
    seat = view.seat
    points = view.pack.powers[view.gang[seat]].points[tool] + view.dig_bonus
    return view.score(seat) + points >= view.goal


def _destination(view: View, place: int) -> list[str]:
    """Reasons to go to a place with the seat's cards."""
    pack, seat = view.pack, view.seat
    asked = view.agenda[-1] if view.agenda else None
    if isinstance(asked, AskPlace) and asked.michel:
        return ["sends_trouble_elsewhere"]
    if view.turn != seat:           # moved in another seat's turn
        return ["safest_place"]
    board = pack.boards[view.team]
    features = board.features[seat & 1][place]
    hand = view.hands[seat]
    found: list[str] = []
    if features & DIG_HERE and hand & TOOLS:
        found.append("brings_tools_home")
    if features & HEAL_HERE and view.beatings[seat]:
        found.append("goes_to_recover")
    if features & SELL_HERE and view.cigarettes[seat] >= min(pack.powers[view.gang[seat]].prices):
        found.append("goes_to_trade")
    if board.crafting[seat & 1][place] and hand & FIELD[LINK] and hand & (FIELD[PIKE] | FIELD[CONTAINER]):
        found.append("goes_to_craft")
    if hand & TOOLS and _armed(view, view.place[seat]) > _armed(view, place):
        found.append("safest_place")
    return found


def _errands(view: View) -> list[str]:
    """Reasons to roll."""
    return ["brings_tools_home"] if view.hands[view.seat] & TOOLS else []


def _armed(view: View, place: int) -> int:
    """The number of rivals in a place who are known to have weapons."""
    return sum(
        1 for other in range(view.players)
        if is_rival(view.team, view.seat, other) and view.place[other] == place and view.known[other] & WEAPONS
    )


def _deed(view: View, action: Action) -> list[str]:
    """Reasons for an action that is no move."""
    pack, seat = view.pack, view.seat
    hand = view.hands[view.seat]
    if isinstance(action, Search):
        has_part, has_link = bool(hand & (FIELD[PIKE] | FIELD[CONTAINER])), bool(hand & FIELD[LINK])
        return ["needs_part"] if has_part != has_link else []
    if made_or_bought(pack, action) == KNIFE:
        return ["arms_itself"]
    if isinstance(action, Sell):
        powers = pack.powers[view.gang[seat]]
        purse = view.cigarettes[seat] + pack.worth(action.cards) + powers.sell_bonus
        price = min(powers.prices[n] for n, item in enumerate(pack.items) if item.kind != KNIFE)
        return ["can_buy_a_tool_then"] if purse >= price else []
    if isinstance(action, (Cooperate, GiveUp)) and not size(hand & WEAPONS):
        return ["has_no_weapon"]
    return []
