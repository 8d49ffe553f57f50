"""Hints at the table: asked for by key, mouse and controller, lit, listed, counted, and forbidden where so agreed."""

from dataclasses import replace

import pygame
import pytest

from blackgate.app import App
from blackgate.model.actions import Dig, EndTurn, Exchange, Extort, Search, Sell, StealSpoon
from blackgate.model.counts import SPOON
from blackgate.model.events import Drawn
from blackgate.model.vocabulary import ANY
from blackgate.offers.choosing import covers
from blackgate.play.plan import TableRules
from blackgate.scenes.table import hint_panel
from blackgate.scenes.table.table import Table
from lab.gallery.positions import MIDGAME, SEATS_4, THEIR_TURN, changed, session_at
from lab.gallery.table_at import table_at

from .coaching import FakeDesk, coached
from .hands import Pad
from .walking import key, press, spot
from .window import open_app, open_table, plan


def seated(humans: int = 1) -> tuple[App, Table, FakeDesk]:
    app = open_app()
    desk = coached(app)
    return app, table_at(app, MIDGAME, humans=humans), desk


def by_key(app: App) -> None:
    key(app, pygame.K_h)


def by_mouse(app: App) -> None:
    press(app, "hint")


def by_pad(app: App) -> None:
    Pad(app).push(pygame.CONTROLLER_BUTTON_RIGHTSTICK)


@pytest.mark.parametrize("ask", [by_key, by_mouse, by_pad])
def test_a_hint_is_asked_for_shown_and_put_away_again(ask: object) -> None:
    app, table, desk = seated()
    assert callable(ask)
    ask(app)
    assert table.coach.is_open and len(desk.hints) == 1
    desk.hint()
    app.frame([], 0.02)
    rows = [each.id for each in app.ui.spots if each.id.startswith("hint:")]
    assert rows == ["hint:close", "hint:0", "hint:1", "hint:2"]
    ask(app)
    app.frame([], 0.02)
    assert not table.coach.is_open and len(desk.hints) == 1


def test_the_first_answer_is_there_at_once_and_the_final_one_replaces_it() -> None:
    app, table, desk = seated()
    by_key(app)
    desk.hint(final=False, most=1)
    app.frame([], 0.02)
    assert len(table.coach.advice) == 1 and not table.coach.is_final
    desk.hint()
    app.frame([], 0.02)
    assert len(table.coach.advice) == 3 and table.coach.is_final


def test_what_is_lit_and_numbered_is_what_the_hint_is_about() -> None:
    app, table, desk = seated()
    search, steal = Search(), StealSpoon()
    desk.said = {search: 0.6, steal: 0.5, EndTurn(): 0.4}
    by_key(app)
    desk.hint()
    app.frame([], 0.02)
    lit = table.coach_panel.marked
    assert lit["verb:search"] == [1] and lit["deck:0"] == [1] and lit["verb:steal_spoon"] == [2]
    assert lit["verb:end_turn"] == [3]
    assert f"pile:{SPOON}" in lit and lit[f"pile:{SPOON}"] == [2]
    assert ("deck", 0) in table.glowing and not any(sort == "gang" for sort, _ in table.glowing)


def test_a_hint_is_followed_into_the_steps_of_a_verb() -> None:
    app, table, desk = seated()
    spoon = next(option for option in table.view.options if isinstance(option, Extort) and option.tool == SPOON)
    desk.said = {spoon: 0.6}
    by_key(app)
    desk.hint(most=1)
    app.frame([], 0.02)
    press(app, "verb:extort")
    steps = {each.id for each in app.ui.spots if each.id.startswith("choice:tool:")}
    assert len(steps) > 1 and steps & set(table.coach_panel.marked) == {f"choice:tool:{SPOON}"}


def test_pressing_a_listed_option_does_it_and_the_hint_goes() -> None:
    app, table, desk = seated()
    desk.said = {Search(): 0.6}
    by_key(app)
    desk.hint()
    app.frame([], 0.02)
    acted = table.session.acted
    press(app, "hint:0")
    assert table.session.acted == acted + 1 and not table.coach.is_open
    assert any(isinstance(event, Drawn) for event in table.session.events_for(0))


def test_acting_otherwise_ends_the_hint_too_and_nobody_waits_for_it_any_more() -> None:
    app, table, desk = seated()
    by_key(app)
    press(app, "verb:steal_spoon")
    assert not table.coach.is_open and desk.hints[0][0] in desk.dropped


def test_a_hint_is_counted_once_a_question_and_for_who_asked() -> None:
    app, table, _ = seated()
    for _ in range(3):
        by_key(app)
    assert table.session.hints == [1, 0, 0, 0]
    press(app, "verb:steal_spoon")
    app.frame([], 0.02)
    by_key(app)
    assert table.session.hints == [2, 0, 0, 0]


def test_the_table_may_forbid_hints_and_says_so() -> None:
    app, table, desk = seated()
    table.session.plan = replace(table.session.plan, rules=TableRules(hints=False))
    app.stale = True
    by_key(app)
    assert app.toast == app.text("hint-forbidden") and not desk.hints
    assert spot(app, "hint").words == app.text("hint-forbidden")
    assert table.session.hints == [0, 0, 0, 0]


def test_around_one_screen_only_who_has_the_hand_open_gets_one() -> None:
    app, table, desk = seated(humans=4)
    table.close_hand()
    app.frame([], 0.02)
    by_key(app)
    assert app.toast == app.text("hint-closed") and not desk.hints
    table.open_hand()
    app.frame([], 0.02)
    by_key(app)
    assert [view.seat for _, view in desk.hints] == [0]
    desk.hint()
    app.frame([], 0.02)
    assert table.coach.advice
    table.close_hand()
    app.frame([], 0.02)
    assert not table.coach.is_open and not any(each.id.startswith("hint:") for each in app.ui.spots)


def test_while_another_plays_there_is_none() -> None:
    app = open_app()
    desk = coached(app)
    table_at(app, THEIR_TURN)
    by_key(app)
    assert app.toast == app.text("hint-not-asked") and not desk.hints


def test_in_a_tray_the_list_lies_before_it_and_what_is_taken_clears_both_away() -> None:
    app = open_app()
    desk = coached(app)
    seats = [dict(SEATS_4[0], place="rec_area"), *SEATS_4[1:]]
    table = table_at(app, changed(MIDGAME, seats=seats))
    table.asking.press_verb(Sell)
    app.frame([], 0.02)
    by_key(app)
    assert app.top.name == "hint"
    desk.said = {Search(): 0.6}
    desk.hint()
    app.frame([], 0.02)
    acted = table.session.acted
    press(app, "hint:0")
    assert app.top is table and table.session.acted == acted + 1


def test_an_option_covers_what_fills_it_in() -> None:
    assert covers(Sell(ANY), Sell(7))
    assert covers(Dig(4), Dig(4))
    assert not covers(Dig(4), Dig(5))
    assert not covers(Exchange(2, ANY, 0, ANY, 0), Exchange(4, 1, 0, 1, 0))


def test_the_desk_is_asked_once_a_frame_and_never_waited_for() -> None:
    app, _, desk = seated()
    by_key(app)
    before = desk.polls
    for _ in range(10):
        app.frame([], 0.02)
    assert desk.polls == before + 10


def test_hints_are_kept_with_the_game(folder: object) -> None:
    from blackgate.keep.saves import load, save_as, saved_games

    session = session_at(MIDGAME)
    session.count_hint(0)
    session.count_hint(0)
    save_as(session, "Helped")
    assert load(saved_games()[0]).session.hints == [2, 0, 0, 0]
    assert session.anew().hints == [2, 0, 0, 0]


def test_where_nobody_coaches_the_lamp_says_so() -> None:
    app = open_app()
    open_table(app, plan(3, 1, seed=7))
    by_key(app)
    assert app.toast == app.text("hint-nobody")


def test_no_badge_of_a_hint_lies_on_what_a_seat_says(monkeypatch: pytest.MonkeyPatch) -> None:
    badges: list[tuple[float, float, float]] = []
    monkeypatch.setattr(hint_panel, "draw_badge", lambda ui, x, y, number, side=22.0: badges.append((x, y, side)))
    app, table, desk = seated()
    extort = next(option for option in table.view.options if isinstance(option, Extort))
    desk.said[extort] = 0.9
    by_key(app)
    desk.hint()
    app.frame([], 0.02)
    app.frame([], 0.02)
    x, y, width, height = spot(app, f"seat:{extort.seat}").box
    words, tunnel = (spot(app, f"{token}:{extort.seat}").box for token in ("cards_of", "tunnel_of"))
    there = [badge for badge in badges if x - 9 < badge[0] < x + width and y - 9 < badge[1] < y + height]
    assert there and all(left + side <= words[0] and top + side <= tunnel[1] for left, top, side in there)


def test_over_a_tray_the_list_is_as_high_as_what_it_says() -> None:
    app, table, desk = seated()
    table.hint_over(app.pop)
    app.frame([], 0.02)
    small = spot(app, "hint:close").box[1]
    desk.hint()
    app.frame([], 0.02)
    app.frame([], 0.02)
    top, last = spot(app, "hint:close").box[1], spot(app, "hint:2").box
    below = app.ui.h - (top - 4) - (last[1] + last[3])      # It lies in the middle.
    assert top < small and 0 <= below < 20
