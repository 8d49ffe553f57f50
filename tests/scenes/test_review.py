"""The review: walked on, its moments opened, tried differently, kept beside the replay, and made anew if damaged."""

import copy
from typing import Any

import pygame
import pytest

from blackgate.app import App
from blackgate.coach.coach_client import REVIEW, Answer
from blackgate.keep.games import Games
from blackgate.keep.reviews import read_review, review_file, reviewed
from blackgate.keep.saves import delete, load_replay, save_replay, saved_replays
from blackgate.keep.statistics import Person, Statistics, load_statistics
from blackgate.model.fields import WrongField
from blackgate.model.notation import Json
from blackgate.play.session import Session
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.saved_games import SavedGames
from blackgate.scenes.menus.takeover import TakeOver
from blackgate.scenes.review.graph import win_at
from blackgate.scenes.review.review import Review
from blackgate.scenes.review.sums import sums_of
from blackgate.scenes.table.rewatch import ReplayScene
from lab.gallery.coached import posed_review
from lab.gallery.games import a_replay

from .coaching import FakeDesk, coached
from .hands import Pad
from .walking import key, press, spot
from .window import open_app


def opened(*, is_told: bool = True) -> tuple[App, Review, FakeDesk]:
    app = open_app()
    desk = coached(app)
    scene = Review(app, a_replay(4))
    app.push(scene)
    app.frame([], 0.02)
    if is_told:
        tell(app, desk)
    return app, scene, desk


def tell(app: App, desk: FakeDesk, share: float = 1.0) -> Json:
    written = desk.reviews[-1][1]
    total = len(written["actions"]) + 1
    done = round(total * share)
    data = posed_review(written, done)
    desk.review(data, done=done, total=total)
    app.frame([], 0.02)
    app.frame([], 0.02)
    return data


def test_it_is_written_in_the_background_and_shown_as_far_as_it_is() -> None:
    app, scene, desk = opened(is_told=False)
    assert scene.review is None and len(desk.reviews) == 1 and desk.seats == [0] == list(scene.people)
    tell(app, desk, 0.2)
    assert scene.review is not None and not scene.reviewing.is_final
    own = scene.review.seats[0]
    known = {at for at, _ in own.odds}
    assert {0, len(scene.replay)} < known and 0 < len(known) < len(scene.replay)
    assert all((win_at(own, at) is not None) == (at in known) for at in range(len(scene.replay) + 1))
    tell(app, desk)
    assert scene.reviewing.is_final and scene.review.seats[0].odds[-1][0] == len(scene.replay)


def test_one_walks_on_the_chart_by_arrows_mouse_and_controller() -> None:
    app, scene, _ = opened()
    assert spot(app, "review:chart").help == app.text("review-chart-help")
    scene.go(40)
    app.frame([], 0.02)
    scene.focus = "review:chart"
    key(app, pygame.K_RIGHT)
    assert scene.at == 41 and not spot(app, "review:chart").help, "it would lie on the chances above"
    Pad(app).push(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    Pad(app).push(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert scene.at == 39
    key(app, pygame.K_END)
    assert scene.at == len(scene.replay)
    key(app, pygame.K_HOME)
    assert scene.at == 0
    x, y, width, height = spot(app, "review:chart").box
    pos = round((x + width / 2) * app.ui.u), round((y + height / 2) * app.ui.u)
    app.frame([
        pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
        pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
    ], 0.016)
    assert abs(scene.at - len(scene.replay) / 2) <= 2


def test_it_opens_where_most_was_decided_for_who_looks_and_marks_lead_on() -> None:
    app, scene, _ = opened()
    review = scene.review
    assert review is not None
    own = review.seats[scene.seat]
    dearest = max([(each.lost, each.at) for each in own.decisions]
                  + [(abs(each.gained), each.at) for each in own.chances])[1]
    assert scene.at == dearest
    marked = [each.at for each in own.decisions if each.mark not in ("best", "fine")]
    key(app, pygame.K_HOME)
    for at in marked:
        key(app, pygame.K_PERIOD)
        assert scene.at == at
    key(app, pygame.K_COMMA)
    assert scene.at == marked[-2]


def test_the_three_moments_are_visited_by_key_and_press() -> None:
    app, scene, _ = opened()
    review = scene.review
    assert review is not None and len(review.moments) == 3
    for number, moment in enumerate(review.moments):
        key(app, pygame.K_1 + number)
        assert (scene.at, scene.seat) == (moment.at, moment.seat)
    press(app, "review:moment:0")
    assert scene.at == review.moments[0].at


def test_a_decision_says_what_it_cost_and_what_was_better() -> None:
    app, scene, _ = opened()
    review = scene.review
    assert review is not None
    lost, at, seat = max((each.lost, each.at, n) for n, own in enumerate(review.seats) for each in own.decisions)
    scene.choose(seat)
    scene.go(at)
    app.frame([], 0.02)
    said = scene.told(review)
    assert said.seat == seat and said.mark in ("mistake", "blunder")
    assert str(int(100 * lost)) in said.verdict and scene.replay.names[seat] in said.deed
    assert said.better and scene.replay.names[seat] in said.why


def test_no_decision_is_said_to_cost_as_much_as_a_graver_one() -> None:
    """A mistake begins at 8 percentage points: a slip that cost 7.9 of them did not cost 8."""
    _, scene, _ = opened()
    review = scene.review
    assert review is not None
    limits, told = {"best": 1, "fine": 3, "slip": 8, "mistake": 15}, set()
    for seat, own in enumerate(review.seats):
        scene.choose(seat)
        for each in own.decisions:
            scene.go(each.at)
            said = scene.told(review)
            cost = int("".join(filter(str.isdigit, said.verdict)) or 0)
            assert cost < limits.get(said.mark, 101), said.verdict
            told.add(said.mark)
    assert told >= set(limits)


def test_what_the_coach_has_not_come_to_says_so_and_is_told_when_it_has() -> None:
    app, scene, desk = opened(is_told=False)
    tell(app, desk, 0.3)
    assert scene.review is not None
    known = {at for at, _ in scene.review.seats[0].odds}
    at = next(at for at in range(len(scene.replay)) if at not in known)
    scene.go(at)
    assert scene.told(scene.review).verdict == app.text("review-not-yet")
    tell(app, desk)
    assert scene.told(scene.review).verdict not in ("", app.text("review-not-yet"))


def test_on_the_table_a_decision_keeps_its_verdict_until_one_goes_on() -> None:
    app, scene, _ = opened()
    review = scene.review
    assert review is not None
    _, at, seat = max((each.lost, each.at, n) for n, own in enumerate(review.seats) for each in own.decisions)
    scene.choose(seat)
    scene.go(at)
    app.frame([], 0.02)
    said = scene.told(review)
    press(app, "review:look")
    shown = app.top
    assert isinstance(shown, ReplayScene) and shown.judged() == said and said.better
    shown.go(at + 1)
    assert shown.judged() != said
    other = ReplayScene(app, a_replay(4, 6))
    assert other.judged() is None, "nobody asked for its review"


def test_look_at_it_opens_the_replay_at_that_moment_and_leads_back() -> None:
    app, scene, _ = opened()
    scene.go(33)
    app.frame([], 0.02)
    press(app, "review:look")
    shown = app.top
    assert isinstance(shown, ReplayScene) and shown.replay.at == 33 and shown.looker == scene.seat
    shown.go(50)
    key(app, pygame.K_ESCAPE)
    assert app.top is scene and scene.at == 33
    app.frame([], 0.02)
    assert scene.replay.at == 33


def test_from_a_replay_the_review_shows_its_moments_in_that_replay() -> None:
    app = open_app()
    desk = coached(app)
    below = ReplayScene(app, a_replay(4))
    app.push(below)
    below.go(12)
    press(app, "replay:review")
    scene = app.top
    assert isinstance(scene, Review) and scene.at == 12
    tell(app, desk)
    scene.go(44)
    app.frame([], 0.02)
    press(app, "review:look")
    assert app.top is below and below.replay.at == 44
    assert below.view == below.replay.sight(below.looker)
    press(app, "replay:review")
    key(app, pygame.K_ESCAPE)
    assert app.top is below and below.replay.at == 44


def test_try_it_differently_takes_over_at_that_moment_as_who_decided() -> None:
    app, scene, _ = opened()
    scene.go(20)
    app.frame([], 0.02)
    press(app, "review:try")
    over = app.top
    assert isinstance(over, TakeOver) and over.replay.at == 20
    assert over.players[over.replay.asked or 0] == "human"
    press(app, "over:yes")
    assert app.top.name == "table"


def test_the_shown_account_adds_up() -> None:
    _, scene, _ = opened()
    assert scene.review is not None
    for seat in scene.review.seats:
        sums = sums_of(seat)
        assert sums.start + sums.skill + sums.luck + sums.others == sums.result


# --- Kept -----------------------------------------------------------------------------------------------------------


def test_a_finished_review_is_kept_and_read_again() -> None:
    app, scene, desk = opened()
    assert review_file(scene.replay.written["seal"]).exists()
    again = Review(app, a_replay(4))
    app.push(again)
    assert again.reviewing.is_final and len(desk.reviews) == 1
    fresh = open_app()
    asked = coached(fresh)
    read = Review(fresh, a_replay(4))
    assert read.reviewing.is_final and not asked.reviews and read.review == scene.review


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b'{"seats": 3}', "half"])
def test_a_damaged_one_is_made_anew(damage: bytes | str) -> None:
    _, scene, _ = opened()
    path = review_file(scene.replay.written["seal"])
    path.write_bytes(path.read_bytes()[:400] if isinstance(damage, str) else damage)
    _, scene, desk = opened()
    assert len(desk.reviews) == 1 and scene.reviewing.is_final
    assert read_review(scene.replay.written) == scene.review


def test_what_is_wrong_in_a_review_is_found_field_by_field() -> None:
    data = copy.deepcopy(posed_review(a_replay(4).written))
    assert reviewed(data).actions == len(a_replay(4))
    for path, value in ((("seats", 0, "odds", 0, "win"), "much"), (("seats", 0, "decisions", 0, "mark"), "odd"),
                        (("moments", 0, "seat"), 9), (("seats", 1, "luck"), float("nan"))):
        wrong = copy.deepcopy(data)
        inner: Any = wrong
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
        with pytest.raises(WrongField):
            reviewed(wrong)


def test_a_review_that_fails_says_so() -> None:
    app, scene, desk = opened(is_told=False)
    desk.answers.append(Answer(desk.reviews[-1][0], REVIEW, True, failed="no process could be started"))
    app.frame([], 0.02)
    app.frame([], 0.02)
    assert scene.reviewing.has_failed and scene.review is None


# --- At the end, in the list, in the statistics ---------------------------------------------------------------------


def ended(hints: tuple[int, ...] = ()) -> Session:
    replay = a_replay(4)
    replay.go(len(replay))
    return Session(replay.plan, pack=replay.pack, record=replay.so_far(), hints=hints)


def test_the_end_says_it_in_a_sentence_and_tells_of_hints() -> None:
    app = open_app()
    desk = coached(app)
    end = End(app, ended((2, 0, 0, 0)))
    app.push(end)
    app.frame([], 0.02)
    assert "%" in end.coach_line.summary(app.text)
    tell(app, desk)
    assert end.coach_line.reviewing is not None and end.coach_line.reviewing.review is not None
    own = sums_of(end.coach_line.reviewing.review.seats[0])
    for number in (own.luck, own.skill, own.others):
        assert str(abs(number)) in end.coach_line.summary(app.text)
    assert app.text("end-hints", name="Ada", count=2) in end.coach_line.hints(app.text)
    end.go_on()
    app.frame([], 0.02)
    press(app, "end:review")
    assert isinstance(app.top, Review) and app.top.reviewing is end.coach_line.reviewing


def test_a_new_game_stops_a_review_that_nobody_waits_for() -> None:
    app = open_app()
    desk = coached(app)
    app.games = Games()
    end = End(app, ended())
    app.push(end)
    end.go_on()
    press(app, "end:again")
    assert desk.reviews[0][0] in desk.dropped


def test_each_persons_skill_and_luck_are_counted_once_and_only_of_games_played_here() -> None:
    written = a_replay(4).written
    review = reviewed(posed_review(written))
    statistics = Statistics(people={"Ada": Person(1, 0)})
    assert not statistics.add_review(review, "mark", {0: "Ada"}), "not played here"
    statistics.counted = ["mark"]
    assert statistics.add_review(review, "mark", {0: "Ada", 1: "Goran"})
    assert not statistics.add_review(review, "mark", {0: "Ada"})
    judged = statistics.people["Ada"].judged
    assert len(judged) == 1 and judged[0].decisions == len(review.seats[0].decisions)
    assert judged[0].lost == pytest.approx(-10_000 * review.seats[0].skill, abs=60)
    assert sum(times for times, _ in statistics.people["Ada"].kinds.values()) == judged[0].decisions
    assert statistics.save() and load_statistics() == statistics


def test_the_statistics_of_the_first_version_are_read() -> None:
    from blackgate.keep.statistics import statistics_file

    statistics_file().write_text(
        '{"version": 1, "tables": [], "rolls": [0,0,0,0,0,0], "counted": ["a"],'
        ' "people": [{"name": "Ada", "games": 2, "wins": 1, "fastest": 9, "stolen": 3}]}')
    read = load_statistics()
    assert read.people == {"Ada": Person(2, 1, 9, 3)} and read.problem is None and read.reviewed == []


def test_the_list_of_replays_opens_reviews_and_deletes_them_with_their_replay() -> None:
    session = ended()
    save_replay(session)
    app = open_app()
    desk = coached(app)
    app.push(SavedGames(app, "replays"))
    press(app, "review:0")
    assert isinstance(app.top, Review)
    tell(app, desk)
    kept = review_file(load_replay(saved_replays()[0].path).written["seal"])
    assert kept.exists() and len(saved_replays()) == 1
    delete(saved_replays()[0])
    assert not kept.exists()
