"""One door in (Law 2): `legal` says what may be answered, `apply` does it and tells what happened."""

from collections.abc import Callable
from typing import Final

from . import moves, turn
from .agenda import ANSWERS, CONTINUATIONS
from .counts import holds, size
from .legal import legal
from .state import GameState
from .words import (
    ANY, BUY, CAUTIOUS_MOVE, CRAFT, DIG, DISCARD, END_TURN, EXCHANGE, EXTORT, FOLLOW, HEAL, JOIN, PLAY, REVEAL,
    ROLL_MOVE, SEARCH, SELL, STEAL_SPOON, Action, Event, Events,
)

TurnAction = Callable[[GameState, Action, Events], None]


class IllegalAction(Exception):
    """The action is none of the options offered."""


def apply(game: GameState, action: Action) -> list[Event]:
    """Do one of the legal actions; the events say what happened, in order, unredacted."""
    if not is_legal(game, action):
        raise IllegalAction(action)
    events: list[Event] = []
    do(game, action, events)
    return events


def is_legal(game: GameState, action: Action) -> bool:
    return (action in legal(game) and ANY not in action) or fits_template(game, action)


def fits_template(game: GameState, action: Action) -> bool:
    """Whether an action fills in one of the templates offered."""
    word = action[0]
    options = legal(game)
    if word == SELL:
        return (SELL, ANY) in options and action[1] > 0 and holds(game.hand[game.turn], action[1])
    if word == DISCARD:
        return (
            (DISCARD, ANY, action[2]) in options
            and size(action[1]) == action[2]
            and holds(game.hand[game.decider], action[1])
        )
    if word == EXCHANGE:
        _, mate, give, give_cigarettes, take, take_cigarettes = action
        return (
            (EXCHANGE, mate, ANY, ANY, ANY, ANY) in options
            and bool(give or take or give_cigarettes or take_cigarettes)
            and holds(game.hand[game.turn], give)
            and holds(game.hand[mate], take)
            and 0 <= give_cigarettes <= game.cigarettes[game.turn]
            and 0 <= take_cigarettes <= game.cigarettes[mate]
        )
    if word == REVEAL and len(action) == 3:
        return (
            (REVEAL, ANY, action[2]) in options
            and size(action[1]) == action[2]
            and holds(game.discard, action[1])
        )
    return False


def do(game: GameState, action: Action, events: Events = None) -> None:
    """The trusted path: the action must be legal; without a list no events are made."""
    agenda = game.agenda
    game.options = None
    if agenda:
        frame = agenda.pop()
        ANSWERS[frame.step](frame, game, action, events)
    else:
        TURN_ACTIONS[action[0]](game, action, events)
    while agenda and (go_on := CONTINUATIONS.get(agenda[-1].step)) is not None:
        go_on(agenda.pop(), game, events)


TURN_ACTIONS: Final[dict[int, TurnAction]] = {
    ROLL_MOVE: moves.roll_move, CAUTIOUS_MOVE: moves.cautious_move, FOLLOW: moves.follow, SEARCH: turn.search,
    CRAFT: turn.craft, DIG: turn.dig, SELL: turn.sell, BUY: turn.buy, STEAL_SPOON: turn.steal_spoon, HEAL: turn.heal,
    JOIN: turn.join, PLAY: turn.play, EXTORT: turn.extort, EXCHANGE: turn.exchange, REVEAL: turn.reveal_on_turn,
    END_TURN: turn.end_turn,
}

__all__ = ["IllegalAction", "apply", "do", "fits_template", "is_legal", "legal"]
