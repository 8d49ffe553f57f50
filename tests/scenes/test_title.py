"""The title: what is offered, languages, the gate, and how fast one gets to play."""

from datetime import date, timedelta
from itertools import pairwise

import pygame
import pytest

from blackgate.app import App
from blackgate.coach.puzzles.shipped import puzzle_names
from blackgate.keep.achievements import Person
from blackgate.keep.games import Games
from blackgate.keep.lesson_progress import load_lesson_progress
from blackgate.keep.puzzle_progress import load_puzzle_progress
from blackgate.keep.settings import load_settings
from blackgate.kit import look
from blackgate.kit.spots import Box
from blackgate.kit.ui import Style, Ui
from blackgate.kit.widgets.dialogs import Dialog
from blackgate.model.actions import Search
from blackgate.play.session import Plan
from blackgate.play.tonight import NightResult
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.menus.title import NAME, Title
from blackgate.scenes.screens import OpenSetup, OpenTitle
from blackgate.scenes.table.table import Table
from blackgate.words.text import languages

from .walking import ids, key, press
from .window import open_app, plan, show_screen


def open_title(size: tuple[int, int] = (1280, 720), scale: int | None = None, is_new: bool = False) -> App:
    """Somebody has laid a table here before, unless they are new."""
    app = open_app(size, scale=scale)
    app.settings.plan = None if is_new else plan(4, 1, 7)
    show_screen(app, OpenTitle())
    return app


def save_a_game(made: Plan) -> None:
    session = Games(kept=True).new(made)
    session.act(Search())
    session.close()


def test_nobody_waits_for_the_gate() -> None:
    app = open_title()
    press(app, "title:play")
    assert isinstance(app.top, Title)
    key(app, pygame.K_x)
    assert isinstance(app.top, Setup)


def test_with_reduced_motion_nothing_moves() -> None:
    app = open_title()
    app.settings.reduced_motion = True
    for _ in range(3):
        app.frame([], 0.016)
    assert not app.top.is_moving
    press(app, "title:play")
    assert isinstance(app.top, Setup)


def test_continue_is_there_once_a_game_is_saved_and_goes_on_with_it() -> None:
    assert "title:continue" not in ids(open_title())
    save_a_game(plan(3, 1, 7))
    app = open_title()
    assert app.top.focus == "title:continue"
    press(app, "title:continue")
    assert isinstance(app.top, Table)
    assert app.top.session.players == 3


@pytest.mark.parametrize("language", languages())
def test_a_language_is_switched_at_once_and_remembered(language: str) -> None:
    app = open_title()
    press(app, f"language:{language}")
    assert app.text.lang == language
    assert load_settings().language == language


@pytest.mark.parametrize("name", [
    "learn", "tonight", "puzzles", "wall", "saved", "statistics", "options", "rules", "credits",
])
def test_every_other_screen_opens_and_escape_leads_back(name: str) -> None:
    app = open_title()
    title = app.top
    press(app, f"title:{name}")
    assert app.top is not title
    key(app, pygame.K_ESCAPE)
    assert app.top is title
    assert app.top.focus == f"title:{name}"


def test_escape_asks_before_it_leaves() -> None:
    app = open_title()
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Dialog)
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Title)
    press(app, "title:quit")
    assert not app.running


def test_the_beam_repaints_no_more_often_than_it_must() -> None:
    app = open_title()
    gate = app.top.gate                     # type: ignore[attr-defined]
    pictures = []
    for _ in range(60):
        app.frame([], 1 / 60)
        pictures.append(gate._beam[1])
    changes = sum(one is not other for one, other in pairwise(pictures))
    assert 15 <= changes <= 21


def test_a_newcomer_is_led_to_learn_somebody_with_a_game_to_continue_anybody_else_to_play() -> None:
    assert open_title(is_new=True).top.focus == "title:learn"
    assert open_title().top.focus == "title:play"
    save_a_game(plan(3, 1, 7))
    assert open_title(is_new=True).top.focus == "title:continue"


def test_who_has_learnt_something_is_no_newcomer() -> None:
    learnt = load_lesson_progress()
    learnt.tick("walk")
    learnt.save()
    assert open_title(is_new=True).top.focus == "title:play"


def test_entries_have_no_tooltip_that_could_cover_another() -> None:
    save_a_game(plan(3, 1, 7))
    assert not [spot.id for spot in open_title().ui.spots if spot.words]


def test_evenings_in_a_row_count_up_to_today_or_to_yesterday() -> None:
    evening = NightResult(9, (10, 6, 5, 3), 0, True)
    monday = date(2026, 3, 2)
    person = Person(nights={monday + timedelta(days): {"mark": evening} for days in (-4, -2, -1, 0)})
    assert person.streak(monday) == 3
    assert person.streak(monday + timedelta(1)) == 3        # Tonight is still to come.
    assert person.streak(monday + timedelta(2)) == 0
    assert Person().streak(monday) == 0


def test_the_title_says_how_many_puzzles_are_solved() -> None:
    nights = load_puzzle_progress()
    nights.note(puzzle_names()[0], is_solved=True, is_reached=True, hints=0)
    nights.note("no longer shipped", is_solved=True, is_reached=True, hints=0)
    nights.save()
    title = open_title().top
    assert isinstance(title, Title) and title.progress.solved == (1, len(puzzle_names()))


def test_learn_stands_first_for_a_newcomer_only() -> None:
    assert next(id for id in ids(open_title(is_new=True)) if id.startswith("title:")) == "title:learn"
    assert next(id for id in ids(open_title()) if id.startswith("title:")) == "title:play"


def test_a_first_game_without_a_lesson_offers_them_once() -> None:
    app = open_title(is_new=True)
    app.open(OpenSetup())
    assert "setup:learn" in ids(app)
    press(app, "setup:play")
    assert isinstance(app.top, Table)
    app = open_title(is_new=True)
    app.open(OpenSetup())
    assert "setup:learn" not in ids(app)


def test_who_is_offered_lessons_finds_them() -> None:
    app = open_title(is_new=True)
    app.open(OpenSetup())
    press(app, "setup:learn")
    assert app.top.name == "learn"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", languages())
def test_the_slip_for_newcomers_does_not_cover_the_name(
    language: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch,
) -> None:
    app = open_app(size, language)
    app.settings.plan = None
    slips: list[Box] = []
    panel = Ui.panel

    def noted(ui: Ui, box: Box, style: Style) -> None:
        if style.fill == look.PAPER:
            slips.append(box)
        panel(ui, box, style)

    monkeypatch.setattr(Ui, "panel", noted)
    show_screen(app, OpenTitle())
    name = app.ui.width(app.text("title-name"), app.ui.h * NAME, "scratched")
    assert slips and all(x > 0 and x + width < (app.ui.w - name) / 2 for x, _, width, _ in slips)
    assert app.overflows() == []
