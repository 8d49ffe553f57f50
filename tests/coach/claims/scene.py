"""What a claim is held against: the view, the option that it speaks for, and what the rules make of both.

Nothing here knows how a reason is found. Cards in sight are counted from the view, what an option does is what the
engine does, and chances are counted in worlds that the seat cannot tell from the real one.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from blackgate.model.actions import Action, Play
from blackgate.model.board import Board
from blackgate.model.counts import TOOLS, WEAPONS, Cards, count, kinds_of, pair_up, size
from blackgate.model.engine import do
from blackgate.model.powers import Powers
from blackgate.model.rng import Dice
from blackgate.model.scripts import Script
from blackgate.model.state import GameState
from blackgate.model.view import View
from blackgate.model.worlds import determinize

SEED: Final = 977
WORLDS: Final = 300
ABOUT: Final = 25           # percentage points: the coach looks at fewer worlds and says tens
EVEN: Final = 50            # percent: what is likelier to fail is no reason to try it


class Scene:
    """A seat before a decision, an option, and the facts of one reason for it."""

    def __init__(self, view: View, action: Action, facts: tuple[tuple[str, int | str], ...]) -> None:
        self.view = view
        self.action: Any = action
        self.asked: Any = view.agenda[-1] if view.agenda else None
        self.seat = view.seat
        self.pack = view.pack
        self.given = {name: int(value) for name, value in facts}

    def __getattr__(self, name: str) -> int:
        """A fact of the reason."""
        try:
            return self.given[name]
        except KeyError:
            raise AttributeError(name) from None

    # --- what the seat sees of itself -------------------------------------------------------------------------

    @property
    def hand(self) -> Cards:
        return self.view.hands[self.seat]

    @property
    def here(self) -> int:
        return self.view.place[self.seat]

    @property
    def board(self) -> Board:
        return self.pack.boards[self.view.team]

    @property
    def powers(self) -> Powers:
        return self.powers_of(self.seat)

    def powers_of(self, seat: int) -> Powers:
        return self.pack.powers[self.view.gang[seat]]

    @property
    def beatings(self) -> int:
        return self.view.beatings[self.seat]

    @property
    def can_dig(self) -> bool:
        return self.beatings <= self.powers.most_dig_beatings

    @property
    def can_craft(self) -> bool:
        return self.beatings <= self.powers.most_craft_beatings

    def barred_by_one_more(self, most: int) -> bool:
        """Whether another Beating takes one over what is allowed: there are never more than two (R7)."""
        return self.beatings <= most < min(self.beatings + 1, self.pack.most_beatings)

    @property
    def missing(self) -> int:
        return self.missing_to(self.seat)

    def missing_to(self, seat: int) -> int:
        """The points that a seat or its team still needs (R3)."""
        return self.view.goal - self.view.score(seat)

    def worth(self, cards: Cards, seat: int | None = None) -> int:
        """What digging with these brings a seat."""
        points = self.powers_of(self.seat if seat is None else seat).points
        return sum(number * points[kind] for kind, number in pair_up(cards & TOOLS))

    def suffices_with(self, more: Cards, less: Cards = 0) -> bool:
        return self.worth(self.hand - less + more) >= self.missing

    # --- the others -------------------------------------------------------------------------------------------

    def is_rival(self, seat: int) -> bool:
        return seat != self.seat and not (self.view.team and (seat ^ self.seat) & 1 == 0)

    @property
    def rivals(self) -> list[int]:
        return [seat for seat in range(self.view.players) if self.is_rival(seat)]

    def sure(self, seat: int) -> Cards:
        """What one can be sure of in a hand (R12)."""
        return self.view.hands[seat] if self.view.hands[seat] >= 0 else self.view.known[seat]

    def is_armed(self, seat: int) -> bool:
        return self.is_rival(seat) and bool(self.sure(seat) & WEAPONS)

    def is_armed_here(self, seat: int) -> bool:
        return self.is_armed(seat) and self.view.place[seat] == self.here != self.board.solitary

    # --- making and trading -----------------------------------------------------------------------------------

    def has_parts(self, product: int, hand: Cards | None = None) -> bool:
        """Whether a hand holds what a product is made of, and the pile the product (R5.5)."""
        recipe = self.pack.recipe_of[product]
        needs = recipe.needs_spared if self.powers.no_link else recipe.needs
        held = self.hand if hand is None else hand
        return bool(count(self.view.piles, product)) and all(count(held, kind) >= n for kind, n in pair_up(needs))

    def can_pay(self, tool: int, cigarettes: int) -> bool:
        """Whether so many Cigarettes buy one of that tool and the pile has one (R6.3)."""
        prices = [price for price, item in zip(self.powers.prices, self.pack.items, strict=True)
                  if item.kind == tool and item.count == 1]
        return bool(prices) and prices[0] <= cigarettes and count(self.view.piles, tool) > 0

    @property
    def search_cards(self) -> int:
        return self.view.deck + size(self.view.discard)

    def script(self) -> Script:
        """What the card does that is played or revealed."""
        if isinstance(self.action, Play):
            played = self.pack.kinds[self.action.card].script
            assert played is not None
            return played
        return self.pack.background_script(self.view.background[self.seat], self.view.gang[self.seat])

    # --- what comes of it -------------------------------------------------------------------------------------

    @cached_property
    def before(self) -> GameState:
        return determinize(self.view, Dice(SEED))

    @cached_property
    def after(self) -> GameState:
        """The same world when it is done."""
        done = self.before.clone()
        do(done, self.action)
        return done

    def gained(self, kind: int) -> int:
        return count(self.after.hand[self.seat], kind) - count(self.before.hand[self.seat], kind)

    def beatings_healed(self) -> int:
        return self.before.beatings[self.seat] - self.after.beatings[self.seat]

    def scored(self) -> int:
        return self.after.points[self.seat] - self.before.points[self.seat]

    def worlds(self) -> Iterator[GameState]:
        chance = Dice(SEED)
        return (determinize(self.view, chance) for _ in range(WORLDS))

    def is_about(self, percent: int, found: float) -> bool:
        return abs(percent - 100 * found) <= ABOUT

    def share_with(self, seat: int, kind: int) -> float:
        """How often a hand holds a card of a kind."""
        return sum(count(world.hand[seat], kind) > 0 for world in self.worlds()) / WORLDS

    def share_won(self, mine: int, foe: int, *, first: bool, laid: int = 0) -> float:
        """How often the side of `mine` beats that of `foe` if both play to the last Weapon (R5.6d, R11c).

        The sides play in turn; who cannot play loses. `first`: mine plays the next Weapon. `laid`: those of mine that
        are spent before that.
        """
        won = 0
        for world in self.worlds():
            own = self._weapons(world, mine) - laid
            theirs = self._weapons(world, foe)
            won += own > theirs if first else own >= theirs
        return won / WORLDS

    def _weapons(self, world: GameState, principal: int) -> int:
        """Weapons of a side: the principal's and those of teammates in the same place."""
        side = [principal]
        if self.view.team:
            side += [seat for seat in range(principal % 2, self.view.players, 2)
                     if seat != principal and world.place[seat] == world.place[principal]]
        return sum(size(world.hand[seat] & WEAPONS) for seat in side)

    def best_points(self, cards: Cards) -> int:
        """The most that one dig with one of these brings."""
        return max((self.powers.points[kind] for kind in kinds_of(cards & TOOLS)), default=0)
