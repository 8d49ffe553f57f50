"""Tonight's score: the games of one evening count together, also after the program was closed."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from blackgate.keep.evening_file import count_tonight, load_evening_score, save_evening_score
from blackgate.keep.games import Games
from blackgate.play.evening_score import EVENING, EveningScore, Row
from blackgate.play.plan import Plan, Seat
from blackgate.play.session import Session

from ..play.sitting import play, sit

EIGHT = datetime(2026, 11, 18, 20, tzinfo=UTC)


def an_evening(games: int = 2) -> EveningScore:
    score = EveningScore()
    for number in range(games):
        assert score.add(play(sit("human", "human", "easy", seed=number)), EIGHT + number * timedelta(hours=1))
    return score


def test_wins_points_and_stolen_tools_of_all_games_are_added_up() -> None:
    sessions = [play(sit("human", "human", "easy", seed=seed)) for seed in range(3)]
    score = an_evening(3)
    assert score.games == 3
    for seat in range(3):
        row = score.scores[f"Player {seat + 1}"]
        overs = [session.over or {} for session in sessions]
        assert row.wins == sum(seat in over["winners"] for over in overs) and row.games == 3
        assert row.points == sum(over["points"][seat] for over in overs)
        assert row.stolen == sum(session.stolen[seat] for session in sessions)


def test_who_won_most_comes_first_and_then_who_dug_most() -> None:
    rows = [Row("Ada", 3, 1, 20), Row("Mila", 3, 2, 5), Row("Tomek", 3, 1, 21), Row("Zofia", 3, 0, 30)]
    assert [row.name for row in EveningScore(scores={row.name: row for row in rows}).rows()] == [
        "Mila", "Tomek", "Ada", "Zofia"]


def test_a_game_counts_once_and_only_when_it_is_over() -> None:
    score = EveningScore()
    session = play(sit("human", "human"), 20)
    assert not score.add(session, EIGHT)
    assert score.add(play(session), EIGHT) and not score.add(session, EIGHT)
    assert score.games == 1


def test_bots_among_themselves_have_no_evening() -> None:
    assert not EveningScore().add(play(sit("easy", "easy")), EIGHT)


def test_who_concedes_has_not_won() -> None:
    score = EveningScore()
    session = sit("human", "human")
    session.concede(0)
    assert score.add(session, EIGHT)
    assert [(row.name, row.wins) for row in score.rows()] == [("Player 2", 1), ("Player 1", 0)]


def test_another_evening_begins_at_nothing() -> None:
    score = an_evening()
    assert score.last is not None
    assert score.add(play(sit("human", "human", seed=9)), score.last + EVENING + timedelta(minutes=1))
    assert score.games == 1 and score.scores["Player 1"].games == 1 and "Player 3" not in score.scores


def test_an_evening_goes_on_after_midnight_and_when_the_clock_is_set_back() -> None:
    for later in (EVENING - timedelta(minutes=1), -timedelta(hours=1)):
        score = an_evening()
        assert score.last is not None
        assert score.add(play(sit("human", "human", seed=9)), score.last + later)
        assert score.games == 3


def test_other_people_at_the_same_computer_begin_at_nothing() -> None:
    score = an_evening()
    others = Session(Plan((Seat("Ewa"), Seat("Jan")), first=0, seed=4))
    assert score.add(play(others), EIGHT)
    assert score.games == 1 and set(score.scores) == {"Ewa", "Jan"}


def test_a_latecomer_joins_the_evening() -> None:
    score = an_evening()
    assert score.add(play(Session(Plan((Seat("Player 1"), Seat("Ewa")), first=0, seed=4))), EIGHT)
    assert score.games == 3 and score.scores["Ewa"].games == 1 and score.scores["Player 2"].games == 2


def test_it_is_worth_showing_to_two_people_after_their_second_game() -> None:
    assert not an_evening(1).is_worth_showing and an_evening(2).is_worth_showing
    alone = EveningScore()
    for seed in range(2):
        alone.add(play(sit("human", "easy", seed=seed)), EIGHT)
    assert alone.games == 2 and not alone.is_worth_showing


def test_a_game_is_counted_on_the_disk_once() -> None:
    session = play(sit("human", "human"))
    for _ in range(2):
        score, is_kept = count_tonight(session, EIGHT)
        assert is_kept and score is not None and score.games == 1
    assert load_evening_score().games == 1
    assert count_tonight(play(sit("easy", "easy")), EIGHT) == (None, True)


def test_a_file_of_a_newer_version_is_left_alone(home: Path) -> None:
    home.mkdir()
    (home / "evening.json").write_text('{"version":2}')
    score, is_kept = count_tonight(play(sit("human", "human")), EIGHT)
    assert is_kept and score is not None and (home / "evening.json").read_text() == '{"version":2}'


def test_what_cannot_be_written_is_said(home: Path) -> None:
    home.write_text("a file where the folder should be")
    assert not count_tonight(play(sit("human", "human")), EIGHT)[1]


def test_the_next_one_begins_the_next_game() -> None:
    games = Games()
    session = play(sit("human", "human", "easy", first=1))
    for first in (2, 0, 1, 2):
        session = games.again(session)
        assert session.first == first == session.turn


def test_a_time_without_a_zone_is_taken_as_it_would_be_in_greenwich(home: Path) -> None:
    home.mkdir()
    save_evening_score(an_evening(1))
    written = json.loads((home / "evening.json").read_bytes())
    for last, read in (("2026-11-18T20:00:00", EIGHT), ("2026-11-18T21:00:00+01:00", EIGHT), ("", None)):
        (home / "evening.json").write_text(json.dumps(written | {"last": last}))
        assert load_evening_score().last == read and load_evening_score().games == 1


def test_a_score_that_the_disk_cannot_read_now_is_not_written_over(monkeypatch: pytest.MonkeyPatch) -> None:
    save_evening_score(an_evening())
    with monkeypatch.context() as patch:
        patch.setattr("blackgate.keep.kept_file.read_some", lambda *_: (_ for _ in ()).throw(OSError(5, "I/O error")))
        score, is_kept = count_tonight(play(sit("human", "human")), EIGHT)
        assert score is not None and score.games == 1 and not is_kept
        assert count_tonight(play(sit("easy", "easy")), EIGHT) == (None, True)
    assert load_evening_score().games == 2
