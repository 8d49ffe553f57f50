"""The same table with other hidden cards: what nobody, or only some, can tell from the real one."""

from collections.abc import Collection
from random import Random

from blackgate.model.counts import ONE, SUPPLY, least, listed
from blackgate.model.state import GameState
from blackgate.play.openly import commonly_known


def dealt_anew(game: GameState, random: Random, keeps: Collection[int] = ()) -> GameState:
    """Hidden cards and face-down Backgrounds change places, but for seats that `keeps` theirs and what they know.

    What everybody knows of a hand stays in it; what is known besides by those who keep theirs does too.
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
    if seat in keeps or any(game.sees_hand(viewer, seat) for viewer in keeps):
        return game.hand[seat]
    cards = commonly_known(game, seat)
    for viewer in keeps:
        known = game.known[seat * game.players + viewer]
        cards = cards + known - least(cards, known)
    return cards
