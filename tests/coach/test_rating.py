"""The rating: between the levels' fixed numbers, by what was missed."""

from pathlib import Path

import pytest

from blackgate.cards.library import SHIPPED, load_pack
from blackgate.coach.rating import (
    ABOVE_HARD, FEWEST, FIXED, KINDS, LATEST, LIGHTEST, MOST, VERBS, Decision, Played, Scale, level_like, load_scale,
    mode_of_record, number, played, rating_of, rival_for, through_time,
)
from blackgate.model.actions import ACTIONS
from blackgate.model.sorts import name_of
from tests.table import shipped

EXPECTED = (120.0, 90.0, 60.0, 6.0)     # what random, easy, medium and hard would miss
SCALE = Scale(
    {best: {done: 3 if (best, done) == ("cards", "moves") else 1 for done in VERBS} for best in VERBS},
    {level: {kind: share * (2 if kind == "fights" else 1) for kind in VERBS}
     for level, share in zip(FIXED, (0.4, 0.3, 0.2, 0.02), strict=True)},
    {"players4": dict.fromkeys(FIXED, 1.0)},
)
MODES = ("players2", "players3", "players4", "players5", "players6", "team4", "team6")


@pytest.mark.parametrize(("level", "missed"), [*zip(FIXED, EXPECTED, strict=True)])
def test_who_misses_as_much_as_a_level_has_its_number(level: str, missed: float) -> None:
    assert number(missed - LIGHTEST, EXPECTED) == FIXED[level]


def test_who_misses_less_is_rated_higher_up_to_the_ends_of_the_scale() -> None:
    ratings = [number(missed, EXPECTED) for missed in range(180)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] == MOST and ratings[-1] == 0
    assert number(72, EXPECTED) == pytest.approx(600, abs=30)       # between easy and medium


def decisions(best: str, done: str, missed: int, well: int) -> list[Decision]:
    """A game in which an action was done so often instead of the best one, and so often the best one."""
    return [Decision(best, done, 0.01)] * missed + [Decision(best, best, 0.0)] * well


def test_hard_decisions_forgive_more() -> None:
    easy_ones = played(decisions("search", "draw", 8, 32), "players4", SCALE)
    hard_ones = played(decisions("extort", "fight", 8, 32), "players4", SCALE)
    assert easy_ones.missed == hard_ones.missed == 8 and easy_ones.decisions == 40
    found = [rating_of([game]) for game in (easy_ones, hard_ones)]
    assert found[0] is not None and found[1] is not None and found[0].number < found[1].number


def test_a_miss_weighs_by_what_was_done_instead() -> None:
    light, heavy = (played(decisions("search", done, 8, 32), "players4", SCALE) for done in ("draw", "roll_move"))
    assert (light.missed, heavy.missed) == (8, 24) and light.expected == heavy.expected
    found = [rating_of([game]) for game in (light, heavy)]
    assert found[0] is not None and found[1] is not None and found[0].number > found[1].number


def test_how_much_was_lost_says_nothing() -> None:
    much = [Decision("search", "draw", 0.4)] * 8 + [Decision("search", "search", 0.0)] * 32
    assert played(much, "players4", SCALE) == played(decisions("search", "draw", 8, 32), "players4", SCALE)


def test_a_short_game_and_a_way_to_play_without_a_scale_say_nothing() -> None:
    assert rating_of([]) is None
    assert rating_of([Played(FEWEST - 1, 3, EXPECTED)]) is None
    assert rating_of([played(decisions("search", "draw", 9, 41), "players9", SCALE)]) is None
    assert rating_of([Played(FEWEST, 3, EXPECTED)]) is not None


def test_one_game_leaves_everything_open_and_many_equal_ones_nothing() -> None:
    one = rating_of([Played(60, 20, EXPECTED)])
    assert one is not None and (one.low, one.high, one.games) == (0, MOST, 1)
    ten = rating_of([Played(60, 20, EXPECTED)] * 10)
    assert ten is not None and ten.low == ten.number == ten.high and ten.games == 10
    mixed = rating_of([Played(60, missed, EXPECTED) for missed in (10, 30) * 5])
    assert mixed is not None and mixed.low < mixed.number - 50 and mixed.high > mixed.number + 50


def test_only_the_latest_games_count() -> None:
    old, new = [Played(60, 140, EXPECTED)] * 30, [Played(60, 6, EXPECTED)] * LATEST
    found = rating_of(new)
    assert found is not None and rating_of([*old, *new]) == found
    line = through_time([*old, Played(3, 0, EXPECTED), *new])
    assert len(line) == len(old) + len(new) and line[-1] == found.number and line[:30] == [line[0]] * 30


@pytest.mark.parametrize(("rating", "like", "rival"), [
    (0, "random", "easy"), (190, "random", "easy"), (500, "easy", "easy"), (700, "medium", "medium"),
    (1150, "hard", "hard"), (ABOVE_HARD, "hard", "expert"),
])
def test_a_rating_is_like_a_level_and_has_its_rivals(rating: int, like: str, rival: str) -> None:
    assert level_like(rating) == like and rival_for(rating) == rival


def test_every_action_belongs_to_a_kind() -> None:
    assert set(KINDS) == set(map(name_of, ACTIONS))


@pytest.mark.parametrize("mode", MODES)
def test_the_shipped_scale_puts_the_levels_in_their_order(mode: str) -> None:
    usual = ["moves"] * 20 + ["cards"] * 20 + ["tools"] * 10 + ["fights"] * 5 + ["turns"] * 5
    expected = load_scale().expected(mode, usual)
    assert len(expected) == len(FIXED) and list(expected) == sorted(expected, reverse=True)
    assert 0 < expected[-1] < len(usual)


def test_in_the_shipped_scale_every_miss_weighs_something_and_idle_walks_weigh_most() -> None:
    weights = load_scale().weights
    assert set(weights) == set(VERBS) and all(set(row) == set(VERBS) for row in weights.values())
    assert min(weight for row in weights.values() for weight in row.values()) >= LIGHTEST
    for best in ("tools", "cards"):
        assert weights[best]["moves"] > weights[best][best]


def test_games_with_other_cards_or_from_a_position_are_not_rated(tmp_path: Path) -> None:
    options = {"players": 4, "team": True}
    assert mode_of_record({"options": options}, shipped()) == "team4"
    assert mode_of_record({"position": {}}, shipped()) == ""
    rules = (SHIPPED / "rules.yaml").read_text(encoding="utf-8").replace("hand_limit: 10", "hand_limit: 9")
    (tmp_path / "rules.yaml").write_text(rules, encoding="utf-8")
    assert mode_of_record({"options": options}, load_pack(tmp_path)) == ""
