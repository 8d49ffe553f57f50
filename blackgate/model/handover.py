"""The turn passes to the next seat and begins (R4)."""

from typing import Final

from .events import Events, TurnStarted
from .scripts import RunScript
from .state import GameState
from .vocabulary import NOTHING
from .zones import powered

_STARTED: Final = tuple(TurnStarted(seat) for seat in range(6))


def start_turn(game: GameState, seat: int, events: Events) -> None:
    game.turn = seat
    game.turns += 1
    game.actions = game.pack.actions
    game.searches = 0
    game.extortions = 0
    game.used = 0
    game.dig_bonus = 0
    if events is not None:
        events.append(_STARTED[seat])
    if not game.gang[seat]:
        return
    for effect in game.pack.powers[game.gang[seat]].turn_started:
        if effect.can is None or effect.can(game, seat, NOTHING):
            powered(game, seat, events)
            effect.do(game, RunScript(seat, NOTHING, 0, NOTHING, NOTHING), events)
