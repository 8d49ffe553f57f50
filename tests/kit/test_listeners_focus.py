"""Where the focus of a player is who listens: it does not jump about, and readers hear it wherever it goes."""

import pygame

from blackgate.kit.spots import Spot

from .board import move, press_key
from .ears import DIG, Notice, go_on, heard


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


def test_who_begins_to_listen_begins_at_the_question_and_not_at_the_mouse() -> None:
    place = Spot("place", (300, 40, 90, 30), name="Cell Block")
    scene, listener = heard(DIG, place)
    listener.is_listening = False
    move(scene.app, 340, 50)
    go_on(scene)
    assert scene.focus == "place"
    listener.is_listening = True
    go_on(scene)
    assert listener.focus.name == "Dig"


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


def test_what_had_the_focus_in_a_closed_hand_is_forgotten() -> None:
    card = Spot("card", (0, 40, 90, 30), name="Knife")
    scene, listener = heard(DIG, card)
    scene.focus = "card"
    go_on(scene)
    assert listener.focus.name == "Knife"
    scene.spots, scene.focus, scene.awaits_others = [DIG], None, True
    scene.app.hush()
    go_on(scene)
    assert not any(node.name == "Knife" for node in listener.nodes)
    assert not any("Knife" in words for words in scene.app.aloud.repeat(scene.app.ui))
