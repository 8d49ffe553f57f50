"""Walking about the prison (R5.1, R11g)."""

from .arrivals import arrive
from .questions.place import offer_places
from .questions.reroll import AskReroll
from .state import GameState
from .words import ROLLED, Action, Event, Events
from .zones import powered, roll


def roll_move(game: GameState, action: Action, events: Events) -> None:
    seat = game.turn
    game.actions -= 1
    face = roll(game)
    if events is not None:
        events.append(Event((ROLLED, seat, face, 0)))
    if game.pack.powers[game.gang[seat]].reroll:
        game.agenda.append(AskReroll(seat, face))
    else:
        offer_places(game, seat, face, events)


def cautious_cost(game: GameState) -> int:
    """What a cautious move costs the player on turn now."""
    cost = game.pack.cautious_move
    powers = game.pack.powers[game.gang[game.turn]]
    if not game.used & powers.cautious_discount_used:
        cost -= powers.cautious_discount
    return cost


def cautious_move(game: GameState, action: Action, events: Events) -> None:
    cost = cautious_cost(game)
    game.actions -= cost
    if cost < game.pack.cautious_move:
        game.used |= game.pack.powers[game.gang[game.turn]].cautious_discount_used
        powered(game, game.turn, events)
    arrive(game, game.turn, action[1], events)


def follow(game: GameState, action: Action, events: Events) -> None:
    game.actions -= 1
    arrive(game, game.turn, action[1], events)
