"""Reveal your own Background on your own turn (R8)."""

from typing import Final

from ..actions import Action, Reveal
from ..counts import holds, size
from ..events import Events
from ..refusals import Refusal, refused_reveal
from ..reveals import reveal
from ..state import GameState
from ..vocabulary import ANY, NOTHING, ON_TURN
from .verb import Verb


def options(game: GameState, seat: int) -> list[Action]:
    """The options to reveal. The caller has checked that the Background is face down and fits a turn."""
    return game.pack.background_script(game.background[seat], game.gang[seat]).options(game, seat)


def fills_template(game: GameState, action: Reveal, options: list[Action]) -> bool:
    """Whether the action names cards of the discard that may be taken."""
    return (
        action.number > 0
        and Reveal(ANY, action.number) in options
        and size(action.target) == action.number
        and holds(game.discard, action.target)
    )


def do(game: GameState, action: Reveal, events: Events) -> None:
    reveal(game, game.turn, action.target, NOTHING, events)


def refuse(game: GameState, action: Reveal) -> list[Refusal]:
    return [refused_reveal(game, game.turn, ON_TURN, action)]


def is_free(game: GameState) -> bool:
    return True


VERB: Final = Verb(Reveal, do, refuse, is_free)
