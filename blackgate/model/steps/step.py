"""What there is to say of a step that goes on by itself."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from ..counts import Cards
from ..events import Events
from ..frames import ALONE, Frame
from ..state import GameState

F = TypeVar("F", bound=Frame)


def _fits(frame: Frame, game: GameState) -> str:
    return ""


def _no_cards(frame: Frame) -> Cards:
    return 0


class Step(NamedTuple, Generic[F]):
    """A step is all of this; what is left out does not apply to it."""

    frame: type[F]
    # The frame is no longer on the agenda; what is still to be done it puts there anew.
    go_on: Callable[[F, GameState, Events], None]
    # What may lie right below it on the agenda, by its step.
    rests_on: tuple[str, ...] = ALONE
    # What could not have come about by play in a frame that is loaded; empty if it could.
    check: Callable[[F, GameState], str] = _fits
    # The cards that lie on the table on its account (R14r).
    laid: Callable[[F], Cards] = _no_cards
