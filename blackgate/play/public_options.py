"""The options on the public table, where all hands are face down: those that all know to be possible (TOGETHER G1).

A player needs no look at the hand to roll, to search or to play a card that all have seen. The same holds for refusing
a demand, giving up or letting a card take effect: this is possible with any hand. None of it shows anything.

A player who remembers the hand may dig and craft. Every Tool and recipe that the place allows is offered, whatever
the hand holds, so the list tells nothing. If the player lacks the cards, the action is refused.
"""

from functools import reduce
from typing import Final

from ..model.action_cards import held_for
from ..model.actions import Action, Cooperate, Decline, Fight, GiveUp, Pass, Weapon
from ..model.agenda import ASKED
from ..model.counts import ONE, TOOL_KINDS, Cards, holds, least, size
from ..model.legal import legal
from ..model.questions.extorted import AskExtorted
from ..model.state import GameState
from ..model.verbs import VERBS
from ..model.view import View
from .spectator_view import watch

# What a player may try with the hand face down.
FROM_MEMORY: Final = tuple(verb.action for verb in VERBS.values() if verb.is_from_memory)
_REFUSALS: Final = (Fight, GiveUp, Pass, Decline)       # A player can always say no.


def commonly_known(game: GameState, seat: int) -> Cards:
    """The cards that all other seats know to be in a hand."""
    base = seat * game.players
    return reduce(least, (game.known[base + viewer] for viewer in game.others[seat]))


def open_options(game: GameState) -> tuple[Action, ...]:
    """The options of the asked seat with its hand face down. Only digging and crafting from memory can be refused."""
    if game.winners:
        return ()
    options = legal(game)
    if game.agenda and ASKED[game.agenda[-1].step].is_public:
        return tuple(options)
    known = commonly_known(game, game.decider)
    found = [option for option in options if _is_open(game, known, option)]
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
        if isinstance(option, FROM_MEMORY) and held >= size(VERBS[type(option)].cards(game, option))
    ]


def _is_open(game: GameState, known: Cards, option: Action) -> bool:
    """Whether all know that the seat can do this: it needs no cards but those that all know it has."""
    verb = VERBS.get(type(option))
    if verb is not None:
        return verb.is_open and holds(known, verb.cards(game, option))
    if isinstance(option, Cooperate):
        frame = game.agenda[-1]
        return holds(known, ONE[frame.tool] if isinstance(frame, AskExtorted) else held_for(option))
    return isinstance(option, _REFUSALS) or (isinstance(option, Weapon) and holds(known, held_for(option)))
