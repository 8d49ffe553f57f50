"""What is told to a player who listens, and what a screen reader can ask for."""

import sys
from types import SimpleNamespace

import pygame
import pytest

from blackgate.kit.aloud.aloud import Aloud
from blackgate.kit.aloud.screen_reader import ScreenReader, is_old_orca
from blackgate.kit.spots import TextLine, Spot
from tests.scenes.window import open_app

from .board import press_key
from .ears import DIG, PATIENT, Listener, Notice, Speaker, go_on, heard


def test_where_nobody_listens_nothing_is_described() -> None:
    scene, silent = heard(DIG)
    silent.is_listening = False
    shown = len(silent.trees)
    scene.app.tell("Ada digs.")
    go_on(scene)
    assert len(silent.trees) == shown


def test_the_voice_is_switched_or_it_is_said_why_not() -> None:
    app, voice = open_app(), Speaker()
    for reader, own, key in ((None, None, "speech-none"), (Listener(), None, "speech-none"),
                             (Listener(), voice, "speech-reader")):
        app.aloud = Aloud(reader, own)
        app.switch_speech()
        assert app.toast == app.text(key) and not app.settings.speech
    app.aloud = Aloud(None, voice)
    for key in ("speech-on", "speech-off"):
        app.switch_speech()
        assert app.toast == app.text(key) and voice.is_on == app.settings.speech == (key == "speech-on")
    assert voice.said[-1] == app.text("speech-off")


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


def test_a_greyed_button_says_so_in_its_name() -> None:
    _, listener = heard(Spot("dig", (0, 0, 90, 30), enabled=False, name="Dig", help="You need a Tool."))
    node = next(node for node in listener.nodes if node.role == "BUTTON")
    assert (node.name, node.about) == ("Dig, not possible now", "You need a Tool.")


def test_a_reader_can_press_focus_nudge_write_and_look_closer() -> None:
    done: list[str] = []
    scene, listener = heard(
        Spot("dig", (0, 0, 90, 30), lambda: done.append("dig"), name="Dig", context=lambda: done.append("closer")),
        Spot("speed", (0, 40, 90, 30), nudge=lambda step: done.append(f"speed {step}"), name="Speed"),
        Spot("name", (0, 80, 90, 30), line=TextLine("", done.append, most=3), name="Name"),
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
