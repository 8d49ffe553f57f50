"""What cards do, compiled: lists of effects from the rules' vocabulary, in the words of the pack."""

from typing import Final

from ..model.board import Place
from ..model.counts import CORE_KINDS, SUPPLY_KINDS
from ..model.effects import VOCABULARY, make_effect
from ..model.pack import Kind
from ..model.scripts import TARGETS, Effect, Script
from .checking import Checker, Problem, nearest
from .yamltree import Node

SOLITARY: Final = "solitary"      # as the effect `send` calls it


class Scripting:
    """The part of compiling that knows effects. What it fills in is what scripts are made of."""

    def __init__(self, trees: dict[str, tuple[str, Node]], problems: list[Problem]) -> None:
        self.problems = problems
        self.roots = {name: tree for name, (_, tree) in trees.items()}
        self.checkers = {name: Checker(path, problems) for name, (path, _) in trees.items()}
        self.scripts: list[Script] = []
        self.kind_names: list[str] = []
        self.kinds: list[Kind] = []
        self.places: tuple[Place, ...] = ()
        self.core: list[str] = []       # what the pack calls the cards that the rules name, in the order of CORE_KINDS

    def target(self, node: Node | None, check: Checker) -> str:
        return check.word(node, "target", TARGETS) if node is not None else "nobody"

    def script(
        self, name: str, card: int, target: str, node: Node | None, check: Checker,
        moments: tuple[str, ...] = ("turn",),
    ) -> Script:
        effects = self.effects(node, check, TARGETS[target][0], moments)
        script = Script(len(self.scripts), name, card, target, effects)
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
        """An effect's arguments are its schema."""
        if name not in VOCABULARY:
            check.wrong(node, f"there is no effect '{name}'{nearest(name, VOCABULARY)}")
            return None
        defaults = VOCABULARY[name].defaults()
        types = {word: argument.type for word, argument in VOCABULARY[name].arguments.items()}
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
            elif word == "kind":
                arguments[word] = check.word(value, "supply pile", [self.core[kind] for kind in SUPPLY_KINDS])
            elif word == "place":
                arguments[word] = check.word(value, "place to be sent to", self.shut())
            else:
                arguments[word] = check.text(value, word)
        if len(self.problems) > before:
            return None
        try:
            return make_effect(name, arguments, self.in_rules_words(arguments))
        except (ValueError, KeyError) as error:
            check.wrong(node, str(error) if isinstance(error, ValueError) else f"{error} is nobody")
            return None

    def in_rules_words(self, arguments: dict[str, int | str]) -> dict[str, int | str]:
        """The rules know the cards they name, and Solitary, by one word each, whatever the pack calls them."""
        said = dict(arguments)
        if "kind" in said:
            said["kind"] = CORE_KINDS[self.core.index(str(said["kind"]))]
        if "place" in said:
            said["place"] = SOLITARY
        return said

    def shut(self) -> list[str]:
        """Where nobody walks by themselves: Solitary."""
        return [place.name for place in self.places if not place.faces]

    def open_places(self) -> list[str]:
        return [place.name for place in self.places if place.faces]

    def place_number(self, name: str) -> int:
        return next((number for number, place in enumerate(self.places) if place.name == name), 0)
