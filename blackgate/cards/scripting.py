"""Compiles what cards do: lists of effects from the rules' vocabulary, with the pack's names."""

from collections.abc import Callable, Iterable
from typing import Final

from ..model.board import Place
from ..model.counts import CORE_KINDS, SUPPLY_KINDS
from ..model.effects import VOCABULARY, make_effect
from ..model.fields import nearest, shown
from ..model.scripts import TARGETS, Effect, Script
from ..model.vocabulary import NOTHING
from .checking import Checker, Problem
from .yamltree import Node

SOLITARY: Final = "solitary"      # the name in the effect `send`


class Scripting:
    """The part of the compiler for effects and scripts."""

    def __init__(self, trees: dict[str, tuple[str, Node]], problems: list[Problem]) -> None:
        self.problems = problems
        self.roots = {name: tree for name, (_, tree) in trees.items()}
        self.checkers = {name: Checker(path, problems) for name, (path, _) in trees.items()}
        self.scripts: list[Script] = []
        self.kind_names: list[str] = []
        self.places: tuple[Place, ...] = ()
        self.unsure_places: set[str] | None = set()     # places whose faces are not known; None: no place is known
        self.core: list[str] = []       # the pack's names for the cards of the rules, in the order of CORE_KINDS
        self.has_core = False           # whether all of them are known

    def target(self, node: Node | None, check: Checker) -> str:
        """The word of a target; empty if it cannot be read."""
        return check.word(node, "target", TARGETS) if node is not None else "nobody"

    def script(
        self, name: str, card: int, target: str, node: Node | None, check: Checker,
        moments: tuple[str, ...] | None = ("turn",),
    ) -> Script:
        effects = self.effects(node, check, target, moments)
        script = Script(len(self.scripts), name, card, target or "nobody", effects)
        self.scripts.append(script)
        return script

    def effects(
        self, node: Node | None, check: Checker, target: str, moments: tuple[str, ...] | None,
    ) -> tuple[Effect, ...]:
        """Compile a list of effects. An empty `target`, or `moments` None, is not known because of another mistake."""
        effects = []
        steps = check.sequence(node, "a list of effects")
        for step in steps:
            for name, arguments in check.mapping(step, "an effect").items():
                effect = self.effect(name, arguments, check)
                if effect is None:
                    continue
                if effect.needs in ("seat", "place", "item", "cards") and target and effect.needs != TARGETS[target][0]:
                    check.wrong(arguments, f"'{name}' needs a target that is a {effect.needs}")
                if effect.needs == "foe" and moments and not set(moments) <= {"extorted", "aimed"}:
                    check.wrong(arguments, f"'{name}' only answers something aimed at you")
                if effect.needs == "combat" and moments and moments != ("losing",):
                    check.wrong(arguments, f"'{name}' only works when losing a combat")
                if not check.is_wrong(arguments):
                    effects.append(effect)
        if node is not None and not steps and not check.is_wrong(node):
            check.wrong(node, "at least one effect is needed")
        return tuple(effects)

    def effect(self, name: str, node: Node, check: Checker) -> Effect | None:
        """Compile one effect; its list of arguments is the schema. None after a mistake."""
        if name not in VOCABULARY:
            check.wrong(node, f"there is no effect {shown(name)}{nearest(name, VOCABULARY)}")
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
                arguments[word] = check.word(value, "supply pile", self.core_words(SUPPLY_KINDS))
            elif word == "place":
                arguments[word] = check.word(value, "place to be sent to", self.shut())
            else:
                arguments[word] = check.text(value, word)
        if len(self.problems) > before or ("kind" in arguments and arguments["kind"] not in self.core):
            return None
        try:
            return make_effect(name, arguments, self.in_rules_words(arguments))
        except (ValueError, KeyError) as error:
            check.wrong(node, str(error) if isinstance(error, ValueError) else f"{error} is nobody")
            return None

    def in_rules_words(self, arguments: dict[str, int | str]) -> dict[str, int | str]:
        """The arguments with the rules' own names for Solitary and for the cards of the rules."""
        said = dict(arguments)
        if "kind" in said:
            said["kind"] = CORE_KINDS[self.core_kind(str(said["kind"]))]
        if "place" in said:
            said["place"] = SOLITARY
        return said

    def core_kind(self, word: str) -> int:
        return self.core.index(word) if word in self.core else NOTHING

    def core_words(self, kinds: Iterable[int]) -> list[str] | None:
        """The pack's names for these cards; None if they are not known."""
        return [self.core[kind] for kind in kinds] if self.has_core else None

    def shut(self) -> list[str] | None:
        """The places that a player cannot walk to: Solitary. None if no place is known."""
        return self._places(lambda place: not place.faces)

    def open_places(self) -> list[str] | None:
        return self._places(lambda place: bool(place.faces))

    def places_of_both_sides(self) -> list[str] | None:
        """The open places that are on both sides of the board."""
        return self._places(lambda place: bool(place.faces) and len(place.sides) == 2)

    def _places(self, fits: Callable[[Place], bool]) -> list[str] | None:
        """The names of the places that fit or may fit; None if no place is known."""
        unsure = self.unsure_places
        return None if unsure is None else [place.name for place in self.places if place.name in unsure or fits(place)]

    def place_number(self, name: str) -> int:
        return next((number for number, place in enumerate(self.places) if place.name == name), 0)
