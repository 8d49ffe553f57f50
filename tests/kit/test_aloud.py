"""What is told to a player who listens, and what a screen reader can ask for."""

import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.aloud.aloud import Aloud
from blackgate.kit.aloud.screen_reader import ScreenReader, is_old_orca
from blackgate.kit.aloud.tree import Node, Tree
from blackgate.kit.spots import Line, Spot
from blackgate.kit.ui import Ui
from tests.scenes.window import open_app

from .board import Board, move, press_key

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


def test_where_nobody_listens_nothing_is_described() -> None:
    scene, silent = heard(DIG)
    silent.is_listening = False
    shown = len(silent.trees)
    scene.app.tell("Ada digs.")
    go_on(scene)
    assert len(silent.trees) == shown


def test_what_happened_is_told_before_what_is_asked() -> None:
    scene, listener = heard(DIG)
    assert listener.messages() == ["What now?"]
    scene.words = "Ada, choose a card"
    scene.app.tell("Goran digs.")
    go_on(scene)
    assert listener.messages()[-1] == "Goran digs. Ada, choose a card."


def test_what_stands_there_already_is_not_told_again() -> None:
    scene, listener = heard(DIG)
    go_on(scene)
    scene.app.tell("Goran digs.")
    scene.words = "Goran digs."
    go_on(scene)
    go_on(scene)
    assert listener.messages() == ["What now?", "Goran digs."]


def test_the_same_thing_that_happens_twice_is_told_twice() -> None:
    scene, listener = heard(DIG)
    for _ in range(2):
        scene.app.tell("Goran digs.")
        go_on(scene)
    assert listener.messages()[-2:] == ["Goran digs.", "Goran digs."]


def test_who_begins_to_listen_is_told_the_whole_screen_and_given_the_focus() -> None:
    scene, listener = heard(DIG)
    listener.is_listening = False
    go_on(scene)
    listener.is_listening = True
    for _ in range(3):
        scene.app.frame([], PATIENT)
    assert listener.messages()[-1] == "What now?"
    assert scene.app.input.by_key


def test_a_reader_who_goes_and_comes_between_two_pictures_is_told_everything_again() -> None:
    scene, listener = heard(DIG)
    listener.begun += 1
    listener.trees.clear()
    scene.app.frame([], PATIENT)
    assert listener.focus.name == "Dig" and listener.messages()[-1] == "What now?"


def test_a_screen_to_which_the_player_comes_back_says_its_title() -> None:
    scene, listener = heard(DIG)
    scene.title = "The yard"
    go_on(scene)
    above = Notice(scene.app, [DIG])
    above.words = "Nothing here."
    scene.app.push(above)
    go_on(scene)
    scene.app.pop()
    go_on(scene)
    go_on(scene)
    assert listener.messages() == ["What now?", "The yard.", "Nothing here.", "The yard."]


def test_while_something_moves_the_focus_waits_for_what_had_it() -> None:
    place = Spot("place", (0, 40, 90, 30), name="Cell Block")
    scene, listener = heard(DIG, place)
    press_key(scene.app, pygame.K_TAB)
    go_on(scene)
    assert listener.focus.name == "Cell Block"
    scene.spots, scene.is_shifting = [DIG], True
    go_on(scene)
    go_on(scene)
    assert listener.focus.name == "Cell Block" and scene.focus == "place"
    scene.is_shifting = False
    go_on(scene)
    assert listener.focus.name == "Dig"


def test_what_was_pressed_keeps_the_focus_until_the_next_question() -> None:
    place = Spot("place", (0, 40, 90, 30), name="Cell Block")
    scene, listener = heard(DIG)
    focused: set[str] = set()
    for shifting, waiting in ((True, False), (False, True)):
        scene.focus, scene.spots = None, [place]
        scene.is_shifting, scene.awaits_others = shifting, waiting
        go_on(scene)
        focused |= {tree.nodes[tree.focus].name for tree in listener.trees}
    assert focused == {"Dig"}
    scene.awaits_others = False
    go_on(scene)
    assert listener.focus.name == "Cell Block"


def test_what_keeps_the_focus_is_in_the_tree_once_and_as_it_was() -> None:
    """AccessKit fails for ever if a tree has something twice, and the game is silent from then on."""
    scene, listener = heard(DIG)
    scene.focus, scene.is_shifting = None, True
    scene.spots = [Spot("dig", (0, 0, 90, 30), name="Dig", enabled=False), DIG]
    go_on(scene)
    assert listener.focus.name == "Dig"
    for node in listener.nodes:
        assert len(node.children) == len(set(node.children))


def test_a_press_while_others_act_leaves_the_focus_where_it_is() -> None:
    scene, listener = heard(DIG, Spot("place", (0, 40, 90, 30), name="Cell Block"))
    scene.focus, scene.awaits_others = None, True
    press_key(scene.app, pygame.K_RETURN)
    go_on(scene)
    assert listener.focus.name == "Dig" and scene.focus is None


def test_two_things_with_one_id_are_in_the_tree_once() -> None:
    _, listener = heard(DIG, Spot("dig", (0, 40, 90, 30), name="Dig deeper"))
    assert [node.name for node in listener.nodes if node.role == "LABEL" and not node.is_live].count("Dig") == 1
    for node in listener.nodes:
        assert len(node.children) == len(set(node.children))


def test_a_mouse_that_lies_still_leaves_a_listeners_focus_where_it_is() -> None:
    scene, listener = heard(DIG, Spot("place", (300, 40, 90, 30), name="Cell Block"))
    for x in (340, 342, 340):           # The window appears below it, and somebody walks past the desk.
        move(scene.app, x, 50)
    go_on(scene)
    assert listener.focus.name == "Dig"
    move(scene.app, 360, 50)
    go_on(scene)
    assert listener.focus.name == "Cell Block"


def test_what_comes_back_is_something_new_for_a_reader() -> None:
    """Orca hears nothing more from what has left the tree, even if it comes back."""
    scene, listener = heard(DIG)
    gone = listener.trees[-1].focus
    scene.spots = [Spot("place", (0, 40, 90, 30), name="Cell Block")]
    go_on(scene)
    scene.spots = [DIG]
    go_on(scene)
    assert listener.focus.name == "Dig" and listener.trees[-1].focus != gone
    listener.wants.append(("press", gone, ""))          # is only late
    go_on(scene)


def test_what_loses_the_focus_changes_after_that() -> None:
    """A reader would read the change before it hears of the new focus."""
    end = Spot("end", (0, 40, 90, 30), name="End")
    scene, listener = heard(DIG, end)
    listener.trees.clear()
    scene.spots = [Spot("dig", (0, 0, 90, 30), name="Dig", enabled=False), end]
    scene.focus = "end"
    go_on(scene)
    told = [(tree.nodes[tree.focus].name, [node.name for node in tree.nodes.values() if node.name.startswith("Dig")])
            for tree in listener.trees]
    assert told[0] == ("End", ["Dig"]) and told[-1] == ("End", ["Dig, not possible now"])


def test_there_is_always_a_focus_for_who_listens() -> None:
    _, listener = heard(DIG)
    assert {tree.nodes[tree.focus].name for tree in listener.trees} == {"Dig"}


def test_a_screen_that_waits_from_its_beginning_gives_the_focus_to_something() -> None:
    scene, listener = heard(DIG)
    above = Notice(scene.app, [Spot("place", (0, 40, 90, 30), name="Cell Block")])
    above.awaits_others = True
    scene.app.push(above)
    go_on(scene)
    assert listener.focus.name == "Cell Block"


def test_a_greyed_button_says_so_in_its_name() -> None:
    _, listener = heard(Spot("dig", (0, 0, 90, 30), enabled=False, name="Dig", help="You need a Tool."))
    node = next(node for node in listener.nodes if node.role == "BUTTON")
    assert (node.name, node.about) == ("Dig, not possible now", "You need a Tool.")


def test_a_reader_can_press_focus_nudge_write_and_look_closer() -> None:
    done: list[str] = []
    scene, listener = heard(
        Spot("dig", (0, 0, 90, 30), lambda: done.append("dig"), name="Dig", context=lambda: done.append("closer")),
        Spot("speed", (0, 40, 90, 30), nudge=lambda step: done.append(f"speed {step}"), name="Speed"),
        Spot("name", (0, 80, 90, 30), line=Line("", done.append, most=3), name="Name"),
    )
    for act, name in (("focus", "Speed"), ("press", "Dig"), ("less", "Speed"), ("more", "Speed"), ("closer", "Dig")):
        listener.want(act, name)
        go_on(scene)
    listener.want("write", "Name", "Adam")
    go_on(scene)
    assert done == ["dig", "speed -1", "speed 1", "closer", "Ada"]
    assert listener.focus.name == "Dig"


def test_what_is_held_down_begins_with_one_press_of_a_reader_and_ends_with_the_next() -> None:
    done: list[str] = []
    scene, listener = heard(
        Spot("peek", (0, 0, 90, 30), lambda: done.append("open"), let_go=lambda: done.append("closed"), name="Peek"))
    listener.want("press", "Peek")
    go_on(scene)
    assert done == ["open"]
    listener.want("press", "Peek")
    go_on(scene)
    assert done == ["open", "closed"]


def test_an_old_reader_finds_messages_in_what_has_the_focus() -> None:
    scene, listener = heard(Spot("dig", (0, 0, 90, 30), name="Dig", help="Once a turn."))
    listener.is_old = True
    listener.want("focus", "Dig")
    go_on(scene)
    scene.app.tell("Goran digs.")
    go_on(scene)
    assert listener.focus.about == "Goran digs." and listener.messages()[-1] == "Goran digs."      # others listen too


def test_an_old_reader_is_told_the_same_message_twice() -> None:
    scene, listener = heard(DIG)
    listener.is_old = True
    abouts = []
    for _ in range(2):
        scene.app.tell("Goran digs.")
        go_on(scene)
        abouts.append(listener.focus.about)
    assert [about.strip() for about in abouts] == ["Goran digs."] * 2 and abouts[0] != abouts[1]


def test_an_old_reader_does_not_read_what_has_lost_the_focus() -> None:
    scene, listener = heard(
        Spot("dig", (0, 0, 90, 30), name="Dig", help="Once a turn."), Spot("end", (0, 40, 90, 30), name="End"),
    )
    listener.is_old = True
    listener.want("focus", "Dig")
    scene.app.tell("Goran digs.")
    go_on(scene)
    del listener.trees[:-1]
    press_key(scene.app, pygame.K_TAB)
    go_on(scene)
    told = [(tree.nodes[tree.focus].name, next(node.about for node in tree.nodes.values() if node.name == "Dig"))
            for tree in listener.trees]
    assert told[:2] == [("Dig", "Goran digs."), ("End", "Goran digs.")] and told[-1] == ("End", "Once a turn.")


def test_a_voice_says_what_happened_and_then_what_has_the_focus() -> None:
    app = open_app()
    speaker = Speaker()
    app.aloud = Aloud(None, speaker)
    dig = Spot("dig", (0, 0, 90, 30), name="Dig", help="Once a turn.")
    scene = Notice(app, [dig, Spot("end", (0, 40, 90, 30), name="End")])
    app.push(scene)
    go_on(scene)
    press_key(app, pygame.K_TAB)
    go_on(scene)
    app.tell("Goran digs.")
    press_key(app, pygame.K_TAB)
    go_on(scene)
    assert speaker.said == ["What now?", "Dig. Once a turn.", "-", "End.", "-", "Goran digs.",
                            "Dig. Once a turn."]


def test_the_voice_is_silent_beside_a_screen_reader() -> None:
    scene, listener = heard(DIG)
    speaker = Speaker()
    scene.app.aloud.voice = speaker
    scene.app.tell("Goran digs.")
    go_on(scene)
    assert speaker.said == [] and listener.messages()[-1] == "Goran digs."


def test_what_was_said_last_is_said_again_for_the_asking() -> None:
    scene, listener = heard(Spot("dig", (0, 0, 90, 30), name="Dig", help="Once a turn."))
    listener.want("focus", "Dig")
    go_on(scene)
    scene.app.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_s, mod=pygame.KMOD_LCTRL, unicode="")], 0.0)
    go_on(scene)
    assert listener.messages()[-1] == "What now? Dig. Once a turn."


def test_what_was_for_other_ears_is_not_repeated() -> None:
    scene, listener = heard(DIG)
    scene.app.tell("You draw a Knife.")
    go_on(scene)
    scene.app.hush()
    go_on(scene)
    assert listener.messages() == ["What now?"]
    assert scene.app.aloud.repeat(scene.app.ui) == ["What now?", "Dig."]


def test_without_accesskit_nobody_listens_and_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "accesskit", None)
    reader = ScreenReader()
    reader._guarded(reader._publish)
    assert not reader.is_listening


@pytest.mark.parametrize("told, is_old", [("43.1\n", True), ("45.2\n", False), ("what\n", False)])
def test_an_old_orca_is_known_by_its_version(told: str, is_old: bool) -> None:
    assert is_old_orca(lambda *_, **__: SimpleNamespace(stdout=told), lambda name: f"/usr/bin/{name}") is is_old
    assert not is_old_orca(lambda *_, **__: SimpleNamespace(stdout=told), lambda name: None)
