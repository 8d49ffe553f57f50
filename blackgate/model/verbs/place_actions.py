"""Code for all place actions (R6): where they can be done, and what they cost."""

from collections.abc import Callable

from ..board import TRADE_HERE
from ..events import Events
from ..state import GameState
from ..zones import powered


def features_here(game: GameState) -> int:
    """The place actions that the player on turn can do now, as a bit mask."""
    seat = game.turn
    features = game.board.features[seat & 1][game.place[seat]]
    if game.pack.powers[game.gang[seat]].trade_places >> game.place[seat] & 1:
        features |= TRADE_HERE
    return features


def free_with(feature: int) -> Callable[[GameState], bool]:
    """Make a function that says whether a gang card makes this place action free now (R14c)."""
    def is_free(game: GameState) -> bool:
        powers = game.pack.powers[game.gang[game.turn]]
        return bool(powers.free_place_action & feature and not game.used & powers.free_place_action_used)
    return is_free


def pay_place_action(game: GameState, feature: int, events: Events) -> None:
    """Pay for a place action: it costs an action, unless a gang card makes it free (R14c)."""
    powers = game.pack.powers[game.gang[game.turn]]
    if powers.free_place_action & feature and not game.used & powers.free_place_action_used:
        game.used |= powers.free_place_action_used
        powered(game, game.turn, events)
    else:
        game.actions -= 1
