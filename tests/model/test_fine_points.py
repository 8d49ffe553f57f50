from functools import cache

import pytest

from blackgate.cards.library import PAST, past_pack
from tests.model.counting import all_search_cards, one
from tests.table import Box, table


@cache
def past_box() -> Box:
    """The cards of version 0.1, whose tunnel rats score two points with a Spoon."""
    pack = past_pack(next(PAST.glob("*.json")).stem)
    assert pack is not None
    return Box(pack)


def test_the_saddlebags_count_moves_by_cards() -> None:                                # R14a
    game = table().seat(0, gang="bikers_saddlebags", passkey=1).search("link").start()
    game.do("play", card="passkey", place="showers")
    assert game.hand(0) == {"link": 1}


def test_the_saddlebags_count_moves_by_backgrounds() -> None:                          # R14a
    game = (
        table().seat(0, gang="bikers_saddlebags", background="road_smuggler").search("link", "pike", "phone").start()
    )
    game.do("reveal", place="cafeteria")
    assert game.hand(0) == {"link": 1, "pike": 1, "phone": 1}


def test_the_saddlebags_count_following_a_teammate() -> None:                          # R14a
    game = (
        table(team=True).seat(0, gang="bikers_saddlebags").seat(2, "showers", gang="bikers_scout")
        .search("link").start()
    )
    game.do("follow", place="showers")
    assert game.hand(0) == {"link": 1}


def test_every_open_place_is_another_from_solitary() -> None:                          # R14a
    game = table().seat(0, "solitary", passkey=1).start()
    assert {option["place"] for option in game.options("play")} == {
        "cell_block", "cafeteria", "infirmary", "showers", "rec_area",
    }


def test_the_saddlebags_do_not_count_being_sent_to_solitary() -> None:                 # R14a
    game = table().seat(0, snitch=1).seat(1, gang="bikers_saddlebags", revealed=True).search("link").start()
    game.do("play", card="snitch", seat=1)
    assert game.hand(1) == {}


def test_the_saddlebags_do_not_count_a_getaway_in_somebody_elses_turn() -> None:       # R14a
    game = (
        table().seat(0, knife=1).seat(1, gang="bikers_saddlebags", background="getaway_driver").search("link").start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("reveal", place="showers")
    assert game.place(1) == "showers"
    assert game.hand(1) == {}


def test_the_saddlebags_draw_before_michel_comes() -> None:                            # R14a
    game = table(2).seat(0, gang="bikers_saddlebags").michel("showers", ("shovel",)).search("blade").start()
    game.do("cautious_move", place="showers")
    assert game.prompt == "michel"
    assert game.hand(0) == {"blade": 1}


def test_rejoining_does_not_renew_a_power_used_this_turn() -> None:                    # R14c
    game = (
        table(4).seat(0, "infirmary", gang="queers_headliner", beatings=2, bandana=1, gold_chain=1, tracksuit=1)
        .seat(1, gang="queers_sanctuary").seat(2, gang="queers_carers").seat(3, gang="queers_network").start()
    )
    game.do("heal").do("join", gang="queers", accessories=["bandana", "gold_chain", "tracksuit"])
    assert (game.gang(0), game.actions) == ("queers_headliner", 1)
    game.do("heal")
    assert game.actions == 0


@pytest.mark.parametrize("gang", ["cartel_protection", "bratva_armourer", "queers_carers"])
def test_a_position_loaded_into_a_turn_does_not_start_it(gang: str) -> None:           # R14d
    game = table().seat(0, beatings=1, gang=gang).start()
    assert (game.cigarettes(0), game.hand(0), game.beatings(0)) == (0, {}, 1)


def test_nobody_snitches_on_somebody_in_solitary() -> None:                            # R14e
    game = table().seat(0, snitch=1).seat(1, "solitary").start()
    assert game.options("play") == [{"do": "play", "card": "snitch", "seat": 2}]
    refusal = game.why("play", card="snitch", seat=1)
    assert refusal is not None
    assert refusal[1] == "R14e"


def test_no_card_is_taken_from_an_empty_hand() -> None:                                # R14e
    game = table().seat(0, sleight_of_hand=1).seat(1).seat(2, link=1).start()
    assert game.options("play") == [{"do": "play", "card": "sleight_of_hand", "seat": 2}]


def test_no_cigarette_is_taken_from_an_empty_purse() -> None:                          # R14e
    game = table().seat(0, rigged_game=1).seat(1).seat(2, cigarettes=1).start()
    assert game.options("play") == [{"do": "play", "card": "rigged_game", "seat": 2}]


def test_bandages_without_beatings_are_legal() -> None:                                # R14e
    game = table().seat(0, bandages=1).search("link").start()
    game.do("play", card="bandages")
    assert game.hand(0) == {"link": 1}


def test_inspecting_an_empty_place_is_legal() -> None:                                 # R14e
    game = table().seat(0, inspection=1).start()
    game.do("play", card="inspection", place="infirmary")
    assert game.discard() == {"inspection": 1}


@pytest.mark.parametrize("card", ["ambush", "snitch", "sleight_of_hand", "rigged_game"])
def test_action_cards_may_hit_teammates(card: str) -> None:                            # R14f
    game = table(team=True).seat(0, "showers", **one(card)).seat(2, "showers", cigarettes=1, link=1).start()
    assert game.offers("play", card=card, seat=2)


@pytest.mark.parametrize("background", ["hitman", "con_artist", "whistleblower"])
def test_backgrounds_may_hit_teammates(background: str) -> None:                       # R14f
    game = table(team=True).seat(0, "showers", background=background, pike=1).seat(2, "showers", link=1).start()
    assert game.offers("reveal", seat=2)


def test_a_riot_reaches_solitary() -> None:                                            # R14g
    game = table(2).seat(0, riot=1).seat(1, "solitary", link=4).start()
    game.do("play", card="riot")
    assert game.hand(0) == game.hand(1) == {"link": 2}


def test_the_played_riot_is_not_dealt() -> None:                                       # R14g
    game = table(2).seat(0, riot=1).seat(1, link=1).start()
    game.do("play", card="riot")
    assert (game.hand(0), game.hand(1), game.discard()) == ({"link": 1}, {}, {"riot": 1})


def test_the_loan_shark_reaches_solitary() -> None:                                    # R14g
    game = table(2).seat(0, background="loan_shark").seat(1, "solitary", cigarettes=3).start()
    game.do("reveal")
    assert game.cigarettes(0) == 2


def test_a_rigged_game_reaches_solitary() -> None:                                     # R14g
    game = table(2).seat(0, rigged_game=1).seat(1, "solitary", cigarettes=3, revealed=True).start()
    game.do("play", card="rigged_game", seat=1)
    assert game.cigarettes(0) == 3


def test_the_wide_pickpocket_does_not_reach_solitary() -> None:                        # R14g
    game = (
        table().seat(0, gang="crew_fingers", background="pickpocket").seat(1, "solitary", link=1)
        .seat(2, "showers", pike=1).start()
    )
    game.do("reveal")
    assert game.hand(0) == {"pike": 1}
    assert game.hand(1) == {"link": 1}


def test_the_wide_pickpocket_in_solitary_reaches_cellmates_and_everybody_outside() -> None:      # R14g
    game = (
        table(4).seat(0, "solitary", gang="crew_fingers", background="pickpocket").seat(1, "solitary", link=1)
        .seat(2, "showers", pike=1).seat(3, "solitary").start()
    )
    game.do("reveal")
    assert game.hand(0) == {"link": 1, "pike": 1}
    assert (game.hand(1), game.hand(2)) == ({}, {})


def test_the_wide_pickpocket_in_solitary_is_offered_for_a_cellmate_alone() -> None:              # R14g, R14e
    game = (
        table(2).seat(0, "solitary", gang="crew_fingers", background="pickpocket").seat(1, "solitary", link=1).start()
    )
    game.do("reveal")
    assert game.hand(0) == {"link": 1}


def test_an_inspection_hits_its_own_player_first_and_goes_on_clockwise() -> None:      # R14h
    game = table().turn(1)
    for seat in range(3):
        game.seat(seat, "showers", spoon=1, shovel=1, inspection=int(seat == 1))
    play = game.start().do("play", card="inspection", place="showers")
    for seat in (1, 2, 0):
        assert (play.asked, play.prompt) == (seat, "choose_card")
        play.do("choose_card", kind="spoon")
    assert [play.hand(seat) for seat in range(3)] == [{"shovel": 1}] * 3


def test_the_enforcer_gets_both_weapons_back() -> None:                                # R14l
    game = (
        table().seat(0, gang="bratva_enforcer", blade=1, knife=1).seat(1, gang="queers_sanctuary", spoon=1).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["blade", "knife"]).do("cooperate")
    assert game.hand(0) == {"blade": 1, "knife": 1, "spoon": 1}


def test_the_advocate_takes_both_weapons() -> None:                                    # R14l
    game = (
        table().seat(0, blade=1, knife=1).seat(1, gang="queers_sanctuary", background="advocate").start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["blade", "knife"]).do("reveal")
    assert game.hand(1) == {"blade": 1, "knife": 1}


@pytest.mark.parametrize("item", ["pickaxe", "shovel"])
def test_quartermaster_and_wholesaler_add_up_but_pay_nobody(item: str) -> None:        # R14m
    game = table().seat(0, cigarettes=1, gang="cartel_wholesaler", background="quartermaster").start()
    game.do("reveal", item=item)
    assert (game.hand(0), game.cigarettes(0)) == ({item: 1}, 1)


def test_a_care_package_brings_cigarettes_when_no_card_is_left() -> None:              # R14n
    rest = all_search_cards(care_package=1)
    game = table().seat(0, care_package=1).seat(1, **rest).start()
    game.do("play", card="care_package")
    assert (game.hand(0), game.cigarettes(0)) == ({}, 3)


def test_the_sorter_with_one_card_discards_that() -> None:                             # R14o
    rest = all_search_cards(link=13)
    game = table().seat(0, gang="crew_sorter").seat(1, **rest).search("link").start()
    game.do("search")
    assert game.options() == [{"do": "discard", "cards": "any", "count": 1}]
    game.do("discard", cards={"link": 1}, count=1)
    assert (game.hand(0), game.prompt) == ({}, "turn")


def test_the_sorter_with_no_card_is_asked_nothing() -> None:                           # R14o
    game = table().seat(0, gang="crew_sorter").seat(1, **all_search_cards()).start()
    game.do("search")
    assert game.prompt == "turn"


def test_points_once_scored_outlast_the_gang() -> None:                                # R14p
    game = table(box=past_box()).seat(0, gang="triad_tunnel_rats", spoon=1, bandana=1, tracksuit=1).start()
    game.do("dig", tool="spoon").do("join", gang="crew", accessories=["bandana", "tracksuit"])
    assert (game.points(0), game.tunnel(0)) == (2, {"spoon": 1})


def test_spoons_dug_before_joining_are_not_scored_again() -> None:                     # R14p
    game = (
        table(box=past_box()).seat(0, tunnel={"spoon": 3}, bandana=1, gold_chain=1, tracksuit=1)
        .gangs(triad=["triad_tunnel_rats"]).start()
    )
    game.do("join", gang="triad", accessories=["bandana", "gold_chain", "tracksuit"])
    assert game.points(0) == 3


def test_a_beaten_helpers_card_is_taken_without_a_question() -> None:                  # R14s, R11d
    laid = table(4, team=True).seat(0, "cafeteria", knife=3).seat(1, "cafeteria").seat(3, "cafeteria", knife=1, pike=1)
    game = laid.start().do("extort", seat=1, tool="shovel", weapons=["knife"]).do("fight").do("give_up")
    game.do("weapon", kind="knife").do("weapon", kind="knife").do("give_up").do("pass")
    assert (game.hand(0), game.hand(3)) == ({"knife": 1, "pike": 1}, {})
    assert (game.prompt, game.asked) == ("turn", 0)
