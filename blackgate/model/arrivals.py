"""Arriving somewhere, and whom one meets there (R10d)."""

from .events import Events
from .questions.michel import extort
from .state import GameState
from .zones import draw, powered, relocate


def arrive(game: GameState, seat: int, place: int, events: Events) -> None:
    """End a move of one's own: the saddlebags draw first, then Michel(le) comes (R14a)."""
    relocate(game, seat, place, events)
    if seat == game.turn:
        powers = game.pack.powers[game.gang[seat]]
        if powers.draw_after_move and not game.used & powers.draw_after_move_used:
            game.used |= powers.draw_after_move_used
            powered(game, seat, events)
            draw(game, seat, powers.draw_after_move, events)
    if place == game.michel_place:
        extort(game, seat, events)
