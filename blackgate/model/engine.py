"""The only way to play (Law 2): `legal` lists the options, `apply` does one and returns what happened."""

from collections.abc import Callable
from typing import Any, Final

from .actions import Action, Discard, Exchange, Reveal, Sell
from .agenda import ANSWERS, CONTINUATIONS
from .events import Event, Events
from .legal import legal
from .questions import discard
from .state import GameState
from .verbs import VERBS, exchange, reveal, sell
from .vocabulary import ANY


class IllegalAction(Exception):
    """The action is not among the legal options."""


def apply(game: GameState, action: Action) -> list[Event]:
    """Do one of the legal actions and return what happened: all events in order, secrets included."""
    if not is_legal(game, action):
        raise IllegalAction(action)
    events: list[Event] = []
    do(game, action, events)
    return events


def is_legal(game: GameState, action: Action) -> bool:
    options = legal(game)
    for option in options:
        if option is action:        # Usually it is the same object, and this test is much faster than a comparison.
            return ANY not in action or fits_template(game, action)
    return (action in options and ANY not in action) or fits_template(game, action)


def fits_template(game: GameState, action: Action) -> bool:
    """Whether an action fills in one of the templates offered."""
    options = legal(game)
    if isinstance(action, Sell):
        return sell.fills_template(game, action, options)
    if isinstance(action, Discard):
        return discard.fills_template(game, action, options)
    if isinstance(action, Exchange):
        return exchange.fills_template(game, action, options)
    return isinstance(action, Reveal) and reveal.fills_template(game, action, options)


def do(game: GameState, action: Action, events: Events = None) -> None:
    """Do an action that the caller knows to be legal. Events are added to the list, if there is one."""
    agenda = game.agenda
    game.options = None
    if agenda:
        frame = agenda.pop()
        ANSWERS[frame.step](frame, game, action, events)
    else:
        _DO[type(action)](game, action, events)
    while agenda and (go_on := CONTINUATIONS.get(agenda[-1].step)) is not None:
        go_on(agenda.pop(), game, events)


# Each verb's `do` by its action: the engine needs it all the time.
_DO: Final[dict[type[Action], Callable[[GameState, Any, Events], None]]] = {
    action: verb.do for action, verb in VERBS.items()
}

__all__ = ["IllegalAction", "apply", "do", "fits_template", "is_legal", "legal"]
