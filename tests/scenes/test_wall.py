"""The wall: whom to sit down against, what is lit, and what a finished game adds."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from itertools import count
from time import perf_counter

import pygame
import pytest

from blackgate.ai.levels import rungs
from blackgate.app import App
from blackgate.keep.achievement_scan import BUDGET
from blackgate.keep.achievements import (
    Earned, Earning, News, Person, earned_file, found_in, keep_found, load_earned, mark_of,
)
from blackgate.keep.saves import save_replay
from blackgate.keep.statistics import Judgement, Statistics
from blackgate.keep.statistics import Person as Skilled
from blackgate.play.feats import FEATS
from blackgate.play.plan import HUMAN
from blackgate.play.session import Session
from blackgate.play.tonight import NightResult, plan_for, salt_of
from blackgate.scenes.end.earnings import Earnings
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.setup import Setup
from blackgate.scenes.screens import OpenStatistics
from blackgate.scenes.table.replay_screen import ReplayScene
from blackgate.scenes.table.table import Table
from blackgate.scenes.wall import sharing
from blackgate.scenes.wall.mugshots import next_level, plan_against
from blackgate.scenes.wall.wall import Wall
from tests.play.sitting import play
from tests.play.test_feats import chronicle
from tests.table import shipped

from .hands import Keys, Mouse, Pad, Walker
from .walking import ids, key, press, spot
from .window import open_app, plan, show

NIGHT = date(2026, 11, 17)
OUT = NightResult(11, (10, 7, 6, 4), 0, True)
LOST = NightResult(9, (10, 7, 6, 4), 2, False)
HANDS: dict[str, type[Mouse] | type[Walker]] = {"mouse": Mouse, "keys": Keys, "controller": Pad}


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by so many seconds each time it is read, however fast the machine is."""
    ticks = count()
    return lambda: next(ticks) * step


def open_wall(
    tab: str = "", person: Person | None = None, *, people: tuple[str, ...] = ("Ada",),
    clock: Callable[[], float] = perf_counter,
) -> tuple[App, Wall]:
    if person is not None:
        assert Earned({"Ada": person}).save()
    app = open_app()
    app.settings.people = list(people)
    return app, show(app, Wall(app, tab, NIGHT, clock))


def test_the_way_to_it_leads_from_the_statistics_and_back() -> None:
    app = open_app()
    app.open(OpenStatistics())
    press(app, "statistics:wall")
    assert isinstance(app.top, Wall) and app.top.tab == "cells"
    key(app, pygame.K_ESCAPE)
    assert app.top.name == "statistics"


def test_shoulders_and_page_keys_turn_the_tabs() -> None:
    _, wall = open_wall()
    wall.turn(1)
    assert wall.tab == "feats" and wall.focus == "tab:feats"
    wall.turn(-2)
    assert wall.tab == "tonight"


def test_every_inmate_has_a_lamp_for_each_level_that_is_offered() -> None:
    app, _ = open_wall("cells")
    lamps = {name for name in ids(app) if name.startswith("lamp:")}
    assert lamps == {f"lamp:{inmate.name}:{level}" for inmate in shipped().inmates for level in rungs()}
    assert len(lamps) == 48


@pytest.mark.parametrize("hand", HANDS)
def test_one_press_on_a_lamp_lays_the_table_against_that_inmate(hand: str) -> None:
    app, _ = open_wall("cells")
    HANDS[hand](app).press("lamp:vulture:hard")
    app.frame([], 0.016)
    assert isinstance(app.top, Setup)
    chairs = app.top.seating.chairs
    assert [chair.level for chair in chairs[1:]] == ["hard"] * 3 and chairs[1].inmate == "vulture"
    assert chairs[0].is_human and app.top.seating.names()[0] == "Ada"
    HANDS[hand](app).press("setup:play")
    app.frame([], 0.016)
    assert isinstance(app.top, Table) and app.top.session.seats[1].player == "hard:vulture"


def test_a_press_on_the_mugshot_takes_the_next_level() -> None:
    person = Person({("fox", "easy"): Earning(), ("fox", "hard"): Earning()})
    assert [next_level(name, person) for name in ("fox", "mole")] == ["medium", "easy"]
    assert next_level("fox", Person({("fox", level): Earning() for level in rungs()})) == "expert"
    app, _ = open_wall("cells", person)
    press(app, "cell:fox")
    assert app.settings.plan is not None and app.settings.plan.seats[1].player == "medium:fox"


def test_who_leaves_that_table_finds_the_last_one_as_it_was() -> None:
    app, wall = open_wall("cells")
    last = plan(5, 2, seed=7)
    app.settings.plan = last
    press(app, "lamp:fox:easy")
    assert app.top.name == "setup" and app.settings.plan != last
    key(app, pygame.K_ESCAPE)
    assert app.top is wall and app.settings.plan == last


@pytest.mark.parametrize("inmate", [inmate.name for inmate in shipped().inmates])
def test_the_others_at_that_table_are_some_who_were_not_beaten_yet(inmate: str) -> None:
    beaten = {("brute", "hard"), ("mole", "hard"), ("merchant", "hard"), ("gambler", "hard")}
    seats = plan_against((inmate, "hard"), "Ada", shipped(), Person(dict.fromkeys(beaten, Earning()))).seats
    boards = {each.name: each.board for each in shipped().inmates}
    assert len({boards[seat.inmate] for seat in seats}) == 4 and seats[0].player == HUMAN
    assert not {(seat.inmate, "hard") for seat in seats[2:]} & beaten


def test_a_lamp_says_when_it_was_lit() -> None:
    app, _ = open_wall("cells", Person({("brute", "easy"): Earning("2026-11-02", "a")}))
    assert spot(app, "lamp:brute:easy").words == "Goran, Easy: beaten on 2026-11-02. Press to play again."
    assert spot(app, "lamp:brute:hard").words == "Goran, Hard: not beaten yet. Press to play."
    app.speak("de")
    assert spot(app, "lamp:brute:easy").words == "Goran, Leicht: geschlagen am 02.11.2026. Drücken für eine Revanche."


def test_everybody_has_a_wall_of_their_own() -> None:
    assert Earned({"Ben": Person(feats={"loner": Earning("2026-11-02")}), "Cy": Person()}).save()
    app, wall = open_wall("feats", people=("Ada",))
    assert wall.names() == ["Ada", "Ben", "Cy"] and wall.person == Person()
    press(app, "wall:who")
    assert wall.who == "Ben" and set(wall.person.feats) == {"loner"}
    key(app, pygame.K_LEFT)
    assert wall.who == "Ada"


def test_the_wall_tells_the_level_of_play_of_the_person_it_belongs_to() -> None:
    judged = [Judgement(60, 0, 0, 18, (3000, 2200, 1800, 200))] * 3
    counted = Statistics(people={"Ada": Skilled(3, 1, judged=judged, kinds={"extort": (12, 4000)}), "Ben": Skilled(1)})
    assert counted.save() and Earned({"Ben": Person(), "Ada": Person()}).save()
    app, wall = open_wall()
    rating = counted.people["Ada"].rating
    assert rating is not None and str(rating.number) in str(spot(app, "wall:rating").name)
    assert "Extort" in spot(app, "wall:rating").words
    press(app, "wall:who")
    assert wall.who == "Ben" and "wall:rating" not in ids(app)


def test_who_is_alone_here_is_not_asked_whose_wall_it_is() -> None:
    app, _ = open_wall()
    assert "wall:who" not in ids(app)


@pytest.mark.parametrize("hand", HANDS)
def test_a_press_on_a_feat_shows_the_game_it_was_done_in(hand: str) -> None:
    session = finished()
    save_replay(session)
    app, _ = open_wall("feats", Person(feats={"shared": Earning("2026-11-02", mark_of(session.record))}))
    HANDS[hand](app).press("feat:shared")
    assert isinstance(app.top, ReplayScene) and len(app.top.replay) == session.acted


def test_a_feat_whose_replay_is_gone_says_so_and_one_that_is_not_there_yet_what_it_takes() -> None:
    app, wall = open_wall("feats", Person(feats={"loner": Earning("2026-11-02", "ab" * 16), "swift": Earning()}))
    press(app, "feat:loner")
    assert app.top is wall and app.toast == "The replay of that game is gone."
    assert spot(app, "feat:swift").words == "Escape within 8 rounds.\nDone in a game whose replay is gone."
    assert spot(app, "feat:swift").do is None
    assert spot(app, "feat:secret").words == "Escape with your Background still face down."
    assert [name for name in ids(app) if name.startswith("feat:")] == [f"feat:{name}" for name in FEATS]


def test_old_replays_are_read_while_one_looks() -> None:
    session = finished()
    save_replay(session)
    app, wall = open_wall("feats", clock=ticking(BUDGET / 10))
    assert not wall.rereading.is_over       # A frame reads ten steps, and there are more.
    frames = 0
    while not wall.rereading.is_over:
        assert load_earned().read == []
        app.frame([], 0.016)
        frames += 1
    assert frames > 3 and load_earned().read == [mark_of(session.record)]


def test_who_leaves_meanwhile_keeps_what_was_found() -> None:
    for day in (NIGHT, NIGHT + timedelta(days=1)):
        save_replay(finished(day))
    app, wall = open_wall("feats", clock=ticking(BUDGET / 10))
    while wall.rereading.done < 1:
        app.frame([], 0.016)
    assert not wall.rereading.is_over and load_earned().read == []
    key(app, pygame.K_ESCAPE)
    assert len(load_earned().read) == 1


def test_a_file_that_is_broken_or_newer_is_spoken_of(folder: object) -> None:
    for data, words in ((b"{", "set aside"), (b'{"version": 2}', "newer version")):
        earned_file().write_bytes(data)
        app, _ = open_wall()
        assert words in app.toast


def copying(monkeypatch: pytest.MonkeyPatch, works: bool = True) -> list[str]:
    """What comes into the clipboard, or would."""
    kept: list[str] = []

    def copied(words: str) -> bool:
        kept.append(words)
        return works

    monkeypatch.setattr(sharing, "copied", copied)
    return kept


def finished(day: date = NIGHT) -> Session:
    return play(Session(plan_for(day, "Ada", shipped()), salt=salt_of(day)))


def escaped() -> Session:
    """A Monday on which the scripted human gets out."""
    session = finished(date(2027, 2, 8))
    assert session.over is not None and session.over["winners"] == [0], "find another Monday"
    return session


def open_end(session: Session) -> tuple[App, End]:
    app = open_app()
    return app, show(app, End(app, session))


def test_what_a_game_put_on_the_wall_stands_in_a_row_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = copying(monkeypatch)
    session = escaped()
    app, end = open_end(session)
    (news,) = end.earnings.news
    assert news.name == "Ada" and len(news.cells) == 3
    assert load_earned().people["Ada"].feats.keys() == set(news.feats)
    press(app, "end:share")
    assert len(kept) == 1 and kept[0].startswith("Blackgate 2027-")
    press(app, "end:wall")
    assert isinstance(app.top, Wall) and app.top.who == "Ada"
    _, again = open_end(session)
    assert not again.earnings.news and again.earnings.line is not None


def test_bots_alone_put_nothing_on_it() -> None:
    session = play(Session(plan_for(NIGHT, "Ada", shipped())), 5)
    session.hand_to_bot(0, "easy")
    app, end = open_end(play(session))
    assert not end.earnings and "end:wall" not in ids(app) and load_earned().people == {}


def test_a_newer_wall_is_left_alone_by_a_finished_game() -> None:
    earned_file().write_bytes(b'{"version": 2}')
    app, _ = open_end(finished())
    assert earned_file().read_bytes() == b'{"version": 2}' and "newer version" in app.toast


def test_a_row_that_is_too_long_says_how_many_more_there_are() -> None:
    app, end = open_end(finished())
    end.result_saver.earnings = Earnings([News("Ada", [], list(FEATS)), News("Ben", [("fox", "easy")], [])])
    end.changed()
    more = spot(app, "end:new:more").words.split("\n")
    shown = [name for name in ids(app) if name.startswith("end:new:") and name != "end:new:more"]
    assert len(more) + len(shown) == len(FEATS) + 1 and more[-1] == "Ben: Renard beaten, Easy"
    assert app.overflows() == []


def test_what_two_windows_found_is_there_for_both() -> None:
    session = finished()
    app, wall = open_wall("tonight")
    keep_found([found_in(chronicle(session), mark_of(session.record), datetime.now(UTC))])
    key(app, pygame.K_ESCAPE)
    _, again = open_wall("tonight")
    assert list(again.person.nights) == [NIGHT] and not wall.person.nights
