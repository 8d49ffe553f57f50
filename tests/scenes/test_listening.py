"""The rule for names that are said aloud finds what breaks it; `test_overflow` holds every screen to it."""

import pytest

from blackgate.kit.spots import Spot
from blackgate.kit.ui import Ui
from blackgate.words.text import Text
from lab.listening import problems
from tests.scenes.sketch import Sketchbook

BOX = (10.0, 10.0, 200.0, 40.0)


@pytest.mark.parametrize("spots, wrong", [
    ([Spot("nameless", BOX)], "without words"),
    ([Spot("pile", BOX, name="12")], "only numbers"),
    ([Spot("one", BOX, name="Knife"), Spot("other", BOX, name="Knife")], "same name twice"),
    ([Spot("twice", BOX, name="Dig", value="Dig")], "said twice"),
    ([Spot("lost", BOX, name="Dig", group="nowhere")], "group without name"),
])
def test_a_spot_that_says_too_little_or_too_much_would_be_found(spots: list[Spot], wrong: str) -> None:
    ui = Ui(Sketchbook().cache, Text("en"), (1000, 600), 1.0)
    for spot in spots:
        ui.spot(spot)
    assert {sort for sort, _ in problems(ui)} == {wrong}
