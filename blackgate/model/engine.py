"""One door in (Law 2): `legal` says what may be answered, `apply` does it and tells what happened."""

from collections.abc import Callable
from typing import Final

from . import combat, michel, moves, turn
from .counts import ONE, holds, size
from .effects.belongings import forge_piece
from .effects.people import inspect_next
from .legal import legal
from .state import GameState
from .words import (
    ACCEPT, ANY, BUY, CAUTIOUS_MOVE, CHOOSE_CARD, CRAFT, DECLINED, DIG, DISCARD, END_TURN, EXCHANGE, EXTORT,
    FIRST_CONTINUATION, FOLLOW, HEAL, JOIN, NOTHING, PLAY, REVEAL, ROLL_MOVE, SEARCH, SELL, STEAL_SPOON, Action,
    Event, Events, Frame,
)
from .zones import discard, take_card

TurnAction = Callable[[GameState, Action, Events], None]
Answer = Callable[[GameState, Frame, Action, Events], None]
Continuation = Callable[[GameState, Frame, Events], None]


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
        ANSWERS[frame[0]](game, frame, action, events)
    else:
        TURN_ACTIONS[action[0]](game, action, events)
    while agenda and agenda[-1][0] >= FIRST_CONTINUATION:
        frame = agenda.pop()
        CONTINUATIONS[frame[0] - FIRST_CONTINUATION](game, frame, events)


def _answer_extorted(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    if action[0] == REVEAL:
        turn.reveal(game, frame[1], action[1], frame[2], events)
    else:
        combat.answer_extorted(game, frame, action, events)


def _answer_combat(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    if action[0] == REVEAL:
        game.agenda.append(frame)       # The script finds the combat it wins here.
        turn.reveal(game, frame[1], action[1], NOTHING, events)
    else:
        combat.answer_combat(game, frame, action, events)


def _answer_michel_combat(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    if action[0] == REVEAL:
        game.agenda.append(frame)
        turn.reveal(game, frame[1], action[1], NOTHING, events)
    else:
        michel.answer_combat(game, frame, action, events)


def _answer_react(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    if action[0] == REVEAL:
        game.agenda.pop()               # The card's own script has no effect any more.
        turn.reveal(game, frame[1], action[1], frame[2], events)


def _answer_lose_tool(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    if frame[2] == NOTHING:
        discard(game, frame[1], ONE[action[1]], events)
    else:
        michel.lose_card(game, frame[1], action[1], events)


def _answer_take_seen(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    take_card(game, frame[1], frame[2], action[1], events)


def _answer_forge_again(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    if action[0] == CHOOSE_CARD:
        forge_piece(game, frame[1], action[1], events)


def _answer_discard(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    discard(game, frame[1], action[1], events)
    if frame[3]:
        turn.next_turn(game, events)


def _answer_exchange(game: GameState, frame: Frame, action: Action, events: Events) -> None:
    if action[0] == ACCEPT:
        turn.trade(game, frame, events)
    elif events is not None:
        events.append(Event((DECLINED, frame[1], frame[2])))


def _close_turn(game: GameState, frame: Frame, events: Events) -> None:
    turn.close_turn(game, events)


TURN_ACTIONS: Final[dict[int, TurnAction]] = {
    ROLL_MOVE: moves.roll_move, CAUTIOUS_MOVE: moves.cautious_move, FOLLOW: moves.follow, SEARCH: turn.search,
    CRAFT: turn.craft, DIG: turn.dig, SELL: turn.sell, BUY: turn.buy, STEAL_SPOON: turn.steal_spoon, HEAL: turn.heal,
    JOIN: turn.join, PLAY: turn.play, EXTORT: combat.extort, EXCHANGE: turn.exchange, REVEAL: turn.reveal_on_turn,
    END_TURN: turn.end_turn,
}

# In the order of `words.STEPS`.
ANSWERS: Final[tuple[Answer, ...]] = (
    moves.answer_reroll, moves.answer_place, _answer_extorted, _answer_combat, michel.answer,
    _answer_michel_combat, michel.answer_draw, michel.answer_move, _answer_react, _answer_lose_tool,
    _answer_take_seen, _answer_forge_again, _answer_discard, _answer_exchange,
)
CONTINUATIONS: Final[tuple[Continuation, ...]] = (
    turn.run_script, turn.finish_play, inspect_next, michel.go_round, _close_turn,
)

__all__ = ["IllegalAction", "apply", "do", "fits_template", "is_legal", "legal"]
