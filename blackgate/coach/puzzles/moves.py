"""All moves of a seat, with templates filled in in every way."""

from ...model.action_cards import without_price
from ...model.actions import Action, Discard, Exchange, Reveal, Sell
from ...model.counts import size
from ...model.legal import legal
from ...model.state import GameState
from ...model.vocabulary import ANY
from .hidden import drawn, some_of


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
        return [Sell(cards) for cards in some_of(hand, size(hand)) if cards]
    if isinstance(template, Discard):
        return [Discard(cards, template.number) for _, cards in drawn(hand, template.number)]
    assert isinstance(template, Reveal)
    return [Reveal(cards, template.number) for _, cards in drawn(game.discard, template.number)]


def sort_of(action: Action) -> tuple[str | int, ...]:
    """A key for similar moves: it does not matter which cards are sold, or laid as weapons."""
    return without_price(action)
