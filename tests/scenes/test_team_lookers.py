"""Around one screen in teams: what the coach is told, and to whom it speaks, when a teammate takes the screen.

A hand is its owner's secret; teammates see each other's hands only where they are in one place (R5.7, R12). A face-down
Background, and what its owner is sure of in rivals' hands, is told to no teammate at all.
"""

from collections.abc import Callable

import pytest

from blackgate.app import App
from blackgate.coach.coach_client import Answer
from blackgate.model.notation import Json
from blackgate.model.view import View
from blackgate.play.orders import Orders
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from lab.gallery.games import a_replay
from lab.gallery.positions import act
from lab.gallery.table_at import table_at

from .coaching import FakeDesk, coached
from .window import open_app, show


def seated(place_of_mate: str) -> tuple[App, Table, FakeDesk]:
    """Four people at one screen: seat 0 has its hand open, seat 2 is its teammate."""
    seats: list[Json] = [
        {"place": "cafeteria", "hand": {"snitch": 1, "link": 1, "spoon": 1}, "prisoner": 4},
        {"place": "infirmary", "hand": {"blade": 2}, "prisoner": 0},
        {"place": place_of_mate, "hand": {"pike": 1, "shovel": 1}, "prisoner": 8,
         "background": {"card": "advocate", "revealed": False}},     # It is asked what it says to cards aimed at it.
        {"place": "showers", "hand": {"phone": 1}, "prisoner": 2},
    ]
    app = open_app()
    desk = coached(app)
    app.settings.show_odds = True
    table = table_at(app, {"players": 4, "team": True, "turn": {"seat": 0, "actions": 2}, "seats": seats, "seed": 3},
                     humans=4)
    table.session.give_orders(2, Orders(lets_cards=False))
    app.frame([], 0.02)
    return app, table, desk


def shown(table: Table | ReplayScene) -> bool:
    return any(player.chance is not None for player in table.seated_players())


def hears(app: App, desk: FakeDesk) -> View:
    """The coach answers what it was asked last. Which view that was."""
    desk.tell_odds()
    app.frame([], 0.02)
    return desk.odds[-1][1]


def is_public(view: View) -> bool:
    """Nobody's hand, nobody's face-down Background, nothing that only some are sure of."""
    return view.seat == -1 and set(view.hands) == {-1} == set(view.background) and not any(view.known)


def test_a_teammate_elsewhere_sees_neither_the_odds_of_a_hand_nor_the_hand_in_their_own() -> None:
    app, table, desk = seated("rec_area")
    own = hears(app, desk)
    assert own.seat == 0 and shown(table)
    assert [hand >= 0 for hand in own.hands] == [True, False, False, False], "a teammate elsewhere hides the hand"
    act(table.session, {"do": "play", "card": "snitch", "seat": 2})     # Seat 2 is asked how it answers.
    assert table.session.asked == 2
    app.frame([], 0.02)
    assert not shown(table) and is_public(desk.odds[-1][1])
    table.open_hand()
    assert not shown(table), "what was asked for everybody, or for seat 0, is not for seat 2"
    app.frame([], 0.02)
    mates = hears(app, desk)
    assert mates.seat == 2 and shown(table)
    assert [hand >= 0 for hand in mates.hands] == [False, False, True, False]
    assert [card >= 0 for card in mates.background] == [False, False, True, False]


def test_odds_of_one_hand_are_not_shown_to_the_teammate_who_opens_the_next() -> None:
    """Even where no frame was drawn between the two."""
    app, table, desk = seated("rec_area")
    hears(app, desk)
    act(table.session, {"do": "play", "card": "snitch", "seat": 2})
    table.open_hand()
    assert table.looker == 2 and table.coach.odds() == ()
    table.coach.follow(0.0)
    assert table.coach.odds() == (), "the answer is still on its way"


def test_a_late_answer_for_one_hand_is_not_shown_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    app, table, desk = seated("rec_area")
    heard: list[Callable[[Answer], None]] = []
    ask_odds = app.coach.ask_odds

    def asked(view: View, key: str, hear: Callable[[Answer], None]) -> None:
        heard.append(hear)
        ask_odds(view, key, hear)

    monkeypatch.setattr(app.coach, "ask_odds", asked)
    act(table.session, {"do": "steal_spoon"})
    app.frame([], 0.02)
    desk.tell_odds()
    late = desk.answers.pop()           # of seat 0's hand
    act(table.session, {"do": "play", "card": "snitch", "seat": 2})
    table.open_hand()
    app.frame([], 0.02)
    assert desk.odds[-1][1].seat == 2
    heard[0](late)
    assert not shown(table)


def test_a_teammate_beside_who_is_handed_the_screen_is_told_what_everybody_may_know() -> None:
    """They may see the hand, and nothing else that its owner knows, until they say that it is them."""
    app, table, desk = seated("cafeteria")
    own = hears(app, desk)
    assert [hand >= 0 for hand in own.hands] == [True, False, True, False], "a teammate here shows the hand"
    given, taken = ({"cards": {card: 1}, "cigarettes": 0} for card in ("link", "pike"))
    act(table.session, {"do": "exchange", "seat": 2, "give": given, "take": taken})
    table._look_anew()
    assert table.session.asked == 2 and table.screen.is_passed and not shown(table)
    app.frame([], 0.02)
    assert is_public(hears(app, desk)) and shown(table)
    table.coach.press()
    assert not desk.hints, "there is no hint either before the hand is opened"
    table.open_hand()
    assert not shown(table)
    app.frame([], 0.02)
    assert desk.odds[-1][1].seat == 2
    table.coach.press()
    assert [view.seat for _, view in desk.hints] == [2]


def test_a_replay_looked_at_through_a_teammates_eyes_forgets_what_the_other_knew() -> None:
    app = open_app()
    desk = coached(app)
    scene = show(app, ReplayScene(app, a_replay(4, team=True)))
    assert hears(app, desk).seat == 0 and shown(scene)
    scene.look_as(2)
    assert not shown(scene)
    app.frame([], 0.02)
    assert desk.odds[-1][1] == scene.replay.sight(2) != scene.replay.sight(0)
