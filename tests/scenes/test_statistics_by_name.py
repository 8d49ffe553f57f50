"""A family at one screen: who played here before sits down with a press, in their own colour, and is offered again."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from blackgate import scenes
from blackgate.app import App
from blackgate.keep.settings import load_settings
from blackgate.kit import look
from blackgate.kit.ui import Ui
from blackgate.play.session import Plan, Replay, Seat, Session
from blackgate.scenes.screen_host import Screen
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from tests.play.sitting import play

from .walking import ids, press, spot
from .window import open_app, show

FAMILY = ["Ada", "Tomek", "Großmutter Zofia", "Mila", "Jo"]
EVENING = Plan((Seat("Ada", inmate="mole"), Seat("Renard", "easy:fox", "fox")), first=0, seed=3)


def open_setup() -> tuple[App, Setup]:
    app = open_app()
    app.settings.people, app.settings.plan = list(FAMILY), EVENING
    return app, again(app)


def again(app: App) -> Setup:
    """The setup screen as it opens."""
    return show(app, Setup(app))


def seated(setup: Setup) -> list[str]:
    return [name for name, chair in zip(setup.seating.names(), setup.seating.chairs, strict=True) if chair.is_human]


def test_a_press_lets_somebody_sit_down_in_place_of_a_bot_or_on_a_new_chair() -> None:
    app, setup = open_setup()
    press(app, "person:1")
    assert seated(setup) == ["Ada", "Tomek"] and len(setup.seating.chairs) == 2
    press(app, "person:3")
    assert seated(setup) == ["Ada", "Tomek", "Mila"] and len(setup.seating.chairs) == 3


def test_another_press_lets_them_get_up_again_and_a_bot_takes_the_place() -> None:
    app, setup = open_setup()
    press(app, "person:1", "person:0")
    assert seated(setup) == ["Tomek"]
    assert [seat.player.partition(":")[0] for seat in setup.seating.plan().seats] == ["medium", "human"]


def test_at_a_table_full_of_people_nobody_else_can_sit_down_and_it_says_why() -> None:
    app, setup = open_setup()
    for number in range(1, 5):
        press(app, f"person:{number}")
    setup.seating.add()
    setup.seating.chairs[5].is_human, setup.seating.chairs[5].name = True, "Guest"
    setup.seating.known = [*FAMILY, "Vera"]
    setup.changed()
    app.frame([], 0.0)
    assert not spot(app, "person:5").enabled and spot(app, "person:0").enabled
    assert spot(app, "person:5").help == "The table is full. Somebody has to get up first."


def test_a_colour_is_chosen_with_a_press_and_no_two_are_alike() -> None:
    app, setup = open_setup()
    press(app, "seat:0:colour:1")
    assert setup.seating.colours() == [1, 0]        # the bot takes what is left
    press(app, "person:1", "seat:1:colour:4", "seat:0:colour:4")
    assert setup.seating.colours() == [4, 1]        # people swap
    assert [seat.colour for seat in setup.seating.plan().seats] == [4, 1]


def test_the_last_group_is_offered_again_with_names_colours_and_inmates() -> None:
    app, _ = open_setup()
    press(app, "person:3", "seat:1:colour:5", "setup:play")
    assert isinstance(app.top, Table) and app.top.session.colours == [0, 5]
    kept = load_settings()
    assert kept.people[:2] == ["Ada", "Mila"] and kept.colours == {"Ada": 0, "Mila": 5}
    app.settings = kept
    plan = again(app).seating.plan()
    assert [(seat.name, seat.inmate, seat.colour) for seat in plan.seats] == [("Ada", "mole", None), ("Mila", "fox", 5)]


def test_somebody_sits_down_in_the_colour_of_the_last_time_unless_somebody_else_has_it() -> None:
    app, setup = open_setup()
    app.settings.colours = {"Tomek": 5, "Mila": 5, "Jo": 0}
    for number in (1, 3, 4):
        press(app, f"person:{number}")
    assert seated(setup) == ["Ada", "Tomek", "Mila", "Jo"] and setup.seating.colours() == [0, 5, 2, 3]


def test_who_is_alone_here_is_not_asked_who_plays_along() -> None:
    app = open_app()
    app.settings.people, app.settings.plan = ["Ada"], EVENING
    again(app)
    assert not [id for id in ids(app) if id.startswith("person:")]


def colours_seen(app: App, monkeypatch: pytest.MonkeyPatch) -> set[object]:
    """All that borders, words and shapes of the next frame are coloured with."""
    seen: set[object] = set()

    def watch(name: str, of: Callable[..., list[object]]) -> None:
        drawn = getattr(Ui, name)

        def watched(ui: Ui, *given: Any, **named: Any) -> Any:
            seen.update(of(*given, **named))
            return drawn(ui, *given, **named)

        monkeypatch.setattr(Ui, name, watched)

    watch("panel", lambda box, style: [style.fill, style.border])
    watch("image", lambda name, box, tint=None: [tint])
    watch("text", lambda box, words, size=0.0, color=None, **_: [color])
    watch("fill", lambda box, color: [color])
    app.top.changed()
    app.frame([], 0.0)
    monkeypatch.undo()
    return seen


def test_no_scene_of_a_game_takes_a_colour_by_the_number_of_the_seat() -> None:
    setup = {"mugshot.py", "people.py", "portraits.py"}     # There is no game yet.
    files = [path for path in Path(scenes.__file__).parent.rglob("*.py") if path.name not in setup]
    assert len(files) > 50
    by_number = re.compile(r"look\.SEAT(S|_WORDS)\b(?!\[place\.colour\])")
    assert [path.name for path in files if by_number.search(path.read_text("utf-8"))] == []


def test_table_replay_and_end_show_everybody_in_their_own_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (Seat("Ada", colour=2), Seat("Tomek", colour=5))
    session = play(Session(Plan(seats, first=0, seed=3)), 40)
    app = open_app()
    screens: list[Callable[[], Screen]] = [
        lambda: Table(app, session), lambda: End(app, play(session)),
        lambda: ReplayScene(app, Replay(session.record, session.plan, session.pack)),
    ]
    for screen in screens:
        show(app, screen())
        app.frame([], 30.0)
        seen = colours_seen(app, monkeypatch)
        assert {look.SEATS[2], look.SEATS[5]} <= seen, type(app.top)
        for other in (0, 1, 3, 4):
            assert not {look.SEATS[other], look.SEAT_WORDS[other]} & seen, (type(app.top), other)
    show(app, Table(app, Session(Plan((Seat("Jo"), Seat("Mila")), first=0, seed=3))))
    assert {look.SEATS[0], look.SEATS[1]} <= colours_seen(app, monkeypatch)     # Another game has its own.
