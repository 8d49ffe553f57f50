"""Views for spectators: what all at the table may see, and all cards open for replays."""

from ..model.agenda import redact_frame
from ..model.events import Event
from ..model.state import GameState
from ..model.view import View, redact, view

NOBODY = -1     # the seat number of a spectator


def watch(game: GameState) -> View:
    """What all may see: no hands, no face-down Backgrounds, no question."""
    seen = view(game, 0)
    players = game.players
    seen.seat = NOBODY
    seen.hands = (-1,) * players
    seen.known = (0,) * players
    seen.background = tuple(
        card if game.revealed[owner] else -1 for owner, card in enumerate(game.background)
    )
    seen.agenda = tuple(redact_frame(frame, NOBODY) for frame in game.agenda)
    seen.options = ()
    return seen


def watch_openly(game: GameState) -> View:
    """A view with all hands and Backgrounds, for replays. The order of the decks stays hidden."""
    seen = watch(game)
    seen.hands = tuple(game.hand)
    seen.background = tuple(game.background)
    seen.agenda = tuple(game.agenda)
    return seen


def sight_of(game: GameState, seat: int | None) -> View:
    return watch(game) if seat is None else view(game, seat)


def events_for(events: list[Event], seat: int | None) -> list[Event]:
    return redact(events, NOBODY if seat is None else seat)
