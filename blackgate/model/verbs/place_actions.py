"""What the actions of a place share (R6): where they can be done, and what they cost."""

from collections.abc import Callable

from ..board import TRADE_HERE
from ..events import Events
from ..state import GameState
from ..zones import powered


def features_here(game: GameState) -> int:
    """What can be done where the player on turn is."""
    seat = game.turn
    features = game.board.features[seat & 1][game.place[seat]]
    if game.pack.powers[game.gang[seat]].trade_places >> game.place[seat] & 1:
        features |= TRADE_HERE
    return features


def free_with(feature: int) -> Callable[[GameState], bool]:
    """Whether the first place action of this sort is free with the right friends (R14c)."""
    def is_free(game: GameState) -> bool:
        powers = game.pack.powers[game.gang[game.turn]]
        return bool(powers.free_place_action & feature and not game.used & powers.free_place_action_used)
    return is_free


def pay_place_action(game: GameState, feature: int, events: Events) -> None:
    """A place action costs an action, unless a gang card makes it free (R14c)."""
    powers = game.pack.powers[game.gang[game.turn]]
    if powers.free_place_action & feature and not game.used & powers.free_place_action_used:
        game.used |= powers.free_place_action_used
        powered(game, game.turn, events)
    else:
        game.actions -= 1
