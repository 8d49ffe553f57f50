import pytest

from tests.model.counting import one
from tests.table import table


def test_a_power_works_from_the_moment_the_card_lies_there() -> None:                  # R9
    game = (
        table().seat(0, "cell_block", bandana=1, tracksuit=1).gangs(crew=["crew_lookout"])
        .search("phone", "wristwatch").start()
    )
    game.do("join", gang="crew", accessories=["bandana", "tracksuit"]).do("search")
    assert game.hand(0) == {"phone": 1, "wristwatch": 1}


def test_a_power_is_gone_with_its_card() -> None:                                      # R9
    game = (
        table().seat(0, "rec_area", cigarettes=6, gang="cartel_wholesaler", bandana=1, tracksuit=1)
        .gangs(crew=["crew_lookout"]).start()
    )
    assert game.offers("buy", item="shovel")
    game.do("join", gang="crew", accessories=["bandana", "tracksuit"])
    assert not game.offers("buy", item="shovel")


def test_the_fence_brings_four_more_cigarettes_each_sell() -> None:                    # R9
    game = table().seat(0, "rec_area", gang="cartel_fence", wristwatch=1, moonshine=1, phone=1, link=1).start()
    game.do("sell", cards={"wristwatch": 1, "moonshine": 1, "phone": 1})
    assert game.cigarettes(0) == 3 + 4 + 5 + 4
    game.do("sell", cards={"link": 1})
    assert game.cigarettes(0) == 16 + 1 + 4


@pytest.mark.parametrize(("item", "price"), [("pickaxe", 4), ("shovel", 6), ("knife", 2), ("two_knives", 5)])
def test_the_wholesaler_pays_two_less_for_tools_only(item: str, price: int) -> None:   # R9
    game = table().seat(0, "rec_area", cigarettes=price, gang="cartel_wholesaler").start()
    game.do("buy", item=item)
    assert game.cigarettes(0) == 0
    poorer = table().seat(0, "rec_area", cigarettes=price - 1, gang="cartel_wholesaler").start()
    assert not poorer.offers("buy", item=item)


def test_protection_brings_a_cigarette_at_the_start_of_each_own_turn() -> None:        # R9
    game = table(2).seat(1, gang="cartel_protection").start()
    game.do("end_turn")
    assert game.cigarettes(1) == 1
    game.do("end_turn")
    assert game.cigarettes(1) == 1
    game.do("end_turn")
    assert game.cigarettes(1) == 2


@pytest.mark.parametrize("place", ["cafeteria", "infirmary", "rec_area"])
def test_the_runner_sells_and_buys_in_three_places(place: str) -> None:                # R9
    game = table().seat(0, place, cigarettes=1, gang="cartel_runner", link=1).start()
    game.do("sell", cards={"link": 1}).do("buy", item="knife")
    assert game.hand(0) == {"knife": 1}
    assert (game.cigarettes(0), game.actions) == (0, 1)


@pytest.mark.parametrize("place", ["cafeteria", "infirmary", "rec_area"])
def test_the_runners_first_purchase_of_a_turn_is_free_and_no_sale_is(place: str) -> None:      # R14c, R4a
    game = table().seat(0, place, cigarettes=9, gang="cartel_runner", link=1).turn(0, actions=0).start()
    assert not game.options("sell") and game.options("buy")
    game.do("buy", item="pickaxe")
    assert (game.hand(0), game.actions) == ({"link": 1, "pickaxe": 1}, 0)
    assert not game.options("buy")


def test_the_runner_pays_for_every_other_place_action() -> None:                       # R4a
    stealing = table().seat(0, "cafeteria", gang="cartel_runner").start().do("steal_spoon")
    digging = table().seat(0, gang="cartel_runner", spoon=1).start().do("dig", tool="spoon")
    assert stealing.actions == digging.actions == 1


@pytest.mark.parametrize("place", ["cell_block", "showers", "solitary"])
def test_the_runner_does_not_trade_elsewhere(place: str) -> None:                      # R9
    game = table().seat(0, place, cigarettes=9, gang="cartel_runner", link=1).start()
    assert not game.options("sell")
    assert not game.options("buy")


def test_the_runner_still_steals_spoons_in_the_cafeteria() -> None:                    # R9
    game = table().seat(0, "cafeteria", gang="cartel_runner").start()
    assert game.offers("steal_spoon")


def test_the_lookout_draws_one_more() -> None:                                         # R9
    game = table().seat(0, "showers", gang="crew_lookout").search("link", "link", "phone", "phone", "pike").start()
    game.do("search")
    assert game.hand(0) == {"link": 2, "phone": 2}


def test_the_sorter_draws_two_more_and_discards_two_of_choice() -> None:               # R9
    game = table().seat(0, "cell_block", gang="crew_sorter", bandana=1).search("link", "phone", "pike").start()
    game.do("search")
    assert game.prompt == "discard"
    assert game.options() == [{"do": "discard", "cards": "any", "count": 2}]
    game.do("discard", cards={"bandana": 1, "link": 1}, count=2)
    assert game.hand(0) == {"phone": 1, "pike": 1}
    assert game.discard() == {"bandana": 1, "link": 1}


def test_the_hustler_searches_twice_and_throws_one_card_away_each_time() -> None:      # R9
    game = table().seat(0, "showers", gang="crew_hustler").turn(0, actions=3).start()
    for _ in range(2):
        game.do("search")
        assert game.options() == [{"do": "discard", "cards": "any", "count": 1}]
        game.do("discard", cards={next(iter(game.hand(0))): 1}, count=1)
    assert sum(game.hand(0).values()) == 2 * 3
    assert game.actions == 1
    assert not game.options("search")


@pytest.mark.parametrize(("there", "taken"), [(11, 2), (1, 1)])
def test_the_fingers_steal_two_spoons_or_the_last_one(there: int, taken: int) -> None:      # R9, R14n
    game = table().seat(0, "cafeteria", gang="crew_fingers").piles(spoon=there).start()
    game.do("steal_spoon")
    assert (game.hand(0), game.pile("spoon")) == ({"spoon": taken}, there - taken)
    assert bool(game.options("steal_spoon")) == (there > taken)


@pytest.mark.parametrize("place", ["cell_block", "showers", "cafeteria"])
def test_the_workshop_crafts_anywhere(place: str) -> None:                             # R9
    game = table().seat(0, place, gang="triad_workshop", container=1, link=1).start()
    game.do("craft", product="shovel")
    assert game.hand(0) == {"shovel": 1}


def test_the_workshop_is_closed_in_solitary() -> None:                                  # R9
    assert not table().seat(0, "solitary", gang="triad_workshop", container=1, link=1).start().options("craft")


def test_the_workshop_works_in_ones_own_block_in_team_mode() -> None:                  # R9
    game = table(team=True).seat(0, "cell_block_a", gang="triad_workshop", pike=1, link=1).start()
    assert game.offers("craft", product="pickaxe")


@pytest.mark.parametrize(("part", "product", "number"), [
    ("blade", "knife", 2), ("pike", "pickaxe", 1), ("container", "shovel", 1),
])
def test_the_splicer_needs_no_link(part: str, product: str, number: int) -> None:      # R9
    game = table().seat(0, "cafeteria", gang="triad_splicer", link=1, **one(part)).start()
    game.do("craft", product=product)
    assert game.hand(0) == {"link": 1, product: number}
    assert game.discard() == {part: 1}


@pytest.mark.parametrize(("there", "taken"), [(11, 3), (2, 2)])
def test_the_tunnel_rats_steal_three_spoons_or_what_there_are(there: int, taken: int) -> None:   # R9, R6.4, R14n
    game = table().seat(0, "cafeteria", gang="triad_tunnel_rats").piles(spoon=there).start()
    game.do("steal_spoon")
    assert (game.hand(0), game.pile("spoon"), game.actions) == ({"spoon": taken}, there - taken, 1)
    assert game.has_event("powered")


def test_the_tunnel_rats_dig_with_two_beatings_and_their_spoons_score_as_ever() -> None:   # R9, R6.1
    game = table().seat(0, gang="triad_tunnel_rats", beatings=2, spoon=1).start()
    game.do("dig", tool="spoon")
    assert game.points(0) == 1
    assert game.has_event("powered")


@pytest.mark.parametrize("gang", ["triad_tunnel_rats", "triad_steady_hands", "triad_workshop"])
def test_a_beating_keeps_them_from_crafting(gang: str) -> None:      # R7, R9
    game = table().seat(0, "cafeteria", gang=gang, beatings=1, pike=1, link=1).start()
    assert not game.options("craft")


@pytest.mark.parametrize("actions", [0, 2])
def test_steady_hands_craft_once_per_turn_for_no_action(actions: int) -> None:      # R14c
    laid = table().seat(0, "cafeteria", gang="triad_steady_hands", pike=2, link=2)
    game = laid.turn(0, actions=actions).start().do("craft", product="pickaxe")
    assert (game.hand(0), game.actions) == ({"pike": 1, "link": 1, "pickaxe": 1}, actions)
    assert bool(game.options("craft")) == bool(actions)
    if actions:
        assert game.do("craft", product="pickaxe").actions == 1
