from typing import Any

import pytest

from tests.table import table

Hand = dict[str, Any]

DRAWS = {"cell_block": 1, "cafeteria": 2, "infirmary": 2, "showers": 3, "rec_area": 1}
LISTS = {
    "crew": ("bandana", "gold_chain", "tracksuit"), "bikers": ("bandana", "leather_gloves", "tattoo_ink"),
    "cartel": ("gold_chain", "signet_ring", "tattoo_ink"), "bratva": ("leather_gloves", "signet_ring", "tracksuit"),
}
ACCESSORIES = sorted({kind for kinds in LISTS.values() for kind in kinds})
ONE_EACH: Hand = dict.fromkeys(ACCESSORIES, 1)
CREW = ("crew_lookout", "crew_sorter", "crew_hustler", "crew_fingers")


@pytest.mark.parametrize(("place", "number"), DRAWS.items())
def test_a_search_draws_the_number_of_the_place(place: str, number: int) -> None:      # R5.2
    game = table().seat(0, place).start()
    game.do("search")
    assert sum(game.hand(0).values()) == number
    assert game.actions == 1


@pytest.mark.parametrize(("seat", "place"), [(0, "cell_block_a"), (0, "cell_block_b"), (1, "cell_block_a")])
def test_both_team_blocks_search_like_the_cell_block(seat: int, place: str) -> None:      # R1.1
    game = table(team=True).seat(seat, place).turn(seat).start()
    assert sum(game.do("search").hand(seat).values()) == 1


def test_a_search_takes_the_top_cards_in_order() -> None:      # R5.2
    game = table().seat(0, "cafeteria").search("phone", "link", "pike").start()
    assert game.do("search").hand(0) == {"phone": 1, "link": 1}
    assert game.position["search"]["top"][0] == "pike"


def test_a_search_adds_to_the_hand() -> None:      # R5.2
    game = table().seat(0, "cell_block", link=1, knife=1).search("link").start()
    assert game.do("search").hand(0) == {"link": 2, "knife": 1}


def test_one_searches_once_per_turn() -> None:      # R5.2
    game = table().seat(0, "showers").start()
    assert not game.do("search").offers("search")


def test_moving_on_does_not_renew_the_search() -> None:      # R5.2
    game = table().seat(0, "showers").turn(actions=3).rolls(6).start()
    assert not game.do("search").do("roll_move").offers("search")


def test_a_new_turn_renews_the_search() -> None:      # R5.2
    game = table(2).seat(0, "showers").start()
    game.do("search").do("end_turn").do("end_turn")
    assert game.turn == 0
    assert game.offers("search")


def test_only_the_searcher_sees_what_was_drawn() -> None:      # R5.2
    game = table().seat(0, "cafeteria").search("phone", "link").start()
    assert game.do("search").event("drawn")["audience"] == [0]
    assert game.known(1, 0) == {}
    assert game.view(1)["seats"][0]["hand_size"] == 2


@pytest.mark.parametrize(("gang", "kinds"), LISTS.items())
def test_a_street_gang_takes_any_two_of_its_own_three(gang: str, kinds: tuple[str, ...]) -> None:      # R5.3
    game = table().seat(0, **ONE_EACH).start()
    prices = [option["accessories"] for option in game.options("join") if option["gang"] == gang]
    assert sorted(prices) == [[kinds[0], kinds[1]], [kinds[0], kinds[2]], [kinds[1], kinds[2]]]


@pytest.mark.parametrize("gang", ["triad", "queers"])
def test_triad_and_queers_take_any_three_different_ones(gang: str) -> None:      # R5.3
    game = table().seat(0, **ONE_EACH).start()
    prices = [tuple(option["accessories"]) for option in game.options("join") if option["gang"] == gang]
    assert len(prices) == len(set(prices)) == 20
    assert all(len(set(price)) == 3 for price in prices)


@pytest.mark.parametrize("hand", [{"bandana": 3}, {"bandana": 1, "phone": 2, "link": 5, "knife": 3}],
                         ids=["all alike", "other cards"])
def test_a_gang_wants_different_accessories(hand: Hand) -> None:      # R5.3
    assert table().seat(0, **hand).start().options("join") == []


def test_joining_costs_an_action_discards_the_price_and_takes_the_top_card_before_all_eyes() -> None:      # R5.3
    game = table().seat(0, bandana=2, gold_chain=1).gangs(crew=["crew_hustler", "crew_fingers"]).start()
    game.do("join", gang="crew", accessories=["bandana", "gold_chain"])
    assert (game.actions, game.hand(0), game.discard()) == (1, {"bandana": 1}, {"bandana": 1, "gold_chain": 1})
    assert [game.view(seat)["seats"][0]["gang"] for seat in range(3)] == ["crew_hustler"] * 3
    assert game.view(1)["gangs"]["crew"] == {"top": "crew_fingers", "size": 3}


def test_three_accessories_are_discarded_for_the_triad() -> None:      # R5.3
    game = table().seat(0, **ONE_EACH).gangs(triad=["triad_splicer"]).start()
    game.do("join", gang="triad", accessories=["bandana", "gold_chain", "signet_ring"])
    assert game.gang(0) == "triad_splicer"
    assert game.hand(0) == {"leather_gloves": 1, "tattoo_ink": 1, "tracksuit": 1}


def test_one_has_one_gang_card_at_a_time() -> None:      # R5.3
    game = table().seat(0, gang="cartel_fence", bandana=1, gold_chain=1).gangs(crew=["crew_hustler"]).start()
    game.do("join", gang="crew", accessories=["bandana", "gold_chain"])
    assert game.gang(0) == "crew_hustler"
    assert game.position["gangs"]["cartel"][-1] == "cartel_fence"


def test_rejoining_the_same_gang_puts_the_old_card_under_the_pile() -> None:      # R5.3
    setting = table().seat(0, gang="crew_sorter", bandana=1, gold_chain=1)
    game = setting.gangs(crew=["crew_hustler", "crew_fingers", "crew_lookout"]).start()
    game.do("join", gang="crew", accessories=["bandana", "gold_chain"])
    assert game.gang(0) == "crew_hustler"
    assert game.position["gangs"]["crew"] == ["crew_fingers", "crew_lookout", "crew_sorter"]


def test_rejoining_an_otherwise_empty_pile_gives_the_old_card_back() -> None:      # R5.3
    setting = table(4).seat(0, gang=CREW[0], bandana=1, gold_chain=1)
    for seat in (1, 2, 3):
        setting.seat(seat, gang=CREW[seat])
    game = setting.start()
    assert game.view(0)["gangs"]["crew"] == {"top": None, "size": 0}
    game.do("join", gang="crew", accessories=["bandana", "gold_chain"])
    assert game.gang(0) == CREW[0]
    assert game.hand(0) == {}


@pytest.mark.parametrize("own", [None, "cartel_fence"])
def test_an_empty_pile_cannot_be_joined(own: str | None) -> None:      # R5.3
    setting = table(5).seat(0, gang=own, bandana=1, gold_chain=1, tracksuit=1)
    for seat in (1, 2, 3, 4):
        setting.seat(seat, gang=CREW[seat - 1])
    game = setting.start()
    assert {option["gang"] for option in game.options("join")} == {"triad", "queers"}


def test_the_last_card_of_a_pile_can_be_joined() -> None:      # R5.3
    setting = table(4).seat(0, bandana=1, gold_chain=1)
    for seat in (1, 2, 3):
        setting.seat(seat, gang=CREW[seat])
    game = setting.start().do("join", gang="crew", accessories=["bandana", "gold_chain"])
    assert game.gang(0) == CREW[0]
    assert game.position["gangs"]["crew"] == []


def test_one_may_join_twice_in_a_turn() -> None:      # R5.3
    game = table().seat(0, **ONE_EACH).gangs(crew=["crew_hustler"], bratva=["bratva_enforcer"]).start()
    game.do("join", gang="crew", accessories=["bandana", "gold_chain"])
    game.do("join", gang="bratva", accessories=["leather_gloves", "signet_ring"])
    assert (game.gang(0), game.actions) == ("bratva_enforcer", 0)
    assert game.position["gangs"]["crew"][-1] == "crew_hustler"


def test_one_may_join_in_solitary() -> None:      # R5.3
    game = table().seat(0, "solitary", bandana=1, gold_chain=1).start()
    assert game.offers("join", gang="crew", accessories=["bandana", "gold_chain"])
