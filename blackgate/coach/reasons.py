"""Why an option is good: facts of the view, as a key for the locale files and what it speaks of.

From what the seat may know and nothing else. No card is known by name: what it does is read from its effects. There is
one finder for each word of the rules.
"""

from typing import Final

from ..model.actions import (
    Accept, Action, Buy, CautiousMove, ChooseCard, Cooperate, Craft, Decline, Dig, Discard, Draw, EndTurn, Exchange,
    Extort, Fight, Follow, GiveUp, Go, Heal, Join, Keep, MoveMichel, Pass, Play, Reroll, Reveal, RollMove, Search,
    Sell, StealSpoon, Weapon,
)
from ..model.view import View
from . import reasons_answers as answers, reasons_cards as cards, reasons_places as places, reasons_work as work
from .facts import Facts
from .reason import Finder, Reason, because

MOST: Final = 3         # More would not be read.

FINDERS: Final[dict[type[Action], Finder]] = {
    Dig: work.dig, Search: work.search, Craft: work.craft, Buy: work.buy, Sell: work.sell,
    StealSpoon: work.steal_spoon, Heal: work.heal, Join: work.join, Extort: work.extort, EndTurn: work.end_turn,
    RollMove: places.roll, CautiousMove: places.walk, Follow: places.follow, Go: places.walk,
    Reroll: places.reroll, Keep: places.keep, MoveMichel: places.move_michel,
    Play: cards.play, Reveal: cards.reveal,
    Exchange: answers.exchange, Accept: answers.accept, Decline: answers.decline, Cooperate: answers.cooperate,
    Fight: answers.fight, Weapon: answers.weapon, GiveUp: answers.give_up, Pass: answers.passed,
    Draw: answers.draw, ChooseCard: answers.choose_card, Discard: answers.discard,
}
# Every key, for who writes the words.
KINDS: Final = tuple(dict.fromkeys(
    ("nothing_better", *work.KINDS, *places.KINDS, *cards.KINDS, *answers.KINDS)))


def reasons(view: View, action: Action) -> tuple[Reason, ...]:
    """What speaks for an option of the view's seat, the weightiest first; never none."""
    found = FINDERS[type(action)](Facts(view), action)
    return tuple(found[:MOST]) or (because("nothing_better"),)


__all__ = ["FINDERS", "KINDS", "Reason", "reasons"]
