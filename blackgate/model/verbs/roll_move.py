"""Roll the die and choose one of its places (R5.1a)."""

from typing import Final

from ..actions import RollMove
from ..events import Events, Rolled
from ..questions.place import offer_places
from ..questions.reroll import AskReroll
from ..state import GameState
from ..zones import roll
from .verb import Verb

_ROLLS: Final = tuple(tuple(Rolled(seat, face, 0) for face in range(7)) for seat in range(6))


def do(game: GameState, action: RollMove, events: Events) -> None:
    seat = game.turn
    game.actions -= 1
    face = roll(game)
    if events is not None:
        events.append(_ROLLS[seat][face])
    if game.pack.powers[game.gang[seat]].reroll:
        game.agenda.append(AskReroll(seat, face))
    else:
        offer_places(game, seat, face, events)


VERB: Final = Verb(RollMove, do, is_open=True)
