"""Reasons for a turn, in positions laid out by hand: each is given where its facts hold, and nowhere else."""

from typing import Any

import pytest

from tests.table import table

from .reasons_found import seeing, why


def test_a_team_wins_with_the_points_of_both() -> None:
    """Two players need 16 points together."""
    laid = table(4, team=True).seat(0, "cell_block_a", points=8, shovel=1)
    assert why(laid.seat(2, points=5), "dig", tool="shovel") == {"wins_now": {"tool": "shovel"}}
    assert "wins_now" not in why(laid.seat(2, points=4), "dig", tool="shovel")


def test_a_rival_team_is_about_to_win_with_the_points_of_both() -> None:
    laid = table(4, team=True).seat(0, "cafeteria", snitch=1).seat(1, "showers", points=7).seat(3, "rec_area", points=6)
    assert why(laid, "play", card="snitch", seat=1)["card_denies"] == {"other": 1, "left": 3}


@pytest.mark.parametrize(("points", "is_denied"), [(8, False), (9, True)])
def test_who_lacks_one_shovel_is_about_to_win(points: int, is_denied: bool) -> None:
    laid = table(3).seat(0, "cafeteria", snitch=1).seat(1, "cell_block", points=points)
    assert ("card_denies" in why(laid, "play", card="snitch", seat=1)) is is_denied


@pytest.mark.parametrize(("bonus", "points", "left"), [(0, 1, 9), (2, 3, 7)])
def test_what_improves_the_next_dig_counts(bonus: int, points: int, left: int) -> None:
    laid = table(3).seat(0, "cell_block", points=2, spoon=1).turn(0, dig_bonus=bonus)
    assert why(laid, "dig", tool="spoon")["digs"] == {"points": points, "left": left}


def test_the_next_dig_wins_with_another_tool_and_another_action() -> None:
    laid = table(3).seat(0, "cell_block", points=8, shovel=1, spoon=1)
    assert why(laid, "dig", tool="shovel")["wins_next"] == {"points": 1}
    assert "wins_next" not in why(laid.turn(0, actions=1), "dig", tool="shovel")
    lone = table(3).seat(0, "cell_block", points=6, shovel=1)
    assert "wins_next" not in why(lone, "dig", tool="shovel"), "a Shovel is dug in once"


def test_the_race_is_against_who_lacks_least() -> None:
    laid = table(3).seat(0, "cell_block", spoon=1).seat(1, "showers", points=2).seat(2, "showers", points=10)
    assert why(laid, "dig", tool="spoon")["digs_in_time"] == {"other": 2, "left": 2}


@pytest.mark.parametrize(("beatings", "key"), [(0, "race"), (2, "digs_in_time")])
def test_who_is_beaten_twice_does_not_win_next_turn(beatings: int, key: str) -> None:
    laid = table(3).seat(0, "cell_block", spoon=1).seat(1, "cell_block", points=9, shovel=1, beatings=beatings)
    found = why(seeing(laid, 1), "dig", tool="spoon")
    assert {"race", "digs_in_time"} & found.keys() == {key}


@pytest.mark.parametrize(("points", "wins"), [(10, False), (9, True), (8, True), (7, False)])
def test_a_tool_wins_where_it_is_the_one_that_was_missing(points: int, wins: bool) -> None:
    """A Pickaxe in hand is worth 2 points, two of them 4. Twelve win."""
    laid = table(3).seat(0, "cafeteria", points=points, pickaxe=1, pike=1, link=1)
    assert ("craft_wins" in why(laid, "craft", product="pickaxe")) is wins


def test_solitary_is_quiet() -> None:
    laid = table(3).seat(0, "solitary", shovel=1).seat(1, "solitary", knife=1)
    assert "go_safe" not in why(seeing(laid, 1), "cautious_move", place="infirmary")


def test_a_place_with_another_knife_is_not_safe() -> None:
    laid = table(3).seat(0, "showers", link=1).seat(1, "showers", knife=1).seat(2, "infirmary", knife=1)
    play = seeing(laid, 1, 2)
    assert "go_safe" not in why(play, "cautious_move", place="infirmary")
    assert why(play, "cautious_move", place="rec_area")["go_safe"] == {"place": "rec_area", "other": 1}


def test_one_goes_to_rob_with_a_weapon_and_for_the_best_tool() -> None:
    rival: dict[str, Any] = {"spoon": 1, "shovel": 1}
    laid = table(3).seat(0, "showers", blade=1).seat(1, "cafeteria", **rival)
    assert why(seeing(laid, 1), "cautious_move", place="cafeteria")["go_rob"] == {
        "place": "cafeteria", "other": 1, "tool": "shovel"}
    unarmed = table(3).seat(0, "showers").seat(1, "cafeteria", **rival)
    assert "go_rob" not in why(seeing(unarmed, 1), "cautious_move", place="cafeteria")


def test_staying_is_safe_where_no_weapon_is_and_one_is_elsewhere() -> None:
    laid = table(3).seat(0, "infirmary", shovel=1).seat(1, "showers", knife=1).seat(2, "rec_area", knife=1)
    assert why(seeing(laid, 1), "end_turn") == {"end_safe": {"cards": {"shovel": 1}, "place": "infirmary"}}
    threatened = table(3).seat(0, "infirmary", shovel=1).seat(1, "infirmary", knife=1).seat(2, "rec_area", knife=1)
    assert why(seeing(threatened, 1, 2), "end_turn") == {"end_nothing": {}}


def test_only_the_tool_itself_is_known_to_be_there() -> None:
    laid = table(3).seat(0, "showers", knife=1).seat(1, "showers", link=1, shovel=1)
    play = laid.start()
    play.game.known[3] = play.game.hand[1] - seeing(table(3).seat(1, shovel=1)).game.hand[1]      # the Link alone
    assert "extort_known" not in why(play, "extort", seat=1, tool="shovel", weapons=["knife"])
    assert "extort_known" in why(seeing(laid, 1), "extort", seat=1, tool="shovel", weapons=["knife"])


def test_who_is_extorted_as_the_leader_is_the_leader() -> None:
    laid = table(3).seat(0, "showers", knife=1).seat(1, "showers", points=9, link=1).seat(
        2, "showers", points=10, link=1)
    found = [why(laid, "extort", seat=seat, tool="spoon", weapons=["knife"]) for seat in (1, 2)]
    assert "extort_leader" not in found[0] and found[1]["extort_leader"] == {"other": 2, "left": 2}


def test_what_is_sold_out_is_not_what_a_sale_pays_for() -> None:
    laid = table(3).seat(0, "rec_area", phone=1, cigarettes=3)
    assert why(laid, "sell", cards={"phone": 1})["sell_price"] == {"tool": "shovel", "cigarettes": 8}
    sold_out = laid.seat(1, tunnel={"shovel": 3}).seat(2, tunnel={"shovel": 3}).piles(shovel=0)
    assert why(sold_out, "sell", cards={"phone": 1})["sell_price"]["tool"] == "pickaxe"


@pytest.mark.parametrize(("gang", "tool"), [(None, None), ("cartel_fence", "shovel")])
def test_what_a_fence_gets_more_counts(gang: str | None, tool: str | None) -> None:
    """A Phone is worth 5, to a fence 9; a Shovel costs 8, a Pickaxe 6."""
    laid = table(3).seat(0, "showers", phone=1, gang=gang)
    found = why(laid, "cautious_move", place="rec_area")
    assert found.get("go_sell", {}).get("tool") == tool


@pytest.mark.parametrize(("stock", "is_last"), [(1, True), (2, False)])
def test_the_last_one_is_the_last_one(stock: int, is_last: bool) -> None:
    laid = table(3).seat(0, "rec_area", cigarettes=8).piles(shovel=stock)
    assert ("buy_last" in why(laid, "buy", item="shovel")) is is_last


@pytest.mark.parametrize(("links", "over"), [(9, None), (10, 1)])
def test_over_the_limit_begins_after_ten_cards(links: int, over: int | None) -> None:
    sale = table(3).seat(0, "rec_area", link=links, phone=1)
    assert why(sale, "sell", cards={"link": 1}).get("sell_limit", {}).get("over") == over
    card = table(3).seat(0, "rec_area", link=links, care_package=1)
    assert why(card, "play", card="care_package").get("card_lighter", {}).get("over") == over


@pytest.mark.parametrize(("cards", "is_missing"), [({}, False), ({"bandana": 1}, True), ({"bandana": 2}, True)])
def test_a_gang_is_near_when_one_accessory_is_missing(cards: dict[str, Any], is_missing: bool) -> None:
    assert ("search_gang" in why(table(3).seat(0, "showers", **cards), "search")) is is_missing


def test_who_can_join_already_searches_for_nothing() -> None:
    laid = table(3).seat(0, "showers", bandana=1, leather_gloves=1, tattoo_ink=1)
    found = why(laid, "search")
    assert found.get("search_gang", {}).get("gang") not in ("bikers", "triad", "queers")


def test_who_needs_no_link_misses_none() -> None:
    assert "search_part" in why(table(3).seat(0, "showers", pike=1), "search")
    assert "search_part" not in why(table(3).seat(0, "showers", pike=1, gang="triad_splicer"), "search")


def test_a_gang_may_steal_more_spoons() -> None:
    assert why(table(3).seat(0, "cafeteria"), "steal_spoon")["spoon"] == {"points": 1}
    assert why(table(3).seat(0, "cafeteria", gang="crew_fingers"), "steal_spoon")["spoon"] == {"points": 2}


@pytest.mark.parametrize("revealed", [False, True])
def test_a_gang_suits_a_background_that_is_still_to_come(revealed: bool) -> None:
    laid = table(3).seat(0, "showers", bandana=1, leather_gloves=1, background="mechanic", revealed=revealed)
    found = why(laid, "join", gang="bikers", accessories=["bandana", "leather_gloves"])
    assert found.get("join_background") == (None if revealed else {"gang": "bikers", "background": "mechanic"})


def test_the_power_that_lies_on_top_is_the_one_that_is_joined_for() -> None:
    laid = table(3).seat(0, "showers", bandana=1, leather_gloves=1).gangs(bikers=["bikers_detour", "bikers_scout"])
    found = why(laid, "join", gang="bikers", accessories=["bandana", "leather_gloves"])
    assert found["join_power"] == {"power": "bikers_detour", "gang": "bikers"}


@pytest.mark.parametrize(("gang", "beatings", "is_last"), [
    (None, 1, True), ("bratva_hard_case", 1, False), ("bratva_hard_case", 2, False),
])
def test_one_heals_before_the_beating_that_would_bar_from_digging(
    gang: str | None, beatings: int, is_last: bool,
) -> None:
    """Two Beatings bar from digging, but not a hard case: there is no third one."""
    laid = table(3).seat(0, "infirmary", beatings=beatings, gang=gang).seat(1, "showers", knife=1)
    assert ("heal_before_more" in why(seeing(laid, 1), "heal")) is is_last


@pytest.mark.parametrize(("gang", "beatings", "is_last"), [
    (None, 0, True), ("bratva_hard_case", 0, False), ("bratva_hard_case", 1, True),
])
def test_one_crafts_before_the_beating_that_would_bar_from_crafting(
    gang: str | None, beatings: int, is_last: bool,
) -> None:
    laid = table(3).seat(0, "cafeteria", beatings=beatings, gang=gang, pike=1, link=1).seat(1, "cafeteria", knife=1)
    assert ("craft_before_beating" in why(seeing(laid, 1), "craft", product="pickaxe")) is is_last


@pytest.mark.parametrize(("points", "key"), [(9, "go_win"), (8, "go_dig")])
def test_home_wins_where_the_tools_suffice(points: int, key: str) -> None:
    laid = table(3).seat(0, "showers", points=points, shovel=1)
    assert {"go_win", "go_dig"} & why(laid, "cautious_move", place="cell_block").keys() == {key}


def test_three_of_six_faces_lead_home() -> None:
    assert why(table(3).seat(0, "cafeteria", shovel=1), "roll_move")["roll_home"] == {
        "place": "cell_block", "cards": {"shovel": 1}, "faces": 3}


def test_one_goes_to_a_teammate() -> None:
    laid = table(4, team=True).seat(0, "showers").seat(2, "rec_area")
    assert why(laid, "cautious_move", place="rec_area")["go_mate"] == {"place": "rec_area", "mate": 2}
    assert "go_mate" not in why(laid, "cautious_move", place="infirmary")


def test_michel_is_sent_from_where_one_is_and_from_ones_home() -> None:
    laid = table(3).seat(0, "rec_area").seat(1, "cafeteria").seat(2, "cafeteria")
    for place, keys in (("rec_area", {"michel_home"}), ("cell_block", {"michel_home"}), ("showers", {"michel_moves"})):
        play = laid.michel(place).start().do("end_turn")
        assert why(play, "move_michel").keys() == keys


def test_michel_is_sent_to_the_rival_who_lacks_least() -> None:
    laid = table(3).seat(0, "infirmary").seat(1, "rec_area", points=3).seat(2, "rec_area", points=7)
    play = laid.michel("showers").rolls(4).start().do("end_turn").do("move_michel")
    assert why(play, "go", place="rec_area") == {"michel_to": {"place": "rec_area", "other": 2}}


def test_a_hopeless_fight_is_no_reason_to_extort() -> None:
    """Three Knives against none left after the one that is laid."""
    laid = table(3).seat(0, "showers", knife=1).seat(1, "showers", knife=3)
    assert "extort_odds" not in why(seeing(laid, 1), "extort", seat=1, tool="shovel", weapons=["knife"])
    unarmed = table(3).seat(0, "showers", knife=3).seat(1, "showers", link=1)
    assert why(seeing(unarmed, 1), "extort", seat=1, tool="shovel", weapons=["knife"])["extort_odds"]["percent"] == 95


def test_tools_that_are_sold_dig_nobody_out() -> None:
    laid = table(3).seat(0, "rec_area", points=8, pickaxe=1, phone=1)
    assert "sell_wins" not in why(laid, "sell", cards={"phone": 1, "pickaxe": 1})
    assert "sell_wins" in why(laid.seat(0, "rec_area", points=8, spoon=1, phone=1, cigarettes=3), "sell",
                              cards={"phone": 1})


def test_more_than_three_reasons_would_not_be_read() -> None:
    laid = table(3).seat(0, "cell_block", points=7, shovel=2).seat(1, "cell_block", points=10, knife=1, shovel=1)
    found = why(seeing(laid, 1), "dig", tool="shovel")
    assert list(found) == ["wins_next", "digs_before_theft", "race"]
