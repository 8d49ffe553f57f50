"""Nobody reads a sentence twice on a screen, and what can be switched is explained beside it."""

from dataclasses import fields

import pygame
import pytest

from blackgate.kit.fonts import Fonts
from blackgate.kit.ui import DrawingCache, Ui
from blackgate.kit.widgets.titles import READABLE, fitted
from blackgate.play.session import TableRules
from blackgate.words.text import Text

from .gallery import USUAL, Canvas
from .sketch import arranged, book


def words(situation: str, canvas: Canvas = USUAL) -> list[str]:
    with arranged(situation, canvas) as app:
        return book().words(app)


@pytest.mark.parametrize(("situation", "sentence"), [
    ("table-extorted", "Goran lays down a Blade and demands a Spoon. What do you do?"),
    ("table-combat", "Combat against Goran over a Spoon: play a Weapon or give up."),
])
def test_the_bar_above_the_table_does_not_repeat_the_title_of_a_stage(situation: str, sentence: str) -> None:
    assert words(situation).count(sentence) == 1


def test_the_bar_says_what_no_stage_says() -> None:
    assert "Your turn: 2 actions left." in words("table-midgame")


def test_how_a_fight_may_go_begins_a_line_where_not_all_fits_into_one() -> None:
    said = words("table-extorted")
    have, may = "You have 2 Weapons, Goran has 3 cards.", "If you play all your Weapons, you almost always win."
    assert f"{have} {may}" in said or (have in said and may in said)


def test_every_switch_for_a_game_says_what_it_does() -> None:
    text, said = Text("en"), words("setup-more")
    for rule in fields(TableRules):
        assert text(f"setup-{rule.name.replace('_', '-')}-help") in said


def test_no_help_of_the_options_is_cut_by_the_edge_of_its_list() -> None:
    with arranged("options-game") as app:
        assert app.ui.reach["options:game"] == 0


def test_a_long_title_takes_three_lines_before_it_becomes_tiny() -> None:
    pygame.font.init()
    ui = Ui(DrawingCache(Fonts()), Text("de"), (400, 400), 1.0, 1.0)
    lines, pixels = fitted(ui, "Messer: Spitzhacke oder Schaufel", 66.0, 12.0)
    assert len(lines) == 3 and pixels >= READABLE - 1
