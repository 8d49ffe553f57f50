"""A player arrives in a place and may meet Michel(le) there (R10d)."""

from .events import Events
from .questions.michel import extort
from .state import GameState
from .zones import draw, powered, relocate


def arrive(game: GameState, seat: int, place: int, events: Events) -> None:
    """End a seat's own move: first the gang's draw after a move, then the meeting with Michel(le) (R14a)."""
    relocate(game, seat, place, events)
    if seat == game.turn:
        powers = game.pack.powers[game.gang[seat]]
        if powers.draw_after_move and not game.used & powers.draw_after_move_used:
            game.used |= powers.draw_after_move_used
            powered(game, seat, events)
            draw(game, seat, powers.draw_after_move, events)
    if place == game.michel_place:
        extort(game, seat, events)
