"""What a seat may do, one by one: templates are filled in every way."""

from itertools import combinations_with_replacement
from math import comb
from typing import Final

from ...model.counts import ONE, Cards, holds, kinds_of, pair_up, size
from ...model.legal import legal
from ...model.state import GameState
from ...model.words import ANY, DISCARD, EXCHANGE, EXTORT, JOIN, REVEAL, SELL, WEAPON, Action
from .hidden import TooLarge

MOST_FILLED: Final = 4000
_BY_TARGET: Final = {SELL: 1, DISCARD: 1, EXTORT: 3, JOIN: 2, WEAPON: 1}


def all_moves(game: GameState) -> list[Action]:
    """Every option of who is asked. An exchange is left out: at its worst a teammate declines it."""
    return [action for option in legal(game) for action in ways_of(game, option)]


def ways_of(game: GameState, option: Action) -> list[Action]:
    """An option as it stands, or in every way it can be filled in."""
    if option[0] == EXCHANGE:
        return []
    return filled(game, option) if ANY in option else [option]


def filled(game: GameState, template: Action) -> list[Action]:
    """A template in every way it can be filled in."""
    hand = game.hand[game.decider]
    if template[0] == SELL:
        return [Action((SELL, cards)) for cards in parts_of(hand) if cards]
    if template[0] == DISCARD:
        return [Action((DISCARD, cards, template[2])) for cards in choices(hand, template[2])]
    return [Action((REVEAL, cards, template[2])) for cards in choices(game.discard, template[2])]


def parts_of(cards: Cards) -> list[Cards]:
    found = [0]
    for kind, number in pair_up(cards):
        found = [chosen + many * ONE[kind] for chosen in found for many in range(number + 1)]
        if len(found) > MOST_FILLED:
            raise TooLarge("choices")
    return found


def choices(cards: Cards, number: int) -> list[Cards]:
    """So many of these cards, in every way."""
    kinds = kinds_of(cards)
    number = min(number, size(cards))
    if comb(len(kinds) + number - 1, number) > MOST_FILLED:
        raise TooLarge("choices")
    found = (sum(ONE[kind] for kind in chosen) for chosen in combinations_with_replacement(kinds, number))
    return [chosen for chosen in found if holds(cards, chosen)]


def sort_of(action: Action) -> tuple[int, ...]:
    """Moves that differ in small change only are of one sort: whatever is sold, whichever weapon is laid."""
    return tuple(action[:_BY_TARGET.get(action[0], len(action))])
