"""The first escape after the lessons: the name, Ines and the lamp, from the title to the end."""

import pygame

from blackgate.app import App
from blackgate.keep.lesson_progress import load_lesson_progress
from blackgate.kit.aloud.spoken import spoken_parts
from blackgate.scenes.lessons.first_escape import STEPS, FirstEscape
from blackgate.scenes.lessons.learn import Learn
from blackgate.scenes.lessons.lesson_table import LessonTable
from blackgate.scenes.menus.naming import Naming
from blackgate.scenes.screens import OpenTitle
from blackgate.scenes.table.table import Table

from .gallery import listen
from .hands import Mouse
from .lessonwalk import follow
from .test_lessons import LESSONS, opened, spoken
from .test_title_to_end import play
from .walking import key as press_key
from .walking import press
from .window import open_app, show, show_screen


def test_the_last_lesson_leads_to_the_first_escape_with_the_tutor_on() -> None:
    app, _ = opened("team")
    follow(app)
    press(app, "answer:next")
    give_name(app, "Ada")
    table = app.top
    assert table.name == "table" and table.session.plan.tutored       # type: ignore[attr-defined]
    players = [seat.player.partition(":")[0] for seat in table.session.seats]       # type: ignore[attr-defined]
    assert players == ["human", "easy", "easy"]


def test_a_strangers_first_minutes_lead_from_the_title_through_three_lessons_to_an_escape() -> None:
    app = open_app()
    listen(app)
    show_screen(app, OpenTitle())
    for _ in range(2):
        press_key(app, pygame.K_RETURN)         # Learn is what the title offers, the first lesson what Learn offers.
    for name in LESSONS[:3]:
        assert isinstance(app.top, LessonTable) and app.top.course.lesson.name == name
        follow(app)
        if name != LESSONS[2]:
            press(app, "answer:next")
    press(app, "answer:list")
    assert app.top.focus == f"learn:{LESSONS[3]}"
    press(app, "learn:first_escape")
    give_name(app, "Ada")
    table = app.top
    assert isinstance(table, Table) and table.session.plan.tutored
    assert load_lesson_progress().done == LESSONS[:3]
    settled(app)
    for _ in STEPS:
        press(app, "lesson:next")
    play(app, Mouse(app), 4)
    assert load_lesson_progress().done == [*LESSONS[:3], "first_escape"]


def give_name(app: App, name: str) -> None:
    """Somebody new is asked for their name."""
    naming = app.top
    assert isinstance(naming, Naming)
    naming.value = name
    naming.confirm()
    app.frame([], 0.0)


def first_escape_begun() -> tuple[App, FirstEscape]:
    app = open_app()
    listen(app)
    app.open(OpenTitle())
    show(app, Learn(app))
    press(app, "learn:first_escape")
    give_name(app, "Ada")
    assert isinstance(app.top, FirstEscape)
    settled(app)
    return app, app.top


def settled(app: App) -> None:
    """The cards are dealt."""
    for _ in range(200):
        app.frame([], 0.1)


def test_the_first_escape_asks_for_a_name_once_and_everything_counts_for_that_person() -> None:
    app, table = first_escape_begun()
    assert table.session.names[0] == "Ada" and app.settings.people == ["Ada"]
    app.open(OpenTitle())
    show(app, Learn(app))
    press(app, "learn:first_escape")
    assert isinstance(app.top, FirstEscape) and app.top.session.names[0] == "Ada"


def test_ines_greets_by_name_with_goal_plan_and_the_lamp_before_anything_can_be_pressed() -> None:
    app, table = first_escape_begun()
    greeting = []
    for _ in STEPS:
        greeting.append(table.speech.words)
        words = [each.name for each in spoken_parts(app.ui) if each.spot is None]
        assert spoken(table.speech.words) in words
        assert not any(each.about for each in spoken_parts(app.ui) if each.id == "lesson:next")
        assert not any(spot.id.startswith("verb:") for spot in app.ui.spots)
        press_key(app, pygame.K_SPACE)
    assert "Ada" in greeting[0] and "Cell Block" in greeting[1] and " H " in greeting[2]
    assert not table.is_greeting and any(spot.id.startswith("verb:") for spot in app.ui.spots)
    assert table.session.acted == 0


def test_the_lamp_can_be_tried_while_ines_speaks_of_it() -> None:
    app, table = first_escape_begun()
    table.greeting = len(STEPS) - 1
    app.stale = True
    app.frame([], 0.0)
    press_key(app, pygame.K_h)
    assert not table.is_greeting
