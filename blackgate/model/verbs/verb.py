"""The description of a verb of the turn."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ..action_cards import held_for
from ..actions import Action
from ..counts import Cards
from ..events import Events
from ..refusals import Refusal
from ..state import GameState


def _nothing_in_the_way(game: GameState, action: Any) -> list[Refusal]:
    return []


def _costs_an_action(game: GameState) -> bool:
    return False


def _cards_it_names(game: GameState, action: Any) -> Cards:
    return held_for(action)


AddOptions = Callable[[GameState, int, list[Action]], None]


class Verb(NamedTuple):
    """The description of one verb. Fields that do not apply keep their defaults. `Any` is the verb's own action."""

    action: type[Action]
    # Does a legal action.
    do: Callable[[GameState, Any, Events], None]
    # All reasons against an action that is no option, apart from the number of actions left.
    refuse: Callable[[GameState, Any], list[Refusal]] = _nothing_in_the_way
    # Whether it costs no action of the turn now.
    is_free: Callable[[GameState], bool] = _costs_an_action
    # Adds its options of a seat that has an action left. None: `legal` adds them itself.
    add_options: AddOptions | None = None
    # It is listed only if the hand holds one of these cards; 0: whatever the hand holds.
    needs: Cards = 0
    # The cards that the player must hold, ANY if they are not chosen yet.
    cards: Callable[[GameState, Any], Cards] = _cards_it_names
    # Whether all players know that it is possible, if they know that the player holds these cards.
    is_open: bool = False
    # Whether a player whose hand lies face down may try it: the list of all options tells nothing.
    is_from_memory: bool = False
