"""Why an option is good: facts of the view, as a key for the locale files and what it speaks of.

From what the seat may know and nothing else. No card is known by name: what it does is read from its effects. There is
one finder for each word of the rules.
"""

from typing import Final

from ..model.view import View
from ..model.words import (
    ACCEPT, BUY, CAUTIOUS_MOVE, CHOOSE_CARD, COOPERATE, CRAFT, DECLINE, DIG, DISCARD, DRAW, END_TURN, EXCHANGE,
    EXTORT, FIGHT, FOLLOW, GIVE_UP, GO, HEAL, JOIN, KEEP, MOVE_MICHEL, PASS, PLAY, REROLL, REVEAL, ROLL_MOVE,
    SEARCH, SELL, STEAL_SPOON, WEAPON, Action,
)
from . import reasons_answers as answers, reasons_cards as cards, reasons_places as places, reasons_work as work
from .facts import Facts
from .reason import Finder, Reason, because

MOST: Final = 3         # More would not be read.

FINDERS: Final[dict[int, Finder]] = {
    DIG: work.dig, SEARCH: work.search, CRAFT: work.craft, BUY: work.buy, SELL: work.sell,
    STEAL_SPOON: work.steal_spoon, HEAL: work.heal, JOIN: work.join, EXTORT: work.extort, END_TURN: work.end_turn,
    ROLL_MOVE: places.roll, CAUTIOUS_MOVE: places.walk, FOLLOW: places.follow, GO: places.walk,
    REROLL: places.reroll, KEEP: places.keep, MOVE_MICHEL: places.move_michel,
    PLAY: cards.play, REVEAL: cards.reveal,
    EXCHANGE: answers.exchange, ACCEPT: answers.accept, DECLINE: answers.decline, COOPERATE: answers.cooperate,
    FIGHT: answers.fight, WEAPON: answers.weapon, GIVE_UP: answers.give_up, PASS: answers.passed,
    DRAW: answers.draw, CHOOSE_CARD: answers.choose_card, DISCARD: answers.discard,
}
# Every key, for who writes the words.
KINDS: Final = tuple(dict.fromkeys(
    ("nothing_better", *work.KINDS, *places.KINDS, *cards.KINDS, *answers.KINDS)))


def reasons(view: View, action: Action) -> tuple[Reason, ...]:
    """What speaks for an option of the view's seat, the weightiest first; never none."""
    found = FINDERS[action[0]](Facts(view), action)
    return tuple(found[:MOST]) or (because("nothing_better"),)


__all__ = ["FINDERS", "KINDS", "Reason", "reasons"]
