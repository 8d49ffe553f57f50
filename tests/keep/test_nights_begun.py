"""A night's game counts as begun from its first action: who leaves it and begins again is told so, and tells others."""

from datetime import date
from pathlib import Path

import pytest

from blackgate.keep.achievements import MOST_BEGUN, Earned, Person, load_earned
from blackgate.keep.saves import AUTO, NAMED, Autosave, load, save_as, saved_games
from blackgate.play.session import Plan, Session
from blackgate.play.tonight import plan_for, salt_of, seed_of
from blackgate.scenes.end.earnings import keep_earnings
from blackgate.scenes.wall.sharing import first_try, share_line
from blackgate.words.text import Text
from tests.table import shipped

from ..play.sitting import plan, play

NIGHT = date(2026, 11, 17)


def begin(name: str = "Ada") -> Session:
    return Session(plan_for(NIGHT, name, shipped()), salt=salt_of(NIGHT), keeping=Autosave())


def begun(name: str = "Ada") -> int:
    return load_earned().person(name).begun.get(NIGHT, 0)


def test_a_night_is_begun_with_its_first_action() -> None:
    session = begin()
    assert begun() == 0
    play(session, 1)
    assert begun() == 1
    play(session, 10)
    session.close()
    assert begun() == 1 and begun("Ben") == 0


def test_who_goes_on_with_the_game_has_not_begun_another() -> None:
    play(begin(), 10).close()
    (info,) = saved_games(AUTO)
    play(load(info).session, 10).close()
    assert begun() == 1


def test_who_goes_back_to_a_save_has_begun_another() -> None:
    session = play(begin(), 10)
    save_as(session, "Before the fight")
    session.close()
    (info,) = saved_games(NAMED)
    play(load(info).session, 1).close()
    assert begun() == 2


def test_another_game_is_no_night() -> None:
    play(Session(plan("human", "easy"), keeping=Autosave()), 3).close()
    seats = plan_for(NIGHT, "Ada", shipped()).seats
    play(Session(Plan(seats[:3], seed=seed_of(NIGHT)), keeping=Autosave()), 3).close()
    assert load_earned() == Earned()


def test_a_result_says_how_often_the_night_had_been_begun() -> None:
    play(begin(), 5).close()
    play(begin(), 5).close()
    session = play(begin())
    earnings = keep_earnings(session)
    session.close()
    first = first_try(load_earned().person("Ada"), NIGHT)
    assert first is not None and first.begun == 3
    assert earnings.line is not None and earnings.line(Text("en")).endswith(", begun 3 times")
    assert "begun" not in share_line(Text("en"), NIGHT, first._replace(begun=1))


def test_a_later_beginning_changes_nothing_in_an_earlier_result() -> None:
    session = play(begin())
    keep_earnings(session)
    session.close()
    play(begin(), 5).close()
    first = first_try(load_earned().person("Ada"), NIGHT)
    assert begun() == 2 and first is not None and first.begun == 1


def test_it_is_as_it_was_left_and_a_night_that_was_only_begun_has_no_result() -> None:
    earned = Earned({"Ada": Person(begun={NIGHT: 2})})
    assert earned.save() and load_earned() == earned
    assert load_earned().person("Ada").nights == {} and load_earned().person("Ada").streak(NIGHT) == 0


def test_it_is_counted_up_to_a_number() -> None:
    assert Earned({"Ada": Person(begun={NIGHT: MOST_BEGUN})}).save()
    play(begin(), 1).close()
    assert begun() == MOST_BEGUN


def test_what_cannot_be_counted_is_told_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as full:
        full.setattr(Earned, "save", lambda self, path=None: False)
        session = play(begin(), 2)
        assert session.unkept is not None
    session.keep_again()
    assert session.unkept is None and begun() == 1
    session.close()


def test_a_newer_wall_is_left_alone_and_nobody_is_troubled(home: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "wall.json").write_text('{"version": 2}')
    session = play(begin(), 2)
    session.close()
    assert session.unkept is None and (home / "wall.json").read_text() == '{"version": 2}'
