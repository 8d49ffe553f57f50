"""The description of a verb of the turn."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ..actions import Action
from ..events import Events
from ..refusals import Refusal
from ..state import GameState


def _nothing_in_the_way(game: GameState, action: Any) -> list[Refusal]:
    return []


def _costs_an_action(game: GameState) -> bool:
    return False


class Verb(NamedTuple):
    """The description of one verb. Fields that do not apply keep their defaults. `Any` is the verb's own action."""

    action: type[Action]
    # Does a legal action.
    do: Callable[[GameState, Any, Events], None]
    # All reasons against an action that is no option, apart from the number of actions left.
    refuse: Callable[[GameState, Any], list[Refusal]] = _nothing_in_the_way
    # Whether it costs no action of the turn now.
    is_free: Callable[[GameState], bool] = _costs_an_action
