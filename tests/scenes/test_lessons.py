"""Lessons at the real table: each done by its lights, whatever one has in one's hands, and nothing else gets through.

By default a sample of languages and sizes; `BLACKGATE_ALL_LESSONS=1` does every lesson in every language and size.
"""

import os
from collections.abc import Callable
from itertools import combinations, product

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.lesson_progress import load_lesson_progress
from blackgate.kit.aloud.spoken import SOFT, spoken_parts
from blackgate.kit.widgets.dialogs import Dialog
from blackgate.model.counts import kinds_of
from blackgate.offers.meaning import glowing
from blackgate.play.lessons.lesson import DO, GOAL, SHOW
from blackgate.play.lessons.reading import load_lessons
from blackgate.play.packs import pack_in
from blackgate.scenes.lessons.bubble import uncovered
from blackgate.scenes.lessons.learn import Learn
from blackgate.scenes.lessons.lesson_table import LessonTable
from blackgate.scenes.lessons.bubble_place import overlap
from blackgate.scenes.lessons.tray import LessonTray
from blackgate.scenes.screens import OpenLesson
from blackgate.words.text import languages

from .gallery import listen
from .hands import Keys, Mouse, Pad
from .lessonwalk import follow, light
from .walking import key as press_key
from .walking import press
from .window import Player, open_app, show_screen

SIZES = ((1024, 600), (1280, 720), (1920, 1080))
LESSONS = [lesson.name for lesson in load_lessons(pack_in(None))]
EVERY = "BLACKGATE_ALL_LESSONS" in os.environ
ALL = list(product(LESSONS, languages(), SIZES))
# Each lesson twice, each language and each size several times; the longest words in the smallest window most often.
SAMPLE = [(name, languages()[(2 * place + turn) % len(languages())], SIZES[(place + turn) % 3])
          for place, name in enumerate(LESSONS) for turn in (0, 1)]


def opened(name: str, lang: str = "en", size: tuple[int, int] = (1280, 720)) -> tuple[App, LessonTable]:
    app = open_app(size, lang)
    listen(app)
    app.push(Learn(app))
    show_screen(app, OpenLesson(name))
    assert isinstance(app.top, LessonTable)
    return app, app.top


def spoken(words: str) -> str:
    return " ".join(words.replace(SOFT, "").split())


def looking(app: App) -> Callable[[int], None]:
    """At each step: all words fit, Ines is heard, and her bubble is in the picture and hides nothing it points at."""
    def look(step: int) -> None:
        assert app.overflows() == []
        table = next(scene for scene in app.scenes if isinstance(scene, LessonTable))
        if isinstance(app.top, LessonTray):
            return
        bubble, ui = table.bubble, app.ui
        assert [each.name for each in spoken_parts(ui) if each.spot is None].count(spoken(table.speech.words)) == 1
        assert bubble is not None and bubble[0] >= 0 and bubble[1] >= 0
        assert bubble[0] + bubble[2] <= ui.w + 0.5 and bubble[1] + bubble[3] <= ui.h + 0.5
        assert [box for box in table.pointed if overlap(bubble, box)] == [], table.course.step
        taught = table.course.step
        assert taught is not None
        assert table.pointed or taught.kind not in (DO, SHOW), f"{taught.name} points at nothing"
        assert len(table.pointed) >= len([thing for thing in taught.at if thing != GOAL])

    return look


@pytest.mark.parametrize(("name", "lang", "size"), ALL if EVERY else SAMPLE)
def test_a_lesson_is_done_by_following_its_lights(name: str, lang: str, size: tuple[int, int]) -> None:
    app, table = opened(name, lang, size)
    steps: list[int] = []
    look = looking(app)

    def looked(step: int) -> None:
        steps.append(step)
        look(step)

    follow(app, looked)
    assert steps == list(range(len(table.course.lesson.steps)))
    assert isinstance(app.top, Dialog) and load_lesson_progress().done == [name]


@pytest.mark.parametrize("name", LESSONS if EVERY else LESSONS[1:6:2])
@pytest.mark.parametrize("hands", [Keys, Pad])
def test_keys_and_controller_do_it_too(name: str, hands: type[Keys | Pad]) -> None:
    app, _ = opened(name)
    held = hands(app)
    follow(app, looking(app), held)
    assert app.input.pad == ("xbox" if hands is Pad else "")
    held.press("answer:list")
    assert isinstance(app.top, Learn) and name in app.top.learnt.done


def test_rings_around_cards_that_overlap_do_not_cross() -> None:
    app, _ = opened("search")
    crossing = 0

    def look(step: int) -> None:
        nonlocal crossing
        lit = [spot.box for spot in app.ui.spots if isinstance(app.top, LessonTray) and spot.id in app.top.lights]
        crossing += any(overlap(*pair) for pair in combinations(lit, 2))
        assert not any(overlap(*pair) for pair in combinations([uncovered(app.ui, box) for box in lit], 2))

    follow(app, look)
    assert crossing, "somewhere cards overlap"


@pytest.mark.parametrize("name", LESSONS)
def test_at_each_step_every_other_legal_action_is_answered_and_changes_nothing(name: str) -> None:
    app, _ = opened(name)
    tried = 0

    def try_all(step: int) -> None:
        nonlocal tried
        table = app.top
        if not isinstance(table, LessonTable):
            return
        course, session = table.course, table.session
        before = session.acted, course.at, table.lights
        for option in table.view.options if session.asked == 0 else ():
            if course.may(option):
                continue
            tried += 1
            table.act(option)
            assert table.refused is not None and table.speech.aside, option
            if tried % 6 == 0:          # Drawing takes most of the time.
                app.stale = True
                app.frame([], 0.016)
                assert app.overflows() == [] and table.lights == before[2]
            assert (session.acted, course.at) == before[:2]
        table.refused = None
        app.stale = True
        app.frame([], 0.0)

    follow(app, try_all)
    assert tried > 5


@pytest.mark.parametrize("name", LESSONS if EVERY else ["trade"])
def test_whatever_else_is_pressed_on_the_table_only_speaks(name: str) -> None:
    app, _ = opened(name)

    def press_all(step: int) -> None:
        table = app.top
        if not isinstance(table, LessonTable) or table.course.waits or not table.asking.is_led:
            return
        course, session = table.course, table.session
        before = session.acted, course.at
        for spot in list(app.ui.spots):
            sort = spot.id.partition(":")[0]
            if spot.id in table.lights or sort not in ("verb", "choice", "option", "place", "card", "pile", "gang"):
                continue
            if app.ui.spot_under(*spot.centre) is not spot:
                continue
            Player(app).click(spot)
            while app.top is not table:
                app.pop()           # A closer look is allowed at any time.
            assert (session.acted, course.at) == before, spot.id
            if sort in ("verb", "option", "choice") and spot.enabled:
                assert table.speech.aside, spot.id
            table.asking.forget()
            app.stale = True
            app.frame([], 0.016)
            assert app.overflows() == []

    follow(app, press_all)


@pytest.mark.parametrize("name", LESSONS)
def test_exactly_the_things_concerned_glow(name: str) -> None:
    app, _ = opened(name)

    def look(step: int) -> None:
        table = app.top
        if isinstance(table, LessonTable) and table.asking.is_led:
            wanted = table.course.offered(table.view.options)
            meant = glowing(wanted, table.view)
            assert table.glowing <= meant
            assert meant - table.glowing <= {("place", table.view.place[0])}
        elif isinstance(table, LessonTable) and table.course.waits:
            assert table.glowing == set()

    follow(app, look)


def test_one_step_back_everything_is_as_it_was() -> None:
    app, table = opened("fight")
    course = table.course
    press(app, "lesson:next")
    hand = course.view.hands[0]
    follow_to(app, "answer")
    assert course.view.hands[0] != hand
    while course.at > 1:
        at = course.at
        press_key(app, pygame.K_BACKSPACE)
        for _ in range(3):
            app.frame([], 0.3)
        assert course.at == at - 1
    assert isinstance(app.top, LessonTable) and app.top.session is course.session
    assert course.view.hands[0] == hand and course.session.acted == 0
    follow(app)
    assert course.is_done


def follow_to(app: App, name: str) -> None:
    """By its lights as far as a step."""
    for _ in range(60):
        app.frame([], 0.3)
        table = next(scene for scene in app.scenes if isinstance(scene, LessonTable))
        if table.course.step is not None and table.course.step.name == name and table.course.session is table.session:
            return
        lit = light(app)
        if lit is not None:
            Mouse(app).press(lit)
    raise AssertionError(name)


def test_a_lesson_is_left_at_any_time_and_nothing_is_ticked() -> None:
    app, _ = opened("search")
    follow_to(app, "discard")
    app.frame([], 0.3)
    assert isinstance(app.top, LessonTray)
    press(app, "lesson:leave", "answer:leave")
    assert isinstance(app.top, Learn) and load_lesson_progress().done == []


def test_any_key_goes_on_where_something_is_shown() -> None:
    app, table = opened("walk")
    press_key(app, pygame.K_x)
    assert table.course.at == 1
    press_key(app, pygame.K_RETURN)
    assert table.course.at == 2
    Player(app).click(next(spot for spot in app.ui.spots if spot.id == "lesson:on"))
    assert table.course.at == 3


@pytest.mark.parametrize("key", [pygame.K_LCTRL, pygame.K_LALT, pygame.K_LSHIFT, pygame.K_CAPSLOCK, pygame.K_INSERT])
def test_a_key_that_does_nothing_alone_skips_no_words(key: int) -> None:
    """Ctrl silences a screen reader and begins every key that asks; Alt leads to other windows."""
    app, table = opened("walk")
    press_key(app, key)
    assert table.course.at == 0


def test_a_question_to_the_table_skips_no_words_even_without_an_answer() -> None:
    app, table = opened("walk")
    for key in (pygame.K_h, pygame.K_o, pygame.K_k):
        press_key(app, key, pygame.KMOD_LCTRL)
        assert table.course.at == 0


def test_what_ines_shows_is_said_after_her_words_unless_speech_is_brief() -> None:
    app, table = opened("dig")
    heard = [each.name for each in spoken_parts(app.ui) if each.spot is None]
    assert heard[0] == spoken(table.speech.words) and "7 Tunnel points of 12" in heard[1]
    app.settings.brief_speech = app.stale = True
    app.frame([], 0.0)
    assert [each.name for each in spoken_parts(app.ui) if each.spot is None] == heard[:1]


def test_a_key_that_ends_what_moves_skips_no_words() -> None:
    app, table = opened("dig")
    app.settings.instant = False
    press(app, "lesson:next", "verb:roll_move")
    for _ in range(200):
        app.frame([], 0.1)
        assert table.course.step is not None
        if table.course.step.name == "safe":
            break
        if table.lights:
            press(app, table.lights[0])
    assert table.course.step is not None and table.course.step.name == "safe" and table.is_moving
    app.frame([], 0.016)
    press_key(app, pygame.K_x)
    assert table.course.step.name == "safe" and not table.is_moving
    press_key(app, pygame.K_x)
    assert table.course.step is not None and table.course.step.name == "end"


def test_a_free_step_takes_anything_legal_until_its_condition_holds() -> None:
    app, _ = opened("walk")
    follow_to(app, "freely")
    course = app.top.course         # type: ignore[attr-defined]
    press(app, "verb:search")
    assert course.step is not None and course.step.name == "freely" and course.view.actions == 0
    press(app, "verb:end_turn")
    if isinstance(app.top, Dialog):
        press(app, "answer:end")
    app.frame([], 0.1)
    assert course.step is not None and course.step.name == "done"


def test_a_wrong_card_in_the_tray_is_said_and_not_sold() -> None:
    app, table = opened("trade")
    follow_to(app, "sell")
    press(app, "verb:sell")
    tray = app.top
    assert isinstance(tray, LessonTray)
    link = next(kind for kind in kinds_of(tray.filling.sources[0].cards)
                if table.session.pack.kinds[kind].name == "link")
    press(app, f"take:0:{link}")
    assert f"back:0:{link}" in tray.lights
    confirm = next(spot for spot in app.ui.spots if spot.id == "tray:confirm")
    assert not confirm.enabled and confirm.words


def test_phones_hold_no_hands_in_a_lesson() -> None:
    app, table = opened("walk")
    assert table not in app.phone_service.tables()
