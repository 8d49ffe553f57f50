"""What a picture says to a player who listens."""

from blackgate.kit.aloud.spoken import SpokenPart, group_name, spoken_parts
from blackgate.kit.spots import TextLine, Spot
from blackgate.kit.ui import Ui
from blackgate.kit.widgets.buttons import button, choice, slider, toggle
from blackgate.words.text import Text
from tests.scenes.sketch import Sketchbook

BOX = (10.0, 10.0, 200.0, 40.0)


def board() -> Ui:
    return Ui(Sketchbook().cache, Text("en"), (1000, 600), 1.0)


def only(ui: Ui) -> SpokenPart:
    found = [each for each in spoken_parts(ui) if each.spot is not None]
    assert len(found) == 1
    return found[0]


def test_a_button_is_called_by_its_label_and_not_by_its_key() -> None:
    ui = board()
    button(ui, "dig", BOX, "Dig", lambda: None, key="d", help="Only in the Cell Block.")
    assert (only(ui).name, only(ui).about) == ("Dig", "Only in the Cell Block.")


def test_words_drawn_on_a_spot_are_its_name() -> None:
    ui = board()
    ui.spot(Spot("row", BOX, help="Press to open."))
    ui.text(BOX, "Autosave")
    ui.text((10.0, 30.0, 200.0, 20.0), "Round 7")
    assert (only(ui).name, only(ui).about) == ("Autosave, Round 7", "Press to open.")


def test_words_on_a_part_of_a_spot_belong_to_the_whole() -> None:
    ui = board()
    ui.spot(Spot("seat", BOX, help="A player"))
    ui.spot(Spot("token", (10.0, 10.0, 20.0, 20.0), mouse_only=True))
    ui.text((10.0, 10.0, 20.0, 20.0), "Ada")
    assert [each.name for each in spoken_parts(ui)] == ["Ada"]


def test_words_on_what_lies_over_a_spot_are_not_its_name() -> None:
    ui = board()
    ui.spot(Spot("place", BOX, help="Cafeteria"))
    ui.spot(Spot("stage", (0.0, 0.0, 400.0, 300.0), mouse_only=True))
    ui.text(BOX, "Combat!")
    assert [each.name for each in spoken_parts(ui)] == ["Cafeteria", "Combat!"]


def test_what_the_name_says_is_not_said_again() -> None:
    ui = board()
    ui.text((10.0, 60.0, 200.0, 20.0), "Volume")
    slider(ui, "volume", BOX, "Volume", 0.4, "40%", lambda value: None)
    ui.spot(Spot("card", (300.0, 10.0, 50.0, 80.0), help="Knife\nPlay it in a Combat.", name="Knife", about="Weapon"))
    assert [(each.name, each.value, each.about) for each in spoken_parts(ui)] == [
        ("Volume", "40%", ""), ("Knife", "", "Weapon. Play it in a Combat.")]


def test_a_value_is_not_a_name() -> None:
    ui = board()
    choice(ui, "level", BOX, "Medium", lambda step: None, name="Level")
    assert (only(ui).name, only(ui).value, only(ui).about) == ("Level", "Medium", "")


def test_a_line_to_write_in_is_called_by_what_is_asked_for() -> None:
    ui = board()
    ui.spot(Spot("name", BOX, line=TextLine("Ada", lambda words: None), name="Name", value="Ada"))
    ui.text(BOX, "Ada")
    assert (only(ui).name, only(ui).value) == ("Name", "Ada")


def test_a_switch_says_whether_it_is_on() -> None:
    ui = board()
    toggle(ui, "undo", BOX, "Take back", True, lambda: None)
    spot = only(ui).spot
    assert spot is not None and spot.on is True


def test_like_things_of_a_panel_are_counted() -> None:
    ui = board()
    with ui.group("hand", called="Your hand"):
        for number in range(3):
            ui.spot(Spot(f"card:{number}", BOX, name=f"Card {number}"))
        ui.spot(Spot("close", BOX, name="Close"))
    assert [(each.place, each.of) for each in spoken_parts(ui)] == [(1, 3), (2, 3), (3, 3), (0, 0)]
    assert group_name(ui, "hand") == "Your hand"


def test_a_number_that_lies_on_nothing_is_left_out() -> None:
    ui = board()
    ui.text(BOX, "12")
    assert spoken_parts(ui) == []
