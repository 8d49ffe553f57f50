"""A line to write in: what it shows, what it takes, when it ends, how its caret blinks."""

import gc
import weakref

import pygame
import pytest
from pygame.event import Event

from blackgate.kit.ui import Ui
from blackgate.kit.widgets.text_field import TextField
from blackgate.words.text import Text
from tests.scenes.sketch import Sketchbook
from tests.scenes.window import open_app

BOOK = Sketchbook()
BOX = (100.0, 50.0, 300.0, 30.0)


def drawn(field: TextField, focus: str | None = None, scale: float = 1.0) -> tuple[Ui, list[str]]:
    ui = Ui(BOOK.cache, Text("en"), (1000, 600), scale)
    ui.focus = focus
    field.draw(ui, "name", BOX)
    return ui, [BOOK.stroke(stroke) for stroke in ui.strokes]


def opened(value: str = "Ana", **more: int) -> tuple[TextField, list[str]]:
    open_app()                          # letters come in through a window
    told: list[str] = []
    field = TextField(value, told.append, **more)   # type: ignore[arg-type]
    field.open()
    drawn(field)
    return field, told


def write(field: TextField, words: str) -> None:
    for letter in words:
        assert field.typing(Event(pygame.TEXTINPUT, text=letter))


def press(field: TextField, key: int) -> bool:
    return field.typing(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))


def test_closed_it_shows_its_words_or_a_hint_and_lights_up_with_the_focus() -> None:
    _, lines = drawn(TextField("Ana", print, hint="your name"))
    assert lines == ["100 50 300 30 panel round 6 fill shade edge 1 steel", "110 54 26 21 “Ana” text 17 bone"]
    _, lines = drawn(TextField("", print, hint="your name"), focus="name")
    assert lines == [
        "100 50 300 30 panel round 6 fill shade edge 1 lamp", "110 54 77 21 “your name” italic 17 dim_bone"]


def test_pressed_it_opens_and_its_line_lies_within_its_edge() -> None:
    field = TextField("Ana", print)
    ui, _ = drawn(field)
    (spot,) = ui.spots
    assert (spot.id, spot.box) == ("name", BOX) and spot.do is not None
    assert not press(field, pygame.K_a), "closed it takes nothing"
    open_app()
    spot.do()
    _, lines = drawn(field)
    assert lines == ["100 50 300 30 panel round 6 fill shade edge 1 lamp", "104 52 292 26 something"]


def test_writing_replaces_what_was_there_and_every_letter_is_told() -> None:
    field, told = opened("Ana")
    write(field, "Bo")
    assert told == ["B", "Bo"]
    assert field.value == "Bo"
    press(field, pygame.K_BACKSPACE)
    assert field.value == told[-1] == "B"


@pytest.mark.parametrize(("more", "most"), [({}, 40), ({"most": 3}, 3)])
def test_no_more_letters_are_taken_than_fit(more: dict[str, int], most: int) -> None:
    field, _ = opened("", **more)
    write(field, "x" * (most + 2))
    assert field.value == "x" * most


@pytest.mark.parametrize(("key", "is_taken"), [
    (pygame.K_RETURN, True), (pygame.K_KP_ENTER, True), (pygame.K_ESCAPE, True), (pygame.K_TAB, False)])
def test_a_key_ends_the_writing_and_only_tab_goes_on_from_there(key: int, is_taken: bool) -> None:
    field, told = opened("Ana")
    write(field, "B")
    assert press(field, key) is is_taken
    assert not field.is_open and (field.value, told) == ("B", ["B"])
    assert not field.typing(Event(pygame.TEXTINPUT, text="c"))


def test_its_caret_blinks_four_times_a_second_while_it_is_open() -> None:
    field, _ = opened("Ana")
    assert [field.tick(0.1) for _ in range(6)] == [False, False, True, False, False, True]
    field.close()
    assert not field.tick(1.0)


def test_what_is_written_stays_when_the_window_changes() -> None:
    field, _ = opened("")
    write(field, "Bo")
    _, lines = drawn(field, scale=2.0)
    assert lines[1] == "208 104 584 52 something"
    assert field.value == "Bo"


def test_a_held_key_repeats_while_one_writes_and_no_longer_once_the_line_is_closed() -> None:
    for end in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB):
        field, _ = opened()
        assert pygame.key.get_repeat() != (0, 0)
        press(field, end)
        assert not field.is_open and pygame.key.get_repeat() == (0, 0)


def test_a_line_that_was_never_opened_leaves_the_keys_alone() -> None:
    field, _ = opened()
    TextField("Bo", print).close()
    assert field.is_open and pygame.key.get_repeat() != (0, 0)
    field.close()


def test_what_pygame_gui_made_for_a_line_is_gone_once_the_line_is_closed() -> None:
    """Five megabytes each: an event that nobody fetches must not hold them, nor pygame_gui's own variables."""
    made = []
    for _ in range(3):
        field, _ = opened()
        write(field, "Bo")
        made.append(weakref.ref(field._manager))
        drawn(field, scale=2.0)
        made.append(weakref.ref(field._manager))
        press(field, pygame.K_RETURN)
    gc.collect()
    assert [manager() for manager in made] == [None] * 6
