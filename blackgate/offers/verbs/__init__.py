"""The verbs as they are offered, one file for each verb of the turn. To add one, write its file and name it here."""

from typing import Final

from ...model.actions import Action
from . import (
    answers, buy, cautious_move, craft, dig, end_turn, exchange, extort, follow, heal, join, play, reveal, roll_move,
    search, sell, steal_spoon,
)
from .offer import Offer

# In the order of their buttons. Team games have two more.
_TURN: Final = (
    roll_move, cautious_move, search, craft, dig, extort, steal_spoon, heal, sell, buy, join, play, reveal,
)
_TEAM: Final = (follow, exchange)

TURN_VERBS: Final[tuple[type[Action], ...]] = tuple(each.OFFER.action for each in _TURN)
TEAM_VERBS: Final[tuple[type[Action], ...]] = tuple(each.OFFER.action for each in _TEAM)
OFFERS: Final[dict[type[Action], Offer]] = {
    offer.action: offer for offer in (*(each.OFFER for each in (*_TURN, *_TEAM, end_turn)), *answers.OFFERS)
}
