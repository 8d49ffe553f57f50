"""A game in which blanks stand for the cards that one seat cannot see, and how likely each card is behind a blank.

It is made from the seat's view: a hidden hand has its known cards and blanks, the deck has only blanks. All deals that
fit are equally likely, as in `model.worlds`: supply cards that are not seen are in hidden hands, the other cards are
there or in the deck.
"""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from ...model.counts import (
    BLADE, FIELD, MOST_KINDS, ONE, SUPPLY, Cards, count, kinds_of, pair_up, size,
)
from ...model.rng import Dice
from ...model.state import GameState
from ...model.view import View
from ...model.worlds import determinize

BLANK: Final = MOST_KINDS - 1       # a kind number that no pack uses
SEEN: Final = ~FIELD[BLANK]
PLAIN: Final = ~(SUPPLY | FIELD[BLADE])             # a mask of the other kinds
MOST_HANDS: Final = 4000

Weighed = tuple[float, Cards]


class TooLarge(Exception):
    """There are too many cases to solve the puzzle in acceptable time."""


def blanked(view: View) -> GameState:
    """The game as the seat sees it, with blanks for hidden cards."""
    if len(view.pack.kinds) > BLANK:
        raise TooLarge("kinds")
    game = determinize(view, Dice(0))
    hide(game, view.seat)
    return game


def hide(game: GameState, seat: int) -> None:
    """Put blanks in place of the cards that the seat does not see, so that equal views become equal states."""
    players = game.players
    known = [0] * (players * players)
    for owner in game.others[seat]:
        if not game.revealed[owner]:
            game.background[owner] = 0
        if game.sees_hand(seat, owner):
            continue
        sure = game.known[owner * players + seat]
        game.hand[owner] = sure + (size(game.hand[owner]) - size(sure)) * ONE[BLANK]
        known[owner * players + seat] = sure
    game.known = known
    game.deck = [BLANK] * len(game.deck)
    game.gang_piles = [(pile[0], *sorted(pile[1:])) if len(pile) > 2 else pile for pile in game.gang_piles]
    if game.michel:
        game.michel_deck = tuple(sorted(game.michel_deck))
        game.michel_discard = tuple(sorted(game.michel_discard))
    game.rolls = ()
    game.seed = game.drawn = 0
    game.options = None


def sight(game: GameState) -> tuple[object, ...]:
    """Everything of a blanked game that can matter, as a key for a cache."""
    return (
        *game.hand, game.piles, game.discard, game.table, *game.place, *game.cigarettes, *game.beatings, *game.gang,
        *game.points, *game.revealed, *game.background, game.actions, game.searches, game.extortions, game.used,
        game.dig_bonus, game.turn, len(game.deck), game.michel_place, game.michel_deck, game.michel_table,
        *game.gang_piles, *game.agenda,
    )


def unseen(game: GameState) -> Cards:
    """The cards that may be behind the blanks."""
    seen = sum(game.hand) + sum(game.tunnel) + game.piles + game.discard + game.table + game.out
    return game.pack.all_cards - (seen & SEEN)


def unseen_search(game: GameState) -> Cards:
    """Those of them that may be in the Search deck."""
    return unseen(game) & ~SUPPLY


def blanks(game: GameState, told: int = 0) -> int:
    """The number of blanks in hands, without the hands in the mask `told`, whose telling kinds are named."""
    return sum(count(hand, BLANK) for owner, hand in enumerate(game.hand) if not told >> owner & 1)


def behind_a_blank(game: GameState) -> list[tuple[float, int]]:
    """How likely each kind is behind a blank of a hidden hand."""
    pool, slots = unseen(game), blanks(game)
    supply, search = pool & SUPPLY, pool & ~SUPPLY
    found = [(number / slots, kind) for kind, number in pair_up(supply)]
    left = (slots - size(supply)) / slots
    if left > 0:
        whole = size(search)
        found += [(left * number / whole, kind) for kind, number in pair_up(search)]
    return found


def behind_a_plain_blank(game: GameState) -> list[tuple[float, int]]:
    """The same for a hand whose telling kinds are all named."""
    pool = unseen(game) & PLAIN
    whole = size(pool)
    return [(number / whole, kind) for kind, number in pair_up(pool)]


def drawn(pool: Cards, number: int) -> list[Weighed]:
    """All ways to take `number` of these cards, and how likely each is for a random draw."""
    whole = size(pool)
    number = min(number, whole)
    kinds = kinds_of(pool)
    if comb(len(kinds) + number - 1, number) > MOST_HANDS:
        raise TooLarge("draws")
    ways = comb(whole, number)
    found = []
    for chosen in combinations_with_replacement(kinds, number):
        cards = sum(ONE[kind] for kind in chosen)
        here = 1
        for kind, many in pair_up(cards):
            here *= comb(count(pool, kind), many)
        if here:
            found.append((here / ways, cards))
    return found


def telling_hands(game: GameState, owner: int, told: int = 0) -> list[Weighed]:
    """The knives, tools and blades that may be behind a hand's blanks: each possible set and how likely it is.

    `told` is a mask of hands whose telling kinds are named already: the blanks there are plain cards.
    """
    own, slots, pool = count(game.hand[owner], BLANK), blanks(game, told), unseen(game)
    supply = pool & SUPPLY
    others = slots - size(supply)               # blanks that are no supply cards
    search = size(pool & ~SUPPLY) - (blanks(game) - slots)
    blades = count(pool, BLADE)
    ways = comb(slots, own)
    found = []
    for cards in some_of(supply, own):
        taken = size(cards)
        rest = own - taken
        here = comb(others, rest)
        for kind, many in pair_up(cards):
            here *= comb(count(supply, kind), many)
        if not here:
            continue
        for many in range(min(rest, blades) + 1):
            dealt = comb(blades, many) * comb(search - blades, rest - many)
            if dealt:
                found.append((here / ways * dealt / comb(search, rest), cards + many * ONE[BLADE]))
    return found


def some_of(cards: Cards, most: int) -> Iterator[Cards]:
    """Every set of at most `most` of these cards."""
    choices = [0]
    for kind, number in pair_up(cards):
        choices = [chosen + many * ONE[kind] for chosen in choices for many in range(number + 1)
                   if size(chosen) + many <= most]
        if len(choices) > MOST_HANDS:
            raise TooLarge("hands")
    yield from choices


def whole_hands(game: GameState, owner: int) -> list[Weighed]:
    """All sets of cards that may be behind a hand's blanks, and how likely each is."""
    found = []
    pool = unseen(game) & PLAIN
    for weight, cards in telling_hands(game, owner):
        rest = count(game.hand[owner], BLANK) - size(cards)
        found += [(weight * chance, cards + plain) for chance, plain in drawn(pool, rest)]
        if len(found) > MOST_HANDS:
            raise TooLarge("hands")
    return found


def laid_open(game: GameState, owner: int, cards: Cards) -> None:
    """Replace some of a hand's blanks by these cards."""
    game.hand[owner] += cards - size(cards) * ONE[BLANK]
