"""Which cards to part with at the hand limit or in a sale: two cards that make a Tool are worth more together."""

from functools import lru_cache
from typing import Final

from ...model.actions import Discard, Sell
from ...model.counts import KNIFE, MOST_CARDS, ONE, TOOL_KINDS, Cards, count, pair_up
from ...model.pack import Pack
from ...model.state import GameState
from .temper import Scores
from .worth import CIGARETTE, cards_worth, gang_worths, kind_worths, spare_cards

READY: Final = 0.6          # the share of a craft's or gang's worth that counts while its cards are only in the hand
NEXT_COPIES: Final = [0.8**copy for copy in range(MOST_CARDS)]      # the share of its worth that each copy counts
OTHER_WAYS: Final = 5       # the most that are considered

Way = tuple[float, Cards]       # how much better it is than the policy's, and the cards


def hand_worth(game: GameState, seat: int, hand: Cards) -> float:
    """What a hand is worth to its owner: its cards, what they can make, and the gang that they can pay for."""
    return _cards_worth(game.pack, hand) + _together(game, seat, hand)


def _together(game: GameState, seat: int, hand: Cards) -> float:
    """What cards of the hand are worth together: their products, and the gang that they pay for."""
    pack = game.pack
    crafts = _crafts_worth(pack, hand, bool(pack.powers[game.gang[seat]].no_link))
    return crafts + READY * _best_gang(game, seat, hand)


def least_needed(game: GameState, seat: int, number: int) -> Cards:
    """The `number` cards of the hand to give away: one by one the card whose loss costs least."""
    hand = game.hand[seat]
    parted = 0
    for _ in range(number):
        best, found = -1.0, 0
        for kind, _ in pair_up(hand):
            left = hand_worth(game, seat, hand - ONE[kind])
            if left > best:
                best, found = left, ONE[kind]
        hand -= found
        parted += found
    return parted


def needless(game: GameState, seat: int) -> Cards:
    """The spare cards without those that other cards of the hand need: they are worth more together than sold."""
    spare = spare_cards(game, seat)
    if not spare:
        return 0
    hand = game.hand[seat]
    worth = _together(game, seat, hand)
    if not worth:
        return spare
    for kind, number in pair_up(spare):
        for _ in range(number):
            left = _together(game, seat, hand - ONE[kind])
            if worth - left > game.pack.worth(ONE[kind]) * CIGARETTE:
                spare -= ONE[kind]
            else:
                hand, worth = hand - ONE[kind], left
    return spare


def with_other_ways(game: GameState, scored: Scores) -> Scores:
    """The policy gives one way to discard and one to sell. This adds the most similar other ways; the score of each is
    lowered by how much less the hand and the cigarettes are worth after it."""
    found: Scores = []
    for score, option in scored:
        found.append((score, option))
        if isinstance(option, Discard):
            found += [(score + less, Discard(cards, option.number)) for less, cards in _other_ways(game, option.cards)]
        elif isinstance(option, Sell):
            ways = _other_ways(game, option.cards) + _smaller_sales(game, option.cards)
            found += [(score + less, Sell(cards)) for less, cards in _best_of(ways)]
    return found


def _other_ways(game: GameState, parted: Cards) -> list[Way]:
    """The choices that differ in one card, the best first, each with the difference in the worth of the rest."""
    seat = game.decider
    kept = game.hand[seat] - parted
    usual = hand_worth(game, seat, kept)
    others = [
        (hand_worth(game, seat, kept + ONE[out] - ONE[other]) - usual, parted - ONE[out] + ONE[other])
        for out, _ in pair_up(parted) for other, _ in pair_up(kept) if other != out
    ]
    return _best_of(others)


def _smaller_sales(game: GameState, sold: Cards) -> list[Way]:
    """The sales without one of the cards, each with the difference that it makes."""
    seat, pack = game.decider, game.pack
    kept = game.hand[seat] - sold
    usual = hand_worth(game, seat, kept)
    return [
        (hand_worth(game, seat, kept + ONE[kind]) - usual - pack.worth(ONE[kind]) * CIGARETTE, sold - ONE[kind])
        for kind, _ in pair_up(sold) if sold != ONE[kind]
    ]


def _best_of(ways: list[Way]) -> list[Way]:
    ways.sort(key=lambda way: (-way[0], way[1]))
    return ways[:OTHER_WAYS]


def _cards_worth(pack: Pack, hand: Cards) -> float:
    """The sum over all cards. A second Tool counts like the first; further cards of other kinds count less."""
    worths = kind_worths(pack)
    total = 0.0
    for kind, number in pair_up(hand):
        worth = worths[kind]
        for copy in range(number):
            total += worth if kind in TOOL_KINDS else worth * NEXT_COPIES[copy]
    return total


def _crafts_worth(pack: Pack, hand: Cards, no_link: bool) -> float:
    """The additional worth of the products that the hand's parts can make, the best first."""
    total = 0.0
    for gain, needs, parts in _crafts(pack, no_link):
        times = min([count(hand, kind) for kind in parts])
        if times:
            total += READY * gain * times
            hand -= needs * times
    return total


@lru_cache(maxsize=16)
def _crafts(pack: Pack, no_link: bool) -> list[tuple[float, Cards, list[int]]]:
    """The crafts that are worth something, the best first: the gain, the parts, and their kinds."""
    found = []
    for recipe in pack.recipes:
        needs = recipe.needs_spared if no_link else recipe.needs
        made = kind_worths(pack)[recipe.product] * recipe.makes
        gain = 2.0 if recipe.product == KNIFE else made - cards_worth(pack, needs)
        if gain > 0:
            found.append((gain, needs, [kind for kind, _ in pair_up(needs)]))
    found.sort(key=lambda each: -each[0])
    return found


def _best_gang(game: GameState, seat: int, hand: Cards) -> float:
    """How much more the best gang card that the hand can pay for is worth than the seat's own."""
    pack = game.pack
    held = hand & pack.joins.mask
    if not held:
        return 0.0
    worths = gang_worths(pack)
    own = worths[game.gang[seat]]
    best = 0.0
    for join in pack.joins.of(held):
        pile = game.gang_piles[join.gang]
        if pile:
            best = max(best, worths[pile[0]] - own - _cards_worth(pack, join.accessories))
    return best
