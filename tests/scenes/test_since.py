"""What happened since one's last turn: as tall as it needs, never taller than the board, and scrolled then."""

import pytest

from blackgate.kit.ui import Ui
from blackgate.scenes.table.since import Since
from blackgate.words.text import Text

from .sketch import Sketchbook

BOARD = (200.0, 100.0, 700.0, 400.0)
BOOK = Sketchbook()


def drawn(number: int, board: tuple[float, float, float, float] = BOARD) -> tuple[Ui, tuple[int, ...]]:
    """The picture, and the box of its panel."""
    since = Since()
    since.tell([f"line {n}" for n in range(number)])
    ui = Ui(BOOK.shelf, Text("en"), (1280, 720), 1.0)
    since.draw(ui, board, lambda: None)
    _, x, y, width, height, _ = ui.strokes[0]
    return ui, (x + 6, y + 6, width - 12, height - 12)      # less its shadow


@pytest.mark.parametrize("number", [1, 5, 12])
def test_it_is_as_tall_as_its_lines_and_lies_in_the_middle(number: int) -> None:
    ui, (x, y, width, height) = drawn(number)
    assert (width, x) == (560, 200 + 70)
    assert height - drawn(number - 1)[1][3] in (20, 21, 22) or number == 1
    assert abs(y - 100 - (500 - y - height)) <= 1
    assert sum("line " in BOOK.stroke(stroke) for stroke in ui.strokes) == number


def test_it_leaves_some_of_the_board_around_it() -> None:
    ui, (_, y, _, height) = drawn(60)
    assert (y, height) == (110, 380)
    assert sum("line " in BOOK.stroke(stroke) for stroke in ui.strokes) < 20, "the others are scrolled to"
    _, (x, _, width, _) = drawn(60, (200.0, 100.0, 400.0, 400.0))
    assert (x, width) == (215, 370)
    close = next(spot for spot in ui.spots if spot.id == "since:close")
    assert close.box == (480.0, 454.0, 140.0, 30.0)


def test_where_nothing_happened_it_opens_only_with_words_for_that() -> None:
    since = Since()
    since.tell(["", ""])
    assert not since
    since.tell([""], "Nothing happened.")
    assert since.lines == ["Nothing happened."]
    since.close()
    assert not since
