"""Roll the die and choose one of its places (R5.1a)."""

from typing import Final

from ..actions import RollMove
from ..events import Events, Rolled
from ..questions.place import offer_places
from ..questions.reroll import AskReroll
from ..state import GameState
from ..zones import roll
from .verb import Verb


def do(game: GameState, action: RollMove, events: Events) -> None:
    seat = game.turn
    game.actions -= 1
    face = roll(game)
    if events is not None:
        events.append(Rolled(seat, face, 0))
    if game.pack.powers[game.gang[seat]].reroll:
        game.agenda.append(AskReroll(seat, face))
    else:
        offer_places(game, seat, face, events)


VERB: Final = Verb(RollMove, do)
