"""How said chances are read: every number here is worked out by hand, for single seats and for the sides of a team."""

from math import log

import pytest

from blackgate.coach.calibration import Calibration, Reader, Reading, Stage
from blackgate.model.view import View, view
from blackgate.play.spectator_view import sight_of, watch_openly
from tests.table import Table, table

PLAIN = (Stage(0.0, 1.0, 0.0),)


def teams(turn: int = 0) -> Table:
    return table(4, team=True).turn(turn)


def seen(laid: Table, seat: int) -> View:
    return view(laid.start().game, seat)


def reader(looking: View, reading: Reading) -> Reader:
    return Reader(looking, Calibration({"players3": reading, "team4": reading}))


def test_each_side_of_a_team_game_keeps_its_own_chance() -> None:
    for seat in range(4):
        read = reader(seen(teams(), seat), Reading(PLAIN, (), 0.0)).read([0.7, 0.3, 0.7, 0.3])
        assert read == pytest.approx((0.7, 0.3, 0.7, 0.3))


@pytest.mark.parametrize(("turn", "read"), [
    (0, (2 / 3, 1 / 3, 2 / 3, 1 / 3)), (1, (1 / 3, 2 / 3, 1 / 3, 2 / 3)),
    (2, (2 / 3, 1 / 3, 2 / 3, 1 / 3)), (3, (1 / 3, 2 / 3, 1 / 3, 2 / 3)),
])
def test_in_teams_it_is_the_side_on_turn_that_does_not_wait(turn: int, read: tuple[float, ...]) -> None:
    reading = Reading(PLAIN, (log(2), 0.0), 0.0)
    assert reader(seen(teams(turn), 0), reading).read([0.5] * 4) == pytest.approx(read)


def test_a_seat_waits_until_all_between_have_had_their_turn() -> None:
    reading = Reading(PLAIN, (log(1), log(2), log(4)), 0.0)
    # Seat 1 is on turn, seat 2 waits for one turn, seat 0 for two.
    read = reader(seen(table(3).turn(1), 0), reading).read([1 / 3] * 3)
    assert read == pytest.approx((4 / 7, 1 / 7, 2 / 7))


@pytest.mark.parametrize(("seat", "read"), [
    (0, (3 / 4, 1 / 4, 3 / 4, 1 / 4)), (1, (1 / 4, 3 / 4, 1 / 4, 3 / 4)),
    (2, (3 / 4, 1 / 4, 3 / 4, 1 / 4)), (3, (1 / 4, 3 / 4, 1 / 4, 3 / 4)),
])
def test_in_teams_whoever_looks_looks_for_their_side(seat: int, read: tuple[float, ...]) -> None:
    assert reader(seen(teams(), seat), Reading(PLAIN, (), log(3))).read([0.5] * 4) == pytest.approx(read)


def test_nothing_is_added_for_a_looker_where_everybody_looks() -> None:
    for laid, even in ((table(3), 1 / 3), (teams(), 1 / 2)):
        game = laid.start().game
        over_a_shoulder = watch_openly(game)
        over_a_shoulder.seat = 1            # as a replay with open hands has it
        for looking in (sight_of(game, None), watch_openly(game), over_a_shoulder):
            read = reader(looking, Reading(PLAIN, (), log(3))).read([even] * game.players)
            assert read == pytest.approx((even,) * game.players)


def test_how_far_a_team_game_is_follows_from_the_points_of_a_side_together() -> None:
    """A team of two needs 16 points: with 5 and 3 half of the game is over."""
    laid = teams().seat(0, points=5).seat(1, points=6).seat(2, points=3).seat(3, points=0)
    reading = Reading((Stage(0.0, 0.0, 0.0), Stage(0.5, 2.0, 0.0), Stage(1.0, 0.0, 0.0)), (), 0.0)
    # At its half the logarithms are doubled: 0.64 to 0.04 is as 16 to 1.
    assert reader(seen(laid, 0), reading).read([0.8, 0.2, 0.8, 0.2]) == pytest.approx((16 / 17, 1 / 17) * 2)


def test_how_far_a_game_of_single_seats_is_follows_from_the_leader() -> None:
    """Three players need 12 points. Between two stages what counts lies between."""
    laid = table(3).seat(0, points=2).seat(1, points=3).seat(2, points=1)
    reading = Reading((Stage(0.0, 1.0, 0.0), Stage(0.5, 3.0, 0.0)), (), 0.0)
    # A quarter is half-way between the stages: the logarithms are doubled.
    assert reader(seen(laid, 0), reading).read([0.5, 0.25, 0.25]) == pytest.approx((4 / 6, 1 / 6, 1 / 6))


def test_a_game_with_michel_has_its_own_numbers() -> None:
    calibration = Calibration({
        "players3": Reading(PLAIN, (), 0.0), "players3_michel": Reading((Stage(0.0, 2.0, 0.0),), (), 0.0)})
    said = [0.5, 0.25, 0.25]
    assert Reader(seen(table(3), 0), calibration).read(said) == pytest.approx((0.5, 0.25, 0.25))
    assert Reader(seen(table(3).michel(), 0), calibration).read(said) == pytest.approx((4 / 6, 1 / 6, 1 / 6))


@pytest.mark.parametrize(("scale", "doubt", "low", "high"), [
    (1.0, 0.0, 0.4032, 0.5968),     # 1.96 errors of 0.05 are 0.392 on the scale of logarithms
    (2.0, 0.0, 0.3135, 0.6865),     # what is stretched has a wider band
    (2.0, 0.3, 0.2729, 0.7271),     # 0.4 from the worlds and 0.3 of doubt are 0.5 together
])
def test_a_band_has_two_parts(scale: float, doubt: float, low: float, high: float) -> None:
    found = reader(seen(table(3), 0), Reading((Stage(0.0, scale, doubt),), (), 0.0)).band(0.5, 0.5, 0.05)
    assert found == pytest.approx((low, high), abs=1e-4)
