"""Show chances to win: from what the looker may know, gone with the looker, the same whatever the hidden cards are."""

from dataclasses import replace
from random import Random

import pytest

from blackgate.app import App
from blackgate.play.plan import TableRules
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from lab.gallery.games import a_replay
from lab.gallery.positions import MIDGAME
from lab.gallery.table_at import table_at
from tests.dealing import dealt_anew

from .coaching import FakeDesk, coached
from .test_shared_screen import Screen
from .walking import press, spot
from .window import open_app, show


def with_odds(humans: int = 1, *, wanted: bool = True) -> tuple[App, Table, FakeDesk]:
    """A table at which the chances are asked for, if they are wanted."""
    app = open_app()
    desk = coached(app)
    app.settings.show_odds = wanted
    table = table_at(app, MIDGAME, humans=humans)
    app.frame([], 0.02)
    return app, table, desk


def shown(app: App, desk: FakeDesk) -> list[float]:
    """What stands at the seats once the desk has answered."""
    desk.tell_odds()
    app.frame([], 0.02)
    return [player.chance.win if player.chance else -1.0 for player in app.top.seated_players()]      # type: ignore[attr-defined]


def test_they_are_off_until_somebody_wants_them() -> None:
    app, table, desk = with_odds(wanted=False)
    assert not desk.odds
    app.settings.show_odds = True
    app.frame([], 0.02)
    assert [view.seat for _, view in desk.odds] == [0]
    assert sum(shown(app, desk)) == pytest.approx(1.0)
    table.session.plan = replace(table.session.plan, rules=TableRules(odds=False))
    app.stale = True
    app.frame([], 0.02)
    assert all(player.chance is None for player in table.seated_players())


def test_who_points_at_a_bar_is_told_what_it_says() -> None:
    app, _, desk = with_odds()
    odds = desk.tell_odds()
    app.frame([], 0.02)
    app.frame([], 0.02)
    for seat in range(4):
        found = spot(app, f"chance_of:{seat}").help
        words = found() if callable(found) else found
        told = (odds.win[seat], odds.low[seat], odds.high[seat])
        assert all(str(round(100 * share)) in words for share in told) and "chance to win" in words


def test_a_position_is_asked_about_once_and_anew_after_each_action() -> None:
    app, table, desk = with_odds()
    for _ in range(4):
        app.frame([], 0.02)
    assert len(desk.odds) == 1
    before = shown(app, desk)
    press(app, "verb:steal_spoon")
    app.frame([], 0.02)
    assert len(desk.odds) == 2
    now = [player.chance.win for player in table.seated_players() if player.chance]
    assert now == before, "until the new ones are there"


def test_what_an_open_hand_knows_is_gone_when_it_closes() -> None:
    app, table, desk = with_odds(humans=4)
    assert desk.odds[-1][1].seat == 0
    shown(app, desk)
    table.close_hand()
    assert all(player.chance is None for player in table.seated_players())
    app.frame([], 0.02)
    view = desk.odds[-1][1]
    assert view.seat == -1 and set(view.hands) == {-1} and not any(view.known)


def test_on_the_public_table_all_frames_are_the_same_whatever_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(3)
    for players, team in ((3, False), (4, True)):
        screen = Screen(monkeypatch, players, team, None, seed=5)
        desk = coached(screen.app)
        screen.app.settings.show_odds = True
        truth = screen.session._truth
        seen = []
        for game in (truth, *(dealt_anew(truth, random) for _ in range(6))):
            screen.lay(game)
            screen.table.coach.follow(0.0)
            desk.tell_odds()
            screen.app.coach.tick()
            assert all(player.chance is not None for player in screen.table.seated_players())
            seen.append(screen.seen())
        assert all(each == seen[0] for each in seen)
        screen.app.quit()


def test_a_replay_shows_them_from_the_eyes_one_looks_through() -> None:
    app = open_app()
    desk = coached(app)
    scene = show(app, ReplayScene(app, a_replay(4)))
    assert desk.odds[-1][1] == scene.replay.sight(0)
    shown(app, desk)
    scene.look_as(2)
    assert all(player.chance is None for player in scene.seated_players())
    app.frame([], 0.02)
    assert desk.odds[-1][1].seat == 2
    press(app, "replay:odds")
    asked = len(desk.odds)
    scene.go(5)
    app.frame([], 0.02)
    assert len(desk.odds) == asked and not app.settings.replay_odds
