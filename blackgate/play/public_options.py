"""What may be done on the public table, all hands face down: what everybody knows to be possible (TOGETHER G1).

Who rolls, searches or digs with a tool that all saw them take needs no look at the hand, and shows nothing by it. Who
refuses a demand, gives up or lets a card happen needs none either: everybody can, whatever they hold.
"""

from functools import reduce
from typing import Final

from ..model.actions import (
    Action, Buy, CautiousMove, Cooperate, Craft, Decline, Dig, EndTurn, Extort, Fight, Follow, GiveUp, Heal, Join, Pass,
    Play, RollMove, Search, StealSpoon, Weapon,
)
from ..model.counts import ONE, Cards, holds, least
from ..model.legal import legal
from ..model.questions.extorted import AskExtorted
from ..model.questions.michel_draw import AskMichelDraw
from ..model.questions.michel_move import AskMichelMove
from ..model.questions.place import AskPlace
from ..model.questions.reroll import AskReroll
from ..model.state import GameState
from ..model.view import View
from .spectator_view import watch

# Whether these may be done follows from what lies open.
_OPEN: Final = frozenset((
    RollMove, CautiousMove, Follow, Search, StealSpoon, Heal, Buy, EndTurn,
    Fight, GiveUp, Pass, Decline,       # Whoever is asked can say no, whatever they hold.
))
# All answers to these are open.
_ASKED_OPENLY: Final = (AskReroll, AskPlace, AskMichelMove, AskMichelDraw)


def commonly_known(game: GameState, seat: int) -> Cards:
    """What everybody else knows a hand to hold."""
    base = seat * game.players
    return reduce(least, (game.known[base + viewer] for viewer in game.others[seat]))


def open_options(game: GameState) -> tuple[Action, ...]:
    """What the seat that is asked may do with its hand face down."""
    if game.winners:
        return ()
    options = legal(game)
    if game.agenda and isinstance(game.agenda[-1], _ASKED_OPENLY):
        return tuple(options)
    known = commonly_known(game, game.decider)
    return tuple(option for option in options if type(option) in _OPEN or _is_known(game, known, option))


def public(game: GameState) -> View:
    """The table with all hands face down: what everybody knows, and what the seat that is asked may do so."""
    seen = watch(game)
    seen.seat = game.turn if game.winners else game.decider
    seen.known = tuple(commonly_known(game, seat) for seat in range(game.players))
    # Of their own hand everybody is shown here what all others know of it.
    seen.hands = tuple(seen.known[seat] if seat == seen.seat else -1 for seat in range(game.players))
    seen.options = open_options(game)
    return seen


def _is_known(game: GameState, known: Cards, option: Action) -> bool:
    """Whether everybody knows that the seat has what it takes."""
    if isinstance(option, Dig):
        return holds(known, ONE[option.tool])
    if isinstance(option, Cooperate):
        frame = game.agenda[-1]
        return holds(known, ONE[frame.tool if isinstance(frame, AskExtorted) else option.tool])
    if isinstance(option, Weapon):
        return holds(known, ONE[option.kind])
    if isinstance(option, Play):
        return holds(known, ONE[option.card])
    if isinstance(option, Extort):
        return holds(known, option.weapons)
    if isinstance(option, Join):
        return holds(known, option.accessories)
    if isinstance(option, Craft):
        recipe = game.pack.recipe_of[option.product]
        spared = game.pack.powers[game.gang[game.turn]].no_link
        return holds(known, recipe.needs_spared if spared else recipe.needs)
    return False
