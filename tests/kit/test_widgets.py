"""Every widget at rest, with the focus, pressed and greyed looks as it did when somebody last looked at it.

A change that is meant is drawn anew, looked at in the diff and committed:

    .venv/bin/python -m tests.kit.test_widgets
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from blackgate.kit import look
from blackgate.kit.art import Art
from blackgate.kit.tips import draw_focus, draw_tip, draw_toast
from blackgate.kit.ui import Ui
from blackgate.kit.widgets import buttons, plates
from blackgate.kit.widgets.dialogs import Answer, Dialog
from blackgate.words.text import Text
from tests.approved import approve, compare
from tests.scenes.sketch import Sketchbook, spot_line
from tests.scenes.window import open_app

APPROVED = Path(__file__).with_name("widgets.txt")
BOX = (100.0, 60.0, 260.0, 36.0)
LOW = (100.0, 60.0, 90.0, 22.0)
LONG = "What is said here is so long that it takes several lines, whatever the size of the window. " * 3


def nothing(*given: object) -> None:
    """What it does is tested elsewhere."""


WIDGETS: dict[str, Callable[[Ui], object]] = {
    "button": lambda ui: buttons.button(ui, "it", BOX, "Dig", nothing, key="d", help="Dig here."),
    "button, low": lambda ui: buttons.button(ui, "it", LOW, "Dig", nothing, key="d", icon="verbs/dig"),
    "button, primary, with a picture": lambda ui: buttons.button(
        ui, "it", BOX, "Dig", nothing, icon="verbs/dig", kind="primary", shown_key="Enter"),
    "button, quiet and chosen": lambda ui: buttons.button(ui, "it", BOX, "Dig", nothing, kind="quiet", chosen=True),
    "button, greyed": lambda ui: buttons.button(ui, "it", BOX, "Dig", nothing, enabled=False, key="d"),
    "icon": lambda ui: buttons.icon_button(ui, "it", LOW, "tokens/back", nothing, help="Back."),
    "icon, chosen": lambda ui: buttons.icon_button(ui, "it", BOX, "tokens/back", nothing, help="Back.", chosen=True),
    "icon, greyed": lambda ui: buttons.icon_button(ui, "it", BOX, "tokens/back", nothing, help="", enabled=False),
    "choice": lambda ui: buttons.choice(ui, "it", BOX, "easy", nothing),
    "choice, greyed": lambda ui: buttons.choice(ui, "it", BOX, "easy", nothing, enabled=False),
    "toggle, on": lambda ui: buttons.toggle(ui, "it", BOX, "Undo", True, nothing),
    "toggle, off": lambda ui: buttons.toggle(ui, "it", BOX, "Undo", False, nothing),
    "toggle, greyed": lambda ui: buttons.toggle(ui, "it", BOX, "Undo", True, nothing, enabled=False),
    "slider, at its left end": lambda ui: buttons.slider(ui, "it", BOX, "Music", 0.0, "0 %", nothing),
    "slider": lambda ui: buttons.slider(ui, "it", BOX, "Music", 0.6, "60 %", nothing),
    "plate": lambda ui: plates.plate(ui, (50, 40, 400, 300)),
    "heading": lambda ui: plates.heading(ui, "Options", nothing),
    "halves": plates.halves,
    "big button": lambda ui: plates.big_button(ui, "it", BOX, "Play", nothing),
    "chips": lambda ui: plates.choice_row(ui, "it", BOX, (("a", "One"), ("b", "Two"), ("c", "Three")), "b", nothing),
    "toast": lambda ui: draw_toast(ui, "Saved."),
    "toast, long": lambda ui: draw_toast(ui, LONG),
}
STATES: dict[str, tuple[str | None, str | None]] = {
    "at rest": (None, None), "with the focus": ("it", None), "pressed": ("it", "it")}
ANSWERS: list[Answer] = [
    ("yes", "Yes, delete it", nothing, "primary"), ("no", "No", nothing, "quiet"),
    ("later", "Ask me again when I have had another look at it", nothing, "plain"),
]


def blank(book: Sketchbook, size: tuple[int, int], scale: float) -> Ui:
    return Ui(book.cache, Text("en"), size, scale)


def told(book: Sketchbook, ui: Ui) -> Iterator[str]:
    yield from (f"  {book.stroke(stroke)}" for stroke in ui.strokes)
    yield from (f"  {spot_line(spot)}" for spot in ui.spots)


def lines() -> Iterator[str]:
    book = Sketchbook()
    for name, draw in WIDGETS.items():
        before: list[str] = []
        for state, (focus, pressed) in STATES.items():
            ui = blank(book, (1280, 720), 1.0)
            ui.focus, ui.pressed = focus, pressed
            draw(ui)
            draw_focus(ui)
            draw_tip(ui)
            now = list(told(book, ui))
            if now != before:
                yield f"{name}, {state}"
                yield from now
            before = now
    app = book.open(open_app())
    for number in range(1, 4):
        for words in ("Really?", LONG):
            for size in ((1280, 720), (500, 320)):
                ui = blank(book, size, 1.0)
                Dialog(app, "Delete", words, ANSWERS[:number]).draw(ui)
                yield f"a dialog with {number} answers, {len(words)} letters, {size[0]} wide"
                yield from told(book, ui)
    app.quit()


def test_every_widget_looks_as_it_was_last_approved() -> None:
    compare(APPROVED, lines())


@pytest.mark.parametrize(("size", "thick"), [((64, 48), 4), ((160, 160), 10), ((8, 8), 1)])
def test_a_picture_that_is_missing_is_seen_at_once(size: tuple[int, int], thick: int) -> None:
    open_app()
    missing = Art().get("cards/no_such_card", *size)
    edge = [tuple(missing.get_at((x, size[1] // 2))) == (*look.BLOOD, 255) for x in range(size[0])]
    assert edge[:thick] == [True] * thick
    assert not any(edge[thick:size[0] - thick]) and all(edge[size[0] - thick:])


def test_a_picture_keeps_its_proportions_and_stands_in_the_middle_of_its_box() -> None:
    open_app()
    square = Art().get("tokens/back", 40, 40).get_bounding_rect()
    tall = Art().get("tokens/back", 40, 100)
    assert tall.get_size() == (40, 100)
    assert tall.get_bounding_rect() == square.move(0, 30)


if __name__ == "__main__":
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    approve(APPROVED, lines())
