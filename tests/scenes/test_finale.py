"""The escape: every prisoner's own figure comes out of their own tunnel, and stays until somebody goes on."""

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.layout import Region
from blackgate.model.counts import SPOON
from blackgate.model.events import CombatWon, Dug, Event, Given, Taken, TurnStarted
from blackgate.scenes.end.end import End
from blackgate.scenes.end.escape import EDGE, LENGTH, TUNNEL, Escape
from blackgate.scenes.end.game_summary import SummaryLine, summary_lines
from blackgate.scenes.end.tunnel_picture import DAYLIGHT, PASSAGE, Digger
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.seats import draw_tunnel
from tests.assets.test_art import ASSETS
from tests.table import shipped

from .test_end import finished
from .sketch import book
from .walking import ids, key, press
from .window import Player, open_app


def escaping(players: int = 4, team: bool = False, *, calm: bool = False, seen: bool = False) -> tuple[App, End]:
    """`calm`: with less motion; `seen`: the motion is over."""
    app = book().open(open_app())
    app.settings.instant = False
    app.settings.reduced_motion = calm
    end = End(app, finished(players, team))
    app.push(end)
    if seen:
        end.skip()
    app.frame([], 0.1)
    return app, end


def pictures(app: App, strokes: list[tuple[object, ...]]) -> set[str]:
    labels = (book().label(stroke[0]) for stroke in strokes)
    return {str(key[0]) for sort, key in labels if sort == "art"}


def seen(app: App, end: End) -> set[str]:
    ui = app.new_ui()
    end.moving(ui)
    return pictures(app, list(ui.strokes))


def test_every_prisoner_has_a_figure_that_digs_and_one_that_is_free() -> None:
    app = book().open(open_app())
    for inmate in shipped().inmates:
        escape = Escape([Digger(inmate.name, ("cards/spoon",))])
        for time, figure in ((TUNNEL / 2, "standees"), (LENGTH - TUNNEL / 2, "escapees")):
            ui = app.new_ui()
            escape.tick(time)
            escape.draw(ui, "Out!")
            assert f"{figure}/{inmate.name}" in pictures(app, list(ui.strokes))


def test_with_less_motion_it_is_two_still_pictures() -> None:
    app, end = escaping(calm=True)
    shown = []
    while end.is_moving:
        picture = app.window.surface.get_view("0").raw
        if picture not in shown:
            shown.append(picture)
        app.frame([], 0.1)
    assert len(shown) == 2


def test_the_pictures_of_the_tunnel_fit_where_they_are_put() -> None:
    for name, box in (("passage", PASSAGE), ("daylight", DAYLIGHT), ("hole_edge", EDGE)):
        drawn = pygame.image.load(ASSETS / "escape" / f"{name}.svg")
        assert drawn.get_size() == box[2:], name


def test_the_tunnel_they_come_through_is_the_one_they_dug() -> None:
    app, end = escaping()
    for _ in range(12):
        app.frame([], 0.15)
    winner = end.winners[0]
    dug = {f"cards/{kind.name}" for n, kind in enumerate(shipped().kinds) if end.view.tunnel[winner] >> 8 * n & 255}
    assert dug and dug <= seen(app, end)


def test_any_key_ends_the_motion_and_the_picture_waits_for_a_click() -> None:
    app, end = escaping()
    assert end.is_moving and ids(app) == []
    key(app, pygame.K_x)
    assert not end.is_moving and end.is_finale
    assert set(ids(app)) == {"end:on", "end:replay"}
    for _ in range(100):
        app.frame([], 0.2)
    assert end.is_finale
    press(app, "end:on")
    assert "end:again" in ids(app)


def test_a_click_anywhere_goes_on_but_not_the_one_that_ended_the_motion() -> None:
    app, end = escaping()
    for still_there in (True, False):
        pos = (400, 300)
        app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
                   pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)], 0.016)
        app.frame([], 0.016)
        assert end.is_finale == still_there


def test_enter_and_escape_go_on_too() -> None:
    for pressed in (pygame.K_RETURN, pygame.K_ESCAPE):
        app, end = escaping(seen=True)
        assert not end.is_moving and end.is_finale
        key(app, pressed)
        assert not end.is_finale and app.top is end


def test_a_team_comes_out_together() -> None:
    app, end = escaping(6, team=True, seen=True)
    app.frame([], 0.0)
    shown = pictures(app, list(app.ui.strokes))
    assert {f"escapees/{end.inmates[seat]}" for seat in end.winners} <= shown and len(end.winners) == 3


def test_the_replay_is_watched_from_the_finale_and_from_the_end_and_leads_back() -> None:
    for standings in (False, True):
        app, end = escaping(seen=True)
        if standings:
            end.go_on()
        press(app, "end:replay")
        scene = app.top
        assert isinstance(scene, ReplayScene) and len(scene.replay) == end.session.acted
        scene.back()
        assert app.top is end


def test_the_story_is_told_in_three_lines() -> None:
    app, _ = escaping(seen=True)
    Player(app).wait(0.0)
    started = TurnStarted(0)
    events: list[Event] = [started, Dug(0, SPOON, 1, 1), started, started, CombatWon(1, 0),
              Dug(1, SPOON, 3, 3), CombatWon(1, 0), Dug(1, SPOON, 3, 6)]
    assert summary_lines(events, 2, team=False, goal=6) == [
        SummaryLine("overtook", 1, 0, 2), SummaryLine("feud", 1, 0, number=2), SummaryLine("close", 0, number=5)]
    assert summary_lines(events[:2], 2, team=False, goal=6)[:2] == [
        SummaryLine("led", 0, in_round=1), SummaryLine("quiet")]
    thefts: list[Event] = [Taken(1, 0, -2), Given(1, 0, SPOON)]
    assert summary_lines(thefts, 2, team=False, goal=6)[0] == SummaryLine("thief", 1, number=2)
    assert summary_lines(events[:5], 2, team=False, goal=6)[1] == SummaryLine("fight", 1, 0, 2)


def test_a_team_takes_the_lead_by_whoever_dug_for_it() -> None:
    events = [Dug(0, SPOON, 1, 1), Dug(1, SPOON, 1, 1), Dug(3, SPOON, 1, 1)]
    lead, _, short = summary_lines(events, 4, team=True, goal=2)
    assert lead == SummaryLine("overtook", 3, 0, 1) and short == SummaryLine("close", 0, number=1)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_winners_tunnel_reaches_daylight_and_no_other(players: int) -> None:
    app = book().open(open_app())
    session = finished(players)
    view, over = session.sight(None), session.over
    assert over is not None
    for seat in range(players):
        ui = app.new_ui()
        draw_tunnel(ui, view, seat, Region(0, 0, 300, 30), (200, 0, 0))
        assert ("tunnel/freedom" in pictures(app, list(ui.strokes))) == (seat in over["winners"])
