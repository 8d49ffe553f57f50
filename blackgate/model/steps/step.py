"""The description of a step that needs no answer."""

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
    """The description of one step. Fields that do not apply keep their defaults."""

    frame: type[F]
    # Runs the step. The frame has already been taken from the agenda; the step puts back what is still to be done.
    go_on: Callable[[F, GameState, Events], None]
    # The steps that may lie right below it on the agenda.
    rests_on: tuple[str, ...] = ALONE
    # Why play cannot lead to a loaded frame; empty if it can.
    check: Callable[[F, GameState], str] = _fits
    # The cards that lie on the table because of it (R14r).
    laid: Callable[[F], Cards] = _no_cards
