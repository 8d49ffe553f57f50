"""The setup screen: everything can be reached, changed and played, and is remembered."""

from pathlib import Path

import pygame

from blackgate.app import App
from blackgate.keep.settings import load_settings
from blackgate.keep.statistics import Judgement, Person
from blackgate.scenes.menus.equal_bots import EqualBots
from blackgate.scenes.menus.table_settings import TableSettings
from blackgate.scenes.menus.portraits import Portraits
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenSetup, OpenTitle
from blackgate.scenes.table.table import Table

from .walking import ids, key, press, reached_by_tab, spot, write
from .window import Player, open_app, show_screen


def open_setup(size: tuple[int, int] = (1280, 720), scale: int | None = None) -> tuple[App, Setup]:
    app = open_app(size, scale=scale)
    app.open(OpenTitle())
    show_screen(app, OpenSetup())
    assert isinstance(app.top, Setup)
    return app, app.top


def test_play_has_the_focus_and_starts_at_once_and_the_setup_is_remembered() -> None:
    app, setup = open_setup()
    press(app, "michel:michelle")
    assert app.top.focus == "michel:michelle"
    press(app, "setup:play")
    assert isinstance(app.top, Table)
    assert app.top.session.plan.michel == "michelle"
    assert load_settings().plan == app.top.session.plan
    assert setup.first_focus == "setup:play"


def test_seats_are_added_and_emptied_and_two_stay() -> None:
    app, setup = open_setup()
    press(app, "setup:add", "setup:add")
    assert len(setup.seating.chairs) == 6
    assert "setup:add" not in ids(app)
    for _ in range(4):
        press(app, "seat:0:remove")
    assert len(setup.seating.chairs) == 2
    assert "seat:0:remove" not in ids(app)


def test_the_team_switch_says_why_not() -> None:
    app, setup = open_setup()
    press(app, "setup:team")
    assert setup.seating.is_team
    press(app, "setup:add")
    assert not spot(app, "setup:team").enabled
    press(app, "setup:team")
    assert app.toast == app.text("setup-team-not")


def test_a_bot_becomes_a_human_who_can_be_given_a_name() -> None:
    app, setup = open_setup()
    press(app, "seat:1:kind", "seat:1:name")
    write(app, "Bo")
    key(app, pygame.K_RETURN)
    assert setup.seating.names()[1].endswith("Bo")
    assert setup.seating.plan().seats[1].player == "human"
    assert app.top is setup


def test_pressing_something_else_closes_the_line_that_is_written_in() -> None:
    app, setup = open_setup()
    press(app, "seat:0:name")
    assert setup.text_fields.is_open
    press(app, "michel:michel")
    app.frame([], 0.016)
    assert not setup.text_fields.is_open


def test_the_level_is_leafed_through_with_the_keys() -> None:
    app, setup = open_setup()
    app.top.focus = "seat:1:level"
    key(app, pygame.K_RIGHT)
    assert setup.seating.chairs[1].level == "hard"
    key(app, pygame.K_LEFT)
    assert setup.seating.chairs[1].level == "medium"


def test_one_press_makes_all_bots_about_as_strong_as_the_person_who_plays() -> None:
    app, setup = open_setup()
    assert "setup:as-strong" not in ids(app), "nobody has a rating yet"
    name = next(name for chair, name in zip(setup.seating.chairs, setup.seating.names(), strict=True) if chair.is_human)
    well = Judgement(70, 500, 0, 2, (3900, 2900, 2000, 220))
    setup.equal_bots = EqualBots({name: Person(judged=[well] * 2)})
    setup.changed()
    assert "setup:as-strong" not in ids(app), "two games say too little"
    setup.equal_bots = EqualBots({name: Person(judged=[well] * 3)})
    setup.changed()
    press(app, "setup:as-strong")
    assert {chair.level for chair in setup.seating.chairs if not chair.is_human} == {"hard"}
    for chair in setup.seating.chairs:
        chair.is_human = True
    setup.changed()
    assert "setup:as-strong" not in ids(app), "there are no bots"


def test_the_picker_refuses_the_other_side_of_a_board_and_says_why() -> None:
    app, setup = open_setup()
    setup.seating.choose(1, "brute")
    press(app, "seat:0:portrait")
    assert isinstance(app.top, Portraits)
    assert not spot(app, "inmate:mole").enabled
    press(app, "inmate:mole")
    assert "Goran" in app.toast
    press(app, "inmate:fox")
    assert setup in app.scenes[-1:]
    assert setup.seating.chairs[0].inmate == "fox"


def test_the_picker_is_read_whole_with_the_keys() -> None:
    app, setup = open_setup((1280, 720), 150)
    press(app, "seat:0:portrait")
    assert reached_by_tab(app) == set(ids(app))
    before = setup.seating.chairs[0]
    press(app, "portraits:right")
    assert setup.seating.chairs[1] is before


def test_a_portrait_dragged_onto_another_changes_places() -> None:
    app, setup = open_setup()
    first, third = setup.seating.chairs[0], setup.seating.chairs[2]
    Player(app).drag(spot(app, "seat:0:portrait"), spot(app, "seat:2:portrait"))
    assert (setup.seating.chairs[0], setup.seating.chairs[2]) == (third, first)


def test_a_seed_takes_digits_only_and_empty_means_a_new_one() -> None:
    app, setup = open_setup()
    press(app, "setup:more")
    assert isinstance(app.top, TableSettings)
    assert reached_by_tab(app) == set(ids(app))
    press(app, "agreements:seed")
    write(app, "4x2")
    key(app, pygame.K_RETURN)
    assert setup.seating.seed == 42
    press(app, "agreements:seed")
    for _ in range(3):
        key(app, pygame.K_BACKSPACE)
    key(app, pygame.K_RETURN)
    assert setup.seating.seed is None
    press(app, "agreements:undo", "agreements:memory_aid", "agreements:close")
    rules = setup.seating.plan().rules
    assert (rules.undo, rules.memory_aid) == (False, False)


def test_a_broken_pack_is_shown_with_its_problem_and_a_whole_one_can_be_used(home: Path) -> None:
    (home / "packs" / "broken").mkdir(parents=True)
    (home / "packs" / "broken" / "cards.yaml").write_text("nonsense: 1\n")
    (home / "packs" / "plain").mkdir()
    app, setup = open_setup()
    press(app, "setup:more")
    broken = spot(app, "pack:broken")
    assert not broken.enabled
    assert "cards.yaml:1" in str(broken.help)
    press(app, "pack:broken")
    assert setup.seating.cards is None
    press(app, "pack:plain")
    assert setup.seating.plan().cards == str(home / "packs" / "plain")


def test_a_pack_that_broke_since_the_last_time_gives_way_to_the_shipped_cards(home: Path) -> None:
    (home / "packs" / "plain").mkdir(parents=True)
    app, _ = open_setup()
    press(app, "setup:more", "pack:plain", "agreements:close")
    key(app, pygame.K_ESCAPE)
    (home / "packs" / "plain" / "cards.yaml").write_text("nonsense: 1\n")
    app.open(OpenSetup())
    assert isinstance(app.top, Setup)
    assert app.top.seating.plan().cards is None
