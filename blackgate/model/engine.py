"""One door in (Law 2): `legal` says what may be answered, `apply` does it and tells what happened."""

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
    """The action is none of the options offered."""


def apply(game: GameState, action: Action) -> list[Event]:
    """Do one of the legal actions; the events say what happened, in order, unredacted."""
    if not is_legal(game, action):
        raise IllegalAction(action)
    events: list[Event] = []
    do(game, action, events)
    return events


def is_legal(game: GameState, action: Action) -> bool:
    options = legal(game)
    for option in options:
        if option is action:        # Mostly the very option that was listed: far cheaper than to compare.
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
    """The trusted path: the action must be legal; without a list no events are made."""
    agenda = game.agenda
    game.options = None
    if agenda:
        frame = agenda.pop()
        ANSWERS[frame.step](frame, game, action, events)
    else:
        _DO[type(action)](game, action, events)
    while agenda and (go_on := CONTINUATIONS.get(agenda[-1].step)) is not None:
        go_on(agenda.pop(), game, events)


# What the engine does all the time, without a detour.
_DO: Final[dict[type[Action], Callable[[GameState, Any, Events], None]]] = {
    action: verb.do for action, verb in VERBS.items()
}

__all__ = ["IllegalAction", "apply", "do", "fits_template", "is_legal", "legal"]
