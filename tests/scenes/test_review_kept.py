"""The review is kept beside the replay, made anew if damaged, told at the end and counted in the statistics."""


import pytest

from blackgate.coach.coach_client import REVIEW, Answer
from blackgate.keep.games import Games
from blackgate.keep.reviews import read_review, review_file
from blackgate.keep.saves import delete, load_replay, save_replay, saved_replays
from blackgate.keep.statistics import Person, load_statistics
from blackgate.play.session import Session
from blackgate.scenes.end.end import End
from blackgate.scenes.menus.saved_games import SavedGames
from blackgate.scenes.review.review import Review
from blackgate.scenes.review.account_bars import account_points
from lab.gallery.games import a_replay

from .coaching import coached
from .test_review import opened, tell
from .walking import press
from .window import open_app, show


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


def test_a_review_that_fails_says_so() -> None:
    app, scene, desk = opened(is_told=False)
    desk.answers.append(Answer(desk.reviews[-1][0], REVIEW, True, failed="no process could be started"))
    app.frame([], 0.02)
    app.frame([], 0.02)
    assert scene.reviewing.has_failed and scene.review is None


def ended(hints: tuple[int, ...] = ()) -> Session:
    replay = a_replay(4)
    replay.go(len(replay))
    return Session(replay.plan, pack=replay.pack, record=replay.so_far(), hints=hints)


def test_the_end_says_it_in_a_sentence_and_tells_of_hints() -> None:
    app = open_app()
    desk = coached(app)
    end = show(app, End(app, ended((2, 0, 0, 0))))
    assert "%" in end.coach_line.summary(app.text)
    tell(app, desk)
    assert end.coach_line.reviewing is not None and end.coach_line.reviewing.review is not None
    own = account_points(end.coach_line.reviewing.review.seats[0])
    for number in (own.luck, own.skill, own.others):
        assert str(abs(number)) in end.coach_line.summary(app.text)
    assert app.text("rating-game", level="")[:-2] in end.coach_line.summary(app.text)
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
