"""The learnt value: what a seat has, weighed; teams by the sum of their seats."""

from math import exp

import pytest

from blackgate.ai.search.value import PLAIN, Value, feature_names, features, mode_name
from blackgate.model.state import GameState
from tests.table import Table, shipped, table


def only(**weights: float) -> Value:
    """A value that weighs these features alone."""
    return Value([weights.get(name, 0.0) for name in feature_names(shipped())], shipped())


def has(game: GameState, seat: int) -> dict[str, float]:
    return {name: number for name, number in zip(feature_names(shipped()), features(game, seat), strict=True) if number}


def test_chances_grow_with_the_score_as_odds_do() -> None:
    game = table(3).seat(0, points=6).seat(1, points=3).start().game
    grown = [exp(2.0 * share) for share in (0.5, 0.25, 0.0)]
    assert only(points=2.0).chances(game) == pytest.approx([each / sum(grown) for each in grown])


def test_a_teams_chance_is_from_both_of_its_seats() -> None:
    game = table(4, team=True).seat(0, points=2).seat(1, points=3).seat(2, points=6).seat(3).start().game
    ours, theirs = exp(2.0 * (2 + 6) / 16), exp(2.0 * 3 / 16)
    chance = ours / (ours + theirs)
    assert only(points=2.0).chances(game) == pytest.approx([chance, 1 - chance, chance, 1 - chance])


@pytest.mark.parametrize("mate", [2, 4])
def test_what_a_teammate_gains_raises_ones_own_chance(mate: int) -> None:
    value = only(points=3.0)
    before = table(6, team=True).seat(0, points=3).start().game
    after = table(6, team=True).seat(0, points=3).seat(mate, points=4).start().game
    assert value.chances(after)[0] > value.chances(before)[0]
    assert value.chances(after)[1] < value.chances(before)[1]
    assert sum(value.chances(after)) == pytest.approx(3.0)


def test_a_game_that_is_won_is_certain() -> None:
    game = table(2).seat(0, "cell_block", points=11, spoon=1).start().do("dig", tool="spoon").game
    assert only().chances(game) == [1.0, 0.0]


def test_features_say_what_a_seat_has() -> None:
    game = table(4).seat(0, "rec_area", points=5, cigarettes=6, knife=1, blade=1, shovel=1, pike=1, link=2, bandana=1,
                         wristwatch=1, riot=2).seat(1, "rec_area", knife=1).turn(0, actions=1).start().game
    mine = has(game, 0)
    assert mine["points"] == 0.5 and mine["points_squared"] == 0.25 and mine["shovels"] == 0.1
    assert mine["cigarettes"] == 0.6 and mine["weapons"] == 0.4 and mine["first_weapon"] == 1.0
    assert mine["hand"] == 1.0 and "hand_over_limit" not in mine and mine["accessories"] == pytest.approx(1 / 6)
    assert mine["pickaxe_parts"] == 1.0 and mine["parts_where_crafting"] == 1.0 and "shovel_parts" not in mine
    assert mine["where_to_trade"] == 1.0 and mine["where_to_trade_with_cash"] == 0.6 and mine["rares"] == 0.6
    assert mine["armed_rivals_here"] == 1.0 and mine["armed_rivals_here_with_tools"] == pytest.approx(0.3)
    assert mine["on_turn"] == 1.0 and mine["actions"] == 0.5 and mine["action:pool_hands"] == 2.0
    assert mine["cigarettes_for_a_pickaxe"] == 1.0 and "cigarettes_for_a_tool" not in mine
    assert has(game, 2)["turns_to_wait"] == 0.5 and has(game, 2)["at_home"] == 1.0


TRADER = table(4).seat(
    0, "rec_area", points=3, cigarettes=12, gang="crew_lookout", revealed=True, spoon=1, pickaxe=1, shovel=2,
    container=2, pike=4, link=2, blade=2, knife=1, bandana=1, tattoo_ink=2, wristwatch=2,
).seat(1, "rec_area", knife=1).seat(2, "rec_area", blade=1).seat(3, "rec_area", knife=1)
TRADER.turn(0, actions=3).michel("rec_area")
HURT = table(2).seat(0, "infirmary", points=6, beatings=1, cigarettes=7, pike=3, container=1, link=5, spoon=1, riot=1,
                     gang="triad_splicer").seat(1, "showers", blade=6, points=9).turn(1)
LOCKED_UP = table(4, team=True).seat(0, "solitary", points=4, beatings=2, shovel=1, pickaxe=1).seat(
    1, "solitary", knife=1).seat(2, points=3).seat(3, "cell_block_a", points=2, spoon=6, pike=1, link=1).turn(2)


@pytest.mark.parametrize(("laid", "seat", "found"), [
    (TRADER, 0, {
        "points": 0.3, "points_squared": 0.09, "spoons": 0.1, "pickaxes": 0.1, "shovels": 0.2, "need_in_hand": 0.7,
        "can_win_from_hand": 1, "cigarettes": 1, "cigarettes_for_a_tool": 1, "first_weapon": 1, "weapons": 0.6,
        "pickaxe_parts": 2, "shovel_parts": 2, "links": 0.5, "pikes": 1, "containers": 2 / 3, "accessories": 1 / 3,
        "hand": 1, "hand_over_limit": 2, "rares": 1.2, "armed_rivals_here": 2, "armed_rivals_here_with_tools": 2.1,
        "michel_here": 1, "on_turn": 1, "actions": 1.5, "where_to_trade": 1, "where_to_trade_with_cash": 1,
        "parts_where_crafting": 1, "has_gang": 1, "reach_squared": 1, "weapons_with_tools": 3,
        "cigarettes_for_a_pickaxe": 1, "prospects": (15.4 + 13.6) / 30, "best_prospect": 15.4 / 30,
        "gang:search_draws": 0.7}),
    (HURT, 0, {
        "points": 0.5, "points_squared": 0.25, "spoons": 1 / 12, "need_in_hand": 1 / 12, "one_beating": 1,
        "cigarettes": 0.7, "pickaxe_parts": 2, "shovel_parts": 1, "links": 1, "pikes": 1,
        "containers": 1 / 3, "hand": 1,
        "hand_over_limit": 0.2, "turns_to_wait": 0.5, "where_to_heal": 1, "where_to_heal_beaten": 1, "has_gang": 1,
        "has_background": 1, "reach_squared": (7 / 12) ** 2, "cigarettes_for_a_pickaxe": 1, "prospects": 10 / 30,
        "best_prospect": 6 / 30, "action:pool_hands": 1, "gang:no_link": 0.25, "background:gain_actions+draw": 1}),
    (HURT, 1, {
        "points": 0.75, "points_squared": 0.75**2, "first_weapon": 1, "weapons": 1, "hand": 0.6, "on_turn": 1,
        "actions": 1,
        "where_most_is_found": 1, "has_background": 1, "reach_squared": 0.75**2, "prospects": 0.3, "best_prospect": 0.3,
        "background:gain_cigarettes": 1}),
    (LOCKED_UP, 0, {
        "points": 0.25, "points_squared": 1 / 16, "pickaxes": 1 / 16, "shovels": 1 / 16, "need_in_hand": 5 / 16,
        "two_beatings": 1, "two_beatings_with_tools": 5 / 16, "hand": 0.2, "turns_to_wait": 0.5, "in_solitary": 1,
        "has_background": 1, "reach_squared": (9 / 16) ** 2, "background:gain_actions+draw": 1}),
    (LOCKED_UP, 3, {
        "points": 1 / 8, "points_squared": 1 / 64, "spoons": 3 / 8, "need_in_hand": 3 / 8, "pickaxe_parts": 1,
        "links": 0.25, "pikes": 1 / 3, "hand": 0.8, "turns_to_wait": 0.25, "parts_where_crafting": 1,
        "has_background": 1,
        "reach_squared": 0.25, "prospects": (8.9 + 3.0) / 30, "best_prospect": 8.9 / 30, "background:heal+draw": 1}),
])
def test_a_seat_has_these_features_and_no_others(laid: Table, seat: int, found: dict[str, float]) -> None:
    assert has(laid.start().game, seat) == pytest.approx(found)


@pytest.mark.parametrize(("turn", "waits"), [(0, [0, 0.25, 0.5, 0.75]), (3, [0.25, 0.5, 0.75, 0])])
def test_a_seat_waits_for_those_before_it(turn: int, waits: list[float]) -> None:
    game = table(4).turn(turn).start().game
    assert [has(game, seat).get("turns_to_wait", 0) for seat in range(4)] == waits


@pytest.mark.parametrize(("place", "feature"), [
    ("cafeteria", "where_to_steal"), ("infirmary", "where_to_heal"), ("showers", "where_most_is_found"),
    ("rec_area", "where_to_trade"), ("solitary", "in_solitary"), ("cell_block", "at_home"),
])
def test_a_place_counts_by_what_it_offers(place: str, feature: str) -> None:
    places = {"where_to_steal", "where_to_heal", "where_most_is_found", "where_to_trade", "in_solitary", "at_home"}
    assert has(table().seat(0, place).start().game, 0).keys() & places == {feature}


def test_what_bars_digging_weighs() -> None:
    two = has(table(4).seat(0, "infirmary", beatings=2, shovel=1).start().game, 0)
    assert two["two_beatings"] == 1.0 and two["two_beatings_with_tools"] == pytest.approx(0.3)
    assert two["where_to_heal_beaten"] == 1.0 and "one_beating" not in two
    one = has(table(4).seat(0, beatings=1, shovel=1, points=7).start().game, 0)
    assert one["one_beating"] == one["wins_with_one_dig"] == one["wins_at_home"] == one["can_win_from_hand"] == 1.0
    assert "two_beatings" not in one
    barred = has(table(4).seat(0, beatings=2, shovel=1, points=7).start().game, 0)
    assert "wins_with_one_dig" not in barred and barred["can_win_from_hand"] == 1.0


def test_gangs_pay_less_near_the_end_and_a_background_until_it_is_revealed() -> None:
    game = table(4).seat(0, gang="crew_lookout", background="medic").seat(1, points=4).seat(
        2, background="forger", revealed=True).start().game
    mine = has(game, 0)
    assert mine["gang:search_draws"] == pytest.approx(0.6)
    assert mine["has_gang"] == mine["has_background"] == mine["background:heal+draw"] == 1.0
    assert not any(name.startswith(("background:", "has_background")) for name in has(game, 2))


def test_every_part_of_a_value_counts_in_its_score() -> None:
    game = table(4).seat(0, gang="crew_lookout", background="medic", riot=2, points=5).start().game
    weights = {name: 1.0 + number / 7 for number, name in enumerate(feature_names(shipped()))}
    value = only(**weights)
    for seat in range(4):
        assert value.score(game, seat) == pytest.approx(
            sum(weights[name] * number for name, number in has(game, seat).items()))
    assert len(PLAIN) < len(feature_names(shipped())) == len(set(feature_names(shipped())))


def test_weights_are_kept_by_the_way_to_play() -> None:
    assert [mode_name(2, False), mode_name(6, True)] == ["players2", "team6"]
