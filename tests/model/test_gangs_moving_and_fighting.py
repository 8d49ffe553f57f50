from typing import Any

import pytest

from tests.model.counting import one
from tests.table import Play, Table, table

# Where the headliner does what for no action.
SHOWS: list[tuple[str, str, dict[str, Any]]] = [
    ("infirmary", "heal", {}), ("rec_area", "sell", {"cards": {"link": 1}}), ("rec_area", "buy", {"item": "knife"}),
]


def going(game: Play) -> set[str]:
    """The places one may go to now."""
    return {option["place"] for option in game.options("go")}


def test_the_scout_may_roll_once_more_and_the_second_roll_stands() -> None:            # R9
    game = table().seat(0, "showers", gang="bikers_scout").rolls(1, 5).start()
    game.do("roll_move")
    assert game.options() == [{"do": "reroll"}, {"do": "keep"}]
    game.do("reroll")
    assert game.prompt == "place"
    assert going(game) == {"rec_area", "infirmary"}
    assert game.actions == 1


def test_the_scout_may_keep_the_first_roll() -> None:                                  # R9
    game = table().seat(0, "showers", gang="bikers_scout").rolls(1, 5).start()
    game.do("roll_move").do("keep")
    assert going(game) == {"cell_block", "cafeteria"}


def test_the_scout_is_asked_at_every_simple_move() -> None:                            # R9
    game = table().seat(0, gang="bikers_scout").rolls(1, 4).start()
    game.do("roll_move").do("keep").do("roll_move")
    assert game.prompt == "reroll"


@pytest.mark.parametrize(("actions", "left", "can_again"), [(1, 0, False), (2, 1, False), (3, 2, True)])
def test_the_throttle_makes_one_cautious_move_of_a_turn_cost_one_action(
    actions: int, left: int, can_again: bool,
) -> None:      # R9, R14c
    game = table().seat(0, gang="bikers_throttle").turn(0, actions=actions).start()
    game.do("cautious_move", place="showers")
    assert (game.place(0), game.actions) == ("showers", left)
    assert bool(game.options("cautious_move")) == can_again, "the second one costs two again"
    if can_again:
        assert game.do("cautious_move", place="cafeteria").actions == 0


def test_the_saddlebags_draw_a_card_after_the_first_move_of_each_turn() -> None:          # R14c
    game = table(2).seat(0, gang="bikers_saddlebags").rolls(1, 4, 4).search("link", "phone").start()
    game.do("roll_move")
    assert game.hand(0) == {"link": 1}
    game.do("roll_move")
    assert (game.place(0), game.hand(0)) == ("rec_area", {"link": 1})
    game.do("end_turn").do("end_turn").do("roll_move")
    assert game.hand(0) == {"link": 1, "phone": 1}


@pytest.mark.parametrize(("face", "places"), [
    (1, {"cell_block", "cafeteria", "infirmary", "rec_area"}),      # counts as 6 and 2 too
    (2, {"cell_block", "cafeteria", "infirmary"}),
    (5, {"cafeteria", "infirmary", "rec_area"}),
    (6, {"cell_block", "cafeteria", "infirmary", "rec_area"}),      # counts as 5 and 1 too
])
def test_the_detour_also_counts_the_neighbouring_faces(face: int, places: set[str]) -> None:        # R9
    game = table().seat(0, "showers", gang="bikers_detour").rolls(face).start()
    game.do("roll_move")
    assert going(game) == places


def test_the_detour_leads_nobody_back_to_their_own_place() -> None:                    # R5.1a
    game = table().seat(0, "cell_block", gang="bikers_detour").rolls(2).start()
    game.do("roll_move")
    assert going(game) == {"cafeteria", "infirmary", "showers"}


def test_the_enforcers_weapon_returns_if_the_target_cooperates() -> None:              # R9
    game = table().seat(0, "showers", gang="bratva_enforcer", blade=1).seat(1, "showers", spoon=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["blade"]).do("cooperate")
    assert game.hand(0) == {"blade": 1, "spoon": 1}
    assert game.discard() == {}


def test_the_enforcers_weapon_is_spent_in_a_combat() -> None:                          # R9
    game = table().seat(0, "showers", gang="bratva_enforcer", blade=1).seat(1, "showers", spoon=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["blade"]).do("fight").do("give_up")
    assert game.hand(0) == {"spoon": 1}
    assert game.discard() == {"blade": 1}


@pytest.mark.parametrize(("theirs", "mine"), [
    ({"spoon": 1, "link": 3}, {"spoon": 1, "link": 2}), ({"link": 4}, {"link": 3}),
], ids=["the tool and two others", "three where the tool is missing"])
def test_the_collector_takes_three_cards(theirs: dict[str, Any], mine: dict[str, int]) -> None:           # R9
    game = table().seat(0, "showers", gang="bratva_collector", knife=1).seat(1, "showers", **theirs).start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("give_up")
    assert (game.hand(0), game.hand(1)) == (mine, {"link": 1})


def test_the_collector_takes_one_card_in_a_combat_somebody_else_started() -> None:     # R9
    game = (
        table().seat(0, "showers", knife=1, link=3).seat(1, "showers", gang="bratva_collector", blade=1).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("weapon", kind="blade").do("give_up")
    assert game.hand(1) == {"link": 1}


def test_the_collector_takes_nothing_more_from_who_cooperates() -> None:               # R9
    game = (
        table().seat(0, "showers", gang="bratva_collector", knife=1).seat(1, "showers", spoon=1, link=2).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("cooperate")
    assert game.hand(1) == {"link": 2}


def test_the_hard_case_crafts_with_one_beating_but_not_with_two() -> None:             # R9
    once = table().seat(0, "cafeteria", gang="bratva_hard_case", beatings=1, pike=1, link=1).start()
    assert once.offers("craft", product="pickaxe")
    twice = table().seat(0, "cafeteria", gang="bratva_hard_case", beatings=2, pike=1, link=1).start()
    assert not twice.options("craft")


def test_the_hard_case_digs_with_two_beatings() -> None:                               # R9
    game = table().seat(0, gang="bratva_hard_case", beatings=2, shovel=1).start()
    game.do("dig", tool="shovel")
    assert game.points(0) == 3


@pytest.mark.parametrize(("held", "knives"), [("link", 1), ("pike", 1), ("knife", 0), ("blade", 0)])
def test_the_armourer_takes_a_knife_at_the_start_of_an_unarmed_turn(held: str, knives: int) -> None:  # R9, R1.4
    game = table().seat(1, gang="bratva_armourer", **one(held)).start()
    before = game.pile("knife")
    game.do("end_turn")
    assert game.pile("knife") == before - knives
    assert sum(game.hand(1).values()) == 1 + knives and game.hand(1)[held] == 1


def test_the_armourer_gets_nothing_from_an_empty_pile() -> None:                       # R14n
    game = table().seat(1, gang="bratva_armourer").piles(knife=0).start()
    game.do("end_turn")
    assert game.hand(1) == {}


def test_extorting_the_sanctuary_takes_two_weapons() -> None:                          # R9
    game = (
        table().seat(0, "showers", blade=1, knife=2).seat(1, "showers", gang="queers_sanctuary", spoon=1).start()
    )
    assert not game.offers("extort", seat=1, tool="spoon", weapons=["knife"])
    assert {tuple(option["weapons"]) for option in game.options("extort")} == {("blade", "knife"), ("knife", "knife")}
    game.do("extort", seat=1, tool="spoon", weapons=["blade", "knife"]).do("cooperate")
    assert game.hand(0) == {"knife": 1, "spoon": 1}


def test_one_weapon_is_not_enough_against_the_sanctuary() -> None:                     # R9
    game = (
        table().seat(0, "showers", knife=1).seat(1, "showers", gang="queers_sanctuary").seat(2, "showers").start()
    )
    assert {option["seat"] for option in game.options("extort")} == {2}
    assert game.why("extort", seat=1, tool="spoon", weapons=["knife"]) is not None


def test_the_combat_that_follows_the_sanctuary_goes_on_weapon_by_weapon() -> None:     # R5.6d
    game = (
        table().seat(0, "showers", knife=2, link=1).seat(1, "showers", gang="queers_sanctuary", blade=1).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife", "knife"]).do("fight").do("weapon", kind="blade")
    assert (game.asked, game.prompt) == (0, "combat")
    game.do("give_up")
    assert game.hand(1) == {"link": 1}


def test_the_carers_remove_a_beating_at_the_start_of_a_turn() -> None:                 # R9
    game = table().seat(1, gang="queers_carers", beatings=2).start()
    game.do("end_turn")
    assert game.beatings(1) == 1


def headliner(place: str) -> Table:
    return table().seat(0, place, gang="queers_headliner", beatings=2 if place == "infirmary" else 0, cigarettes=9,
                        link=2, shovel=1)


@pytest.mark.parametrize(("place", "word", "named"), SHOWS)
def test_the_headliners_first_show_of_a_turn_is_free(place: str, word: str, named: dict[str, Any]) -> None:    # R14c
    game = headliner(place).start()
    game.do(word, **named)
    assert (game.actions, game.has_event("powered")) == (2, True)
    game.do(word, **named)
    assert (game.actions, game.has_event("powered")) == (1, False)


@pytest.mark.parametrize(("place", "word", "named"), SHOWS)
def test_the_headliner_goes_on_with_no_action_left(place: str, word: str, named: dict[str, Any]) -> None:      # R14c
    game = headliner(place).turn(0, actions=0).start()
    game.do(word, **named)
    assert game.actions == 0
    assert not game.options(word)
    assert game.why(word, **named) == ("no_action_left", "R4a")


def test_the_headliner_has_one_free_show_a_turn_and_not_one_of_each() -> None:         # R14c
    game = headliner("infirmary").start().do("heal").do("cautious_move", place="rec_area")
    assert game.actions == 0
    assert not game.options("sell")


@pytest.mark.parametrize(("place", "word", "named"), [
    ("cell_block", "dig", {"tool": "shovel"}), ("cafeteria", "steal_spoon", {}),
])
def test_the_headliner_pays_for_digging_and_stealing(place: str, word: str, named: dict[str, Any]) -> None:    # R9, R4a
    game = headliner(place).start().do(word, **named)
    assert (game.actions, game.has_event("powered")) == (1, False)
    broke = headliner(place).turn(0, actions=0).start()
    assert not broke.options(word)
    assert broke.why(word, **named) == ("no_action_left", "R4a")


def test_the_headliner_pays_for_basic_actions() -> None:                               # R9
    game = table().seat(0, "cafeteria", gang="queers_headliner", pike=1, link=1).turn(0, actions=0).start()
    assert not game.options("search")
    assert not game.options("craft")


def test_the_network_keeps_even_the_named_tool_in_a_lost_combat() -> None:             # R9
    game = table().seat(0, "showers", knife=1).seat(1, "showers", gang="queers_network", spoon=1, link=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("give_up")
    assert game.hand(1) == {"spoon": 1, "link": 1}
    assert game.beatings(1) == 1


def test_the_network_keeps_the_cards_of_a_beaten_attacker() -> None:                   # R9
    game = table().seat(0, "showers", gang="queers_network", knife=1, link=1).seat(1, "showers", blade=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("weapon", kind="blade").do("give_up")
    assert game.hand(0) == {"link": 1}
    assert (game.hand(1), game.beatings(0)) == ({}, 1)


def test_the_network_loses_nothing_to_the_collector() -> None:                         # R9
    game = (
        table().seat(0, "showers", gang="bratva_collector", knife=1)
        .seat(1, "showers", gang="queers_network", link=2).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("give_up")
    assert game.hand(1) == {"link": 2}


def test_who_cooperates_gives_the_tool_for_all_their_network() -> None:                # R5.6c
    game = table().seat(0, "showers", knife=1).seat(1, "showers", gang="queers_network", spoon=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("cooperate")
    assert game.hand(1) == {}
