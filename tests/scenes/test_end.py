"""The end: what it shows, counts, saves, and how the next game begins."""

from functools import cache

import pygame
import pytest

from blackgate.app import App
from blackgate.kit.art import PLAIN
from blackgate.kit.layout import Region
from blackgate.keep.saves import saved_replays
from blackgate.keep.statistics import load_statistics
from blackgate.model.events import Beaten, CombatWon, Crafted, Event, Extorted, Moved, Played, Sold
from blackgate.play.session import Plan, Seat, Session
from blackgate.scenes.end.game_summary import Award, awards
from blackgate.scenes.end.story import draw_chart, lines_of
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.title import Title
from blackgate.scenes.table.table import Table
from blackgate.words.text import languages

from .sketch import book
from .walking import key, press, write
from .window import open_app, plan, show


@cache
def finished(players: int, team: bool = False) -> Session:
    session = Session(plan(players, 0, 7, team=team))
    while session.over is None:
        session.poll()
    return session


def conceded() -> Session:
    session = Session(plan(2, 1, 7))
    session.concede(0)
    return session


def open_end(session: Session) -> tuple[App, End]:
    app = open_app()
    return app, show(app, End(app, session))


def test_who_wins_because_the_other_gave_up_has_not_broken_out() -> None:
    app = open_app()
    app.settings.instant = False
    end = End(app, conceded())
    app.push(end)
    assert not end.is_moving and not end.is_finale and end._headline() == "Seat 1 wins!"


def test_one_click_starts_the_same_table_with_another_seed() -> None:
    session = conceded()
    app, _ = open_end(session)
    press(app, "end:again")
    assert isinstance(app.top, Table)
    again = app.top.session
    assert [(seat.name, seat.player) for seat in again.plan.seats] == [("Seat 0", "human"), ("Seat 1", "medium")]
    assert again.commitment != session.commitment


def test_whoever_sat_down_in_mid_game_keeps_the_seat_and_the_face_in_the_next() -> None:
    session = Session(plan(3, 1, 7))
    session.take_back(2, "Ines")
    session.hand_to_bot(0, "hard")
    while session.over is None:
        asked = session.asked
        if asked is not None and session.is_human(asked):
            session.hand_to_bot(asked, "easy")
            session.take_back(2, "Ines")
            session.hand_to_bot(2, "easy")
        session.poll()
    faces = session.sight(None).prisoner
    app, _ = open_end(session)
    press(app, "end:again")
    assert isinstance(app.top, Table)
    again = app.top.session
    assert [(seat.name, seat.player) for seat in again.plan.seats] == [
        ("Seat 0", "hard"), ("Seat 1", "medium"), ("Ines", "easy")]
    assert again.sight(None).prisoner == faces


def test_a_game_is_counted_once_however_often_its_end_is_seen() -> None:
    session = conceded()
    for _ in range(2):
        open_end(session)
    assert sum(load_statistics().games.values()) == 1


def test_the_replay_is_saved_under_a_name() -> None:
    app, end = open_end(finished(4))
    press(app, "end:save")
    write(app, "Close one")
    key(app, pygame.K_RETURN)
    assert app.top is end
    assert [info.name for info in saved_replays()] == ["Close one"]


@pytest.mark.parametrize("language", languages())
def test_the_proposed_name_of_a_replay_can_be_taken_however_long_the_winner_is_called(language: str) -> None:
    seats = tuple(Seat(letter * 40) for letter in "AB")
    session = Session(Plan(seats, seed=7))
    session.concede(0)
    app, end = open_end(session)
    app.speak(language)
    press(app, "end:save", "naming:yes")
    assert app.top is end and len(saved_replays()) == 1


def test_escape_leads_to_the_title() -> None:
    app, _ = open_end(finished(4))
    key(app, pygame.K_ESCAPE)
    assert isinstance(app.top, Title)


def test_the_chart_has_a_line_for_each_seat_or_each_team() -> None:
    story = [(0, 0, 0, 0), (1, 0, 2, 0), (1, 3, 2, 1)]
    assert lines_of(story, team=False)[2] == [0, 2, 2]
    assert lines_of(story, team=True) == {0: [0, 3, 3], 1: [0, 0, 4]}


def test_the_chart_shows_who_was_ahead_and_the_wall_they_dug_to() -> None:
    book().cache.use_pictures(PLAIN, (0, 1))        # as a table of two leaves it
    app = book().open(open_app())
    ui = app.new_ui()
    draw_chart(ui, Region(40, 40, 500, 300), {0: [0, 0, 1, 3], 1: [0, 2, 2, 2], 3: [0, 2, 4, 12]}, goal=10, players=4)
    drawn = [book().stroke(stroke) for stroke in ui.strokes]
    marks = {seat: [line.split() for line in drawn if f"seats/{seat} " in line] for seat in (0, 1, 3)}
    assert {seat: len(found) for seat, found in marks.items()} == {0: 2, 1: 2, 3: 3}, "a mark where points were won"
    ends = {seat: int(found[-1][1]) for seat, found in marks.items()}
    (wall,) = (int(line.split()[1]) for line in drawn if line.endswith("fill lamp"))
    assert ends[3] < wall < ends[0] < ends[1]
    (lines,) = (stroke[0] for stroke in ui.strokes if book().stroke(stroke).split()[4] == "chart")
    assert isinstance(lines, pygame.Surface)
    assert lines.get_bounding_rect().width > 0.98 * lines.get_width(), "lines go on to the last turn"


def test_an_award_goes_to_whoever_alone_did_most_of_it() -> None:
    beaten = [Beaten(1, 1)] * 3 + [Beaten(0, 1)]
    assert awards(beaten) == [Award("bruises", 1, 3)]
    assert awards([*beaten, Beaten(0, 2)]) == []


@pytest.mark.parametrize(("name", "event", "enough"), [
    ("fists", CombatWon(0, 1), 2), ("extorter", Extorted(0, 1, 0, 0), 2), ("bruises", Beaten(0, 1), 3),
    ("craft", Crafted(0, 0, 0, 1), 2), ("merchant", Sold(0, 0, 1), 5), ("cards", Played(0, 0, -1, -1), 2),
    ("walker", Moved(0, 1, 2), 6),
])
def test_an_award_takes_some_doing(name: str, event: Event, enough: int) -> None:
    assert awards([event] * (enough - 1)) == []
    assert awards([event] * enough) == [Award(name, 0, enough)]


def test_nobody_gets_a_second_award_before_everybody_had_a_chance() -> None:
    twice = (CombatWon(0, 1), Extorted(0, 1, 0, 0), Crafted(1, 0, 0, 1))
    events = [event for event in twice for _ in range(2)]
    assert [award.name for award in awards(events)] == ["fists", "craft", "extorter"]
