"""Why an option is good: reasons from the view, as keys for the locale files with their facts.

Only what the seat may know is used. No card is known by name: its effects say what it does. There is one function for
each verb.
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

MOST: Final = 3         # Players would not read more.

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
# All keys, for checking the texts.
KINDS: Final = tuple(dict.fromkeys(
    ("nothing_better", *work.KINDS, *places.KINDS, *cards.KINDS, *answers.KINDS)))


def reasons(view: View, action: Action) -> tuple[Reason, ...]:
    """The reasons for an option of the view's seat, the strongest first; there is always one."""
    found = FINDERS[type(action)](Facts(view), action)
    return tuple(found[:MOST]) or (because("nothing_better"),)


__all__ = ["FINDERS", "KINDS", "Reason", "reasons"]
