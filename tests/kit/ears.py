"""A screen reader and a voice that keep what they are told, and a scene for them."""

from collections.abc import Iterator

from blackgate.app import App
from blackgate.kit.aloud.aloud import Aloud
from blackgate.kit.aloud.tree import Node, Tree
from blackgate.kit.spots import Spot
from blackgate.kit.ui import Ui
from tests.scenes.window import open_app

from .board import Board

PATIENT = 0.2
DIG = Spot("dig", (0, 0, 90, 30), name="Dig")


class Listener:
    """A screen reader that keeps what it is shown."""

    def __init__(self) -> None:
        self.is_listening = True
        self.is_old = False
        self.begun = 1
        self.trees: list[Tree] = []
        self.wants: list[tuple[str, int, str]] = []

    def show(self, tree: Tree) -> None:
        self.trees.append(tree)

    def asked(self) -> Iterator[tuple[str, int, str]]:
        wants, self.wants = self.wants, []
        yield from wants

    def close(self) -> None:
        self.is_listening = False

    @property
    def nodes(self) -> list[Node]:
        return list(self.trees[-1].nodes.values())

    @property
    def focus(self) -> Node:
        return self.trees[-1].nodes[self.trees[-1].focus]

    def messages(self) -> list[str]:
        return [node.name for node in self.nodes if node.is_live]

    def want(self, act: str, name: str, words: str = "") -> None:
        number = next(number for number, node in self.trees[-1].nodes.items() if node.name == name)
        self.wants.append((act, number, words))


class Speaker:
    """A voice that writes down what it says."""

    def __init__(self) -> None:
        self.is_on = True
        self.rate = 100
        self.said: list[str] = []

    def say(self, words: str, language: str) -> None:
        self.said.append(words)

    def hush(self) -> None:
        self.said.append("-")

    def close(self) -> None:
        self.is_on = False


class Notice(Board):
    """Words and things to press."""

    app: App
    words = "What now?"
    title = ""
    is_shifting = False
    awaits_others = False

    @property
    def is_moving(self) -> bool:
        return self.is_shifting

    @property
    def is_waiting(self) -> bool:
        return self.awaits_others

    def draw(self, ui: Ui) -> None:
        super().draw(ui)
        ui.text((400, 400, 300, 30), self.words)
        ui.text((400, 360, 300, 30), self.title, face="scratched")


def heard(*spots: Spot) -> tuple["Notice", Listener]:
    app = open_app()
    listener = Listener()
    app.aloud = Aloud(listener)
    scene = Notice(app, list(spots))
    app.push(scene)
    for _ in range(3):
        app.frame([], PATIENT)
    return scene, listener


def go_on(scene: Notice) -> None:
    scene.changed()
    for _ in range(3):
        scene.app.frame([], PATIENT)
