"""The same table with other hidden cards: what nobody, or only some, can tell from the real one."""

from collections.abc import Collection
from functools import reduce
from random import Random

from blackgate.model.counts import ONE, SUPPLY, least, listed
from blackgate.model.state import GameState
from tests.secrecy.memory import sees_hand


def dealt_anew(game: GameState, random: Random, keeps: Collection[int] = ()) -> GameState:
    """Hidden cards and face-down Backgrounds change places, but for seats that `keeps` theirs and what they know.

    What everybody knows of a hand stays in it; what is known besides by those who keep theirs does too. Nothing is
    asked of the code that shows the public table: it is judged by this.
    """
    other = game.clone()
    players = game.players
    shown = [_shown(game, seat, keeps) for seat in range(players)]
    hidden = [listed(game.hand[seat] - shown[seat]) for seat in range(players)]
    held = [card for cards in hidden for card in cards]
    supplied = [card for card in held if ONE[card] & SUPPLY]        # never in the deck
    pool = [card for card in held if not ONE[card] & SUPPLY] + list(game.deck)
    random.shuffle(pool)
    places = [seat for seat, cards in enumerate(hidden) for _ in cards]
    random.shuffle(places)
    other.hand[:] = shown
    for seat in places:
        other.hand[seat] += ONE[supplied.pop() if supplied else pool.pop()]
    for seat in range(players):
        for viewer in range(players):
            at = seat * players + viewer
            other.known[at] = least(game.known[at], other.hand[seat])
    other.deck = pool
    covered = [seat for seat in range(players) if not game.revealed[seat] and seat not in keeps]
    pasts = [game.background[seat] for seat in covered]
    random.shuffle(pasts)
    for seat, past in zip(covered, pasts, strict=True):
        other.background[seat] = past
    other.options = None
    return other


def _shown(game: GameState, seat: int, keeps: Collection[int]) -> int:
    """What stays in a hand, whatever else is dealt anew."""
    if any(sees_hand(game.team, game.place, viewer, seat) for viewer in keeps):
        return game.hand[seat]
    known = [game.known[seat * game.players + viewer] for viewer in range(game.players)]
    cards = reduce(least, (known[viewer] for viewer in range(game.players) if viewer != seat))
    for viewer in keeps:
        cards = cards + known[viewer] - least(cards, known[viewer])
    return cards
