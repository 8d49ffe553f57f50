"""A simple greedy player for the kept games: it fetches tools, brings them home and digs.

It never changes, so that the kept games change only when the rules do.
"""

from random import Random

from blackgate.ai.bot import Question, Thought, even_chances, some
from blackgate.model.actions import (
    Accept, Action, Buy, CautiousMove, ChooseCard, Cooperate, Craft, Dig, Discard, Draw, EndTurn, Exchange, Extort,
    Fight, Follow, GiveUp, Go, Heal, Join, Keep, MoveMichel, Pass, Play, Reroll, Reveal, RollMove, Search, Sell,
    StealSpoon, Weapon,
)
from blackgate.model.board import DIG_HERE
from blackgate.model.counts import (
    BLADE, FIELD, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON, TOOLS, TOOL_KINDS, WEAPONS, Cards, count, listed, size,
)
from blackgate.model.view import View
from blackgate.model.vocabulary import ANY

# How much each option appeals, before looking at its arguments.
_APPEAL = {
    Dig: 100, Craft: 80, Buy: 70, StealSpoon: 60, Reveal: 55, Heal: 30, Extort: 35, Play: 38, Join: 45, Search: 40,
    Sell: 25, RollMove: 10, CautiousMove: 8, Follow: 9, EndTurn: 1, Exchange: -50, Reroll: 1, Keep: 2, Go: 0,
    Cooperate: 5, Fight: 4, Weapon: 6, GiveUp: 2, Pass: 3, Draw: 9, MoveMichel: 0, ChooseCard: 5, Accept: 5,
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
        score = float(_APPEAL.get(type(option), 0))
        if isinstance(option, Dig):
            score += 5 * view.pack.kinds[option.tool].points
        elif isinstance(option, Craft):
            score += 5 * option.product if option.product in TOOL_KINDS else -30
        elif isinstance(option, Buy):
            score += 3 * view.pack.items[option.item].price if view.pack.items[option.item].kind in TOOL_KINDS else -30
        elif isinstance(option, (CautiousMove, Go, Follow)):
            score += self._pull(view, option.place)
        elif isinstance(option, Extort) and not view.known[option.seat] & FIELD[option.tool]:
            score -= 25
        elif isinstance(option, Heal) and view.beatings[seat] > 1:
            score += 60
        elif (isinstance(option, Sell) and not _sellable(hand)) or (isinstance(option, Join) and view.gang[seat]):
            score = -10
        elif isinstance(option, Weapon):
            score += size(hand & TOOLS) - 2
        elif isinstance(option, Cooperate) and option.tool == SHOVEL:
            score -= 3
        elif isinstance(option, ChooseCard):
            score -= 0 if view.agenda[-1].seat != seat else _KEEP_ORDER.get(option.kind, 0) / 10
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
        if isinstance(template, Sell):
            return Sell(_sellable(hand) or ONE[listed(hand)[-1]])
        if isinstance(template, Discard):
            cards = sorted(listed(hand), key=lambda kind: _KEEP_ORDER.get(kind, 0))
            return Discard(sum(ONE[kind] for kind in cards[: template.number]), template.number)
        if isinstance(template, Reveal):
            return Reveal(some(view.discard, template.number, self._random), template.number)
        assert isinstance(template, Exchange)
        mate = template.seat
        if hand:
            return Exchange(mate, hand, 0, 0, 0)
        return Exchange(mate, 0, view.cigarettes[view.seat], view.hands[mate], 0)


def _sellable(hand: Cards) -> Cards:
    """What a digger does without: all but tools, weapons and two of each part."""
    return sum(
        ONE[kind] * (count(hand, kind) if kind > SHOVEL else max(0, count(hand, kind) - 2))
        for kind in set(listed(hand & ~(TOOLS | WEAPONS)))
    )
