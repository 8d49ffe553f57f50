"""A line to write in: what it shows, what it takes, when it ends, how its caret blinks."""

import gc
import weakref

import pygame
import pytest
from pygame.event import Event

from blackgate.kit.ui import Ui
from blackgate.kit.widgets.entry import Entry
from blackgate.words.text import Text
from tests.scenes.sketch import Sketchbook
from tests.scenes.window import open_app

BOOK = Sketchbook()
BOX = (100.0, 50.0, 300.0, 30.0)


def drawn(entry: Entry, focus: str | None = None, scale: float = 1.0) -> tuple[Ui, list[str]]:
    ui = Ui(BOOK.cache, Text("en"), (1000, 600), scale)
    ui.focus = focus
    entry.draw(ui, "name", BOX)
    return ui, [BOOK.stroke(stroke) for stroke in ui.strokes]


def opened(value: str = "Ana", **more: int) -> tuple[Entry, list[str]]:
    open_app()                          # letters come in through a window
    told: list[str] = []
    entry = Entry(value, told.append, **more)   # type: ignore[arg-type]
    entry.open()
    drawn(entry)
    return entry, told


def write(entry: Entry, words: str) -> None:
    for letter in words:
        assert entry.typing(Event(pygame.TEXTINPUT, text=letter))


def press(entry: Entry, key: int) -> bool:
    return entry.typing(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))


def test_closed_it_shows_its_words_or_a_hint_and_lights_up_with_the_focus() -> None:
    _, lines = drawn(Entry("Ana", print, hint="your name"))
    assert lines == ["100 50 300 30 panel round 6 fill shade edge 1 steel", "110 54 26 21 “Ana” text 17 bone"]
    _, lines = drawn(Entry("", print, hint="your name"), focus="name")
    assert lines == [
        "100 50 300 30 panel round 6 fill shade edge 1 lamp", "110 54 77 21 “your name” italic 17 dim_bone"]


def test_pressed_it_opens_and_its_line_lies_within_its_edge() -> None:
    entry = Entry("Ana", print)
    ui, _ = drawn(entry)
    (spot,) = ui.spots
    assert (spot.id, spot.box) == ("name", BOX) and spot.do is not None
    assert not press(entry, pygame.K_a), "closed it takes nothing"
    open_app()
    spot.do()
    _, lines = drawn(entry)
    assert lines == ["100 50 300 30 panel round 6 fill shade edge 1 lamp", "104 52 292 26 something"]


def test_writing_replaces_what_was_there_and_every_letter_is_told() -> None:
    entry, told = opened("Ana")
    write(entry, "Bo")
    assert told == ["B", "Bo"]
    assert entry.value == "Bo"
    press(entry, pygame.K_BACKSPACE)
    assert entry.value == told[-1] == "B"


@pytest.mark.parametrize(("more", "most"), [({}, 40), ({"most": 3}, 3)])
def test_no_more_letters_are_taken_than_fit(more: dict[str, int], most: int) -> None:
    entry, _ = opened("", **more)
    write(entry, "x" * (most + 2))
    assert entry.value == "x" * most


@pytest.mark.parametrize(("key", "is_taken"), [
    (pygame.K_RETURN, True), (pygame.K_KP_ENTER, True), (pygame.K_ESCAPE, True), (pygame.K_TAB, False)])
def test_a_key_ends_the_writing_and_only_tab_goes_on_from_there(key: int, is_taken: bool) -> None:
    entry, told = opened("Ana")
    write(entry, "B")
    assert press(entry, key) is is_taken
    assert not entry.is_open and (entry.value, told) == ("B", ["B"])
    assert not entry.typing(Event(pygame.TEXTINPUT, text="c"))


def test_its_caret_blinks_four_times_a_second_while_it_is_open() -> None:
    entry, _ = opened("Ana")
    assert [entry.tick(0.1) for _ in range(6)] == [False, False, True, False, False, True]
    entry.close()
    assert not entry.tick(1.0)


def test_what_is_written_stays_when_the_window_changes() -> None:
    entry, _ = opened("")
    write(entry, "Bo")
    _, lines = drawn(entry, scale=2.0)
    assert lines[1] == "208 104 584 52 something"
    assert entry.value == "Bo"


def test_a_held_key_repeats_while_one_writes_and_no_longer_once_the_line_is_closed() -> None:
    for end in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB):
        entry, _ = opened()
        assert pygame.key.get_repeat() != (0, 0)
        press(entry, end)
        assert not entry.is_open and pygame.key.get_repeat() == (0, 0)


def test_a_line_that_was_never_opened_leaves_the_keys_alone() -> None:
    entry, _ = opened()
    Entry("Bo", print).close()
    assert entry.is_open and pygame.key.get_repeat() != (0, 0)
    entry.close()


def test_what_pygame_gui_made_for_a_line_is_gone_once_the_line_is_closed() -> None:
    """Five megabytes each: an event that nobody fetches must not hold them, nor pygame_gui's own variables."""
    made = []
    for _ in range(3):
        entry, _ = opened()
        write(entry, "Bo")
        made.append(weakref.ref(entry._manager))
        drawn(entry, scale=2.0)
        made.append(weakref.ref(entry._manager))
        press(entry, pygame.K_RETURN)
    gc.collect()
    assert [manager() for manager in made] == [None] * 6
