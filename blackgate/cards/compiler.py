"""Compiling a pack: checked trees in, the rules' tables out. Every word is checked, every problem kept."""

from typing import Final

from ..model.board import ALL_HERE, FEATURES, NO_ONE
from ..model.counts import (
    CORE_KINDS, KNIFE, MOST_CARDS, MOST_KINDS, PICKAXE, SHOVEL, SUPPLY_KINDS, TOOL_KINDS, WEAPON_KINDS,
)
from ..model.pack import CATEGORIES, Background, Gang, GangCard, Item, Kind, MichelCard, Numbers, Pack, Recipe
from ..model.powers import POINTS, Powers
from ..model.scripts import TARGETS, Script
from ..model.vocabulary import MOMENTS, NOTHING
from .checking import Checker
from .inmates import compile_inmates
from .places import check_name, compile_places
from .scripting import Scripting
from .yamltree import Node

PRODUCTS: Final = (KNIFE, PICKAXE, SHOVEL)
MOST_ITEMS: Final = 8
MOST_PLAYERS: Final = 6
_NUMBERS: Final = (
    "actions", "hand_limit", "starting_hand", "cautious_move", "searches", "extortions", "weapons_to_extort",
    "most_beatings", "craft_beatings", "dig_beatings", "spoons_stolen",
)
_AT_LEAST_ONE: Final = ("actions", "cautious_move", "weapons_to_extort", "spoons_stolen", "most_beatings")


class Compiler(Scripting):
    """Turns checked trees into the tables of a `Pack`."""

    def compile(self, name: str, fingerprint: str) -> Pack | None:
        self.places, spots = compile_places(self.roots["board"], self.checkers["board"])
        kinds = self.card_kinds()
        numbers, recipes, items, michel_start = self.rules()
        gangs, gang_cards = self.gangs()
        backgrounds = self.backgrounds([gang.name for gang in gangs])
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

    def card_kinds(self) -> tuple[Kind, ...]:
        check = self.checkers["cards"]
        entries = check.mapping(self.roots["cards"], "the card file")
        category: dict[str, str] = {}
        roles: dict[str, str] = {}
        for name, node in entries.items():
            check_name(node, name, "the card", check)
            field = check.fields(
                node, f"the card '{name}'", ["category", "copies", "value"],
                ["points", "supply", "target", "aimed", "play", "role"],
            )
            category[name] = check.word(field.get("category"), "category", CATEGORIES)
            if "role" in field:
                role = check.word(field["role"], "role", CORE_KINDS)
                if role in roles:
                    check.wrong(field["role"], f"'{roles[role]}' plays that role already")
                roles[role] = name
        for role in CORE_KINDS:         # A card plays the role it is called after, unless another says that it does.
            if role in entries and role not in roles and role not in roles.values():
                roles[role] = role
        self.core = [roles.get(role, role) for role in CORE_KINDS]
        for role in CORE_KINDS:
            if role not in roles:
                check.wrong(self.roots["cards"], f"the card '{role}', or another with its role, is missing")
                return ()
        own = sorted(
            (name for name in entries if name not in self.core),
            key=lambda name: CATEGORIES.index(category[name]),
        )
        self.kind_names = [*self.core, *own]
        if len(self.kind_names) > MOST_KINDS:
            check.wrong(self.roots["cards"], f"more than {MOST_KINDS} kinds of card")
            return ()
        self.kinds = [self.kind(number, name, category[name], entries[name], check)
                      for number, name in enumerate(self.kind_names)]
        if sum(kind.copies for kind in self.kinds) > MOST_CARDS:
            check.wrong(self.roots["cards"], f"more than {MOST_CARDS} cards in all")
        return tuple(self.kinds)

    def kind(self, number: int, name: str, category: str, node: Node, check: Checker) -> Kind:
        field = node.value if isinstance(node.value, dict) else {}
        supply = check.flag(field.get("supply"), "supply")
        core = "weapon" if number in WEAPON_KINDS else "tool" if number in TOOL_KINDS else "component"
        if name in self.core and category != core:
            check.wrong(node, f"the card '{name}' must be of category '{core}'")
        if name not in self.core and category in ("component", "weapon", "tool"):
            check.wrong(node, f"there is no {category} '{name}' in the rules (R1.2 to R1.4): what role does it play?")
        if supply != (number in SUPPLY_KINDS):
            piles = ", ".join(self.core[kind] for kind in SUPPLY_KINDS)
            check.wrong(node, f"just {piles} are supply piles (R1.3)")
        if ("play" in field) != (category == "action"):
            check.wrong(node, "action cards, and no others, have 'play'")
        script = None
        aimed = check.flag(field.get("aimed"), "aimed")
        if category == "action":
            target = self.target(field.get("target"), check)
            script = self.script(f"play/{name}", number, target, field.get("play"), check)
            if aimed and TARGETS[target][0] != "seat":
                check.wrong(node, "an aimed card must have a player as its target")
        elif "target" in field or "aimed" in field:
            check.wrong(node, "only action cards have a target")
        points = check.number(field.get("points"), "points", 0, 20)
        if category == "tool" and not points:
            check.wrong(node, "a tool scores at least one point")
        return Kind(
            name, category, check.number(field.get("copies"), "copies", 1, 99),
            check.number(field.get("value"), "value"), points, supply, aimed, script,
        )

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
        core = self.core
        spared = core.index(check.word(field.get("spared"), "card", core))
        recipes = []
        products = [core[kind] for kind in PRODUCTS]
        for name, node in self.table(field.get("recipes"), "the recipes", products, check).items():
            entry = check.fields(node, f"the recipe of '{name}'", ["from", "makes"])
            parts = [core.index(word) for word in check.words(entry.get("from"), "card", core)]
            recipes.append(Recipe(core.index(name), tuple(parts), spared, check.number(entry.get("makes"), "makes", 1)))
            if not any(part != spared for part in parts):
                check.wrong(node, f"the recipe of '{name}' needs a part besides '{core[spared]}'")
        items = []
        prices = check.mapping(field["prices"], "the prices") if "prices" in field else {}
        for name, node in prices.items():
            check_name(node, name, "the item", check)
            entry = check.fields(node, f"the price of '{name}'", ["gives", "count", "cigarettes"])
            kind = core.index(check.word(entry.get("gives"), "supply pile", [core[n] for n in SUPPLY_KINDS]))
            items.append(Item(
                name, kind, check.number(entry.get("count"), "count", 1),
                check.number(entry.get("cigarettes"), "cigarettes"),
            ))
        if len(items) > MOST_ITEMS:
            check.wrong(field["prices"], f"more than {MOST_ITEMS} things to buy")
        for kind in (PICKAXE, SHOVEL):      # what a Background may buy elsewhere (`buy_tool`)
            if "prices" in field and all((item.kind, item.count) != (kind, 1) for item in items):
                check.wrong(field["prices"], f"one '{core[kind]}' has no price")
        start = 0
        if "michel" in field:
            entry = check.fields(field["michel"], "michel", ["start", "victor_draws"])
            numbers.victor_draws = check.number(entry.get("victor_draws"), "victor_draws")
            both = [place.name for place in self.places if place.faces and len(place.sides) == 2]
            start = self.place_number(check.word(entry.get("start"), "place of both sides", both))
        return numbers, tuple(recipes), tuple(items), start

    def table(self, node: Node | None, what: str, words: list[str], check: Checker) -> dict[str, Node]:
        entries = check.fields(node, what, words) if node is not None else {}
        return {word: entries[word] for word in words if word in entries}

    def goals(self, node: Node | None, players: list[int], check: Checker) -> dict[int, int]:
        field = check.fields(node, "the goal", map(str, players)) if node is not None else {}
        return {number: check.number(field.get(str(number)), "points to win", 1, 99) for number in players}

    def gangs(self) -> tuple[tuple[Gang, ...], tuple[GangCard, ...]]:
        check = self.checkers["gangs"]
        root = check.fields(self.roots["gangs"], "the gang file", ["gangs", "cards"])
        accessories = [
            number for number, name in enumerate(self.kind_names) if self.kinds and
            self.kinds[number].category == "accessory"
        ]
        names = [self.kind_names[number] for number in accessories]
        gangs = []
        for name, node in check.mapping(root["gangs"], "gangs").items() if "gangs" in root else ():
            check_name(node, name, "the gang", check)
            field = check.fields(node, f"the gang '{name}'", ["price", "accessories"])
            own = field.get("accessories")
            listed = accessories
            if own is not None and own.value != "any":
                listed = [self.kind_names.index(word) for word in check.words(own, "accessory", names) if word]
            price = check.number(field.get("price"), "price", 1, 6)
            if price > len(listed):
                check.wrong(node, f"the gang '{name}' asks for more accessories than it lists")
            gangs.append(Gang(name, price, tuple(listed)))
        cards = [GangCard("", NO_ONE, Powers({}))]
        gang_names = [gang.name for gang in gangs]
        for name, node in check.mapping(root["cards"], "gang cards").items() if "cards" in root else ():
            check_name(node, name, "the gang card", check)
            field = check.fields(node, f"the gang card '{name}'", ["gang"], ["power", "turn_started"])
            gang = check.word(field.get("gang"), "gang", gang_names)
            points = self.points(field.get("power"), check)
            started = self.effects(field.get("turn_started"), check, "", ("turn",))
            if any(effect.asks for effect in started):
                check.wrong(node, "what happens when a turn starts must not ask anything")
            if not points and not started:
                check.wrong(node, f"the gang card '{name}' does nothing")
            cards.append(GangCard(name, gang_names.index(gang) if gang in gang_names else 0, Powers(points, started)))
        for number, gang_name in enumerate(gang_names):
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
        """Some of them, or `true`: all."""
        if node.value is True:
            return ALL_HERE
        words = check.words(node, "place action", FEATURES)
        if node.value == []:
            check.wrong(node, "no place action is named")
        return sum(FEATURES[word] for word in words)

    def backgrounds(self, gangs: list[str]) -> tuple[Background, ...]:
        check = self.checkers["backgrounds"]
        backgrounds = []
        for name, node in check.mapping(self.roots["backgrounds"], "the Background file").items():
            check_name(node, name, "the Background", check)
            field = check.fields(
                node, f"the Background '{name}'", ["gang", "when", "reveal"],
                ["target", "first", "then", "instead"],
            )
            gang = check.word(field.get("gang"), "gang", gangs)
            words = tuple(check.words(field.get("when"), "moment", MOMENTS))
            if not words:
                check.wrong(node, "'when' names no moment")
            target = self.target(field.get("target"), check)
            bonus = [word for word in ("first", "then", "instead") if word in field]
            if len(bonus) > 1:
                check.wrong(node, "a bonus is either 'first', 'then' or 'instead'")
            plain = self.script(f"reveal/{name}", NOTHING, target, field.get("reveal"), check, words)
            with_gang = plain
            if bonus:
                more = self.effects(field[bonus[0]], check, TARGETS[target][0], words)
                effects = {
                    "first": more + plain.effects, "then": plain.effects + more, "instead": more,
                }[bonus[0]]
                with_gang = Script(len(self.scripts), f"gang_reveal/{name}", NOTHING, target, effects)
                self.scripts.append(with_gang)
            backgrounds.append(Background(
                name, gangs.index(gang) if gang in gangs else 0,
                sum(1 << MOMENTS.index(word) for word in words), plain, with_gang,
            ))
        if len(backgrounds) < MOST_PLAYERS:
            check.wrong(self.roots["backgrounds"], f"at least {MOST_PLAYERS} Backgrounds are needed")
        return tuple(backgrounds)

    def michel(self) -> tuple[MichelCard, ...]:
        check = self.checkers["michel"]
        tools = [self.core[kind] for kind in TOOL_KINDS]
        cards = []
        for name, node in check.mapping(self.roots["michel"], "Michel(le)'s cards").items():
            check_name(node, name, "the card", check)
            field = check.fields(node, f"the card '{name}'", ["copies", "knife", "tools"])
            knife = check.flag(field.get("knife"), "knife")
            shown = tuple(self.core.index(word) for word in check.words(field.get("tools"), "tool", tools))
            if knife != bool(shown):
                check.wrong(node, "a card with a knife shows tools, one without shows none")
            cards.append(MichelCard(name, check.number(field.get("copies"), "copies", 1), knife, shown))
        if all(card.knife for card in cards):
            check.wrong(self.roots["michel"], "at least one card must be without a knife")
        return tuple(cards)
