"""Moving cards between zones, and what each seat knows after it (R12, R14q)."""

from typing import Final

from .counts import FIELD, ONE, ONE_OF_EACH, SUPPLY, Cards, count, listed, minus, nth, size
from .events import Beaten, Discarded, Drawn, Events, Gained, Given, Healed, Moved, Paid, Powered, Sent, Shuffled, Taken
from .rng import below, shuffle
from .state import GameState


# Moves are the most frequent events, so they are made once and looked up.
MOVES: Final = tuple(tuple(tuple(Moved(seat, old, new) for new in range(16)) for old in range(16)) for seat in range(6))


def gain_openly(game: GameState, seat: int, cards: Cards) -> None:
    """Put cards into a hand while all can see them."""
    game.hand[seat] += cards
    known = game.known
    base = seat * game.players
    for viewer in game.others[seat]:
        known[base + viewer] += cards


def lose_openly(game: GameState, seat: int, cards: Cards) -> None:
    """Take cards from a hand while all can see them."""
    game.hand[seat] -= cards
    known = game.known
    base = seat * game.players
    for viewer in game.others[seat]:
        if known[base + viewer]:
            known[base + viewer] = minus(known[base + viewer], cards)


def put_back(game: GameState, cards: Cards) -> None:
    """Put discarded cards where they belong: supply cards on their piles, Search cards on the discard."""
    supply = cards & SUPPLY
    game.piles += supply
    game.discard += cards - supply


def discard(game: GameState, seat: int, cards: Cards, events: Events) -> None:
    lose_openly(game, seat, cards)
    put_back(game, cards)
    if events is not None:
        events.append(Discarded(seat, cards))


def draw(game: GameState, seat: int, number: int, events: Events) -> None:
    """Draw Search cards. An empty deck is replaced by the shuffled discard (R2c)."""
    deck = game.deck
    drawn = 0
    for _ in range(number):
        if not deck:
            if not game.discard:
                break
            deck.extend(listed(game.discard))
            game.discard = 0
            shuffle(game, deck)
            if events is not None:
                events.append(Shuffled(len(deck), 0))
        drawn += ONE[deck.pop()]
    game.hand[seat] += drawn
    if events is not None:
        events.append(Drawn(seat, size(drawn), drawn))


def take_supply(game: GameState, seat: int, kind: int, number: int) -> int:
    """Take cards from a pile; a small pile gives what it has (R14n). Returns how many were taken."""
    number = min(number, count(game.piles, kind))
    cards = number * ONE[kind]
    game.piles -= cards
    gain_openly(game, seat, cards)
    return number


def gain_supply(game: GameState, seat: int, kind: int, number: int, events: Events) -> None:
    number = take_supply(game, seat, kind, number)
    if events is not None and number:
        events.append(Gained(seat, kind, number))


def take_card(game: GameState, taker: int, owner: int, kind: int, events: Events) -> None:
    """Move a card from one hand to another; only the two players see which one it is (R12)."""
    card = ONE[kind]
    game.hand[owner] -= card
    game.hand[taker] += card
    known = game.known
    players = game.players
    base = owner * players
    for viewer in range(players):
        if known[base + viewer]:
            known[base + viewer] = minus(known[base + viewer], card if viewer == taker else ONE_OF_EACH)
    known[taker * players + owner] += card
    if events is not None:
        events.append(Taken(taker, owner, kind))


def take_random(game: GameState, taker: int, owner: int, events: Events) -> None:
    hand = game.hand[owner]
    if hand:
        take_card(game, taker, owner, nth(hand, below(game, size(hand))), events)


def give_openly(game: GameState, giver: int, taker: int, kind: int, events: Events) -> None:
    lose_openly(game, giver, ONE[kind])
    gain_openly(game, taker, ONE[kind])
    if events is not None:
        events.append(Given(taker, giver, kind))


def remember(game: GameState, seat: int) -> None:
    """Note a hand as known to the teammates who see it now, before they lose sight of it."""
    for mate in game.mates_here(seat):
        game.known[seat * game.players + mate] = game.hand[seat]


def relocate(game: GameState, seat: int, place: int, events: Events, *, sent: bool = False) -> None:
    """Change a seat's place. Teammates who part remember the hands they saw (R5.7, R14q)."""
    place_of = game.place
    old = place_of[seat]
    if game.team:
        remember(game, seat)
        for mate in game.mates_here(seat):
            game.known[mate * game.players + seat] = game.hand[mate]
    place_of[seat] = place
    if events is not None:
        events.append(Sent(seat, old, place) if sent else MOVES[seat][old][place])


def beat(game: GameState, seat: int, times: int, events: Events) -> None:
    """Give a seat Beatings, up to the limit of two (R7)."""
    before = game.beatings[seat]
    after = min(before + times, game.pack.most_beatings)
    game.beatings[seat] = after
    if events is not None and after > before:
        events.append(Beaten(seat, after - before))


def heal(game: GameState, seat: int, number: int, events: Events) -> None:
    number = min(number, game.beatings[seat])
    game.beatings[seat] -= number
    if events is not None and number:
        events.append(Healed(seat, number))


def pay(game: GameState, payer: int, taker: int, number: int, events: Events) -> None:
    """Pay Cigarettes from one seat to another. A negative seat is the bank, which never runs out (R1.5)."""
    if payer >= 0:
        game.cigarettes[payer] -= number
    if taker >= 0:
        game.cigarettes[taker] += number
    if events is not None and number:
        events.append(Paid(taker, payer, number))


def powered(game: GameState, seat: int, events: Events) -> None:
    """Add the event that a seat's gang card has just made a difference."""
    if events is not None:
        events.append(Powered(seat, game.gang[seat]))


def has(cards: Cards, kind: int) -> bool:
    return cards & FIELD[kind] != 0


def roll(game: GameState) -> int:
    """Roll the die. Rolls that a position sets come first, then random ones."""
    if game.rolls:
        face = game.rolls[0]
        game.rolls = game.rolls[1:]
        return face
    return below(game, 6) + 1
