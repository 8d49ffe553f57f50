"""The verbs of a turn, one file each: when they are listed, why they are refused, what they do.

To add one, describe its action in `actions.py`, write its file and name it here.
"""

from typing import Final

from ..actions import Action
from . import (
    buy, cautious_move, craft, dig, end_turn, exchange, extort, follow, heal, join, play, reveal, roll_move, search,
    sell, steal_spoon,
)
from .verb import Verb

VERBS: Final[dict[type[Action], Verb]] = {
    each.VERB.action: each.VERB
    for each in (
        roll_move, cautious_move, follow, search, craft, dig, sell, buy, steal_spoon, heal, join, play, extort,
        exchange, reveal, end_turn,
    )
}
