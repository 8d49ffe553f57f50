"""All moves of a seat, with templates filled in in every way."""

from itertools import combinations_with_replacement
from math import comb
from typing import Final

from ...model.action_cards import without_price
from ...model.actions import Action, Discard, Exchange, Reveal, Sell
from ...model.counts import ONE, Cards, holds, kinds_of, pair_up, size
from ...model.legal import legal
from ...model.state import GameState
from ...model.vocabulary import ANY
from .hidden import TooLarge

MOST_FILLED: Final = 4000


def all_moves(game: GameState) -> list[Action]:
    """Every option of the asked seat. Exchanges are left out, because the worst answer of a teammate is to decline."""
    return [action for option in legal(game) for action in ways_of(game, option)]


def ways_of(game: GameState, option: Action) -> list[Action]:
    """The option itself, or if it is a template, all ways to fill it in."""
    if isinstance(option, Exchange):
        return []
    return filled(game, option) if ANY in option else [option]


def filled(game: GameState, template: Action) -> list[Action]:
    """All ways to fill in a template."""
    hand = game.hand[game.decider]
    if isinstance(template, Sell):
        return [Sell(cards) for cards in parts_of(hand) if cards]
    if isinstance(template, Discard):
        return [Discard(cards, template.number) for cards in choices(hand, template.number)]
    assert isinstance(template, Reveal)
    return [Reveal(cards, template.number) for cards in choices(game.discard, template.number)]


def parts_of(cards: Cards) -> list[Cards]:
    found = [0]
    for kind, number in pair_up(cards):
        found = [chosen + many * ONE[kind] for chosen in found for many in range(number + 1)]
        if len(found) > MOST_FILLED:
            raise TooLarge("choices")
    return found


def choices(cards: Cards, number: int) -> list[Cards]:
    """All ways to choose `number` of these cards."""
    kinds = kinds_of(cards)
    number = min(number, size(cards))
    if comb(len(kinds) + number - 1, number) > MOST_FILLED:
        raise TooLarge("choices")
    found = (sum(ONE[kind] for kind in chosen) for chosen in combinations_with_replacement(kinds, number))
    return [chosen for chosen in found if holds(cards, chosen)]


def sort_of(action: Action) -> tuple[str | int, ...]:
    """A key for similar moves: it does not matter which cards are sold, or laid as weapons."""
    return without_price(action)
