"""Arriving somewhere, and whom one meets there (R10d)."""

from .questions.michel import extort
from .state import GameState
from .words import USED_DRAW_AFTER_MOVE, Events
from .zones import draw, powered, relocate


def arrive(game: GameState, seat: int, place: int, events: Events) -> None:
    """End a move of one's own: the saddlebags draw first, then Michel(le) comes (R14a)."""
    relocate(game, seat, place, events)
    if seat == game.turn:
        extra = game.pack.powers[game.gang[seat]].draw_after_move
        if extra and not game.used & USED_DRAW_AFTER_MOVE:
            game.used |= USED_DRAW_AFTER_MOVE
            powered(game, seat, events)
            draw(game, seat, extra, events)
    if place == game.michel_place:
        extort(game, seat, events)
