"""A simple greedy player for the kept games: it fetches tools, brings them home and digs.

It never changes, so that the kept games change only when the rules do.
"""

from random import Random

from blackgate.ai.bot import Question, Thought, even_chances, some
from blackgate.model.board import DIG_HERE
from blackgate.model.counts import (
    BLADE, FIELD, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON, TOOL_KINDS, TOOLS, WEAPONS, Cards, count, listed,
    size,
)
from blackgate.model.view import View
from blackgate.model.words import (
    ACCEPT, ANY, BUY, CAUTIOUS_MOVE, CHOOSE_CARD, COOPERATE, CRAFT, DIG, DISCARD, DRAW, END_TURN, EXCHANGE,
    EXTORT, FIGHT, FOLLOW, GIVE_UP, GO, HEAL, JOIN, KEEP, MOVE_MICHEL, PASS, PLAY, REROLL, REVEAL, ROLL_MOVE,
    SEARCH, SELL, STEAL_SPOON, WEAPON, Action,
)

# How much each option appeals, before looking at its arguments.
_APPEAL = {
    DIG: 100, CRAFT: 80, BUY: 70, STEAL_SPOON: 60, REVEAL: 55, HEAL: 30, EXTORT: 35, PLAY: 38, JOIN: 45, SEARCH: 40,
    SELL: 25, ROLL_MOVE: 10, CAUTIOUS_MOVE: 8, FOLLOW: 9, END_TURN: 1, EXCHANGE: -50, REROLL: 1, KEEP: 2, GO: 0,
    COOPERATE: 5, FIGHT: 4, WEAPON: 6, GIVE_UP: 2, PASS: 3, DRAW: 9, MOVE_MICHEL: 0, CHOOSE_CARD: 5, ACCEPT: 5,
}
_KEEP_ORDER = {SHOVEL: 9, PICKAXE: 8, SPOON: 7, KNIFE: 6, BLADE: 5, LINK: 3}


class GreedyBot:
    instant = False

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def choose(self, question: Question) -> Action:
        view = question.view
        best = max(question.options, key=lambda option: self._score(view, option) + self._random())
        return self._filled(view, best) if ANY in best else best

    def think(self, question: Question) -> Thought:
        return Thought(self.choose(question), even_chances(question.view))

    def _score(self, view: View, option: Action) -> float:
        seat = view.seat
        hand = view.hands[seat]
        word = option[0]
        score = float(_APPEAL.get(word, 0))
        if word == DIG:
            score += 5 * view.pack.kinds[option[1]].points
        elif word == CRAFT:
            score += 5 * option[1] if option[1] in TOOL_KINDS else -30
        elif word == BUY:
            score += 3 * view.pack.items[option[1]].price if view.pack.items[option[1]].kind in TOOL_KINDS else -30
        elif word in (CAUTIOUS_MOVE, GO, FOLLOW):
            score += self._pull(view, option[1])
        elif word == EXTORT and not view.known[option[1]] & FIELD[option[2]]:
            score -= 25
        elif word == HEAL and view.beatings[seat] > 1:
            score += 60
        elif (word == SELL and not _sellable(hand)) or (word == JOIN and view.gang[seat]):
            score = -10
        elif word == WEAPON:
            score += size(hand & TOOLS) - 2
        elif word == COOPERATE and option[1] == SHOVEL:
            score -= 3
        elif word == CHOOSE_CARD:
            score -= 0 if view.agenda[-1].seat != seat else _KEEP_ORDER.get(option[1], 0) / 10
        return score

    def _pull(self, view: View, place: int) -> float:
        """Home with tools, elsewhere without."""
        board = view.pack.boards[view.team]
        hand = view.hands[view.seat]
        is_home = bool(board.features[view.seat & 1][place] & DIG_HERE)
        if is_home:
            return 60.0 if hand & TOOLS and view.beatings[view.seat] < view.pack.most_beatings else -10.0
        if view.beatings[view.seat] == view.pack.most_beatings:
            return 40.0 if view.pack.places[place].name == "infirmary" else 0.0
        return 5.0 * board.search[place] - (20.0 if place == view.michel_place else 0.0)

    def _filled(self, view: View, template: Action) -> Action:
        hand = view.hands[view.seat]
        if template[0] == SELL:
            return Action((SELL, _sellable(hand) or ONE[listed(hand)[-1]]))
        if template[0] == DISCARD:
            cards = sorted(listed(hand), key=lambda kind: _KEEP_ORDER.get(kind, 0))
            return Action((DISCARD, sum(ONE[kind] for kind in cards[: template[2]]), template[2]))
        if template[0] == REVEAL:
            return Action((REVEAL, some(view.discard, template[2], self._random), template[2]))
        return Action((EXCHANGE, template[1], hand, 0, 0, 0) if hand else (
            EXCHANGE, template[1], 0, view.cigarettes[view.seat], view.hands[template[1]], 0))


def _sellable(hand: Cards) -> Cards:
    """What a digger does without: all but tools, weapons and two of each part."""
    return sum(
        ONE[kind] * (count(hand, kind) if kind > SHOVEL else max(0, count(hand, kind) - 2))
        for kind in set(listed(hand & ~(TOOLS | WEAPONS)))
    )
