"""Why a bot did what it did, as keys for the locale files, from what its seat may know."""

from ..model.counts import FIELD, TOOLS
from ..model.view import View
from ..model.words import (
    ACTIONS, BUY, CAUTIOUS_MOVE, COOPERATE, CRAFT, DIG, END_TURN, EXTORT, FIGHT, FOLLOW, GIVE_UP, GO, HEAL,
    JOIN, PLAY, REVEAL, ROLL_MOVE, SEARCH, SELL, STEAL_SPOON, WEAPON, Action,
)

_PLAIN = {
    SEARCH: "looks_for_cards", CRAFT: "makes_a_tool", BUY: "buys_what_it_needs", SELL: "raises_cash",
    STEAL_SPOON: "takes_a_tool", HEAL: "recovers", JOIN: "wants_that_power", PLAY: "plays_its_card",
    REVEAL: "now_or_never", END_TURN: "nothing_better_to_do", COOPERATE: "not_worth_a_fight",
    FIGHT: "does_not_give_in", WEAPON: "means_to_win_this", GIVE_UP: "saves_its_weapons",
}


def reasons(view: View, action: Action) -> list[str]:
    """The keys that fit an answer, the weightiest first."""
    word, seat = action[0], view.seat
    hand = view.hands[seat]
    if word == DIG:
        points = view.pack.powers[view.gang[seat]].points[action[1]] + view.dig_bonus
        have = sum(view.points[seat & 1 :: 2]) if view.team else view.points[seat]
        goal = view.pack.goal(view.players, view.team)
        return ["wins", "digs"] if have + points >= goal else ["digs"]
    if word == EXTORT:
        return ["knows_of_that_tool"] if view.known[action[1]] & FIELD[action[2]] else ["tries_its_luck"]
    if word in (ROLL_MOVE, CAUTIOUS_MOVE, FOLLOW, GO):
        if hand & TOOLS and (len(action) < 2 or action[1] in view.pack.boards[view.team].blocks):
            return ["brings_tools_home"]
        return ["needs_another_place"]
    return [_PLAIN.get(word, ACTIONS[word][0])]
