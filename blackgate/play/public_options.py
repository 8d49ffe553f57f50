"""What may be done on the public table, all hands face down: what everybody knows to be possible (TOGETHER G1).

Who rolls, searches or plays a card that all saw them take needs no look at the hand, and shows nothing by it. Who
refuses a demand, gives up or lets a card happen needs none either: everybody can, whatever they hold.

Who remembers what they hold may dig and craft. Every Tool and every recipe that the place allows is offered, whatever
the hand holds, so the offer tells nothing. What its owner does not hold is refused.
"""

from functools import reduce
from typing import Final

from ..model.actions import (
    Action, Buy, CautiousMove, Cooperate, Craft, Decline, Dig, EndTurn, Extort, Fight, Follow, GiveUp, Heal, Join, Pass,
    Play, RollMove, Search, StealSpoon, Weapon,
)
from ..model.counts import ONE, TOOL_KINDS, Cards, holds, least, size
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
    """What the seat that is asked may try with its hand face down. Only what is done from memory can be refused."""
    if game.winners:
        return ()
    options = legal(game)
    if game.agenda and isinstance(game.agenda[-1], _ASKED_OPENLY):
        return tuple(options)
    known = commonly_known(game, game.decider)
    found = [option for option in options if type(option) in _OPEN or _is_known(game, known, option)]
    return (*found, *_from_memory(game)) if game.actions and not game.agenda else tuple(found)


def public(game: GameState) -> View:
    """The table with all hands face down: what everybody knows, and what the seat that is asked may do so."""
    seen = watch(game)
    seen.seat = game.turn if game.winners else game.decider
    seen.known = tuple(commonly_known(game, seat) for seat in range(game.players))
    # Of their own hand everybody is shown here what all others know of it.
    seen.hands = tuple(seen.known[seat] if seat == seen.seat else -1 for seat in range(game.players))
    seen.options = open_options(game)
    return seen


def _from_memory(game: GameState) -> list[Action]:
    """Digging and crafting as the seat on turn could do it with some hand of this size."""
    seat = game.turn
    pack = game.pack
    held = size(game.hand[seat])
    supposed = game.clone()
    supposed.options = None
    supposed.hand[seat] = sum(ONE[tool] for tool in TOOL_KINDS) + sum(recipe.needs for recipe in pack.recipes)
    return [
        option for option in legal(supposed)
        if (isinstance(option, Dig) and held) or (isinstance(option, Craft) and held >= size(_parts(game, option)))
    ]


def _parts(game: GameState, option: Craft) -> Cards:
    recipe = game.pack.recipe_of[option.product]
    return recipe.needs_spared if game.pack.powers[game.gang[game.turn]].no_link else recipe.needs


def _is_known(game: GameState, known: Cards, option: Action) -> bool:
    """Whether everybody knows that the seat has what it takes."""
    if isinstance(option, Cooperate):
        frame = game.agenda[-1]
        return holds(known, ONE[frame.tool if isinstance(frame, AskExtorted) else option.tool])
    if isinstance(option, Weapon):
        return holds(known, ONE[option.kind])
    if isinstance(option, Play):
        return holds(known, ONE[option.card])
    if isinstance(option, Extort):
        return holds(known, option.weapons)
    return isinstance(option, Join) and holds(known, option.accessories)
