"""Tonight's game: the same for everybody on a date, another on the next, known again by its record."""

from collections import Counter
from dataclasses import replace
from datetime import date, timedelta

import pytest

from blackgate.ai.levels import offered
from blackgate.play.feats import beaten_by
from blackgate.play.finished_game import FinishedGame
from blackgate.play.session import Plan, Replay, Session
from blackgate.play.tonight import WEEK, night_of, night_planned, night_result, plan_for, rivals_of, salt_of, seed_of
from tests.table import shipped, table

from .sitting import do, play, resumed, sit, sit_at
from .test_feats import chronicle

NIGHT = date(2026, 11, 17)
YEAR = [NIGHT + timedelta(days=day) for day in range(366)]


def test_the_same_date_is_the_same_game_for_everybody() -> None:
    """Written down: who plays an older or newer version on another machine plays this one too."""
    assert seed_of(NIGHT) == 495788788238945
    assert [(inmate.name, level) for inmate, level in rivals_of(NIGHT, shipped().inmates)] == [
        ("hoarder", "easy"), ("gambler", "medium"), ("brute", "medium"),
    ]
    ada, ben = (plan_for(NIGHT, name, shipped()) for name in ("Ada", "Ben"))
    assert ada.seed == ben.seed and ada.seats[1:] == ben.seats[1:] and ada.seats[0].inmate == ben.seats[0].inmate
    assert (ada.seats[0].name, ben.seats[0].name) == ("Ada", "Ben")


def test_who_does_the_same_sees_the_same() -> None:
    games = [play(Session(plan_for(NIGHT, name, shipped()), salt=salt_of(NIGHT))) for name in ("Ada", "Ben")]
    assert games[0].record["actions"] == games[1].record["actions"] and len(games[0].record["actions"]) > 50


def test_every_date_is_another_game() -> None:
    assert len({seed_of(day) for day in YEAR}) == len(YEAR) == len({salt_of(day) for day in YEAR})
    assert all(0 <= seed_of(day) < 10**15 for day in YEAR)
    tables = Counter(tuple(inmate.name for inmate, _ in rivals_of(day, shipped().inmates)) for day in YEAR)
    assert len(tables) > 250
    assert len({name for table in tables for name in table}) == 12


def test_no_two_of_a_night_share_a_prisoner_board() -> None:
    boards = {inmate.name: inmate.board for inmate in shipped().inmates}
    for day in YEAR:
        seats = plan_for(day, "Ada", shipped()).seats
        assert len({boards[seat.inmate] for seat in seats}) == 4


def test_it_gets_harder_through_the_week() -> None:
    strength = [sum(offered().index(level) for level in levels) for levels in WEEK]
    assert strength == sorted(set(strength)) and len(WEEK) == 7
    assert [level for _, level in rivals_of(date(2026, 11, 16), shipped().inmates)] == ["easy", "easy", "medium"]
    assert [level for _, level in rivals_of(date(2026, 11, 22), shipped().inmates)] == ["hard", "hard", "expert"]


def test_a_seed_tells_its_night_and_any_other_tells_none() -> None:
    assert all(night_of(seed_of(day)) == day for day in YEAR)
    others = (None, 0, 5, seed_of(NIGHT) + 1, seed_of(NIGHT) + (1 << 20), 10**15)
    assert [night_of(seed) for seed in others] == [None] * 6


@pytest.mark.parametrize("name", ["", "Goran", "Olga", "x" * 40])
def test_anybody_can_sit_down(name: str) -> None:
    plan = plan_for(NIGHT, name, shipped())
    assert len({seat.name for seat in plan.seats}) == 4


def test_a_finished_night_is_known_again() -> None:
    session = play(Session(plan_for(NIGHT, "Ada", shipped()), salt=salt_of(NIGHT)))
    found = night_result(chronicle(session))
    assert found is not None and session.over is not None
    day, evening = found
    points = session.over["points"]
    assert day == NIGHT and list(evening.points) == sorted(points, reverse=True)
    assert evening.points[evening.own] == points[0] and evening.rounds == session.rounds
    assert evening.escaped == (session.over["winners"] == [0])
    assert night_result(chronicle(resumed(session))) == found


def test_the_same_seed_at_another_table_is_no_night() -> None:
    seats = plan_for(NIGHT, "Ada", shipped()).seats
    other = Plan((seats[0], seats[2], seats[1], seats[3]), seed=seed_of(NIGHT))
    assert night_result(chronicle(play(Session(other)))) is None
    assert night_result(chronicle(play(sit("human", "easy", "medium", "medium")))) is None


def test_who_gave_up_has_no_evening() -> None:
    session = play(Session(plan_for(NIGHT, "Ada", shipped()), salt=salt_of(NIGHT)), 20)
    session.concede(0)
    assert night_result(chronicle(play(session))) is None


# --- Twelve cells --------------------------------------------------------------------------------------------


def won(*players: str, team: bool = False) -> FinishedGame:
    """A game that the first seat wins, from where it is about to."""
    laid = table(len(players), team=team).seat(0, points=15 if team else 9, spoon=1)
    session = sit_at(laid, *players)
    do(session, "dig", tool="spoon")
    return chronicle(session)


def test_who_escapes_has_beaten_everybody_else_at_the_table() -> None:
    game = won("human", "easy:brute", "medium:fox", "easy:mole")
    assert set(beaten_by(game, 0)) == {("brute", "easy"), ("fox", "medium"), ("mole", "easy")}
    assert beaten_by(game, 1) == [] and not game.is_counted     # A position is somebody's exercise.


def test_people_references_and_sleepwalkers_are_no_cells() -> None:
    game = won("human", "human", "random:fox", "easy:mole")
    assert beaten_by(game, 0) == [("mole", "easy")]


def test_a_team_beats_the_other_team_and_not_itself() -> None:
    game = won("human", "easy:fox", "easy:mole", "medium:loyal", team=True)
    assert game.team and set(beaten_by(game, 0)) == {("fox", "easy"), ("loyal", "medium")}


def test_a_concession_beats_nobody() -> None:
    session = sit("human", "human", "easy:fox", "easy:mole", team=True)
    session.concede(1)
    game = chronicle(session)
    assert session.over and session.over["winners"] == [0, 2] and game.winners == frozenset() and not game.is_counted


def test_a_seat_that_changed_hands_counts_for_nobody() -> None:
    session = play(sit("human", "easy:brute", "medium:fox"), 10)
    session.hand_to_bot(1, "easy:mole")
    session.hand_to_bot(0, "easy")
    session.take_back(0, "Ada")
    game = chronicle(play(session))
    assert game.words[:2] == ("", "") and game.people == []


def test_a_game_taken_over_from_a_replay_counts_for_nobody() -> None:
    session = play(sit("human", "easy:brute", "easy:fox", "easy:mole", seed=3))
    assert chronicle(session).is_counted
    replay = Replay(session.record, session.plan, session.pack)
    replay.go(len(replay) - 3)
    game = chronicle(play(Session.from_replay(replay, session.plan.seats)))
    assert game.is_taken_over and not game.is_counted


def test_the_table_of_a_night_is_known_before_it_is_played() -> None:
    plan = plan_for(NIGHT, "Ada", shipped())
    assert night_planned(plan, shipped()) == NIGHT
    others = (
        replace(plan, team=True), replace(plan, michel="michel"), replace(plan, seed=5),
        replace(plan, seats=plan.seats[:3]), replace(plan, seats=(plan.seats[0], *plan.seats[:0:-1])),
    )
    assert [night_planned(other, shipped()) for other in others] == [None] * 5


def test_a_nights_points_are_in_order_and_with_equal_points_the_winner_is_first() -> None:
    game = chronicle(play(Session(plan_for(NIGHT, "Ada", shipped()), salt=salt_of(NIGHT))))

    def result(winner: int, *points: int, **change: object) -> tuple[tuple[int, ...], int, bool] | None:
        found = night_result(replace(game, points=points, winners=frozenset({winner}), **change))  # type: ignore[arg-type]
        return found and (found[1].points, found[1].own, found[1].escaped)

    assert result(0, 10, 3, 12, 10) == ((12, 10, 10, 3), 1, True)
    assert result(3, 10, 3, 2, 10) == ((10, 10, 3, 2), 1, False)
    assert result(2, 4, 3, 10, 4) == ((10, 4, 4, 3), 1, False)
    assert result(0, 10, 3, 2, 1, team=True) is None and result(0, 10, 3, 2, 1, has_michel=True) is None
