"""Compiling a pack: checked trees in, the rules' tables out. Every word is checked, every problem kept."""

from typing import Final

from ..model.board import FEATURES, NO_ONE, Place
from ..model.counts import CORE_KINDS, MOST_CARDS, MOST_KINDS, SUPPLY_KINDS, TOOL_KINDS, WEAPON_KINDS
from ..model.effects import VOCABULARY, arguments_of, make_effect
from ..model.inmates import EMOTES, LEANINGS, MOMENTS as REMARKABLE
from ..model.pack import CATEGORIES, Background, Gang, GangCard, Inmate, Item, Kind, MichelCard, Numbers, Pack, Recipe
from ..model.powers import POINTS, Powers
from ..model.scripts import TARGETS, Effect, Script
from ..model.words import MOMENTS, PLAY, REVEAL, Action
from .checking import Checker, Problem, nearest
from .yamltree import Node

PLACES: Final = (
    "cell_block", "cell_block_a", "cell_block_b", "cafeteria", "infirmary", "showers", "rec_area", "solitary",
)
ITEMS: Final = ("knife", "two_knives", "pickaxe", "shovel")
PRODUCTS: Final = ("knife", "pickaxe", "shovel")
MOST_PLAYERS: Final = 6
_NUMBERS: Final = (
    "actions", "hand_limit", "starting_hand", "cautious_move", "searches", "extortions", "weapons_to_extort",
    "most_beatings", "craft_beatings", "dig_beatings", "spoons_stolen",
)
_AT_LEAST_ONE: Final = ("actions", "cautious_move", "weapons_to_extort", "spoons_stolen", "most_beatings")


class Compiler:
    """Turns checked trees into the tables of a `Pack`."""

    def __init__(self, trees: dict[str, tuple[str, Node]], problems: list[Problem]) -> None:
        self.problems = problems
        self.roots = {name: tree for name, (_, tree) in trees.items()}
        self.checkers = {name: Checker(path, problems) for name, (path, _) in trees.items()}
        self.scripts: list[Script] = []
        self.kind_names: list[str] = []
        self.kinds: list[Kind] = []

    def compile(self, name: str, fingerprint: str) -> Pack | None:
        places = self.places()
        kinds = self.card_kinds()
        numbers, recipes, items, michel_start = self.rules()
        gangs, gang_cards = self.gangs()
        backgrounds = self.backgrounds([gang.name for gang in gangs])
        michel_cards = self.michel()
        inmates = self.inmates()
        if self.problems:
            return None
        return Pack(
            name, numbers, kinds, places, gangs, gang_cards, backgrounds, michel_cards, inmates, recipes,
            items, tuple(self.scripts), michel_start, fingerprint,
        )

    def places(self) -> tuple[Place, ...]:
        check = self.checkers["board"]
        root = check.fields(self.roots["board"], "the board", ["places"])
        if "places" not in root:
            return ()
        entries = check.fields(root["places"], "the board", PLACES)
        places = []
        for name in PLACES:
            if name not in entries:
                continue
            field = check.fields(
                entries[name], f"the place '{name}'", ["sides", "faces", "search", "actions", "craft"], ["team"],
            )
            faces = tuple(
                check.number(face, "a die face", 1, 6)
                for face in check.sequence(field.get("faces"), "faces")
            )
            features = sum(
                FEATURES[word] for word in check.words(field.get("actions"), "place action", FEATURES)
            )
            team = check.word(field["team"], "team", ["a", "b"]) if "team" in field else ""
            places.append(Place(
                name, tuple(check.words(field.get("sides"), "board side", ["standard", "team"])), faces,
                check.number(field.get("search"), "search"), features,
                check.word(field.get("craft"), "way to craft", ["everybody", "nobody", "rivals"]),
                {"a": 0, "b": 1}.get(team, NO_ONE),
            ))
        self.check_sides(places, root["places"], check)
        return tuple(places)

    def check_sides(self, places: list[Place], node: Node, check: Checker) -> None:
        for side in ("standard", "team"):
            here = [place for place in places if side in place.sides]
            if [place.name for place in here if not place.faces] != ["solitary"]:
                check.wrong(node, f"on the {side} side just 'solitary' must have no die faces")
            for face in range(1, 7):
                if sum(face in place.faces for place in here) < 2:
                    check.wrong(node, f"on the {side} side face {face} must lead to two places")
            blocks = [place for place in here if place.features & FEATURES["dig"]]
            if side == "standard" and not blocks:
                check.wrong(node, "the standard side needs a place to dig")
            if side == "team" and sorted(place.team for place in blocks) != [0, 1]:
                check.wrong(node, "the team side needs one place to dig for each team")

    def card_kinds(self) -> tuple[Kind, ...]:
        check = self.checkers["cards"]
        entries = check.mapping(self.roots["cards"], "the card file")
        category: dict[str, str] = {}
        for name, node in entries.items():
            field = check.fields(
                node, f"the card '{name}'", ["category", "copies", "value"],
                ["points", "supply", "target", "aimed", "play"],
            )
            category[name] = check.word(field.get("category"), "category", CATEGORIES)
        for name in CORE_KINDS:
            if name not in entries:
                check.wrong(self.roots["cards"], f"the card '{name}' is missing")
                return ()
        own = sorted(
            (name for name in entries if name not in CORE_KINDS),
            key=lambda name: CATEGORIES.index(category[name]),
        )
        self.kind_names = [*CORE_KINDS, *own]
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
        if name in CORE_KINDS and category != core:
            check.wrong(node, f"the card '{name}' must be of category '{core}'")
        if name not in CORE_KINDS and category in ("component", "weapon", "tool"):
            check.wrong(node, f"there is no {category} '{name}' in the rules (R1.2 to R1.4)")
        if supply != (number in SUPPLY_KINDS):
            check.wrong(node, "just knife, spoon, pickaxe and shovel are supply piles (R1.3)")
        if ("play" in field) != (category == "action"):
            check.wrong(node, "action cards, and no others, have 'play'")
        script = None
        aimed = check.flag(field.get("aimed"), "aimed")
        if category == "action":
            target = self.target(field.get("target"), check)
            script = self.script(f"play/{name}", (PLAY, number), target, field.get("play"), check)
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

    def target(self, node: Node | None, check: Checker) -> str:
        return check.word(node, "target", TARGETS) if node is not None else "nobody"

    def script(
        self, name: str, prefix: Action, target: str, node: Node | None, check: Checker,
        moments: tuple[str, ...] = ("turn",),
    ) -> Script:
        effects = self.effects(node, check, TARGETS[target][0], moments)
        script = Script(len(self.scripts), name, prefix, target, effects)
        self.scripts.append(script)
        return script

    def effects(
        self, node: Node | None, check: Checker, argument: str, moments: tuple[str, ...]
    ) -> tuple[Effect, ...]:
        effects = []
        steps = check.sequence(node, "a list of effects")
        for step in steps:
            for name, arguments in check.mapping(step, "an effect").items():
                effect = self.effect(name, arguments, check)
                if effect is None:
                    continue
                if effect.needs in ("seat", "place", "item", "cards") and effect.needs != argument:
                    check.wrong(arguments, f"'{name}' needs a target that is a {effect.needs}")
                if effect.needs == "foe" and not set(moments) <= {"extorted", "aimed"}:
                    check.wrong(arguments, f"'{name}' only answers something aimed at you")
                if effect.needs == "combat" and moments != ("losing",):
                    check.wrong(arguments, f"'{name}' only works when losing a combat")
                effects.append(effect)
        if node is not None and not steps:
            check.wrong(node, "at least one effect is needed")
        return tuple(effects)

    def effect(self, name: str, node: Node, check: Checker) -> Effect | None:
        """An effect's signature is its schema."""
        if name not in VOCABULARY:
            check.wrong(node, f"there is no effect '{name}'{nearest(name, VOCABULARY)}")
            return None
        defaults = VOCABULARY[name].__kwdefaults__ or {}
        types = {word: argument.type for word, argument in arguments_of(name).items()}
        before = len(self.problems)
        field = check.fields(
            node, f"the effect '{name}'", [word for word in types if word not in defaults], defaults
        )
        arguments: dict[str, int | str] = {}
        for word, value in field.items():
            if types[word] is int:
                arguments[word] = check.number(value, word, 1)
            elif types[word] is bool:
                arguments[word] = check.flag(value, word)
            else:
                arguments[word] = check.text(value, word)
        if len(self.problems) > before:
            return None
        try:
            return make_effect(name, arguments)
        except (ValueError, KeyError) as error:
            check.wrong(node, str(error) if isinstance(error, ValueError) else f"{error} is nobody")
            return None

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
        core = list(CORE_KINDS)
        spared = core.index(check.word(field.get("spared"), "card", core))
        recipes = []
        for name, node in self.table(field.get("recipes"), "the recipes", PRODUCTS, check).items():
            entry = check.fields(node, f"the recipe of '{name}'", ["from", "makes"])
            parts = [core.index(word) for word in check.words(entry.get("from"), "card", core)]
            recipes.append(Recipe(core.index(name), tuple(parts), spared, check.number(entry.get("makes"), "makes", 1)))
            if not any(part != spared for part in parts):
                check.wrong(node, f"the recipe of '{name}' needs a part besides '{core[spared]}'")
        items = []
        for name, node in self.table(field.get("prices"), "the prices", ITEMS, check).items():
            entry = check.fields(node, f"the price of '{name}'", ["gives", "count", "cigarettes"])
            kind = core.index(check.word(entry.get("gives"), "supply pile", [core[n] for n in SUPPLY_KINDS]))
            items.append(Item(
                name, kind, check.number(entry.get("count"), "count", 1),
                check.number(entry.get("cigarettes"), "cigarettes"),
            ))
        start = 0
        if "michel" in field:
            entry = check.fields(field["michel"], "michel", ["start", "victor_draws"])
            numbers.victor_draws = check.number(entry.get("victor_draws"), "victor_draws")
            start = PLACES.index(check.word(entry.get("start"), "place", PLACES[3:-1]))
        return numbers, tuple(recipes), tuple(items), start

    def table(self, node: Node | None, what: str, words: tuple[str, ...], check: Checker) -> dict[str, Node]:
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
            else:
                points[word] = sum(
                    1 << PLACES.index(place) for place in check.words(value, "place", PLACES[:-1])
                )
        return points

    def backgrounds(self, gangs: list[str]) -> tuple[Background, ...]:
        check = self.checkers["backgrounds"]
        backgrounds = []
        for name, node in check.mapping(self.roots["backgrounds"], "the Background file").items():
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
            plain = self.script(f"reveal/{name}", (REVEAL,), target, field.get("reveal"), check, words)
            with_gang = plain
            if bonus:
                more = self.effects(field[bonus[0]], check, TARGETS[target][0], words)
                effects = {
                    "first": more + plain.effects, "then": plain.effects + more, "instead": more,
                }[bonus[0]]
                with_gang = Script(len(self.scripts), f"gang_reveal/{name}", (REVEAL,), target, effects)
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
        tools = [CORE_KINDS[kind] for kind in TOOL_KINDS]
        cards = []
        for name, node in check.mapping(self.roots["michel"], "Michel(le)'s cards").items():
            field = check.fields(node, f"the card '{name}'", ["copies", "knife", "tools"])
            knife = check.flag(field.get("knife"), "knife")
            shown = tuple(CORE_KINDS.index(word) for word in check.words(field.get("tools"), "tool", tools))
            if knife != bool(shown):
                check.wrong(node, "a card with a knife shows tools, one without shows none")
            cards.append(MichelCard(name, check.number(field.get("copies"), "copies", 1), knife, shown))
        if all(card.knife for card in cards):
            check.wrong(self.roots["michel"], "at least one card must be without a knife")
        return tuple(cards)

    def inmates(self) -> tuple[Inmate, ...]:
        check = self.checkers["inmates"]
        inmates = []
        for name, node in check.mapping(self.roots["inmates"], "the inmates").items():
            field = check.fields(node, f"the inmate '{name}'", ["board", "name"], ["temper", "talk"])
            skews = check.fields(field["temper"], "a temper", (), LEANINGS) if "temper" in field else {}
            talk = check.fields(field["talk"], "talk", ["chatty"], ["lines", "emotes"]) if "talk" in field else {}
            emotes = check.fields(talk["emotes"], "'emotes'", (), REMARKABLE) if "emotes" in talk else {}
            inmates.append(Inmate(
                name, check.number(field.get("board"), "board", 1, 6), check.text(field.get("name"), "name"),
                {word: check.number(value, word, -30, 30) for word, value in skews.items()},
                check.number(talk.get("chatty"), "chatty", 0, 100),
                tuple(check.words(talk.get("lines"), "moment", REMARKABLE)),
                {word: check.word(value, "emote", EMOTES) for word, value in emotes.items()},
            ))
        for board in range(1, MOST_PLAYERS + 1):
            if sum(inmate.board == board for inmate in inmates) != 2:
                check.wrong(self.roots["inmates"], f"prisoner board {board} must have two inmates")
        return tuple(sorted(inmates, key=lambda inmate: inmate.board))
