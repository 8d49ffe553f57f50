"""Reasons for cards and for answers, in positions laid out by hand."""

from typing import Any

import pytest

from tests.table import Play, table

from .reasons_found import seeing, why


@pytest.mark.parametrize(("beatings", "key"), [(0, {"card_beats"}), (1, {"card_bars"}), (2, set())])
def test_the_second_beating_bars_from_digging_and_a_third_does_nothing(beatings: int, key: set[str]) -> None:
    laid = table(3).seat(0, "showers", ambush=1).seat(1, "showers", beatings=beatings)
    found = why(laid, "play", card="ambush", seat=1)
    assert {"card_beats", "card_bars"} & found.keys() == key


def test_a_theft_aims_at_the_best_tool_that_is_known() -> None:
    laid = table(3).seat(0, "showers", sleight_of_hand=1).seat(1, "showers", spoon=1, shovel=1, link=1)
    assert why(seeing(laid, 1), "play", card="sleight_of_hand", seat=1)["card_takes_best"] == {
        "other": 1, "tool": "shovel", "size": 3}


def test_an_inspection_aims_at_who_is_known_to_have_a_tool() -> None:
    laid = table(3).seat(0, "showers", inspection=1).seat(1, "rec_area", link=1).seat(2, "rec_area", spoon=1)
    assert why(seeing(laid, 2), "play", card="inspection", place="rec_area")["card_inspects"] == {
        "place": "rec_area", "other": 2}


def test_cigarettes_are_collected_from_others_and_from_who_has_them() -> None:
    laid = table(3).seat(0, "showers", background="loan_shark", cigarettes=9).seat(1, cigarettes=5).seat(
        2, cigarettes=1)
    assert why(laid, "reveal")["card_collects"] == {"cigarettes": 3}
    member = laid.seat(0, "showers", background="loan_shark", cigarettes=9, gang="cartel_fence")
    assert why(member, "reveal")["card_collects"] == {"cigarettes": 5}, "a member collects up to four of each"


def test_pockets_are_picked_here_or_by_a_member_everywhere() -> None:
    laid = table(4).seat(1, "showers", link=1).seat(2, "rec_area", link=1).seat(3, "showers")
    assert why(laid.seat(0, "showers", background="pickpocket"), "reveal")["card_pockets"] == {"robbed": 1}
    member = laid.seat(0, "showers", background="pickpocket", gang="crew_lookout")
    assert why(member, "reveal")["card_pockets"] == {"robbed": 2}


@pytest.mark.parametrize(("place", "points", "key"), [
    ("cell_block", 8, "card_dig_wins"), ("cell_block", 7, "card_dig"), ("cell_block", 9, "card_dig"),
    ("showers", 8, "card_dig"),
])
def test_an_improved_dig_wins_at_home_where_it_makes_the_difference(place: str, points: int, key: str) -> None:
    laid = table(3).seat(0, place, background="miner", points=points, shovel=1)
    assert why(laid, "reveal").keys() == {key}


def test_no_more_beatings_are_healed_than_there_are() -> None:
    for beatings in (1, 2):
        laid = table(3).seat(0, "showers", background="medic", beatings=beatings)
        assert why(laid, "reveal")["card_heals"] == {"beatings": beatings}


def extorted(tool: str = "shovel", points: int = 0, knives: int = 1, **hand: Any) -> Play:
    """Seat 0 demands a tool of seat 1."""
    laid = table(3).seat(0, "showers", knife=knives).seat(1, "showers", points=points, **hand)
    return laid.start().do("extort", seat=1, tool=tool, weapons=["knife"])


def test_who_is_unarmed_had_better_yield() -> None:
    assert "yield_unarmed" in why(extorted(shovel=1), "cooperate")
    assert "yield_unarmed" not in why(extorted(shovel=1, blade=1), "cooperate")


@pytest.mark.parametrize(("hand", "tool", "is_needed"), [
    ({"shovel": 2}, "shovel", True), ({"shovel": 2, "spoon": 1}, "spoon", False), ({"shovel": 1}, "shovel", False),
])
def test_one_fights_for_a_tool_without_which_the_rest_does_not_do(
    hand: dict[str, int], tool: str, is_needed: bool,
) -> None:
    """Six points are missing."""
    found = why(extorted(tool, 6, blade=1, **hand), "fight")
    assert ("fight_for_win" in found) is is_needed


def test_a_weapon_keeps_ones_own_tool_or_takes_the_others() -> None:
    play = extorted(shovel=1, blade=1, knives=2).do("fight")
    assert why(play, "weapon", kind="blade")["weapon_keeps_tool"] == {"other": 0}
    play.do("weapon", kind="blade")
    assert why(play, "weapon", kind="knife")["weapon_takes_tool"] == {"other": 1, "tool": "shovel"}


def test_a_helpers_weapon_helps_a_teammate() -> None:
    laid = table(4, team=True).seat(0, "showers", knife=1).seat(1, "showers", link=1).seat(2, "rec_area").seat(
        3, "showers", knife=1)
    play = laid.start().do("extort", seat=1, tool="shovel", weapons=["knife"]).do("fight").do("give_up")
    assert play.asked == 3
    assert why(play, "weapon", kind="knife")["weapon_helps"]["mate"] == 1


def test_nobody_gives_up_for_the_odds_of_a_fight_that_is_won() -> None:
    """The attacker has laid the only card."""
    assert why(extorted(shovel=1, blade=1).do("fight"), "give_up").keys() == {"give_up_saves"}


@pytest.mark.parametrize(("discard", "percent"), [([], 43), (["calm"], 33), (["spoon_pickaxe", "pickaxe"], 60)])
def test_michels_next_card_is_calm_as_often_as_calm_ones_are_left(discard: list[str], percent: int) -> None:
    """Three of eight are calm. One with a knife lies on the table."""
    laid = table(3).seat(0, "cafeteria", blade=1, spoon=1).michel("showers", ("spoon",))
    laid._position["michel"]["discard"] = discard
    play = laid.start().do("cautious_move", place="showers")
    assert why(play, "fight") == {"michel_calm": {"percent": percent}}
    assert why(play, "cooperate", tool="spoon") == {"michel_yield": {"tool": "spoon"}}


def test_nobody_fights_michel_for_a_card_that_is_not_turned_up() -> None:
    """Only a Weapon turns up the next card (R10e)."""
    play = table(3).seat(0, "cafeteria", spoon=1).michel("showers", ("spoon",)).start()
    assert why(play.do("cautious_move", place="showers"), "fight") == {"nothing_better": {}}


def test_tools_are_kept_only_where_they_are_not_discarded() -> None:
    play = table(3).seat(0, "showers", link=10, spoon=1).start().do("end_turn")
    assert why(play, "discard", cards={"link": 1}, count=1) == {
        "discard_keeps_tools": {"cards": {"spoon": 1}}, "discard_least": {"cards": {"link": 1}}}
    assert why(play, "discard", cards={"spoon": 1}, count=1) == {"nothing_better": {}}


def test_a_tool_is_welcome_and_is_not_given_away_for_its_own_sake() -> None:
    laid = table(4, team=True).seat(0, "showers", shovel=1, link=1).seat(2, "showers", spoon=1, pike=1)

    def offered(give: str, take: str) -> Play:
        given, taken = ({"cards": {card: 1}, "cigarettes": 0} for card in (give, take))
        return laid.start().do("exchange", seat=2, give=given, take=taken)

    assert why(offered("shovel", "pike"), "accept") == {"accept_tools": {"mate": 0, "cards": {"shovel": 1}}}
    assert why(offered("link", "spoon"), "accept") == {"accept": {}}
    assert why(offered("link", "spoon"), "decline") == {"decline": {}}
    assert why(offered("shovel", "pike"), "decline") == {"nothing_better": {}}
    given = {"cards": {"link": 1}, "cigarettes": 0}
    assert why(laid, "exchange", seat=2, give=given, take={"cards": {}, "cigarettes": 0}) == {"exchange": {"mate": 2}}


@pytest.mark.parametrize(("card", "key"), [
    ("shovel", "choose_best"), ("spoon", "card_takes"), ("knife", "choose_weapon"), ("link", "card_takes"),
])
def test_the_best_card_of_a_hand_is_the_tool_that_scores_most(card: str, key: str) -> None:
    play = table(3).seat(0, "showers", background="whistleblower", gang="queers_carers").seat(
        1, "cafeteria", shovel=1, spoon=1, knife=1, link=1).start().do("reveal", seat=1)
    assert why(play, "choose_card", kind=card).keys() == {key}


def test_who_calls_an_extortion_off_may_keep_what_was_laid() -> None:
    for gang, keeps in ((None, False), ("queers_carers", True)):
        found = why(extorted(shovel=1, background="advocate", gang=gang), "reveal")
        assert found["card_calls_off"] == {"other": 0} and ("card_keeps_laid" in found) is keeps


def test_a_background_that_does_not_answer_is_not_saved_for_later() -> None:
    for background, key in (("mechanic", "react_cannot"), ("advocate", "react_small")):
        laid = table(3).seat(0, "showers", ambush=1).seat(1, "showers", background=background)
        assert why(laid.start().do("play", card="ambush", seat=1), "pass").keys() == {key}
