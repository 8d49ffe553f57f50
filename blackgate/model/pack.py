"""The card database, compiled to tables by number for the rules."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from .actions import Action, Extort, Join
from .board import Board, Place
from .counts import (
    BLADE, FIELD, KNIFE, ONE, SPOON, TOOL_KINDS, WEAPONS, ByKinds, Cards, Stretch, count, kinds_of, pair_up,
)
from .powers import ONCE_PER_TURN, Powers
from .scripts import Script

CATEGORIES: Final = ("component", "weapon", "tool", "rare", "action", "accessory")


@dataclass(eq=False)
class Kind:
    """One kind of card."""

    name: str
    category: str
    copies: int
    value: int
    points: int
    supply: bool
    aimed: bool
    script: Script | None       # what an action card does


@dataclass(eq=False)
class Background:
    """A secret past: when it may be revealed, and its script without and with the bonus."""

    name: str
    gang: int
    when: int
    plain: Script
    with_gang: Script


class Recipe:
    __slots__ = ("makes", "needs", "needs_spared", "product")

    def __init__(self, product: int, needs: tuple[int, ...], spared: int, makes: int) -> None:
        self.product = product
        self.needs = sum(ONE[kind] for kind in needs)
        self.needs_spared = sum(ONE[kind] for kind in needs if kind != spared)
        self.makes = makes


class Item:
    """Something to buy (R6.3): the pile must hold these cards."""

    __slots__ = ("cards", "count", "kind", "name", "pile", "price")

    def __init__(self, name: str, kind: int, count: int, price: int) -> None:
        self.name = name
        self.kind = kind
        self.count = count
        self.price = price
        self.cards = count * ONE[kind]
        self.pile = FIELD[kind]


@dataclass(eq=False)
class Gang:
    name: str
    price: int
    accessories: tuple[int, ...]


@dataclass(eq=False)
class GangCard:
    name: str
    gang: int
    powers: Powers


@dataclass(eq=False)
class MichelCard:
    name: str
    copies: int
    knife: bool
    tools: tuple[int, ...]


@dataclass(eq=False)
class Inmate:
    """An inmate. The rest is for a bot that plays it, in the words of `inmates.py`."""

    name: str
    board: int
    title: str
    temper: dict[str, int]                  # its preferences
    chatty: int = 0                         # how often it speaks
    lines: tuple[str, ...] = ()             # the moments at which it has lines of its own
    emotes: dict[str, str] = field(default_factory=dict)        # its looks where they differ from the usual ones


class Numbers:
    """The plain numbers of `rules.yaml`."""

    actions: int
    hand_limit: int
    starting_hand: int
    cautious_move: int
    searches: int
    extortions: int
    weapons_to_extort: int
    most_beatings: int
    craft_beatings: int
    dig_beatings: int
    spoons_stolen: int
    victor_draws: int
    goal: dict[int, int]
    team_goal: dict[int, int]


class Pack:
    """All of a card pack. Gang card 0 is "no gang": its powers change nothing."""

    def __init__(
        self, name: str, numbers: Numbers, kinds: tuple[Kind, ...], places: tuple[Place, ...],
        gangs: tuple[Gang, ...], gang_cards: tuple[GangCard, ...], backgrounds: tuple[Background, ...],
        michel_cards: tuple[MichelCard, ...], inmates: tuple[Inmate, ...], recipes: tuple[Recipe, ...],
        items: tuple[Item, ...], scripts: tuple[Script, ...], michel_start: int, fingerprint: str,
    ) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self.numbers = numbers
        self.kinds = kinds
        self.places = places
        self.gangs = gangs
        self.gang_cards = gang_cards
        self.backgrounds = backgrounds
        self.michel_cards = michel_cards
        self.inmates = inmates
        self.recipes = recipes
        self.items = items
        self.scripts = scripts
        self.michel_start = michel_start
        self.words: dict[str, dict[str, str]] = {}      # messages by language, for texts: no rule reads them
        self.pictures: dict[str, bytes] = {}            # its own pictures by name, for the screen
        self.spots: dict[str, dict[str, tuple[int, int]]] = {}      # column and row of places by side, for the screen
        self.trees: dict[str, object] = {}              # its source as plain data by file, for saving it
        self.carried = ""       # its source, compressed, for saving and sending: no rule reads it

        self.boards = (Board(places, "standard"), Board(places, "team"))
        self.all_cards: Cards = sum(kind.copies * ONE[n] for n, kind in enumerate(kinds))
        self.values = tuple(kind.value for kind in kinds)
        self.powers = tuple(card.powers for card in gang_cards)
        self.gang_of = tuple(card.gang for card in gang_cards)
        self.actions = numbers.actions
        self.hand_limit = numbers.hand_limit
        self.cautious_move = numbers.cautious_move
        self.extortions = numbers.extortions
        self.most_beatings = numbers.most_beatings
        self._work_out_powers()
        self._number_once_per_turn_powers()
        self._number_kinds()
        self.recipe_of = {recipe.product: recipe for recipe in recipes}
        self._extorts: dict[tuple[Cards, int], tuple[tuple[Action, ...], ...]] = {}

    def _work_out_powers(self) -> None:
        numbers = self.numbers
        for powers in self.powers:
            powers.search_limit = numbers.searches + powers.searches
            powers.most_craft_beatings = numbers.craft_beatings + powers.craft_beatings
            powers.most_dig_beatings = numbers.dig_beatings + powers.dig_beatings
            powers.prices = tuple(
                max(0, item.price - (powers.tool_discount if item.kind in TOOL_KINDS else 0))
                for item in self.items
            )
            powers.weapons_needed = numbers.weapons_to_extort + powers.weapons_to_extort
            powers.cheapest = min(powers.prices, default=0)
            powers.points = tuple(
                kind.points + (powers.spoon_points if number == SPOON else 0)
                for number, kind in enumerate(self.kinds)
            )

    def _number_once_per_turn_powers(self) -> None:
        """Give each card's once-per-turn power a bit of its own (R14c)."""
        for number, powers in enumerate(self.powers):
            powers.used_bits = tuple(
                1 << place + len(ONCE_PER_TURN) * sum(point in other.given for other in self.powers[:number])
                if point in powers.given else 0
                for place, point in enumerate(ONCE_PER_TURN)
            )
            (
                powers.cautious_discount_used, powers.draw_after_move_used, powers.free_craft_used,
                powers.free_place_action_used,
            ) = powers.used_bits

    def _number_kinds(self) -> None:
        def stretch(category: str) -> Stretch:      # The kinds of a category have neighbouring numbers.
            numbers = [n for n, kind in enumerate(self.kinds) if kind.category == category]
            return Stretch(numbers[0] if numbers else len(self.kinds), len(numbers))

        self.rare_cards = stretch("rare")
        self.action_cards = stretch("action")
        self.accessory_cards = stretch("accessory")
        # For some cards: the scripts of the action cards among them, and the `join` options for the accessories.
        self.plays = ByKinds(self.action_cards, self._plays)
        self.joins = ByKinds(self.accessory_cards, self._joins)
        needed = sum(recipe.needs_spared for recipe in self.recipes)
        self.parts = sum(FIELD[kind] for kind in kinds_of(needed))      # each recipe needs one of these
        self.accessories = self.accessory_cards.kinds

    def weapons_to_extort(self, gang_card: int) -> int:
        """How many Weapons must be laid before somebody with this gang card (R5.6b, R9)."""
        return self.powers[gang_card].weapons_needed

    def extort_options(self, hand: Cards, weapons: int, target: int) -> tuple[Action, ...]:
        """The `extort` options of a hand against a target that needs this number of weapons."""
        held = hand & WEAPONS
        table = self._extorts.get((held, weapons))
        if table is None:
            table = self._extorts[held, weapons] = self._extort_options(held, weapons)
        return table[target]

    def _extort_options(self, held: Cards, weapons: int) -> tuple[tuple[Action, ...], ...]:
        """The options by target, those with the most Blades first."""
        bundles = [
            blades * ONE[BLADE] + (weapons - blades) * ONE[KNIFE]
            for blades in range(min(count(held, BLADE), weapons), -1, -1)
            if weapons - blades <= count(held, KNIFE)
        ]
        return tuple(
            tuple(Extort(target, tool, bundle) for tool in TOOL_KINDS for bundle in bundles)
            for target in range(6)
        )

    def _joins(self, held: list[int]) -> tuple[Join, ...]:
        return tuple(
            Join(number, sum(ONE[kind] for kind in paid))
            for number, gang in enumerate(self.gangs)
            for paid in combinations([kind for kind in held if kind in gang.accessories], gang.price)
        )

    def _plays(self, held: list[int]) -> tuple[Script, ...]:
        return tuple(script for kind in held if (script := self.kinds[kind].script) is not None)

    def background_script(self, background: int, gang_card: int) -> Script:
        """The script of a Background; for a member of its gang with the bonus (R8)."""
        card = self.backgrounds[background]
        return card.with_gang if self.gang_of[gang_card] == card.gang else card.plain

    def goal(self, players: int, team: bool) -> int:
        return self.numbers.team_goal[players] if team else self.numbers.goal[players]

    def tool_price(self, kind: int, gang_card: int, discount: int) -> int:
        """The price of a tool, with the discounts of a gang and of a Background added up (R14m)."""
        for item in self.items:
            if item.kind == kind and item.count == 1:
                return max(0, item.price - self.powers[gang_card].tool_discount - discount)
        raise KeyError(kind)

    def worth(self, cards: Cards) -> int:
        """How many Cigarettes these cards sell for."""
        return sum(number * self.values[kind] for kind, number in pair_up(cards))

