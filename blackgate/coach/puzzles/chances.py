"""The possible outcomes of an action for one seat: every roll, draw, theft and turned-up card with its weight.

An action is tried, and its events show what chance decided. Then each possible outcome is made in turn: by setting the
next rolls, the cards on top of the decks, the cards of a hand, or a seed that leads to it.
"""

from math import comb
from typing import Final, NamedTuple

from ...model.actions import Action
from ...model.counts import ONE, TOOLS, Cards, count, kinds_of, listed, minus, pair_up, size
from ...model.engine import do
from ...model.events import (
    CombatWon, Discarded, Drawn, Event, Given, Inspected, Joined, Looked, Rioted, Rolled, Swapped, Taken, TurnedUp,
)
from ...model.state import GameState
from ...model.vocabulary import NOTHING
from .bound import is_last_dig
from .hidden import (
    BLANK, TooLarge, behind_a_blank, behind_a_plain_blank, drawn, hide, laid_open, some_of, telling_hands, unseen,
    unseen_search, whole_hands,
)

FACES: Final = 6
MOST_SEEDS: Final = 3000

Outcome = tuple[float, GameState]
Tried = tuple[GameState, list[Event]]


class Settled(NamedTuple):
    """The chances in an action that are decided already."""

    roll: bool = False
    draw: bool = False
    top: bool = False       # the next card of a gang's pile
    michel: bool = False
    theft: bool = False
    told: int = 0           # a mask of hands whose telling kinds are named
    whole: int = 0          # a mask of hands whose cards are all named


Way = tuple[float, GameState, Settled]


class Chances:
    """Finds outcomes for one seat. `steps` counts the tries, up to `most`."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.steps = 0
        self._most = most

    def tried(self, game: GameState, action: Action) -> Tried:
        self.steps += 1
        if self.steps > self._most:
            raise TooLarge("steps")
        after = game.clone()
        events: list[Event] = []
        do(after, action, events)
        return after, events

    def of(self, game: GameState, action: Action, tried: Tried, told: int = 0) -> list[Outcome]:
        """The outcomes of an action in a blanked game, blanked again. `told`: a mask of hands named for it."""
        return self._follow(game, action, tried, Settled(told=told))

    def _follow(self, game: GameState, action: Action, tried: Tried, settled: Settled) -> list[Outcome]:
        after, events = tried
        if any(isinstance(event, Rioted) for event in events):
            return self._rioted(game, after)
        ways = self._ways(game, action, after, events, settled)
        if ways is None:
            hide(after, self.seat)
            return [(1.0, after)]
        found: list[Outcome] = []
        for weight, before, now in ways:
            found += [(weight * chance, result)
                      for chance, result in self._follow(before, action, self.tried(before, action), now)]
        return found

    def _ways(
        self, game: GameState, action: Action, after: GameState, events: list[Event], settled: Settled,
    ) -> list[Way] | None:
        """All possible results of the first chance that is not decided yet; None if there is none."""
        seat = self.seat
        draws = 0
        for event in events:
            if isinstance(event, Rolled) and not settled.roll:
                return [(1 / FACES, _rolling(game, face), settled._replace(roll=True)) for face in range(1, FACES + 1)]
            if isinstance(event, TurnedUp) and not settled.michel:
                return [(weight, before, settled._replace(michel=True)) for weight, before in _turning_up(game)]
            if isinstance(event, (Swapped, Looked)):
                target = event.with_ if isinstance(event, Swapped) else event.at
                other = target if event.seat == seat else event.seat
                if count(game.hand[other], BLANK) and not settled.whole >> other & 1:
                    now = settled._replace(whole=settled.whole | 1 << other)
                    return [(weight, _open(game, other, cards), now) for weight, cards in whole_hands(game, other)]
            if isinstance(event, CombatWon) and event.loser not in (NOTHING, seat) and (
                    ways := _told(game, (event.loser,), settled)):
                return ways
            if isinstance(event, Inspected):
                here = tuple(owner for owner in game.others[seat] if game.place[owner] == event.place)
                if ways := _told(game, here, settled):
                    return ways
            if isinstance(event, Joined) and not settled.top and may_join_again(after, seat) and (
                    ways := _next_tops(game, game.pack.gang_of[event.card], settled._replace(top=True))):
                return ways
            if isinstance(event, Drawn) and event.seat == seat:
                draws += event.number
        if draws and not settled.draw:
            return [(weight, before, settled._replace(draw=True)) for weight, before in _drawing(game, draws)]
        if after.drawn and not settled.theft:
            return self._thefts(game, action, events, settled)
        return None

    def _rioted(self, game: GameState, after: GameState) -> list[Outcome]:
        """All hands are dealt again. It is only solved if one dig is left: then only the tools among the seat's cards
        matter, and all tools are known, since supply cards that are not seen are in hidden hands."""
        seat = self.seat
        if not is_last_dig(after, seat):
            raise TooLarge("riot")
        tools = (sum(hand & TOOLS for hand in game.hand) + unseen(game)) & TOOLS
        everything = sum(map(size, after.hand))
        own = size(after.hand[seat])
        found = []
        for cards in some_of(tools, own):
            ways = comb(everything - size(tools), own - size(cards))
            for kind, number in pair_up(cards):
                ways *= comb(count(tools, kind), number)
            if ways:
                result = after.clone()
                hide(result, seat)
                result.hand[seat] = cards + (own - size(cards)) * ONE[BLANK]
                found.append((ways / comb(everything, own), result))
        return found

    def _thefts(self, game: GameState, action: Action, events: list[Event], settled: Settled) -> list[Way]:
        """All ways to lose random cards, one after the other, from open or hidden hands."""
        lost = [event for event in events if isinstance(event, (Taken, Discarded))]
        owners = [event.from_ if isinstance(event, Taken) else event.seat for event in lost]
        ways: list[tuple[float, GameState, tuple[int, ...]]] = [(1.0, game, ())]
        for event, owner in zip(lost, owners, strict=True):
            taker = event.seat if isinstance(event, Taken) else NOTHING
            ways = [
                (weight * chance, _robbed(now, owner, taker, kind), (*kinds, kind))
                for weight, now, kinds in ways for chance, kind in _stolen(now, owner, settled.told)
            ]
        given = {event.from_: event.kind for event in events if isinstance(event, Given)}
        now = settled._replace(theft=True)
        return [(weight, self._brought_about(game, action, owners, kinds, given), now) for weight, _, kinds in ways]

    def _brought_about(
        self, game: GameState, action: Action, owners: list[int], kinds: tuple[int, ...], given: dict[int, int],
    ) -> GameState:
        """The game with hands and a seed that make exactly these cards be lost."""
        before = game.clone()
        for owner in set(owners):
            if count(game.hand[owner], BLANK):
                wanted = [kind for whose, kind in zip(owners, kinds, strict=True) if whose == owner]
                named = sum(ONE[kind] for kind in wanted) + (ONE[given[owner]] if owner in given else 0)
                before.hand[owner] = named + (size(game.hand[owner]) - size(named)) * ONE[wanted[-1]]
        for seed in range(MOST_SEEDS):
            before.seed = seed
            _, events = self.tried(before, action)
            if tuple(_kind_lost(event) for event in events if isinstance(event, (Taken, Discarded))) == kinds:
                return before
        raise TooLarge("thefts")


def _kind_lost(event: Taken | Discarded) -> int:
    return event.kind if isinstance(event, Taken) else kinds_of(event.cards)[0]


def may_join_again(after: GameState, seat: int) -> bool:
    """Whether a seat that has just joined may join again this turn. Only then the next card of a pile matters."""
    if not after.revealed[seat] or after.actions > 1:
        return True
    least = min(gang.price for gang in after.pack.gangs)
    return after.actions > 0 and after.pack.accessory_cards.different(after.hand[seat]) >= least


def _rolling(game: GameState, face: int) -> GameState:
    before = game.clone()
    before.rolls = (face,)
    return before


def _turning_up(game: GameState) -> list[Outcome]:
    """All possible next cards of Michel(le). An empty deck is made from the discard (R10a)."""
    ready = game.clone()
    if not ready.michel_deck:
        ready.michel_deck, ready.michel_discard = ready.michel_discard, ()
    deck = ready.michel_deck
    found = []
    for card in sorted(set(deck)):
        before = ready.clone()
        index = deck.index(card)
        before.michel_deck = (card, *deck[:index], *deck[index + 1:])
        found.append((deck.count(card) / len(deck), before))
    return found


def _open(game: GameState, owner: int, cards: Cards) -> GameState:
    before = game.clone()
    laid_open(before, owner, cards)
    return before


def _told(game: GameState, owners: tuple[int, ...], settled: Settled) -> list[Way]:
    """All possible telling kinds in the first of these hands that has blanks and is not named yet."""
    for owner in owners:
        if count(game.hand[owner], BLANK) and not settled.told >> owner & 1:
            now = settled._replace(told=settled.told | 1 << owner)
            hands = telling_hands(game, owner, settled.told)
            return [(weight, _open(game, owner, cards), now) for weight, cards in hands]
    return []


def _next_tops(game: GameState, gang: int, settled: Settled) -> list[Way]:
    """All possible cards below the top of a pile."""
    top, *rest = game.gang_piles[gang]
    found = []
    for card in rest if len(rest) > 1 else ():
        before = game.clone()
        before.gang_piles[gang] = (top, card, *(other for other in rest if other != card))
        found.append((1 / len(rest), before, settled))
    return found


def _drawing(game: GameState, number: int) -> list[Outcome]:
    """All possible draws of `number` cards from the deck, and then from the shuffled discard (R2c)."""
    first = min(number, len(game.deck))
    deals = drawn(unseen_search(game), first)
    left = len(game.deck) - first
    discard = game.discard
    if number > first:
        deals = [(one * two, cards + more) for one, cards in deals for two, more in drawn(discard, number - first)]
        left, discard = size(discard) - (number - first), 0
    found = []
    for weight, cards in deals:
        before = game.clone()
        before.deck = [BLANK] * left + listed(cards)
        before.discard = discard
        found.append((weight, before))
    return found


def _stolen(game: GameState, owner: int, told: int) -> list[tuple[float, int]]:
    """How likely a hand is to lose each kind in a random loss."""
    hand = game.hand[owner]
    whole = size(hand)
    found = {kind: number / whole for kind, number in pair_up(hand) if kind != BLANK}
    hidden = count(hand, BLANK)
    if hidden:
        behind = behind_a_plain_blank(game) if told >> owner & 1 else behind_a_blank(game)
        for chance, kind in behind:
            found[kind] = found.get(kind, 0.0) + chance * hidden / whole
    return [(chance, kind) for kind, chance in found.items()]


def _robbed(game: GameState, owner: int, taker: int, kind: int) -> GameState:
    """The game after a random loss, with hidden cards still blank."""
    after = game.clone()
    hand = game.hand[owner]
    named = minus(hand & ~(255 * ONE[BLANK]), ONE[kind])
    after.hand[owner] = named + (size(hand) - 1 - size(named)) * ONE[BLANK]
    if taker != NOTHING:
        after.hand[taker] += ONE[kind]
    else:
        after.discard += ONE[kind]
    return after
