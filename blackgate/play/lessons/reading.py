"""Reads lessons from YAML and checks them; each mistake is reported with file and line."""

from collections.abc import Collection
from pathlib import Path
from typing import Final

from ...cards.library import SHIPPED
from ...cards.yamltree import Node, YamlProblem, read_yaml
from ...model.actions import ACTIONS
from ...model.codec import load_position
from ...model.fields import WrongField, missing_fields, nearest, unknown_fields, word_of
from ...model.notation import Notation
from ...model.pack import Pack
from ...model.sorts import fields_of, name_of
from .lesson import FREE, GOAL, HOLDS, KINDS, LEARNER, SHOW, WATCH, BadLesson, Holds, Lesson, Step

FOLDER: Final = SHIPPED / "lessons"
_TOP: Final = ("picture", "backdrop", "inmates", "position", "steps")
_STEP: Final = ("say", "at", "until", "then", *KINDS)
# Things that a lesson can point at, besides those named by the cards and the board.
PLAIN: Final = ("die", "deck", "discard", "background", "michel", "hand", "own", "actions", "sides", "stage", GOAL)


def load_lessons(pack: Pack, folder: Path = FOLDER) -> list[Lesson]:
    """All lessons in order. Raises BadLesson."""
    files = sorted(folder.glob("*.yaml"))
    if not files:
        raise BadLesson(str(folder), 0, "there are no lessons")
    return [read_lesson(path, pack) for path in files]


def read_lesson(path: Path, pack: Pack) -> Lesson:
    """Read one lesson. The file's name is its number and its name: `3_dig.yaml`. Raises BadLesson."""
    number, _, name = path.stem.partition("_")
    if not number.isdigit() or not name.isidentifier():
        raise BadLesson(path.name, 0, "must be called by a number and a name, like 3_dig.yaml")
    try:
        tree = read_yaml(path)
    except YamlProblem as problem:
        raise BadLesson(path.name, problem.line, problem.sentence) from None
    return _Reader(path.name, pack).lesson(tree, int(number), name)


class _Reader:
    """Reads one file."""

    def __init__(self, file: str, pack: Pack) -> None:
        self.file = file
        self.pack = pack
        self.notation = Notation(pack)
        self.players = 0

    def _bad(self, node: Node, sentence: str) -> BadLesson:
        return BadLesson(self.file, node.line, sentence)

    def lesson(self, tree: Node, number: int, name: str) -> Lesson:
        top = self._fields(tree, _TOP, _TOP)
        position = self._position(top["position"])
        inmates = tuple(self._word(node, [inmate.name for inmate in self.pack.inmates], "inmate")
                        for node in self._list(top["inmates"]))
        if len(inmates) != self.players:
            raise self._bad(top["inmates"], f"names {len(inmates)} for {self.players} seats")
        boards = [inmate.board for inmate in self.pack.inmates for each in inmates if inmate.name == each]
        if len(set(boards)) != len(boards):
            raise self._bad(top["inmates"], "has two of one prisoner board")
        steps = tuple(self._step(node) for node in self._list(top["steps"]))
        said = [step.name for step in steps]
        for place, step in enumerate(steps):
            if step.name in said[:place]:
                raise BadLesson(self.file, step.line, f"'{step.name}' is said twice")
        if not steps or steps[-1].kind != SHOW:
            raise self._bad(top["steps"], "must end with something to show")
        backdrop = self._word(top["backdrop"], self.notation.places, "place")
        return Lesson(name, number, self.file, self._text(top["picture"]), backdrop, inmates, position, steps)

    # --- the parts ---------------------------------------------------------------------------------------

    def _position(self, node: Node) -> dict[str, object]:
        plain = node.plain()
        if not isinstance(plain, dict):
            raise self._bad(node, "a position must have fields")
        try:
            game = load_position(plain, self.notation)
        except WrongField as wrong:
            raise BadLesson(self.file, _line_of(node, wrong.field), f"position: {wrong}") from None
        if game.turn != LEARNER or game.decider != LEARNER:
            raise self._bad(node, f"position: it must be the turn of seat {LEARNER}, who learns")
        self.players = game.players
        return plain

    def _step(self, node: Node) -> Step:
        fields = self._fields(node, _STEP, ("say",))
        kinds = [kind for kind in KINDS if kind in fields]
        if len(kinds) != 1:
            raise self._bad(node, f"a step has one of {', '.join(KINDS)}, this one {len(kinds)}")
        kind = kinds[0]
        name = self._text(fields["say"])
        if not name.replace("-", "_").isidentifier():
            raise self._bad(fields["say"], f"'{name}' is no name for a step")
        at = self._things(fields["at"]) if "at" in fields else ()
        if kind == SHOW:
            at += self._things(fields[SHOW])
            actions: tuple[dict[str, object], ...] = ()
        else:
            actions = tuple(self._action(each, whole=kind == WATCH) for each in self._list(fields[kind]))
        until = self._holds(fields["until"]) if "until" in fields else None
        if (until is not None) != (kind == FREE):
            raise self._bad(node, "'until' belongs to a free step, and a free step needs it")
        then = self._holds(fields["then"]) if "then" in fields else None
        return Step(name, kind, node.line, actions, at, until, then)

    def _action(self, node: Node, whole: bool) -> dict[str, object]:
        """An action as the protocol writes it. Unless it must be `whole`, it may leave out fields."""
        if not isinstance(node.value, dict):
            raise self._bad(node, "an action must have a 'do'")
        words = {name_of(kind): [field.written for field in fields_of(kind)] for kind in ACTIONS}
        word = self._word(node.value.get("do", node), list(words), "action")
        known = {"do", *words[word]} - {"target"}
        if "target" in words[word]:
            known |= {"seat", "place", "item", "cards", "count"}
        self._fields(node, known, ("do",))
        plain = node.plain()
        assert isinstance(plain, dict)
        names = {"place": self.notation.places, "tool": self.notation.kinds, "kind": self.notation.kinds,
                 "product": self.notation.kinds, "card": self.notation.kinds, "gang": self.notation.gangs}
        for field, value in node.value.items():
            if field in names:
                self._word(value, names[field], field)
            elif field == "item":
                self._word(value, [*self.notation.items, *self.notation.kinds], field)
            elif field == "seat" and not (type(value.value) is int and 0 <= value.value < self.players):
                raise self._bad(value, f"there is no seat {value.value}")
        if whole and word not in ("play", "reveal"):
            try:
                self.notation.read_action(plain, self.players, 0)
            except WrongField as wrong:
                raise self._bad(node, str(wrong)) from None
        return plain

    def _things(self, node: Node) -> tuple[str, ...]:
        return tuple(self._thing(each) for each in self._list(node))

    def _thing(self, node: Node) -> str:
        """The name of a thing on the table: `place:cafeteria`, `card:spoon`, `verb:dig`, `die` …"""
        thing = self._text(node)
        sort, colon, name = thing.partition(":")
        named = {
            "place": self.notation.places, "card": self.notation.kinds, "pile": self.notation.kinds,
            "gang": self.notation.gangs, "verb": [*map(name_of, ACTIONS)],
            **{word: [str(seat) for seat in range(self.players)]
               for word in ("seat", "tunnel", "beatings", "cigarettes", "cards", "standee")},
        }
        if not colon:
            self._word(node, PLAIN, "thing")
        elif sort not in named:
            raise self._bad(node, f"there is no thing '{sort}'{nearest(sort, named)}")
        elif name not in named[sort]:
            raise self._bad(node, f"there is no {sort} '{name}'{nearest(name, named[sort])}")
        return thing

    def _holds(self, node: Node) -> Holds:
        fields = self._fields(node, (*HOLDS, "hand"), ())
        found: list[tuple[str, int | str | bool]] = []
        for name, value in fields.items():
            if name != "hand":
                found.append((name, self._held(name, value)))
                continue
            for kind, number in self._fields(value, self.notation.kinds, ()).items():
                found.append((f"hand.{kind}", self._held(kind, number)))
        return Holds(tuple(found))

    def _held(self, name: str, node: Node) -> int | str | bool:
        value = node.value
        if name == "place":
            return self._word(node, self.notation.places, name)
        if name == "gang":
            return self._word(node, self.notation.gang_cards, name)
        if name == "over" and isinstance(value, bool):
            return value
        is_least = isinstance(value, str) and value.endswith("+") and value[:-1].isdigit()
        if name == "over" or not (type(value) is int or is_least):
            raise self._bad(node, f"'{name}' must be a number, or one with a + behind it")
        assert isinstance(value, (int, str))
        return value

    # --- plain values ------------------------------------------------------------------------------------

    def _fields(self, node: Node, known: Collection[str], needed: Collection[str]) -> dict[str, Node]:
        if not isinstance(node.value, dict):
            raise self._bad(node, f"must have fields: {', '.join(known)}")
        for name in unknown_fields(node.value, known):
            raise self._bad(node.value[name], f"there is no '{name}' here{nearest(name, known)}")
        for name in missing_fields(node.value, needed):
            raise self._bad(node, f"'{name}' is missing")
        return node.value

    def _list(self, node: Node) -> list[Node]:
        """The entries of a list; a single value counts as a list of one."""
        return node.value if isinstance(node.value, list) else [node]

    def _text(self, node: Node) -> str:
        if not isinstance(node.value, str) or not node.value:
            raise self._bad(node, "must be a word")
        return node.value

    def _word(self, node: Node, known: Collection[str], what: str) -> str:
        try:
            return word_of("", node.value, known, what)
        except WrongField as wrong:
            raise self._bad(node, wrong.sentence) from None


def _line_of(node: Node, field: str) -> int:
    """The line of a field by its path (`seats.0.hand`), or of the longest part of the path that exists."""
    here = node
    for part in field.replace("[", ".").replace("]", "").split("."):
        value = here.value
        if isinstance(value, dict) and part in value:
            here = value[part]
        elif isinstance(value, list) and part.isdigit() and int(part) < len(value):
            here = value[int(part)]
        else:
            break
    return here.line
