"""A picture as screen readers need it: a tree of plain data, with roles, names, places and possible actions."""

from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass
from typing import Final

from ...words.text import Text
from ..spots import Box
from ..ui import Ui
from .spoken import SpokenPart, full_name, group_name

# What a reader can ask for in place of the player.
PRESS, FOCUS, LESS, MORE, WRITE, CLOSER = "press", "focus", "less", "more", "write", "closer"

ROOT: Final = "window"
SCREEN: Final = "screen"
MESSAGE: Final = "message:"


@dataclass(frozen=True)
class Node:
    """One thing in the tree. Roles are those of AccessKit."""

    role: str
    name: str = ""
    about: str = ""
    box: Box | None = None                  # in pixels of the window
    children: tuple[int, ...] = ()
    on: bool | None = None
    place: int = 0                          # its number, "3 of 8"; 0 if it is alone
    of: int = 0
    key: str = ""
    acts: tuple[str, ...] = ()
    written: str | None = None              # the text of a line to write in
    is_live: bool = False                   # whether a reader says it when it appears


@dataclass(frozen=True)
class Tree:
    nodes: dict[int, Node]
    root: int
    focus: int
    language: str


class NodeNumbers:
    """Screen readers know things by number. A thing keeps its number as long as it is in the tree.

    If it leaves and comes back it gets a new one, because Orca hears nothing more from what has left.
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._ids: dict[int, str] = {}
        self._next = 0

    def of(self, id: str) -> int:
        if id not in self._numbers:
            self._numbers[id] = self._next
            self._ids[self._next] = id
            self._next += 1
        return self._numbers[id]

    def id(self, number: int) -> str:
        return self._ids.get(number, "")

    def forget_all_but(self, there: Container[int]) -> None:
        for number in [number for number in self._ids if number not in there]:
            del self._numbers[self._ids.pop(number)]


def describe(
    ui: Ui, everything: Iterable[SpokenPart], messages: Iterable[tuple[int, str]], numbers: NodeNumbers,
    place: Callable[[Box], Box], *, focus: str, is_overlay: bool = False, brief: bool = False,
) -> Tree:
    """Return the tree. `messages` are told with their number; `place` converts a box to the window's pixels.

    `focus` is the id of the spot that has the focus; empty if nothing has it.
    """
    nodes: dict[int, Node] = {}
    top: list[int] = []
    groups: dict[str, list[int]] = {}
    title = ""
    for each in everything:
        number = numbers.of(f"spot:{each.id}" if each.spot is not None else each.id)
        if number in nodes:
            continue        # AccessKit fails for ever if a tree has something twice.
        nodes[number] = _node(ui.t, each, place(_pixels(ui, each.box)), brief)
        title = title or (each.name if each.is_heading else "")
        if each.spot is None or not each.group:
            top.append(number)
            continue
        if each.group not in groups:
            top.append(numbers.of(f"group:{each.group}"))
            groups[each.group] = []
        groups[each.group].append(number)
    for group, inside in groups.items():
        nodes[numbers.of(f"group:{group}")] = Node("GROUP", group_name(ui, group), children=tuple(inside))
    told: list[int] = []
    for count, words in messages:
        told.append(numbers.of(f"{MESSAGE}{count}"))
        nodes[told[-1]] = Node("LABEL", words, is_live=True)
    screen, root = numbers.of(SCREEN), numbers.of(ROOT)
    nodes[screen] = Node("DIALOG" if is_overlay else "GROUP", title, children=tuple(top))
    nodes[root] = Node("WINDOW", "Blackgate", children=(screen, *told))
    focused = numbers.of(f"spot:{focus}") if focus else root
    numbers.forget_all_but(nodes)
    return Tree(nodes, root, focused, ui.t.lang)


def _pixels(ui: Ui, box: Box) -> Box:
    x, y, width, height = box
    return x * ui.u, y * ui.u, width * ui.u, height * ui.u


def _node(t: Text, each: SpokenPart, box: Box, brief: bool) -> Node:
    spot = each.spot
    if spot is None:
        return Node("HEADING" if each.is_heading else "LABEL", each.name, box=box)
    acts = [FOCUS]
    if spot.do is not None or not spot.enabled:
        acts.append(PRESS)
    if spot.nudge is not None:
        acts += [LESS, MORE]
    if spot.line is not None:
        acts.append(WRITE)
    if spot.context is not None:
        acts.append(CLOSER)
    is_line = spot.line is not None
    role = "TEXT_INPUT" if is_line else "BUTTON" if len(acts) > 1 else "LABEL"
    return Node(
        role, each.name if is_line else full_name(t, each),
        "" if brief and spot.enabled else each.about, box, on=spot.on, place=each.place, of=each.of,
        key=spot.key, acts=tuple(acts), written=each.value if is_line else None,
    )
