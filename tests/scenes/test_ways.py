"""The focus on the real screens: arrows go where the eye expects, nothing is out of reach, a question calls it."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import pygame
import pytest

from blackgate.app import App
from blackgate.commands.headless import app_for_pictures
from blackgate.kit.focus import ahead
from blackgate.kit.spots import DOWN, LEFT, RIGHT, UP, Spot
from blackgate.kit.ui import Ui
from blackgate.scenes.table.table import Table
from lab.gallery.situations import SITUATIONS

from .gallery import listen
from .walking import key
from .window import Player, open_app, open_table, plan

ARROWS = {"left": LEFT, "right": RIGHT, "up": UP, "down": DOWN}
KEYS = {"left": pygame.K_LEFT, "right": pygame.K_RIGHT, "up": pygame.K_UP, "down": pygame.K_DOWN}

# From where, which arrow, to where; as one sees it in the pictures at 1280 × 720.
EXPECTED = {
    "title": """
        title:play down title:learn, title:learn down title:way, title:way down title:tonight,
        title:wall down title:saved,
        title:play right title:play, title:quit down language:de,
        language:de right language:en, language:de up title:quit""",
    "setup": """
        setup:play up setup:team, setup:play left setup:as-strong, setup:as-strong left setup:phones,
        setup:more right setup:phones,
        seat:0:portrait right seat:1:portrait, seat:0:remove right seat:1:kind, seat:3:portrait right setup:add,
        seat:0:portrait down seat:0:colour:2,
        seat:0:colour:2 down seat:0:name, seat:0:name right seat:1:level, michel:michelle right setup:first""",
    "options": """
        tab:picture right tab:game, tab:picture down options:language, options:reduced_motion down options:close""",
    "options-sound": "tab:picture down options:volume, options:volume down options:music_volume",
    "saves": "tab:games down rename:0, save:0 right rename:0, rename:0 right delete:0, save:0 down save:1",
    "table-midgame": """
        verb:roll_move right verb:cautious_move, verb:roll_move down verb:search, verb:reveal down verb:end_turn,
        verb:search left place:4, place:4 left place:3, place:3 down place:5, place:0 left seat:1, seat:1 down seat:2,
        seat:3 down seat:0, seat:0 up seat:3, seat:0 right background:0, background:0 right card:1,
        card:22 left card:20, card:22 right card:22, die:0 right deck:0, deck:0 up place:7, place:5 down pile:4,
        card:4 up pile:4""",
    "table-combat": """
        option:0 right option:1, option:1 left option:0, option:0 up laid-left:0:blade, option:0 down option:0""",
    "table-selling": """
        take:0:4 right take:0:5, take:0:4 down back:0:2, back:0:1 up take:0:4, tray:cancel right tray:confirm""",
    "replay": "replay:play right replay:step, replay:play left replay:step-back, replay:play up seat:0",
    "end": "end:again left end:replay, end:replay left end:save, end:save left end:title",
    "rules-card": "large:turn down large:close, large:close left large:turn",
}


@pytest.fixture(scope="module")
def app() -> Iterator[App]:
    os.environ.setdefault("BLACKGATE_HOME", "/nonexistent")
    app = app_for_pictures((1280, 720), "en")
    listen(app)
    yield app


@contextmanager
def shown(app: App, screen: str) -> Iterator[Ui]:
    app.scenes.clear()
    SITUATIONS[screen](app)
    app.build()
    yield app.ui


@pytest.mark.parametrize("screen", EXPECTED)
def test_an_arrow_goes_where_the_eye_expects(app: App, screen: str) -> None:
    with shown(app, screen) as ui:
        for way in EXPECTED[screen].split(","):
            start, arrow, end = way.split()
            assert ahead(ui, start, ARROWS[arrow]) == end, f"{arrow} from {start}"


def reached(ui: Ui, start: str, spots: dict[str, Spot]) -> set[str]:
    """Where arrows alone lead; what left and right change is left by up and down."""
    found, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for direction in ARROWS.values():
            there = None if direction[0] and spots[here].nudge else ahead(ui, here, direction)
            if there is not None and there not in found:
                found.add(there)
                todo.append(there)
    return found


def out_of_reach(ui: Ui) -> Iterable[str]:
    """Spots that arrows do not reach; a closed panel is gone through by itself, and left by Tab or shoulder."""
    keyed = {spot.id: spot for spot in ui.spots if not spot.mouse_only}
    closed = {id for id, spot in keyed.items() if spot.group in ui.closed}
    for ids in (closed, keyed.keys() - closed):
        starts = [id for id in keyed if id in ids]
        if starts:
            start = ui.home if ui.home in ids else starts[0]
            assert start is not None
            yield from ids - reached(ui, start, keyed)


# --- Where the focus belongs ----------------------------------------------------------------------------------------

STAGES = ("table-extorted", "table-combat", "table-michel-meets", "table-exchange-asked")


def by_keys(app: App, screen: str) -> App:
    app.scenes.clear()
    SITUATIONS[screen](app)
    app.input.by_key = True
    app.stale = True
    app.frame([], 0.0)
    return app


@pytest.mark.parametrize("screen", STAGES)
def test_while_a_question_is_open_the_focus_is_on_the_stage_and_arrows_keep_it_there(app: App, screen: str) -> None:
    by_keys(app, screen)
    on_stage = {spot.id for spot in app.ui.spots if spot.group == "stage"}
    assert app.top.focus in on_stage
    for arrow in (*KEYS, "right", "right", "down", "down", "left", "up", "up"):
        key(app, KEYS[arrow])
        assert app.top.focus in on_stage, arrow


def test_tab_and_f6_leave_the_stage_and_f6_leads_back(app: App) -> None:
    by_keys(app, "table-combat")
    stage = app.top.focus
    key(app, pygame.K_F6)
    assert app.top.focus == "die:0"
    key(app, pygame.K_F6, pygame.KMOD_SHIFT)
    assert app.top.focus == stage
    key(app, pygame.K_TAB)
    key(app, pygame.K_TAB)
    assert app.top.focus == "die:0"


def test_on_ones_turn_the_focus_is_on_the_verbs_and_a_verbs_choices_have_it_next(app: App) -> None:
    by_keys(app, "table-midgame")
    assert app.top.focus == "verb:roll_move"
    key(app, pygame.K_x)
    assert (app.top.focus or "").startswith("choice:") and app.top.focus != "choice:cancel"
    key(app, pygame.K_ESCAPE)
    assert app.top.focus == "verb:extort", "back to the verb that was pressed"


def test_who_looks_around_the_table_is_not_called_back_before_something_new_is_asked(app: App) -> None:
    by_keys(app, "table-midgame")
    key(app, pygame.K_LEFT)
    assert app.top.focus == "place:4"
    for _ in range(3):
        app.stale = True
        app.frame([], 0.1)
    assert app.top.focus == "place:4"


def test_a_step_back_leads_to_where_one_came_from(app: App) -> None:
    by_keys(app, "table-midgame")
    for arrow in ("down", "down", "down", "left", "right"):
        key(app, KEYS[arrow])
    assert app.top.focus == "verb:steal_spoon"


def test_news_beside_the_question_do_not_take_the_focus_from_it(app: App) -> None:
    by_keys(app, "table-since")
    assert "since:close" in [spot.id for spot in app.ui.spots]
    assert (app.top.focus or "").startswith("verb:")


def test_in_a_tray_the_focus_goes_on_to_what_lies_where_a_card_was(app: App) -> None:
    by_keys(app, "table-selling")
    app.top.focus = "take:0:5"
    app.stale = True
    app.frame([], 0.0)
    key(app, pygame.K_RETURN)
    assert app.top.focus in ("take:0:4", "take:0:11")


def test_who_plays_by_mouse_keeps_what_is_under_it() -> None:
    """A new question moves nothing for them: the card they read stays large."""
    app = open_app()
    table = open_table(app, plan(3, 1, seed=7))
    player = Player(app)
    player.click(next(spot for spot in app.ui.spots if spot.id == "verb:end_turn"))
    player.click(next(spot for spot in app.ui.spots if spot.id == "answer:end"))
    card = next(spot for spot in app.ui.spots if spot.id.startswith("card:"))
    pos = round(card.centre[0]), round(card.centre[1])
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0))], 0.0)
    for _ in range(300):
        player.wait()
        if isinstance(app.top, Table) and app.top.is_mine:
            break
    assert table.is_mine
    assert table.focus == card.id
