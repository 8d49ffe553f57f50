"""Reads evenings and favours from YAML and checks them; mistakes have file, line and the nearest right word."""

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

from ...cards.checking import Checker, Problem, TooMany
from ...cards.library import FILES, SHIPPED
from ...cards.yamltree import Node, YamlProblem, read_yaml
from ...model.notation import Notation
from ...model.pack import CATEGORIES, Pack
from ...model.teams import MICHELS
from ..feats import FEATS
from .evening import LADDER, MOST_STARS, Evening, Favour, Goal, Rival, Star, Start
from .run import OFFERED
from .stars import NEVER

FOLDER: Final = SHIPPED / "evenings"
FAVOURS: Final = FOLDER / "favours.yaml"
GOALS: Final = ("escape", "points", "hold")
STARS: Final = ("rounds_at_most", "never", "feat")
_FAVOUR: Final = ("cigarettes", "hand", "draw", "first", "looks", "card_of")
_START: Final = ("place", "beatings", "cigarettes", "hand", "draw", "revealed", "first")


def names_of(favours: Mapping[str, Favour]) -> list[str]:
    """The names under which favours are offered: a favour that leaves a choice of cards is offered once."""
    return [name for name, favour in favours.items() if not favour.one_of]


class BadEvenings(Exception):
    """All mistakes in the files of the long way out."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(str, problems[:3])))
        self.problems = problems


def load_favours(pack: Pack, path: Path = FAVOURS) -> dict[str, Favour]:
    """All favours by name. Raises BadEvenings."""
    reader = _Reader(path.name, pack, ())
    tree = reader.tree(path)
    entries = reader.check.mapping(tree, "the list of favours") if tree else {}
    found = {favour.name: favour for name, node in entries.items() for favour in reader.favour(name, node)}
    reader.raise_problems()
    return found


def load_evenings(pack: Pack, favours: Collection[str], folder: Path = FOLDER) -> list[Evening]:
    """All evenings in order. Raises BadEvenings."""
    files = sorted(path for path in folder.glob("*.yaml") if path.name != FAVOURS.name)
    if not files:
        raise BadEvenings([Problem(str(folder), 0, "there are no evenings")])
    problems: list[Problem] = []
    found: list[Evening] = []
    for path in files:
        try:
            found.append(read_evening(path, pack, favours))
        except BadEvenings as bad:
            problems += bad.problems
    if problems:
        raise BadEvenings(problems)
    return found


def read_evening(path: Path, pack: Pack, favours: Collection[str]) -> Evening:
    """Read one evening. The file's name is its number and its name: `04_the_infirmary.yaml`. Raises BadEvenings."""
    number, _, name = path.stem.partition("_")
    reader = _Reader(path.name, pack, favours)
    if not number.isdigit() or not name.isidentifier():
        raise BadEvenings([Problem(path.name, 0, "must be called by a number and a name, like 04_the_infirmary.yaml")])
    tree = reader.tree(path)
    evening = reader.evening(tree, int(number), name) if tree else None
    reader.raise_problems()
    assert evening is not None
    return evening


class _Reader:
    """Reads one file. Mistakes are collected and raised at the end."""

    def __init__(self, file: str, pack: Pack, favours: Collection[str]) -> None:
        self.file = file
        self.pack = pack
        self.notation = Notation(pack)
        self.favours = favours
        self.problems: list[Problem] = []
        self.check = Checker(file, self.problems)

    def tree(self, path: Path) -> Node | None:
        try:
            return read_yaml(path)
        except YamlProblem as problem:
            self.problems.append(Problem(self.file, problem.line, problem.sentence))
            return None

    def raise_problems(self) -> None:
        if self.problems:
            raise BadEvenings(self.problems)

    def evening(self, tree: Node, number: int, name: str) -> Evening | None:
        try:
            return self._evening(tree, number, name)
        except TooMany:
            return None

    def _evening(self, tree: Node, number: int, name: str) -> Evening:
        check = self.check
        top = check.fields(tree, "an evening", ("seats", "goal", "favours"),
                           ("team", "michel", "start", "stars", "cards"))
        rivals = tuple(self._rival(node) for node in check.sequence(top.get("seats"), "the list of seats"))
        team = check.flag(top.get("team"), "'team'")
        if not 1 <= len(rivals) <= 5 or (team and len(rivals) not in (3, 5)):
            check.wrong(top.get("seats", tree), f"{len(rivals)} rivals are no table")
        boards = [inmate.board for rival in rivals for inmate in self.pack.inmates if inmate.name == rival.inmate]
        if len(set(boards)) < len(boards):
            check.wrong(top.get("seats", tree), "has two of one prisoner board")
        michel = check.word(top.get("michel"), "visitor", ("none", *MICHELS[1:]))
        start = check.fields(top["start"], "a start", (), ("you", "others")) if "start" in top else {}
        favours = check.words(top.get("favours"), "favour", self.favours)
        if not check.is_wrong(top.get("favours")) and len(favours) != OFFERED:
            check.wrong(top.get("favours", tree), f"offers {len(favours)} favours, not {OFFERED}")
        return Evening(
            number, name, self.file, rivals, team, michel if michel not in ("", "none") else None,
            self.start(start.get("you"), "'you'"), self.start(start.get("others"), "'others'"),
            self._goal(top.get("goal"), tree), self._stars(top.get("stars")), tuple(favours),
            self._cards(top.get("cards")),
        )

    def _rival(self, node: Node) -> Rival:
        found = self.check.fields(node, "a seat", ("inmate", "level"))
        inmates = [inmate.name for inmate in self.pack.inmates]
        return Rival(self.check.word(found.get("inmate"), "inmate", inmates) or inmates[0],
                     self.check.word(found.get("level"), "level", LADDER) or LADDER[0])

    def favour(self, name: str, node: Node) -> list[Favour]:
        """A favour, and if it leaves a choice of cards, also a favour for each of them."""
        found = self.check.fields(node, "a favour", (), _FAVOUR)
        looks = self.check.flag(found.get("looks"), "'looks'")
        if "card_of" not in found:
            return [Favour(name, self._start(found), looks)]
        if len(found) > 1:
            self.check.wrong(node, "a favour with 'card_of' has no other field")
        category = self.check.word(found["card_of"], "category", CATEGORIES)
        cards = [kind.name for kind in self.pack.kinds if kind.category == category]
        each = [Favour(f"{name}-{card}", Start(hand=((card, 1),)), one_of=name) for card in cards]
        return [Favour(name, choices=tuple(choice.name for choice in each)), *each]

    def start(self, node: Node | None, what: str) -> Start:
        return Start() if node is None else self._start(self.check.fields(node, what, (), _START))

    def _start(self, found: Mapping[str, Node]) -> Start:
        check = self.check
        hand = check.mapping(found["hand"], "a hand") if "hand" in found else {}
        cards = []
        for name, number in hand.items():
            kind = check.word(Node(name, number.line), "card", self.notation.kinds)
            if kind:
                copies = self.pack.kinds[self.notation.kinds.index(kind)].copies
                cards.append((kind, check.number(number, f"'{kind}'", 1, copies)))
        return Start(
            check.word(found.get("place"), "place", self.notation.places),
            check.number(found.get("beatings"), "'beatings'", 0, self.pack.most_beatings),
            check.number(found.get("cigarettes"), "'cigarettes'"), tuple(cards),
            check.number(found.get("draw"), "'draw'", 0, 5), check.flag(found.get("revealed"), "'revealed'"),
            check.flag(found.get("first"), "'first'"))

    def _goal(self, node: Node | None, tree: Node) -> Goal:
        check = self.check
        if node is None:
            return Goal()
        found = check.fields(node, "a goal", (), (*GOALS, "by_round"))
        sorts = [sort for sort in GOALS if sort in found]
        if len(sorts) != 1:
            check.wrong(node, f"a goal has one of {', '.join(GOALS)}")
            return Goal()
        sort = sorts[0]
        if sort == "escape":
            return Goal()
        if sort == "hold":
            return Goal("hold", 0, check.number(found["hold"], "'hold'", 1))
        if "by_round" not in found:
            check.wrong(node, "a goal of points lacks the field 'by_round'")
        return Goal("points", check.number(found["points"], "'points'", 1),
                    check.number(found.get("by_round"), "'by_round'", 1))

    def _stars(self, node: Node | None) -> tuple[Star, ...]:
        """The stars of an evening. The first is always for the goal."""
        check = self.check
        stars = [Star("goal")]
        for each in check.sequence(node, "the list of stars"):
            found = check.fields(each, "a star", (), STARS)
            if "rounds_at_most" in found:
                stars.append(Star("rounds", "", check.number(found["rounds_at_most"], "'rounds_at_most'", 1)))
            elif "never" in found:
                stars.append(Star("never", check.word(found["never"], "deed", NEVER)))
            elif "feat" in found:
                stars.append(Star("feat", check.word(found["feat"], "feat", FEATS)))
            elif not check.is_wrong(each):
                check.wrong(each, f"a star has one of {', '.join(STARS)}")
        if len(stars) > MOST_STARS and node is not None:
            check.wrong(node, f"has more than {MOST_STARS - 1} stars beside the one for the goal")
        return tuple(stars)

    def _cards(self, node: Node | None) -> Mapping[str, object]:
        """The changes of card files. `laying_out` checks whether the changed cards can be played."""
        if node is None:
            return {}
        found = self.check.fields(node, "the changes of cards", (), FILES)
        return {name: tree.plain() for name, tree in found.items()}
