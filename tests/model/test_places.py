from typing import Any

import pytest

from blackgate.model.codec import load_position
from blackgate.model.fields import PositionError
from tests.table import notation, table

Hand = dict[str, Any]

PRICES = {"knife": 2, "two_knives": 5, "pickaxe": 6, "shovel": 8}
VALUES = {
    "link": 1, "blade": 1, "knife": 1, "spoon": 1, "bandana": 1, "signet_ring": 1, "riot": 1, "bandages": 1, "pike": 2,
    "container": 2, "pickaxe": 3, "shovel": 4, "wristwatch": 3, "moonshine": 4, "phone": 5,
}


def test_michel_is_never_in_solitary() -> None:      # R1.1
    with pytest.raises(PositionError, match=r"michel\.place"):
        load_position({"players": 2, "michel": {"who": "michel", "place": "solitary"}}, notation())


@pytest.mark.parametrize("face", range(1, 7))
def test_no_roll_takes_michel_into_solitary(face: int) -> None:      # R1.1
    game = table().seat(0, "solitary").michel("showers").rolls(face).start().do("end_turn").do("move_michel")
    assert not game.offers("go", place="solitary")
    assert game.view(0)["michel"]["place"] != "solitary"


def test_a_dig_puts_the_tool_face_up_into_the_tunnel_and_scores_at_once() -> None:      # R6.1
    game = table().seat(0, "cell_block", shovel=2, link=1).start()
    game.do("dig", tool="shovel")
    assert game.hand(0) == {"shovel": 1, "link": 1}
    assert (game.tunnel(0), game.points(0), game.actions) == ({"shovel": 1}, 3, 1)
    assert game.view(1)["seats"][0]["tunnel"] == {"shovel": 1}


def test_each_dig_takes_exactly_one_tool() -> None:      # R6.1
    game = table().seat(0, "cell_block", spoon=2, pickaxe=1).start()
    game.do("dig", tool="spoon").do("dig", tool="pickaxe")
    assert (game.tunnel(0), game.points(0), game.hand(0)) == ({"spoon": 1, "pickaxe": 1}, 3, {"spoon": 1})
    assert game.actions == 0


def test_only_tools_one_holds_can_be_dug() -> None:      # R6.1
    game = table().seat(0, "cell_block", pickaxe=1, container=1, knife=1, tunnel={"spoon": 1}).start()
    assert game.options("dig") == [{"do": "dig", "tool": "pickaxe"}]


@pytest.mark.parametrize("place", ["cafeteria", "infirmary", "showers", "rec_area", "solitary"])
def test_one_digs_nowhere_but_in_the_cell_block(place: str) -> None:      # R6.1
    assert table().seat(0, place, shovel=1).start().options("dig") == []


@pytest.mark.parametrize(("seat", "own", "other"), [
    (0, "cell_block_a", "cell_block_b"), (1, "cell_block_b", "cell_block_a"),
])
def test_teams_dig_in_their_own_block_only(seat: int, own: str, other: str) -> None:      # R6.1, R11e
    assert table(team=True).seat(seat, own, shovel=1).turn(seat).start().offers("dig", tool="shovel")
    assert not table(team=True).seat(seat, other, shovel=1).turn(seat).start().offers("dig", tool="shovel")


def test_dug_tools_do_not_return_to_their_pile() -> None:      # R6.1
    game = table().seat(0, "cell_block", spoon=1).start()
    assert game.do("dig", tool="spoon").pile("spoon") == 10


def test_dug_tools_are_out_of_reach_of_every_card() -> None:      # R6.1
    game = table().seat(0, inspection=1, riot=1).seat(1, tunnel={"shovel": 2}).start()
    game.do("play", card="inspection", place="cell_block").do("play", card="riot")
    assert (game.tunnel(1), game.points(1)) == ({"shovel": 2}, 6)


@pytest.mark.parametrize(("kind", "value"), VALUES.items())
def test_each_card_brings_its_value(kind: str, value: int) -> None:      # R6.2
    hand: Hand = {kind: 1}
    game = table().seat(0, "rec_area", **hand).start()
    game.do("sell", cards={kind: 1})
    assert (game.hand(0), game.cigarettes(0)) == ({}, value)


def test_any_number_of_cards_is_sold_in_one_action() -> None:      # R6.2
    game = table().seat(0, "rec_area", cigarettes=1, link=5, phone=2, shovel=1, pike=1).start()
    game.do("sell", cards={"link": 4, "phone": 2, "shovel": 1})
    assert game.hand(0) == {"link": 1, "pike": 1}
    assert (game.cigarettes(0), game.actions) == (1 + 4 + 10 + 4, 1)
    assert (game.discard(), game.pile("shovel")) == ({"link": 4, "phone": 2}, 11)


def test_the_whole_hand_may_be_sold() -> None:      # R6.2
    game = table().seat(0, "rec_area", link=14, blade=10).start()
    assert game.do("sell", cards={"link": 14, "blade": 10}).cigarettes(0) == 24


def test_at_least_one_card_must_be_sold() -> None:      # R6.2
    assert table().seat(0, "rec_area").start().options("sell") == []


def test_only_cards_in_hand_can_be_sold() -> None:      # R6.2
    game = table().seat(0, "rec_area", link=1, tunnel={"shovel": 1}).start()
    assert game.why("sell", cards={"link": 2}) is not None
    assert game.why("sell", cards={"link": 1, "shovel": 1}) is not None


def test_one_may_sell_twice_in_a_turn() -> None:      # R6.2
    game = table().seat(0, "rec_area", link=2).start()
    assert game.do("sell", cards={"link": 1}).do("sell", cards={"link": 1}).cigarettes(0) == 2


@pytest.mark.parametrize(("item", "kind", "number"), [
    ("knife", "knife", 1), ("two_knives", "knife", 2), ("pickaxe", "pickaxe", 1), ("shovel", "shovel", 1),
])
def test_each_purchase_has_its_price(item: str, kind: str, number: int) -> None:      # R6.3
    game = table().seat(0, "rec_area", cigarettes=10).start()
    before = game.pile(kind)
    game.do("buy", item=item)
    assert game.hand(0) == {kind: number}
    assert game.pile(kind) == before - number
    assert (game.cigarettes(0), game.actions) == (10 - PRICES[item], 1)


@pytest.mark.parametrize("purse", range(9))
def test_one_is_offered_what_one_can_pay(purse: int) -> None:      # R6.3
    game = table().seat(0, "rec_area", cigarettes=purse).start()
    assert {option["item"] for option in game.options("buy")} == {n for n, price in PRICES.items() if price <= purse}


def test_a_second_purchase_is_a_second_action() -> None:      # R6.3
    game = table().seat(0, "rec_area", cigarettes=4).start()
    game.do("buy", item="knife").do("buy", item="knife")
    assert (game.hand(0), game.cigarettes(0), game.actions) == ({"knife": 2}, 0, 0)


@pytest.mark.parametrize("kind", ["pickaxe", "shovel"])
def test_an_empty_pile_sells_nothing(kind: str) -> None:      # R6.3
    game = table().seat(0, "rec_area", cigarettes=20).piles(**{kind: 0}).start()
    assert not game.offers("buy", item=kind)


def test_without_knives_neither_one_nor_two_are_sold() -> None:      # R6.3
    game = table().seat(0, "rec_area", cigarettes=20).piles(knife=0).start()
    assert {option["item"] for option in game.options("buy")} == {"pickaxe", "shovel"}


def test_two_knives_need_two_in_the_pile() -> None:      # R6.3
    game = table().seat(0, "rec_area", cigarettes=20).piles(knife=1).start()
    assert {option["item"] for option in game.options("buy")} == {"knife", "pickaxe", "shovel"}
    assert table().seat(0, "rec_area", cigarettes=5).piles(knife=2).start().offers("buy", item="two_knives")


def test_stealing_takes_one_spoon_from_the_pile() -> None:      # R6.4
    game = table().seat(0, "cafeteria", spoon=1).start()
    game.do("steal_spoon")
    assert (game.hand(0), game.pile("spoon"), game.actions) == ({"spoon": 2}, 9, 1)


def test_one_may_steal_twice_in_a_turn() -> None:      # R6.4
    assert table().seat(0, "cafeteria").start().do("steal_spoon").do("steal_spoon").hand(0) == {"spoon": 2}


def test_the_last_spoon_can_be_stolen_and_then_no_more() -> None:      # R6.4
    game = table().seat(0, "cafeteria").piles(spoon=1).start()
    game.do("steal_spoon")
    assert game.hand(0) == {"spoon": 1}
    assert not game.offers("steal_spoon")


def test_healing_removes_one_beating() -> None:      # R6.5
    game = table().seat(0, "infirmary", beatings=2).start()
    game.do("heal")
    assert (game.beatings(0), game.actions) == (1, 1)
    assert game.do("heal").beatings(0) == 0


@pytest.mark.parametrize("before", [0, 1, 2])
def test_nobody_has_more_than_two_beatings(before: int) -> None:      # R7
    game = table().seat(0, ambush=1).seat(1, beatings=before, revealed=True).start()
    assert game.do("play", card="ambush", seat=1).beatings(1) == min(before + 1, 2)


def test_of_two_beatings_at_once_the_one_too_many_is_ignored() -> None:      # R7
    game = table().seat(0, background="hitman").seat(1, beatings=1).start()
    assert game.do("reveal", seat=1).beatings(1) == 2


def test_a_lost_combat_beats_a_twice_beaten_loser_no_further() -> None:      # R7
    game = table().seat(0, "showers", knife=1).seat(1, "showers", beatings=2, link=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("give_up")
    assert (game.beatings(1), game.hand(0)) == (2, {"link": 1})


def test_a_position_with_three_beatings_is_refused() -> None:      # R7
    with pytest.raises(PositionError, match="beatings"):
        load_position({"players": 2, "seats": [{"beatings": 3}]}, notation())


@pytest.mark.parametrize(("beatings", "may_craft", "may_dig"), [(0, True, True), (1, False, True), (2, False, False)])
def test_one_beating_bars_craft_and_two_bar_dig_too(beatings: int, may_craft: bool, may_dig: bool) -> None:      # R7
    here = table().seat(0, "cafeteria", beatings=beatings, blade=1, link=1).start()
    there = table().seat(0, "cell_block", beatings=beatings, spoon=1).start()
    assert here.offers("craft", product="knife") == may_craft
    assert there.offers("dig", tool="spoon") == may_dig


def test_two_beatings_bar_nothing_else() -> None:      # R7
    setting = table().seat(0, "cafeteria", beatings=2, knife=1, riot=1, bandana=1, gold_chain=1).seat(1, "cafeteria")
    words = {option["do"] for option in setting.start().options()}
    assert words >= {"roll_move", "cautious_move", "search", "join", "play", "extort", "steal_spoon"}
