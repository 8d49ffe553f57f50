"""Counting cards exactly: what a seat can know about hidden hands (R12).

All functions read only what one seat may know: its own hand, what is public, and `known`. So the same code
works for a real game's view and in a world made from it.
"""

from math import comb

from ...model.counts import BLADE, FIELD, KNIFE, WEAPONS, Cards, count, size
from ...model.state import GameState


def sure(game: GameState, seat: int, other: int) -> Cards:
    """The cards that the seat is sure of in another's hand; all of them if it sees the hand."""
    if game.sees_hand(seat, other):
        return game.hand[other]
    return game.known[other * game.players + seat]


def unseen(game: GameState, seat: int) -> tuple[Cards, int]:
    """The cards whose place the seat does not know, and the number of places they may be in (hidden hands, deck)."""
    placed = game.piles + game.discard + game.table + game.out
    slots = len(game.deck)
    for other in range(game.players):
        placed += game.tunnel[other]
        cards = sure(game, seat, other)
        placed += cards
        slots += size(game.hand[other]) - size(cards)
    return game.pack.all_cards - placed, slots


def weapon_odds(game: GameState, seat: int, other: int) -> list[float]:
    """The chance that another holds 0, 1, 2 … weapons, as far as this seat can tell."""
    cards = sure(game, seat, other)
    certain = count(cards, BLADE) + count(cards, KNIFE)
    hidden = size(game.hand[other]) - size(cards)
    if not hidden:
        return [0.0] * certain + [1.0]
    loose, slots = unseen(game, seat)
    weapons = size(loose & WEAPONS)
    slots = max(slots, hidden)
    whole = comb(slots, hidden)
    odds = [
        comb(weapons, number) * comb(slots - weapons, hidden - number) / whole
        for number in range(min(weapons, hidden) + 1)
        if hidden - number <= slots - weapons
    ]
    missing = max(0, hidden - (slots - weapons))        # if there are few other cards, some must be weapons
    return [0.0] * (certain + missing) + odds


def tool_odds(game: GameState, seat: int, other: int, *tools: int) -> float:
    """The chance that another holds at least one of a tool; of several, of the likeliest."""
    cards = sure(game, seat, other)
    for tool in tools:
        if cards & FIELD[tool]:
            return 1.0
    hidden = size(game.hand[other]) - size(cards)
    if not hidden:
        return 0.0
    loose, slots = unseen(game, seat)
    # Hidden tools are in hidden hands and never in the deck.
    slots -= len(game.deck)
    return 1.0 - (1.0 - hidden / max(slots, hidden)) ** max([count(loose, tool) for tool in tools])
