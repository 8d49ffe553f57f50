"""Walk to a teammate of the same gang (R11g)."""

from typing import Final

from ..actions import Action, Follow
from ..arrivals import arrive
from ..events import Events
from ..refusals import Refusal
from ..state import GameState
from .verb import Verb


def add_option(game: GameState, seat: int, mate: int, options: list[Action]) -> None:
    """Add the place of a teammate elsewhere who is in the same gang and not in Solitary."""
    gang_of = game.pack.gang_of
    gang = gang_of[game.gang[seat]]
    if gang >= 0 and game.place[mate] != game.board.solitary and gang_of[game.gang[mate]] == gang:
        option = Follow(game.place[mate])
        if option not in options:       # Another teammate there may have added it.
            options.append(option)


def do(game: GameState, action: Follow, events: Events) -> None:
    game.actions -= 1
    arrive(game, game.turn, action.place, events)


def refuse(game: GameState, action: Follow) -> list[Refusal]:
    if not game.team:
        return [("team_mode_only", "R11g")]
    if action.place == game.place[game.turn]:
        return [("already_there", "R11g")]
    return [("no_mate_of_your_gang_there", "R11g")]


VERB: Final = Verb(Follow, do, refuse, is_open=True)
