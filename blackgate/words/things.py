"""The things of a game as texts: names, and what each card does, with the numbers of the pack in play."""

from collections.abc import Iterable, Sequence

from ..model.board import FEATURES
from ..model.counts import FIELD, SPOON, Cards, pair_up
from ..model.pack import Pack
from ..model.powers import POINTS
from ..model.scripts import Effect
from ..model.gain_sorts import OF_KIND, Fact
from ..model.vocabulary import MOMENTS
from .text import Several, Text, Thing, Value


def _named(sort: str, name: str, count: int | None = None) -> Thing:
    """A thing of the pack, with its id in case it has no message."""
    return Thing(f"{sort}-{name}", count, name)


def unit(name: str, number: int) -> Thing:
    """That many Beatings, Cigarettes, cards …"""
    return Thing(f"unit-{name}", number)


class Things:
    """Names and texts of everything in a pack, in one language, for the players of one game."""

    def __init__(self, text: Text, pack: Pack, names: Sequence[str], michel: str | None = None) -> None:
        self.text = text.with_words(pack.words)
        self.pack = pack
        self.names = names
        self.michel = Thing(f"who-{michel or 'michel'}")

    # --- as values of a message --------------------------------------------------------------------------

    def card_thing(self, kind: int, count: int | None = None) -> Thing:
        return _named("card", self.pack.kinds[kind].name, count)

    def place_thing(self, place: int) -> Thing:
        return _named("place", self.pack.places[place].name)

    def gang_thing(self, gang: int) -> Thing:
        return _named("gang", self.pack.gangs[gang].name)

    def gang_card_thing(self, card: int) -> Thing:
        return _named("power", self.pack.gang_cards[card].name)

    def background_thing(self, background: int) -> Thing:
        return _named("background", self.pack.backgrounds[background].name)

    def pile(self, cards: Cards, cigarettes: int = 0) -> Several:
        """Cards as a list, with cigarettes if there are some."""
        counted = [self.card_thing(kind, number) for kind, number in pair_up(cards)]
        return Several((*counted, unit("cigarette", cigarettes)) if cigarettes else tuple(counted))

    def value(self, sort: str, value: int) -> Value:
        """The value of a field of an event or a question, by its sort (`model/sorts.py`)."""
        match sort.removeprefix("optional_"):
            case "seat":
                return self.names[value]
            case "seats":
                return Several(tuple(name for seat, name in enumerate(self.names) if value >> seat & 1))
            case "place":
                return self.place_thing(value)
            case "kind" | "tool" | "action_card":
                return self.card_thing(value)
            case "cards":
                return self.pile(value)
            case "gang_card":
                return self.gang_card_thing(value)
            case "background":
                return self.background_thing(value)
            case "michel_card":
                return self.michel_card(value, "-shown")
        return value

    # --- names -------------------------------------------------------------------------------------------

    def narrow(self, thing: Thing) -> str:
        """Its name for a narrow card, with soft hyphens if the texts have such a form."""
        return str(self.text.form(thing, "narrow"))

    def card(self, kind: int) -> str:
        return self._name(self.card_thing(kind))

    def cards(self, counts: Cards) -> str:
        return self._name(self.pile(counts))

    def place(self, place: int) -> str:
        return self._name(self.place_thing(place))

    def gang(self, gang: int) -> str:
        return self._name(self.gang_thing(gang))

    def gang_card(self, card: int) -> str:
        return self._name(self.gang_card_thing(card))

    def background(self, background: int) -> str:
        return self._name(self.background_thing(background))

    def item(self, item: int) -> str:
        """The name of something to buy: its cards."""
        bought = self.pack.items[item]
        return self._name(self.card_thing(bought.kind, bought.count))

    def michel_card(self, card: int, shown: str = "") -> str:
        """The name of one of Michel(le)'s cards; with `-shown` the form for use in a sentence."""
        tools = self.pack.michel_cards[card].tools
        if not tools:
            return self.text(f"michel-calm{shown}")
        return self.text(f"michel-knife{shown}", tools=Several(tuple(map(self.card_thing, tools)), "or"))

    def inmate(self, inmate: int) -> str:
        """A prisoner's name, the same in every language."""
        return self.pack.inmates[inmate].title

    def temper(self, inmate: int) -> str:
        return self._own(f"temper-{self.pack.inmates[inmate].name}")

    def _name(self, value: Thing | Several) -> str:
        return str(self.text.form(value))

    def _own(self, key: str, **values: Value) -> str:
        """A text about one thing of the pack; empty if there is none."""
        return self.text.maybe(key, **values) or ""

    # --- what they do ------------------------------------------------------------------------------------

    def card_text(self, kind: int) -> str:
        card = self.pack.kinds[kind]
        if card.script is not None:
            return self._own(f"card-{card.name}-text", **self._facts(card.script.effects))
        sentences = []
        if card.category != "component":
            gangs = tuple(self.gang_thing(n) for n, gang in enumerate(self.pack.gangs) if kind in gang.accessories)
            points = unit("point", card.points)
            sentences.append(self.text(f"text-{card.category}", points=points, gangs=Several(gangs, "or")))
        for recipe in self.pack.recipes:
            if recipe.needs & FIELD[kind]:
                made = self.card_thing(recipe.product, recipe.makes)
                sentences.append(self.text("text-recipe", made=made, spent=self.pile(recipe.needs)))
        return "\n".join(sentences)

    def power_text(self, card: int) -> str:
        """What a gang card changes. `$total_…` is the rule's number with the change."""
        pack = self.pack
        numbers, powers = pack.numbers, pack.gang_cards[card].powers
        facts = self._facts(powers.turn_started)
        for word, point in POINTS.items():
            facts[word] = _counted(point.unit, powers.given.get(word, 0))
        facts |= {
            "places": Several(tuple(
                self.place_thing(n) for n in range(len(pack.places)) if powers.trade_places >> n & 1)),
            "free_actions": Several(tuple(
                Thing(f"action-{word}") for word, bit in FEATURES.items() if powers.free_place_action & bit), "or"),
            "total_cautious_move": unit("action", pack.cautious_move - powers.cautious_discount),
            "total_searches": powers.search_limit,
            "total_craft_beatings": unit("beating", powers.most_craft_beatings),
            "total_dig_beatings": unit("beating", powers.most_dig_beatings),
            "total_spoons": self.card_thing(SPOON, numbers.spoons_stolen + powers.spoons_stolen),
            "total_spoon_points": unit("point", powers.points[SPOON]),
            "total_weapons_to_extort": unit("weapon", numbers.weapons_to_extort + powers.weapons_to_extort),
        }
        return self._own(f"power-{pack.gang_cards[card].name}-text", **facts)

    def background_text(self, background: int) -> str:
        """When it may be revealed, what it does, and what it does for a member of its gang."""
        card = self.pack.backgrounds[background]
        moments = tuple(Thing(f"moment-{word}") for bit, word in enumerate(MOMENTS) if card.when >> bit & 1)
        bonus = [effect for effect in card.with_gang.effects if effect not in card.plain.effects]
        facts = self._facts(card.plain.effects) | self._facts(bonus, "bonus_")
        more = self._own(f"background-{card.name}-bonus", **facts)
        lines = (
            self.text("background-when", moments=Several(moments, "or")),
            self._own(f"background-{card.name}-text", **facts),
            self.text("background-bonus", gang=self.gang_thing(card.gang), bonus=more) if more else "",
        )
        return "\n".join(filter(None, lines))

    def place_text(self, place: int) -> str:
        """What a player can do in a place, a line each."""
        here = self.pack.places[place]
        faces = Several(tuple(map(str, here.faces)), "or")
        lines = [self.text("place-text-faces", faces=faces) if here.faces else self.text("place-text-closed")]
        if here.search:
            lines.append(self.text("place-text-search", cards=unit("search_card", here.search)))
        lines += [self.text(f"place-text-{word}") for word, bit in FEATURES.items() if here.features & bit]
        lines += [self.text(f"place-text-craft-{here.craft}"), self._own(f"place-{here.name}-flavour")]
        return "\n".join(filter(None, lines))

    def gang_flavour(self, gang: int) -> str:
        return self._own(f"gang-{self.pack.gangs[gang].name}-flavour")

    def story(self, inmate: int) -> str:
        """The story of a prisoner."""
        return self._own(f"inmate-{self.pack.inmates[inmate].name}-story", name=self.inmate(inmate))

    def face_text(self, face: int, team: bool) -> str:
        """Where a face of the die leads."""
        places = tuple(self.place_thing(n) for n, place in enumerate(self.pack.places)
                       if face in place.faces and ("team" if team else "standard") in place.sides)
        return self.text("die-face", face=face, places=Several(places, "or"))

    def die_help(self, team: bool) -> str:
        """How many places each face of the die leads to: on the team side some lead to both blocks (R11b)."""
        board = self.pack.boards[team]
        reached = {face: sum(face in self.pack.places[n].faces for n in board.open_places) for face in range(1, 7)}
        wide = tuple(str(face) for face, places in reached.items() if places > 2)
        return self.text("table-die-help-team", faces=Several(wide)) if wide else self.text("table-die-help")

    def temper_text(self, inmate: int) -> str:
        """A line about a prisoner."""
        return self._own(f"temper-{self.pack.inmates[inmate].name}-about", name=self.inmate(inmate))

    def _facts(self, effects: Iterable[Effect], prefix: str = "") -> dict[str, Value]:
        """The arguments of a card's effects: `$draw_cards` is the `cards` of its `draw`."""
        return {
            prefix + name: self._counted(effect, fact) for effect in effects for name, fact in effect.facts.items()
        }

    def _counted(self, effect: Effect, fact: Fact) -> Value:
        if not isinstance(fact.value, int):
            return fact.value
        if fact.unit == OF_KIND:        # A number of cards of one kind is shown as such.
            return _named("card", str(effect.facts[f"{effect.name}_kind"].value), int(fact.value))
        return _counted(fact.unit, int(fact.value))


def _counted(name: str, number: int) -> Value:
    return unit(name, number) if name else number
