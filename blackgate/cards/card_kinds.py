"""The kinds of card of a pack: those with a role in the rules, and all others (R1.2 to R1.4)."""

from ..model.counts import CORE_KINDS, MOST_CARDS, MOST_KINDS, SUPPLY_KINDS, TOOL_KINDS, WEAPON_KINDS
from ..model.fields import nearest
from ..model.pack import CATEGORIES, Kind
from ..model.scripts import TARGETS
from ..model.vocabulary import NOTHING
from .checking import Checker, some
from .places import check_name
from .scripting import Scripting
from .yamltree import Node


class CardKinds(Scripting):
    """The part of the compiler for `cards.yaml`."""

    categories: list[str]       # for each of `kind_names`; empty if it could not be read

    def card_kinds(self) -> tuple[Kind, ...]:
        check = self.checkers["cards"]
        entries = check.mapping(self.roots["cards"], "the card file")
        fields: dict[str, dict[str, Node]] = {}
        category: dict[str, str] = {}
        roles: dict[str, str] = {}
        is_sure = isinstance(self.roots["cards"].value, dict)       # whether all roles could be read
        for name, node in entries.items():
            check_name(node, name, "the card", check)
            field = check.fields(
                node, f"the card '{name}'", ["category", "copies", "value"],
                ["points", "supply", "target", "aimed", "play", "role"],
            )
            fields[name] = field
            category[name] = check.word(field.get("category"), "category", CATEGORIES)
            if "role" in field:
                role = check.word(field["role"], "role", CORE_KINDS)
                is_sure = is_sure and bool(role)
                if role in roles:
                    check.wrong(field["role"], f"'{roles[role]}' plays that role already")
                elif role:
                    roles[role] = name
        for role in CORE_KINDS:         # A card has the role of its own name, unless another card claims that role.
            if role in entries and role not in roles and role not in roles.values():
                roles[role] = role
        self.core = [roles.get(role, role) for role in CORE_KINDS]
        own = [name for name in entries if name not in self.core]
        missing = [role for role in CORE_KINDS if role not in roles]
        if is_sure and missing:
            check.wrong(self.roots["cards"], _lacking(missing, own))
        self.has_core = is_sure and not missing
        own.sort(key=lambda name: CATEGORIES.index(category[name]) if category[name] else NOTHING)
        self.kind_names = [*self.core, *own]
        self.categories = [category.get(name, "") for name in self.kind_names]
        if len(self.kind_names) > MOST_KINDS:
            check.wrong(self.roots["cards"], f"more than {MOST_KINDS} kinds of card")
        kinds = [self.kind(number, name, category[name], entries[name], fields[name], check)
                 for number, name in enumerate(self.kind_names) if name in entries]
        if sum(kind.copies for kind in kinds) > MOST_CARDS:
            check.wrong(self.roots["cards"], f"more than {MOST_CARDS} cards in all")
        return tuple(kinds)

    def kind(
        self, number: int, name: str, category: str, node: Node, field: dict[str, Node], check: Checker,
    ) -> Kind:
        """Compile one kind. An empty `category` could not be read."""
        supply = check.flag(field.get("supply"), "supply")
        core = "weapon" if number in WEAPON_KINDS else "tool" if number in TOOL_KINDS else "component"
        if name in self.core and category not in (core, ""):
            check.wrong(node, f"the card '{name}' must be of category '{core}'")
        if self.has_core and name not in self.core and category in ("component", "weapon", "tool"):
            check.wrong(node, f"there is no {category} '{name}' in the rules (R1.2 to R1.4): what role does it play?")
        is_read = isinstance(node.value, dict) and not check.is_wrong(field.get("supply"))
        if self.has_core and is_read and supply != (number in SUPPLY_KINDS):
            piles = ", ".join(self.core[kind] for kind in SUPPLY_KINDS)
            check.wrong(node, f"just {piles} are supply piles (R1.3)")
        if category and ("play" in field) != (category == "action"):
            check.wrong(node, "action cards, and no others, have 'play'")
        script = None
        aimed = check.flag(field.get("aimed"), "aimed")
        if category == "action" or (not category and "play" in field):
            target = self.target(field.get("target"), check)
            script = self.script(f"play/{name}", number, target, field.get("play"), check)
            if aimed and target and TARGETS[target][0] != "seat":
                check.wrong(node, "an aimed card must have a player as its target")
        elif category and ("target" in field or "aimed" in field):
            check.wrong(node, "only action cards have a target")
        points = check.number(field.get("points"), "points", 0, 20)
        if category == "tool" and not points and not check.is_wrong(field.get("points")):
            check.wrong(node, "a tool scores at least one point")
        return Kind(
            name, category, check.number(field.get("copies"), "copies", 1, 99),
            check.number(field.get("value"), "value"), points, supply, aimed, script,
        )


def _lacking(roles: list[str], own: list[str]) -> str:
    if len(roles) == 1:
        return f"the card '{roles[0]}', or another with its role, is missing{nearest(roles[0], own)}"
    return f"the cards {some(roles)}, or others with their roles, are missing: this file replaces the game's own"
