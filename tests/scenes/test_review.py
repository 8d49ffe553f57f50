"""The review: walked on, its moments opened, tried differently."""

import pygame
import pytest

from blackgate.app import App
from blackgate.keep.reviews import Moment
from blackgate.kit.fonts import Fonts
from blackgate.model.notation import Json
from blackgate.scenes.menus.players import TakeOver
from blackgate.scenes.review.graph import win_at
from blackgate.scenes.review.moment import words_at
from blackgate.scenes.review.review import Review
from blackgate.scenes.review.account_bars import account_points
from blackgate.scenes.table.replay_screen import ReplayScene
from lab.gallery.coached import posed_review
from lab.gallery.games import a_replay

from .coaching import FakeDesk, coached
from .hands import Pad
from .walking import key, press, spot
from .window import open_app, show


def opened(*, is_told: bool = True) -> tuple[App, Review, FakeDesk]:
    app = open_app()
    desk = coached(app)
    scene = show(app, Review(app, a_replay(4)))
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


@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_the_longest_deeds_are_told_to_their_end(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene, _ = opened()
    app.speak(language)
    review = scene.review
    assert review is not None
    deeds = {at: words_at(scene.replay, review, 0, at, scene.teller, scene.faces).deed for at in range(review.actions)}
    longest = sorted(deeds, key=lambda at: -len(deeds[at]))[:9]
    cut: list[str] = []

    def shortened(fonts: Fonts, words: str, *how: object) -> str:
        cut.append(words)
        return words

    monkeypatch.setattr(Fonts, "shortened", shortened)
    for number in range(0, 9, 3):
        moments = tuple(Moment(at, 0, "chance", 0.1) for at in longest[number:number + 3])
        scene.reviewing.review = review._replace(moments=moments)
        for at in longest[number:number + 3]:
            scene.go(at)
            app.frame([], 0.02)
    assert cut == [] == app.overflows()


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
    said = scene.moment_words(review)
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
            said = scene.moment_words(review)
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
    assert scene.moment_words(scene.review).verdict == app.text("review-not-yet")
    tell(app, desk)
    assert scene.moment_words(scene.review).verdict not in ("", app.text("review-not-yet"))


def test_on_the_table_a_decision_keeps_its_verdict_until_one_goes_on() -> None:
    app, scene, _ = opened()
    review = scene.review
    assert review is not None
    _, at, seat = max((each.lost, each.at, n) for n, own in enumerate(review.seats) for each in own.decisions)
    scene.choose(seat)
    scene.go(at)
    app.frame([], 0.02)
    said = scene.moment_words(review)
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
        sums = account_points(seat)
        assert sums.start + sums.skill + sums.luck + sums.others == sums.result
