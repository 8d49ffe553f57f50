"""What a group met at one screen: lines that took no letters, buttons that did nothing, words that were covered."""

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.layout import Region
from blackgate.kit.spots import overlap
from blackgate.kit.tips import _beside
from blackgate.play.session import Session
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.table.bot_turn_panel import draw_bot_turn
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, SEATS_4, THEIR_TURN, changed, session_at

from .shared_screen import SharedScreen
from .sketch import Sketchbook
from .walking import ids, spot, write
from .window import Player, open_app, show


def evening(session: Session) -> tuple[App, Table, Sketchbook]:
    screen = SharedScreen(session)
    return screen.app, screen.table, screen.book


# --- Setup ---------------------------------------------------------------------------------------------------


def setup(humans: int = 3) -> tuple[App, Setup]:
    app = open_app()
    scene = Setup(app)
    for chair in scene.seating.chairs[:humans]:
        chair.is_human, chair.name = True, ""
    show(app, scene)
    return app, scene


def test_the_name_that_is_asked_for_takes_letters_before_it_is_clicked() -> None:
    app, scene = setup()
    assert scene.asks
    write(app, "Ewa")
    assert scene.seating.chairs[0].name == "Ewa"


def test_tab_leads_from_a_name_to_the_next_one_and_back() -> None:
    app, scene = setup()
    write(app, "Ewa")
    Player(app).key(pygame.K_TAB)
    write(app, "Jan")
    Player(app).key(pygame.K_TAB)
    write(app, "Ola")
    Player(app).key(pygame.K_TAB, pygame.KMOD_SHIFT)
    write(app, "Jo")
    assert [chair.name for chair in scene.seating.chairs[:3]] == ["Ewa", "Jo", "Ola"]


def test_after_the_last_name_tab_goes_on_to_the_next_spot() -> None:
    app, scene = setup(1)
    write(app, "Ewa")
    Player(app).key(pygame.K_TAB)
    assert not scene.text_fields.is_open and scene.focus != "seat:0:name"


# --- The table -----------------------------------------------------------------------------------------------


def test_since_my_last_turn_cannot_be_pressed_while_all_hands_are_closed() -> None:
    app, table, _ = evening(session_at(MIDGAME, humans=4))
    assert not spot(app, "since").enabled
    table.open_hand()
    assert spot(app, "since").enabled


def test_nobody_hurries_a_person_who_is_awaited() -> None:
    app, table, _ = evening(session_at(THEIR_TURN, humans=4))
    table.without_screen(frozenset({1}), frozenset())
    assert not {"pause", "skip", "faster"} & set(ids(app))
    app, _, _ = evening(session_at(changed(MIDGAME, turn={"seat": 3, "actions": 2}), humans=2))
    assert {"pause", "skip", "faster"} <= set(ids(app))


def test_who_is_wanted_at_a_phone_is_called_by_name_in_large_letters() -> None:
    app, table, book = evening(session_at(THEIR_TURN, humans=4))
    table.without_screen(frozenset({0, 1, 2, 3}), frozenset())
    app.build()
    called = [line for line in book.lines(app) if f"“{table.session.names[1]}, your phone!”" in line]
    assert len(called) == 1 and float(called[0].rpartition("bold ")[2].split()[0]) >= 36
    low = [line for line in book.lines(app) if "backs/search" in line and float(line.split()[1]) > 550]
    assert not low, "no row of card backs where the hand would lie"


def test_a_reason_that_is_not_of_who_is_asked_has_its_speakers_face() -> None:
    app, table, _ = evening(session_at(MIDGAME, humans=4))
    faces = []
    for asked in (1, 2):
        doing = table.news.doing(asked)._replace(reason="I need a Shovel.", reasoner=1, speaker=table.inmates[1])
        ui = app.new_ui()
        draw_bot_turn(ui, Region(980, 40, 290, 380), doing, None)
        faces.append(len(ui.strokes))
    assert faces[1] == faces[0] + 1, "a face instead of a tip, and the frame around it"


def test_an_emote_is_as_large_as_a_face() -> None:
    app, table, book = evening(session_at(MIDGAME, humans=4))
    table.remarks.show(1, "laugh")
    app.stale = True
    app.build()
    drawn = [line.split() for line in book.lines(app) if "emotes/laugh" in line]
    assert len(drawn) == 1 and float(drawn[0][2]) >= 56


# --- Helps ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["curtain:open", "curtain:peek"])
def test_a_help_does_not_cover_what_the_curtain_says(id: str) -> None:
    app, _, _ = evening(session_at(MIDGAME, humans=4))
    found = spot(app, id)
    assert found.clear is not None
    x, y = _beside(app.ui, found, 340, 60)
    assert not overlap((x, y, 340, 60), found.clear)


def test_a_help_does_not_cover_the_other_choices() -> None:
    app, _, _ = evening(session_at(changed(MIDGAME, seats=[
        dict(SEATS_4[0], place="cell_block", beatings=0), *SEATS_4[1:]]), humans=4))
    Player(app).click(spot(app, "verb:dig"))
    app.frame([], 0.0)
    for found in [each for each in app.ui.spots if each.id.startswith("choice:tool")]:
        assert found.clear is not None
        x, y = _beside(app.ui, found, 340, 60)
        assert not overlap((x, y, 340, 60), found.clear)


def test_after_a_dialog_no_help_returns_of_what_the_mouse_pointed_at_before(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table, _ = evening(session_at(MIDGAME, humans=1))
    place = spot(app, "place:4")
    Player(app).point(*place.centre)
    assert table.focus == "place:4"
    table.open_rules()
    app.frame([], 0.016)
    app.pop()
    tips: list[str | None] = []
    monkeypatch.setattr("blackgate.kit.program.draw_tip", lambda ui: tips.append(ui.focus))
    for _ in range(8):
        app.frame([], 0.5)
    assert tips == []
    other = spot(app, "place:3")
    Player(app).point(*other.centre)
    for _ in range(8):
        app.frame([], 0.5)
    assert tips and set(tips) == {"place:3"}
