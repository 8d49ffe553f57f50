"""The recipe of the rating's scale."""

from random import Random

from blackgate.coach.rating import Decision
from lab import rating


def seats(level: str, instead: str, share: float, number: int) -> list[tuple[str, rating.Seat]]:
    """Games of a level that does one thing instead of a search, in this share of its decisions."""
    random = Random(number)
    return [("players4", rating.Seat(level, [
        Decision("search", instead, 0.01) if random.random() < share else Decision("search", "search", 0.0)
        for _ in range(60)])) for _ in range(number)]


def test_what_random_does_more_often_than_medium_weighs_more_than_what_both_do() -> None:
    told = [*seats("random", "roll_move", 0.6, 30), *seats("random", "draw", 0.2, 30),
            *seats("medium", "roll_move", 0.1, 30), *seats("medium", "draw", 0.2, 30)]
    weights = rating._weights(told)["cards"]
    assert rating.LIGHT == weights["cards"] < weights["moves"] <= rating.HEAVY


def test_the_numbers_of_a_level_give_what_it_missed() -> None:
    told = seats("easy", "roll_move", 0.4, 50)
    weights = rating._weights(told)
    missed, factors = rating._fitted(told, ["players4"], weights)
    real = sum(rating._missed(seat, weights) for _, seat in told) / (50 * 60)
    assert abs(missed["cards"] * factors["players4"] - real) < 0.01


def test_an_interval_has_its_mean_inside_and_is_narrower_with_more_games() -> None:
    few, many = (rating._interval([(each % 7, 10) for each in range(games)]) for games in (20, 500))
    assert few[1] < few[0] < few[2] and many[1] < many[0] < many[2]
    assert many[2] - many[1] < few[2] - few[1]
