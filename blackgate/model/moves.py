"""Walking about the prison (R5.1, R11g), and whom one meets there (R10d)."""

from . import michel
from .state import GameState
from .words import (
    ASK_PLACE, ASK_REROLL, REROLL, ROLLED, USED_CAUTIOUS_DISCOUNT, USED_DRAW_AFTER_MOVE, Action, Event, Events,
    Frame,
)
from .zones import draw, powered, relocate, roll


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
        michel.extort(game, seat, events)


def roll_move(game: GameState, action: Action, events: Events) -> None:
    seat = game.turn
    game.actions -= 1
    face = roll(game)
    if events is not None:
        events.append(Event((ROLLED, seat, face, 0)))
    if game.pack.powers[game.gang[seat]].reroll:
        game.agenda.append((ASK_REROLL, seat, face))
    else:
        offer_places(game, seat, face, events)


def answer_reroll(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    _, seat, face = frame
    if action[0] == REROLL:
        face = roll(game)
        powered(game, seat, events)
        if events is not None:
            events.append(Event((ROLLED, seat, face, 0)))
    offer_places(game, seat, face, events)


def places_for(game: GameState, seat: int, face: int) -> int:
    """The mask of places a roll leads this seat to (R5.1a)."""
    return game.board.places_for(face, game.place[seat], game.pack.powers[game.gang[seat]].neighbour_faces)


def offer_places(game: GameState, seat: int, face: int, events: Events) -> None:
    places = places_for(game, seat, face)
    if places & (places - 1):
        game.agenda.append((ASK_PLACE, seat, places, face, 0))
    elif places:
        arrive(game, seat, places.bit_length() - 1, events)


def answer_place(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    _, seat, _, face, is_michel = frame
    place = action[1]
    if is_michel:
        michel.arrive(game, seat, place, events)
        return
    if events is not None and not game.board.places_for(face, game.place[seat]) >> place & 1:
        powered(game, seat, events)     # Only a neighbouring face leads here.
    arrive(game, seat, place, events)


def cautious_cost(game: GameState) -> int:
    """What a cautious move costs the player on turn now."""
    cost = game.pack.cautious_move
    if not game.used & USED_CAUTIOUS_DISCOUNT:
        cost -= game.pack.powers[game.gang[game.turn]].cautious_discount
    return cost


def cautious_move(game: GameState, action: Action, events: Events) -> None:
    cost = cautious_cost(game)
    game.actions -= cost
    if cost < game.pack.cautious_move:
        game.used |= USED_CAUTIOUS_DISCOUNT
        powered(game, game.turn, events)
    arrive(game, game.turn, action[1], events)


def follow(game: GameState, action: Action, events: Events) -> None:
    game.actions -= 1
    arrive(game, game.turn, action[1], events)
