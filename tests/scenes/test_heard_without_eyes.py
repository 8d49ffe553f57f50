"""What a listening player is told where no robot waits: the review while it is made, and the wall of puzzles."""

import pytest

from blackgate.app import App
from blackgate.kit.aloud.spoken import group_name, spoken_parts
from blackgate.scenes.puzzles.wall import PuzzleWall
from blackgate.scenes.review.account_bars import sentence

from lab.gallery.positions import DEMAND, THEIR_TURN
from lab.gallery.table_at import table_at

from .test_review import opened, tell
from .walking import press
from .window import open_app, show


def news(app: App) -> list[str]:
    """The words that would be read aloud."""
    return [each.name for each in spoken_parts(app.ui) if each.spot is None and each.name not in app.ui.quiet]


def test_a_review_is_not_read_aloud_while_its_cursor_moves_by_itself() -> None:
    app, scene, desk = opened(is_told=False)
    title = app.text("review-title")
    assert news(app) == [title, app.text("review-begun")]
    tell(app, desk, 0.4)
    assert news(app) == [title]
    tell(app, desk)
    assert scene.review is not None and scene.moment_words(scene.review).deed in news(app)


def test_a_moment_that_the_player_chose_is_read_aloud_while_the_review_is_made() -> None:
    app, scene, desk = opened(is_told=False)
    tell(app, desk, 0.4)
    scene.walk(1)
    app.frame([], 0.02)
    assert scene.review is not None and scene.moment_words(scene.review).deed in news(app)


def test_a_review_says_the_moment_and_no_captions() -> None:
    app, scene, _ = opened()
    assert scene.review is not None
    told = scene.moment_words(scene.review)
    assert news(app)[0] == app.text("review-title") and told.deed in news(app) and told.verdict in news(app)
    for key in ("coach-chance", "review-decisions", "review-moments", "review-note", "review-result"):
        assert app.text(key) not in news(app), key


def test_the_balance_says_how_it_ended() -> None:
    app, _, _ = opened()
    balance = next(each for each in spoken_parts(app.ui) if each.id == "review:sums")
    assert app.text("review-result") in f"{balance.name} {balance.about}"


def test_another_seat_says_its_balance(monkeypatch: pytest.MonkeyPatch) -> None:
    app, scene, _ = opened()
    told: list[str] = []
    monkeypatch.setattr(app, "tell", told.append)
    press(app, "review:seat:1")
    assert scene.review is not None
    assert told == [sentence(app.text, scene.review.seats[1], scene.replay.names[1])]


def test_before_the_first_and_after_the_last_slip_a_review_says_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    app, scene, _ = opened()
    told: list[str] = []
    monkeypatch.setattr(app, "tell", told.append)
    scene.go(len(scene.replay))
    press(app, "review:mark")
    scene.go(0)
    press(app, "review:mark-back")
    assert told == [app.text("review-last-mark"), app.text("review-first-mark")]


def test_a_notice_is_told_and_is_no_word_of_what_lies_below_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app, _, _ = opened()
    told: list[str] = []
    monkeypatch.setattr(app, "tell", told.append)
    app.say("Saved.")
    app.frame([], 0.0)
    assert app.toast == "Saved." and told == ["Saved."]
    assert not any("Saved." in f"{each.name} {each.about}" for each in spoken_parts(app.ui))


def test_the_wall_of_puzzles_says_its_name_and_its_rows_how_many_are_solved() -> None:
    app = open_app()
    wall = show(app, PuzzleWall(app))
    assert news(app) == [app.text("puzzles-title")]
    first = sum(puzzle.grade == 1 for puzzle in wall.puzzles)
    count = app.text("puzzles-count", done=0, all=first)
    assert group_name(app.ui, "grade:1") == f"{app.text('puzzles-grade-1')}: {count}"
    tonight = next(each for each in spoken_parts(app.ui) if each.id == "tonight")
    assert wall.tonight is not None and wall._heading(wall.tonight) in tonight.about


def test_a_demand_is_read_aloud_without_what_the_stage_covers_or_what_is_known_anyway() -> None:
    app = open_app()
    table = table_at(app, THEIR_TURN, DEMAND)
    assert news(app) == [table.sentence, table.note().replace("\n", " ")]
