"""Compiles a pack: makes the tables of the rules from trees. Every word is checked, every mistake is noted once."""

from typing import Final

from ..model.board import ALL_HERE, FEATURES, NO_ONE
from ..model.counts import CORE_KINDS, KNIFE, PICKAXE, SHOVEL, SUPPLY_KINDS, TOOL_KINDS
from ..model.gain_sorts import DIG_POINTS
from ..model.pack import Background, Gang, GangCard, Item, MichelCard, Numbers, Pack, Recipe
from ..model.powers import POINTS, Powers
from ..model.scripts import Script
from ..model.vocabulary import MOMENTS, NOTHING
from .card_kinds import CardKinds
from .checking import Checker
from .inmates import compile_inmates
from .places import check_name, compile_places
from .yamltree import Node

PRODUCTS: Final = (KNIFE, PICKAXE, SHOVEL)
MOST_ITEMS: Final = 8
MOST_PLAYERS: Final = 6
_NUMBERS: Final = (
    "actions", "hand_limit", "starting_hand", "cautious_move", "searches", "extortions", "weapons_to_extort",
    "most_beatings", "craft_beatings", "dig_beatings", "spoons_stolen",
)
_AT_LEAST_ONE: Final = ("actions", "cautious_move", "weapons_to_extort", "spoons_stolen", "most_beatings")


class Compiler(CardKinds):
    """Turns trees into the tables of a `Pack`. Mistakes that follow from another mistake are not noted."""

    gang_words: list[str] | None = None     # the gangs' names; None if they are not known

    def compile(self, name: str, fingerprint: str) -> Pack | None:
        self.places, self.unsure_places, spots = compile_places(self.roots["board"], self.checkers["board"])
        kinds = self.card_kinds()
        numbers, recipes, items, michel_start = self.rules()
        gangs, gang_cards = self.gangs()
        backgrounds = self.backgrounds()
        michel_cards = self.michel()
        inmates = compile_inmates(self.roots["inmates"], self.checkers["inmates"])
        if self.problems:
            return None
        pack = Pack(
            name, numbers, kinds, self.places, gangs, gang_cards, backgrounds, michel_cards, inmates, recipes,
            items, tuple(self.scripts), michel_start, fingerprint,
        )
        pack.spots = spots
        return pack

    def check_goals(self, pack: Pack) -> None:
        """Check that the goals can be reached: else a game would never end (R13)."""
        most = most_points(pack)
        root = self.roots["rules"].value
        for word, goals in (("goal", pack.numbers.goal), ("team_goal", pack.numbers.team_goal)):
            highest = max(goals.values())
            if isinstance(root, dict) and most is not None and highest > most:
                self.checkers["rules"].wrong(
                    root[word], f"{highest} points cannot be reached: all tools together score {most} at most")

    def rules(self) -> tuple[Numbers, tuple[Recipe, ...], tuple[Item, ...], int]:
        check = self.checkers["rules"]
        field = check.fields(
            self.roots["rules"], "the rules",
            [*_NUMBERS, "goal", "team_goal", "recipes", "spared", "prices", "michel"],
        )
        numbers = Numbers()
        for word in _NUMBERS:
            setattr(numbers, word, check.number(field.get(word), word, int(word in _AT_LEAST_ONE)))
        numbers.goal = self.goals(field.get("goal"), [2, 3, 4, 5, 6], check)
        numbers.team_goal = self.goals(field.get("team_goal"), [4, 6], check)
        core = self.core_words(range(len(CORE_KINDS)))
        spared = self.core_kind(check.word(field.get("spared"), "card", core))
        recipes = []
        for name, node in self.recipes(field.get("recipes"), check).items():
            entry = check.fields(node, f"the recipe of '{name}'", ["from", "makes"])
            parts = [self.core_kind(word) for word in check.words(entry.get("from"), "card", core)]
            makes = check.number(entry.get("makes"), "makes", 1)
            recipes.append(Recipe(self.core_kind(name), tuple(parts), spared, makes))
            is_read = "from" in entry and not check.is_wrong(entry["from"])
            if core and is_read and spared != NOTHING and all(part == spared for part in parts):
                check.wrong(node, f"the recipe of '{name}' needs a part besides '{core[spared]}'")
        items = []
        is_sure = core is not None      # whether all items are known
        prices = check.mapping(field["prices"], "the prices") if "prices" in field else {}
        for name, node in prices.items():
            check_name(node, name, "the item", check)
            entry = check.fields(node, f"the price of '{name}'", ["gives", "count", "cigarettes"])
            gives, count = entry.get("gives"), entry.get("count")
            kind = self.core_kind(check.word(gives, "supply pile", self.core_words(SUPPLY_KINDS)))
            items.append(Item(
                name, kind, check.number(count, "count", 1), check.number(entry.get("cigarettes"), "cigarettes"),
            ))
            is_sure = is_sure and gives is not None and count is not None and not check.is_wrong(gives, count)
        if len(items) > MOST_ITEMS:
            check.wrong(field["prices"], f"more than {MOST_ITEMS} things to buy")
        for kind in (PICKAXE, SHOVEL):      # a Background may buy these elsewhere (`buy_tool`)
            is_priced = any((item.kind, item.count) == (kind, 1) for item in items)
            if is_sure and not is_priced and isinstance(getattr(field.get("prices"), "value", None), dict):
                check.wrong(field["prices"], f"one '{self.core[kind]}' has no price")
        start = 0
        if "michel" in field:
            entry = check.fields(field["michel"], "michel", ["start", "victor_draws"])
            numbers.victor_draws = check.number(entry.get("victor_draws"), "victor_draws")
            start = self.place_number(
                check.word(entry.get("start"), "place of both sides", self.places_of_both_sides()))
        return numbers, tuple(recipes), tuple(items), start

    def recipes(self, node: Node | None, check: Checker) -> dict[str, Node]:
        if node is None:
            return {}
        products = self.core_words(PRODUCTS)
        if products is None:
            return check.mapping(node, "the recipes")
        entries = check.fields(node, "the recipes", products)
        return {word: entries[word] for word in products if word in entries}

    def goals(self, node: Node | None, players: list[int], check: Checker) -> dict[int, int]:
        field = check.fields(node, "the goal", map(str, players)) if node is not None else {}
        return {number: check.number(field.get(str(number)), "points to win", 1, 99) for number in players}

    def gangs(self) -> tuple[tuple[Gang, ...], tuple[GangCard, ...]]:
        check = self.checkers["gangs"]
        root = check.fields(self.roots["gangs"], "the gang file", ["gangs", "cards"])
        accessories = [number for number, category in enumerate(self.categories) if category == "accessory"]
        # A card whose category could not be read may be one of them.
        names = [name for name, category in zip(self.kind_names, self.categories, strict=True)
                 if category in ("accessory", "")] if self.has_core else None
        is_any_known = names is not None and len(names) == len(accessories)
        gangs = []
        for name, node in check.mapping(root["gangs"], "gangs").items() if "gangs" in root else ():
            check_name(node, name, "the gang", check)
            field = check.fields(node, f"the gang '{name}'", ["price", "accessories"])
            own = field.get("accessories")
            listed = accessories
            if own is not None and own.value != "any":
                words = check.words(own, "accessory", names)
                listed = [self.kind_names.index(word) for word in words if word in self.kind_names]
            price = check.number(field.get("price"), "price", 1, 6)
            is_read = own is not None and names is not None and (own.value != "any" or is_any_known)
            if is_read and price > len(listed) and not check.is_wrong(own):
                check.wrong(node, f"the gang '{name}' asks for more accessories than it lists")
            gangs.append(Gang(name, price, tuple(listed)))
        cards = [GangCard("", NO_ONE, Powers({}))]
        gang_names = [gang.name for gang in gangs]
        if "gangs" in root and isinstance(root["gangs"].value, dict):
            self.gang_words = gang_names
        is_sure = "cards" in root and isinstance(root["cards"].value, dict)     # whether each card's gang is known
        for name, node in check.mapping(root["cards"], "gang cards").items() if "cards" in root else ():
            check_name(node, name, "the gang card", check)
            field = check.fields(node, f"the gang card '{name}'", ["gang"], ["power", "turn_started"])
            gang = check.word(field.get("gang"), "gang", self.gang_words)
            is_sure = is_sure and bool(gang)
            points = self.points(field.get("power"), check)
            started = self.effects(field.get("turn_started"), check, "nobody", ("turn",))
            if any(effect.asks for effect in started):
                check.wrong(node, "what happens when a turn starts must not ask anything")
            if not points and not started and not check.is_wrong(node):
                check.wrong(node, f"the gang card '{name}' does nothing")
            cards.append(GangCard(name, gang_names.index(gang) if gang in gang_names else 0, Powers(points, started)))
        for number, gang_name in enumerate(gang_names if is_sure else ()):
            if all(card.gang != number for card in cards):
                check.wrong(root["gangs"], f"the gang '{gang_name}' has no card")
        return tuple(gangs), tuple(cards)

    def points(self, node: Node | None, check: Checker) -> dict[str, int]:
        points: dict[str, int] = {}
        for word, value in check.fields(node, "a power", (), POINTS).items() if node is not None else ():
            kind = POINTS[word].type
            if kind == "number":
                points[word] = check.number(value, word, 1, 20)
            elif kind == "yes":
                points[word] = int(check.flag(value, word))
            elif kind == "place_actions":
                points[word] = self.place_actions(value, check)
            else:
                points[word] = sum(
                    1 << self.place_number(place) for place in check.words(value, "place", self.open_places())
                )
        return points

    def place_actions(self, node: Node, check: Checker) -> int:
        """A mask of place actions; `true` stands for all."""
        if node.value is True:
            return ALL_HERE
        words = check.words(node, "place action", FEATURES)
        if node.value == []:
            check.wrong(node, "no place action is named")
        return sum(FEATURES[word] for word in words)

    def backgrounds(self) -> tuple[Background, ...]:
        check = self.checkers["backgrounds"]
        backgrounds = []
        for name, node in check.mapping(self.roots["backgrounds"], "the Background file").items():
            check_name(node, name, "the Background", check)
            field = check.fields(
                node, f"the Background '{name}'", ["gang", "when", "reveal"],
                ["target", "first", "then", "instead"],
            )
            gang = check.word(field.get("gang"), "gang", self.gang_words)
            words = tuple(check.words(field.get("when"), "moment", MOMENTS))
            if not words and "when" in field and not check.is_wrong(field["when"]):
                check.wrong(node, "'when' names no moment")
            moments = None if check.is_wrong(field.get("when")) else words
            target = self.target(field.get("target"), check)
            bonus = [word for word in ("first", "then", "instead") if word in field]
            if len(bonus) > 1:
                check.wrong(node, "a bonus is either 'first', 'then' or 'instead'")
            plain = self.script(f"reveal/{name}", NOTHING, target, field.get("reveal"), check, moments)
            with_gang = plain
            if bonus:
                more = self.effects(field[bonus[0]], check, target, moments)
                effects = {
                    "first": more + plain.effects, "then": plain.effects + more, "instead": more,
                }[bonus[0]]
                with_gang = Script(len(self.scripts), f"gang_reveal/{name}", NOTHING, target or "nobody", effects)
                self.scripts.append(with_gang)
            backgrounds.append(Background(
                name, self.gang_words.index(gang) if self.gang_words and gang in self.gang_words else 0,
                sum(1 << MOMENTS.index(word) for word in words), plain, with_gang,
            ))
        if len(backgrounds) < MOST_PLAYERS and isinstance(self.roots["backgrounds"].value, dict):
            check.wrong(self.roots["backgrounds"], f"at least {MOST_PLAYERS} Backgrounds are needed")
        return tuple(backgrounds)

    def michel(self) -> tuple[MichelCard, ...]:
        check = self.checkers["michel"]
        tools = self.core_words(TOOL_KINDS)
        cards = []
        is_sure = isinstance(self.roots["michel"].value, dict)      # whether it is known which cards have a knife
        for name, node in check.mapping(self.roots["michel"], "Michel(le)'s cards").items():
            check_name(node, name, "the card", check)
            field = check.fields(node, f"the card '{name}'", ["copies", "knife", "tools"])
            knife = check.flag(field.get("knife"), "knife")
            shown = tuple(self.core_kind(word) for word in check.words(field.get("tools"), "tool", tools))
            is_read = "knife" in field and not check.is_wrong(field["knife"])
            is_sure = is_sure and is_read
            if is_read and "tools" in field and knife != bool(shown) and not check.is_wrong(field["tools"]):
                check.wrong(node, "a card with a knife shows tools, one without shows none")
            cards.append(MichelCard(name, check.number(field.get("copies"), "copies", 1), knife, shown))
        if is_sure and all(card.knife for card in cards):
            check.wrong(self.roots["michel"], "at least one card must be without a knife")
        return tuple(cards)


def most_points(pack: Pack) -> int | None:
    """The points of a side that digs all tools with the best power and all Backgrounds; None: no limit.

    An action card or a gang's power that improves digs counts for each dig.
    """
    backgrounds = {script.number for card in pack.backgrounds for script in (card.plain, card.with_gang)}
    bonus = 0
    for script in pack.scripts:
        gained = sum(gain.amount for gain in script.gains if gain.sort == DIG_POINTS)
        if gained and script.number not in backgrounds:
            return None
        bonus += gained
    started = [effect for powers in pack.powers for effect in powers.turn_started]
    if any(gain.sort == DIG_POINTS for effect in started for gain in effect.brings):
        return None
    best = {tool: max(powers.points[tool] for powers in pack.powers) for tool in TOOL_KINDS}
    return bonus + sum(pack.kinds[tool].copies * points for tool, points in best.items())
