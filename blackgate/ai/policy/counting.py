"""Counting cards exactly: what a seat can tell about the hands it cannot see (R12).

All of it reads a game through one seat's eyes: its own hand, what is public, and `known`. The same code
therefore serves in a real game's view and inside an imagined world.
"""

from math import comb

from ...model.counts import BLADE, FIELD, KNIFE, WEAPONS, Cards, count, size
from ...model.state import GameState


def sure(game: GameState, seat: int, other: int) -> Cards:
    """What the seat is sure of in another's hand; all of it where it sees the hand."""
    if game.sees_hand(seat, other):
        return game.hand[other]
    return game.known[other * game.players + seat]


def unseen(game: GameState, seat: int) -> tuple[Cards, int]:
    """The cards the seat cannot place, and in how many slots (hidden hands and the Search deck) they are."""
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
    missing = max(0, hidden - (slots - weapons))        # with few other cards some must be weapons
    return [0.0] * (certain + missing) + odds


def tool_odds(game: GameState, seat: int, other: int, tool: int) -> float:
    """The chance that another holds at least one of a tool."""
    cards = sure(game, seat, other)
    if cards & FIELD[tool]:
        return 1.0
    hidden = size(game.hand[other]) - size(cards)
    if not hidden:
        return 0.0
    loose, slots = unseen(game, seat)
    # Hidden tools are in hands, never in the deck, so only hidden hand slots share them.
    slots -= len(game.deck)
    return 1.0 - (1.0 - hidden / max(slots, hidden)) ** count(loose, tool)
