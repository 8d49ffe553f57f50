"""The options on the public table, where all hands are face down: those that all know to be possible (TOGETHER G1).

A player needs no look at the hand to roll, to search or to play a card that all have seen. The same holds for refusing
a demand, giving up or letting a card take effect: this is possible with any hand. None of it shows anything.

A player who remembers the hand may dig and craft. Every Tool and recipe that the place allows is offered, whatever
the hand holds, so the list tells nothing. If the player lacks the cards, the action is refused.
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

# Public information decides whether these are possible.
_OPEN: Final = frozenset((
    RollMove, CautiousMove, Follow, Search, StealSpoon, Heal, Buy, EndTurn,
    Fight, GiveUp, Pass, Decline,       # A player can always say no.
))
# All answers to these questions are public.
_ASKED_OPENLY: Final = (AskReroll, AskPlace, AskMichelMove, AskMichelDraw)


def commonly_known(game: GameState, seat: int) -> Cards:
    """The cards that all other seats know to be in a hand."""
    base = seat * game.players
    return reduce(least, (game.known[base + viewer] for viewer in game.others[seat]))


def open_options(game: GameState) -> tuple[Action, ...]:
    """The options of the asked seat with its hand face down. Only digging and crafting from memory can be refused."""
    if game.winners:
        return ()
    options = legal(game)
    if game.agenda and isinstance(game.agenda[-1], _ASKED_OPENLY):
        return tuple(options)
    known = commonly_known(game, game.decider)
    found = [option for option in options if type(option) in _OPEN or _is_known(game, known, option)]
    return (*found, *_from_memory(game)) if game.actions and not game.agenda else tuple(found)


def public(game: GameState) -> View:
    """The view with all hands face down: what all know, and what the asked seat may do without opening its hand."""
    seen = watch(game)
    seen.seat = game.turn if game.winners else game.decider
    seen.known = tuple(commonly_known(game, seat) for seat in range(game.players))
    # Here a player's own hand shows only the cards that all others know.
    seen.hands = tuple(seen.known[seat] if seat == seen.seat else -1 for seat in range(game.players))
    seen.options = open_options(game)
    return seen


def _from_memory(game: GameState) -> list[Action]:
    """The digging and crafting options that the seat on turn could have with any hand of this size."""
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
    """Whether all know that the seat has the cards for this option."""
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
