"""Which reasons are given how often, and with which facts: positions dealt at random, every option of each.

That no reason is false is another test's business (`test_reasons_are_true`). This one notices a reason that is not
given any more, or is given of something else. After a change that is meant, write the list anew and look at the
difference:

    PYTHONPATH=build python -m tests.coach.test_reasons_given
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from zlib import crc32

from blackgate.coach.reasons import reasons
from blackgate.model.actions import Action, Discard, Exchange, Extort, Sell
from blackgate.model.codec import load_position
from blackgate.model.counts import ONE, SUPPLY, Cards, listed
from blackgate.model.engine import apply, is_legal
from blackgate.model.notation import Json
from blackgate.model.state import GameState
from blackgate.model.view import View, view
from blackgate.model.vocabulary import ANY
from tests.approved import approve, compare
from tests.table import notation, shipped

from .claims import CLAIMS
from .playing import SEARCH_CARDS

APPROVED = Path(__file__).with_name("reasons_given.txt")
POSITIONS = 260
FURTHER = 6             # actions that follow a position: questions come with them
ITEMS = {"knife": 12, "spoon": 10, "pickaxe": 8, "shovel": 6}
PLACES = {side: [place.name for place in shipped().places if side in place.sides] for side in ("standard", "team")}
PLAYERS = ((2, False), (3, False), (4, False), (4, True), (6, True), (5, False))


def dealt(chance: Random, number: int) -> GameState:
    """A table in the middle of a game, with much of everything."""
    players, team = PLAYERS[number % len(PLAYERS)]
    deck = [card for card, copies in SEARCH_CARDS.items() for _ in range(copies)]
    supply = [card for card, copies in ITEMS.items() for _ in range(copies // 2)]
    gangs = [card.name for card in shipped().gang_cards[1:]]
    pasts = [card.name for card in shipped().backgrounds]
    for cards in (deck, supply, gangs, pasts):
        chance.shuffle(cards)
    places = PLACES["team" if team else "standard"]
    few = chance.sample(places, 3)          # They meet there.
    goal = shipped().goal(players, team)
    seats: list[Json] = []
    for _ in range(players):
        hand = Counter(cards.pop() for cards, most in ((deck, 6), (supply, 4)) for _ in range(chance.randrange(most)))
        seats.append({
            "place": chance.choice(few), "hand": dict(hand), "cigarettes": chance.randrange(10),
            "beatings": chance.choice((0, 0, 0, 1, 2)), "gang": gangs.pop() if chance.random() < 0.5 else None,
            "background": {"card": pasts.pop(), "revealed": chance.random() < 0.3},
            "points": max(0, goal - 1 - chance.randrange(9)) // (players // 2 if team else 1),
        })
    discard = Counter(deck.pop() for _ in range(chance.randrange(8)))
    position: Json = {"players": players, "team": team, "seats": seats, "seed": number,
                      "search": {"discard": dict(discard)},
                      "turn": {"seat": chance.randrange(players), "actions": chance.choice((1, 2, 2))}}
    if number % 3:
        position["michel"] = {"who": "michel", "place": chance.choice(places[:-1])}
    game = load_position(position, notation())
    for owner in range(players):
        if chance.random() < 0.6:           # All have seen what it took from the piles.
            for viewer in game.others[owner]:
                game.known[owner * players + viewer] = game.hand[owner] & SUPPLY
    return game


def filled_in(option: Action, game: GameState, chance: Random) -> Action:
    """What an option leaves open is chosen at random."""
    if isinstance(option, Sell) and option.cards == ANY:
        return Sell(some(game.hand[game.decider], chance))
    if isinstance(option, Discard) and option.cards == ANY:
        chosen = chance.sample(listed(game.hand[game.decider]), option.number)
        return Discard(sum(ONE[kind] for kind in chosen), option.number)
    if isinstance(option, Exchange) and option.give == ANY:
        give, take = (some(game.hand[seat], chance) for seat in (game.decider, option.seat))
        return Exchange(option.seat, give, chance.randrange(1 + game.cigarettes[game.decider]), take, 0)
    return option


def some(hand: Cards, chance: Random) -> Cards:
    return sum(ONE[kind] for kind in listed(hand) if chance.random() < 0.5)


def decisions() -> Iterator[tuple[View, Action]]:
    chance = Random(7)
    for number in range(POSITIONS):
        game = dealt(chance, number)
        for _ in range(FURTHER):
            if game.winners:
                break
            seen = view(game, game.decider)
            found = (filled_in(option, game, chance) for option in seen.options)
            options = [option for option in found if is_legal(game, option)]
            demands = [option for option in options if isinstance(option, Extort)]
            rest = [option for option in options if not isinstance(option, Extort)]
            for option in rest + demands[:1]:       # How a fight may go takes long to find out.
                yield seen, option
            if not options:
                break
            apply(game, chance.choice(demands or rest if chance.random() < 0.3 else rest or demands))


def given() -> list[str]:
    times: Counter[str] = Counter()
    facts: Counter[str] = Counter()
    for seen, action in decisions():
        for place, reason in enumerate(reasons(seen, action)):
            times[reason.key] += 1
            facts[reason.key] += crc32(f"{place} {action} {reason.facts}".encode()) % 1000
    return [f"{kind} {times[kind]} {facts[kind]}" for kind in sorted(CLAIMS)]


def test_reasons_are_given_as_often_and_of_the_same_things_as_before() -> None:
    compare(APPROVED, given())


if __name__ == "__main__":
    approve(APPROVED, given())
