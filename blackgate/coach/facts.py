"""Facts that a seat can see in its view: what it has and needs, threats, and rivals who are about to win."""

from typing import Final

from ..model.board import BUY_HERE, DIG_HERE
from ..model.counts import (
    CONTAINER, FIELD, KNIFE, LINK, PICKAXE, PIKE, SHOVEL, SPOON, TOOLS, TOOL_KINDS, WEAPONS, Cards, count, holds,
    kinds_of, pair_up, size,
)
from ..model.teams import MATES, RIVALS
from ..model.view import View

NEVER: Final = 99          # turns: the known tools are not enough
SOON: Final = 2            # turns: a rival who can win within these is about to win


class Facts:
    """A view with the facts that reasons need."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.pack = view.pack
        self.seat = view.seat
        self.board = view.pack.boards[view.team]
        self.powers = view.pack.powers[view.gang[view.seat]]
        self.hand: Cards = view.hands[view.seat]
        self.here = view.place[view.seat]
        self.rivals = RIVALS[view.team][view.players][view.seat]
        self.mates = MATES[view.team][view.players][view.seat]
        self.goal = view.goal
        self.cigarettes = view.cigarettes[view.seat]
        self.beatings = view.beatings[view.seat]
        self.needed = self.needed_by(view.seat)

    # --- points and tools ---------------------------------------------------------------------------------

    def needed_by(self, seat: int) -> int:
        """The points that a seat, or its team, still lacks."""
        return self.goal - self.view.score(seat)

    def known(self, seat: int) -> Cards:
        """The cards known to be in a hand; all of them if the hand is seen."""
        hand = self.view.hands[seat]
        return hand if hand >= 0 else self.view.known[seat]

    def points_of(self, cards: Cards, seat: int) -> int:
        """The points that a seat scores with the tools among these cards."""
        points = self.pack.powers[self.view.gang[seat]].points
        return sum(number * points[kind] for kind, number in pair_up(cards & TOOLS))

    def wins_with(self, more: Cards, less: Cards = 0) -> bool:
        """Whether the tools in hand are enough only after this change: with the cards `more`, without `less`."""
        own = self.points_of(self.hand, self.seat)
        return own < self.needed <= own + self.points_of(more, self.seat) - self.points_of(less, self.seat)

    def turns_to_finish(self, seat: int) -> int:
        """The fewest own turns in which a seat can win with the tools it surely has; NEVER if they are not enough."""
        view = self.view
        points = self.pack.powers[view.gang[seat]].points
        left = self.needed_by(seat)
        digs = 0
        for tool in sorted(TOOL_KINDS, key=lambda kind: -points[kind]):
            for _ in range(count(self.known(seat), tool)):
                if left > 0:
                    left -= points[tool]
                    digs += 1
        if left > 0 or view.beatings[seat] > self.pack.powers[view.gang[seat]].most_dig_beatings:
            return NEVER
        at_home = bool(self.board.features[seat & 1][view.place[seat]] & DIG_HERE)
        return -(-(digs + (not at_home)) // self.pack.actions)

    def about_to_win(self, seat: int) -> bool:
        """Whether a rival may win very soon: with its known tools, or because it needs only one good tool."""
        return self.turns_to_finish(seat) < SOON or self.needed_by(seat) <= self.pack.kinds[SHOVEL].points

    def leader(self) -> int:
        """The rival who needs the fewest points."""
        return min(self.rivals, key=self.needed_by)

    # --- threats ------------------------------------------------------------------------------------------

    def armed(self, place: int) -> int:
        """The best armed rival in a place who surely has a weapon; -1 for none. In Solitary there are no fights."""
        there = [
            other for other in self.rivals
            if self.view.place[other] == place != self.board.solitary and self.known(other) & WEAPONS
        ]
        return max(there, key=lambda other: size(self.known(other) & WEAPONS), default=-1)

    def rival_to_rob(self, place: int) -> tuple[int, int]:
        """A rival in a place whom the seat can extort, and the best tool that it surely has; -1 for none."""
        weapons = size(self.hand & WEAPONS)
        found = [
            (self.pack.kinds[tool].points, other, tool)
            for other in self.rivals if self.view.place[other] == place != self.board.solitary
            and weapons >= self.pack.weapons_to_extort(self.view.gang[other])
            for tool in kinds_of(self.known(other) & TOOLS)
        ]
        best = max(found, default=(0, -1, -1))
        return best[1], best[2]

    @property
    def has_weapon(self) -> bool:
        return bool(self.hand & WEAPONS)

    # --- making and trading -------------------------------------------------------------------------------

    @property
    def can_dig(self) -> bool:
        return self.beatings <= self.powers.most_dig_beatings

    @property
    def can_craft(self) -> bool:
        return self.beatings <= self.powers.most_craft_beatings

    def barred_by_one_more(self, most: int) -> bool:
        """Whether one more Beating would exceed `most`. A seat with the maximum gets no more (R7)."""
        return self.beatings == most < self.pack.most_beatings

    def craftable(self) -> int:
        """The best product for which the hand holds all parts; -1 for none."""
        for product in (SHOVEL, PICKAXE, KNIFE):
            recipe = self.pack.recipe_of.get(product)
            if recipe is None or not count(self.view.piles, product):
                continue
            if holds(self.hand, recipe.needs_spared if self.powers.no_link else recipe.needs):
                return product
        return -1

    def almost(self) -> tuple[int, int]:
        """A tool that needs only one more part, and that part; -1 for none."""
        for product, part in ((SHOVEL, CONTAINER), (PICKAXE, PIKE)):
            if product not in self.pack.recipe_of or not self.can_craft or not count(self.view.piles, product):
                continue
            has_part, has_link = bool(self.hand & FIELD[part]), bool(self.hand & FIELD[LINK])
            if has_part != has_link and not self.powers.no_link:
                return product, LINK if has_part else part
        return -1, -1

    def price(self, kind: int) -> int:
        """The price of a tool for this seat; 0 if it is not sold."""
        return next((price for price, item in zip(self.powers.prices, self.pack.items, strict=True)
                     if item.kind == kind and item.count == 1), 0)

    def affordable(self, cigarettes: int) -> int:
        """The best tool on the piles that this many Cigarettes can pay for; -1 for none."""
        return next((tool for tool in (SHOVEL, PICKAXE, SPOON)
                     if 0 < self.price(tool) <= cigarettes and count(self.view.piles, tool)), -1)

    def drawn_in(self, place: int) -> int:
        """How many cards a Search in a place brings, limited by the Search cards left."""
        number = self.board.search[place]
        return self.drawn(number + self.powers.search_draws) if number else 0

    def drawn(self, number: int) -> int:
        return min(number, self.view.deck + size(self.view.discard))

    def can_buy_in(self, place: int) -> bool:
        return bool(self.board.features[self.seat & 1][place] & BUY_HERE or self.powers.trade_places >> place & 1)

    def gang_almost(self) -> int:
        """A gang for which only one Accessory is missing; -1 for none, or if the seat is in a gang."""
        if self.view.gang[self.seat]:
            return -1
        return next((
            number for number, gang in enumerate(self.pack.gangs) if self.view.gang_tops[number]
            and sum(bool(self.hand & FIELD[kind]) for kind in gang.accessories) == gang.price - 1
        ), -1)

    def spare(self) -> Cards:
        """The cards that the seat can sell without harm: rare cards."""
        return self.hand & self.pack.rare_cards.mask

    def rich_after_selling(self) -> int:
        """A tool that the seat can pay for only after selling its rare cards; -1 for none."""
        spare = self.spare()
        if not spare:
            return -1
        then = self.affordable(self.cigarettes + self.pack.worth(spare) + self.powers.sell_bonus)
        return then if then != self.affordable(self.cigarettes) else -1
