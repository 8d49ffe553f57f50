"""Why a bot did what it did, as keys for the locale files, from what its seat may know."""

from typing import Final

from ...model.board import DIG_HERE, HEAL_HERE, SELL_HERE
from ...model.counts import CONTAINER, FIELD, KNIFE, LINK, PIKE, TOOLS, WEAPONS, size
from ...model.questions.place import AskPlace
from ...model.sides import is_rival
from ...model.view import View
from ...model.words import (
    ACCEPT, BUY, CAUTIOUS_MOVE, CHOOSE_CARD, COOPERATE, CRAFT, DECLINE, DIG, DISCARD, DRAW, END_TURN, EXCHANGE,
    EXTORT, FIGHT, FOLLOW, GIVE_UP, GO, HEAL, JOIN, KEEP, MOVE_MICHEL, PASS, PLAY, REROLL, REVEAL, ROLL_MOVE,
    SEARCH, SELL, STEAL_SPOON, WEAPON, Action,
)

_PLAIN: Final = {
    SEARCH: "looks_for_cards", CRAFT: "makes_a_tool", BUY: "buys_a_tool", SELL: "raises_cash",
    STEAL_SPOON: "takes_a_tool", HEAL: "recovers", JOIN: "wants_that_power", PLAY: "plays_its_card",
    REVEAL: "now_or_never", END_TURN: "nothing_better_to_do", COOPERATE: "not_worth_a_fight",
    FIGHT: "does_not_give_in", WEAPON: "means_to_win_this", GIVE_UP: "saves_its_weapons",
    ROLL_MOVE: "needs_another_place", CAUTIOUS_MOVE: "needs_another_place", GO: "needs_another_place",
    FOLLOW: "joins_a_teammate", EXCHANGE: "helps_the_team", ACCEPT: "helps_the_team", DECLINE: "prefers_what_it_has",
    DISCARD: "least_needed", CHOOSE_CARD: "best_of_the_choice", DRAW: "a_card_for_nothing", KEEP: "good_enough",
    REROLL: "hopes_for_better", MOVE_MICHEL: "sends_trouble_elsewhere", PASS: "nothing_better_to_do",
}
_MORE: Final = (
    "wins_now", "digs", "denies_leader", "knows_of_that_tool", "tries_its_luck", "needs_part", "arms_itself",
    "can_buy_a_tool_then", "brings_tools_home", "goes_to_recover", "goes_to_trade", "goes_to_craft", "safest_place",
    "has_no_weapon",
)
REASONS: Final = tuple(dict.fromkeys((*_MORE, *_PLAIN.values())))      # every key there is
_MOVES: Final = (ROLL_MOVE, CAUTIOUS_MOVE, FOLLOW, GO)


def reasons(view: View, action: Action) -> list[str]:
    """The keys that fit an answer, the weightiest first; never none."""
    word = action[0]
    found: list[str] = []
    if word == DIG:
        return ["wins_now", "digs"] if _wins(view, action[1]) else ["digs"]
    if _target(view, action) == _leader(view):
        found.append("denies_leader")
    if word == EXTORT:
        knows = view.hands[action[1]] if view.hands[action[1]] >= 0 else view.known[action[1]]
        return [*found, "knows_of_that_tool" if knows & FIELD[action[2]] else "tries_its_luck"]
    if word in _MOVES:
        found += _destination(view, action[1]) if len(action) > 1 else _errands(view)
    else:
        found += _deed(view, action)
    return found or [_PLAIN[word]]


def _wins(view: View, tool: int) -> bool:
    seat = view.seat
    points = view.pack.powers[view.gang[seat]].points[tool] + view.dig_bonus
    have = sum(view.points[seat & 1 :: 2]) if view.team else view.points[seat]
    return have + points >= view.pack.goal(view.players, view.team)


def _leader(view: View) -> int:
    """The rival who is clearly ahead of the other rivals and past the middle; -2 if none is."""
    rivals = [other for other in range(view.players) if is_rival(view.team, view.seat, other)]
    first = max(rivals, key=lambda other: view.points[other])
    if 2 * view.points[first] < view.pack.goal(view.players, view.team) // (view.players // 2 if view.team else 1):
        return -2
    return first if all(view.points[other] < view.points[first] for other in rivals if other != first) else -2


def _target(view: View, action: Action) -> int:
    """The seat an action is aimed at, -1 for none."""
    if action[0] == EXTORT:
        return action[1]
    if action[0] == PLAY:
        script = view.pack.kinds[action[1]].script
    elif action[0] == REVEAL:
        script = view.pack.backgrounds[view.background[view.seat]].plain
    else:
        return -1
    return action[-1] if script is not None and script.argument == "seat" else -1


def _destination(view: View, place: int) -> list[str]:
    """What a place is good for with what the seat has."""
    pack, seat = view.pack, view.seat
    asked = view.agenda[-1] if view.agenda else None
    if isinstance(asked, AskPlace) and asked.michel:
        return ["sends_trouble_elsewhere"]
    if view.turn != seat:           # carried off in another's turn
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
    """What a roll hopes for."""
    return ["brings_tools_home"] if view.hands[view.seat] & TOOLS else []


def _armed(view: View, place: int) -> int:
    """Rivals in a place who are known to be armed."""
    return sum(
        1 for other in range(view.players)
        if is_rival(view.team, view.seat, other) and view.place[other] == place and view.known[other] & WEAPONS
    )


def _deed(view: View, action: Action) -> list[str]:
    """What speaks for an action that is no move."""
    pack, seat = view.pack, view.seat
    word, hand = action[0], view.hands[view.seat]
    if word == SEARCH:
        has_part, has_link = bool(hand & (FIELD[PIKE] | FIELD[CONTAINER])), bool(hand & FIELD[LINK])
        return ["needs_part"] if has_part != has_link else []
    if word == CRAFT and action[1] == KNIFE:
        return ["arms_itself"]
    if word == BUY and pack.items[action[1]].kind == KNIFE:
        return ["arms_itself"]
    if word == SELL:
        powers = pack.powers[view.gang[seat]]
        purse = view.cigarettes[seat] + pack.worth(action[1]) + powers.sell_bonus
        price = min(powers.prices[n] for n, item in enumerate(pack.items) if item.kind != KNIFE)
        return ["can_buy_a_tool_then"] if purse >= price else []
    if word in (COOPERATE, GIVE_UP) and not size(hand & WEAPONS):
        return ["has_no_weapon"]
    return []
