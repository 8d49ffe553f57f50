from typing import Any

import pytest

from tests.table import Play, Table, table

Hand = dict[str, Any]


def facing(attacker: Hand, target: Hand, place: str = "cafeteria") -> Table:
    """Seat 0, on turn, and seat 1 in one place; seat 2 far away."""
    return table().seat(0, place, **attacker).seat(1, place, **target).seat(2, "showers")


def fought(setting: Table, tool: str = "shovel", weapon: str = "knife") -> Play:
    """The target has refused to cooperate."""
    return setting.start().do("extort", seat=1, tool=tool, weapons=[weapon]).do("fight")


def test_extortion_costs_one_action_and_is_possible_once_per_turn() -> None:      # R5.6
    game = facing({"knife": 3}, {}).start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("give_up")
    assert (game.asked, game.prompt, game.actions) == (0, "turn", 1)
    assert game.options("extort") == []


def test_a_new_turn_allows_a_new_extortion() -> None:      # R5.6
    game = table(2).seat(0, "cafeteria", knife=3).seat(1, "cafeteria").start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("give_up")
    assert game.do("end_turn").do("end_turn").options("extort") != []


def test_only_another_player_in_the_same_place_can_be_extorted() -> None:      # R5.6a
    game = table(4).seat(0, "cafeteria", knife=1).seat(1, "showers").seat(2, "cafeteria").seat(3, "cafeteria").start()
    assert {option["seat"] for option in game.options("extort")} == {2, 3}


def test_a_target_with_an_empty_hand_can_be_extorted() -> None:      # R5.6a
    assert facing({"knife": 1}, {}).start().options("extort") != []


def test_any_tool_may_be_named_whether_or_not_the_target_has_it() -> None:      # R5.6b
    game = facing({"knife": 1}, {"link": 1}).start()
    assert {option["tool"] for option in game.options("extort")} == {"spoon", "pickaxe", "shovel"}


def test_one_weapon_of_ones_choice_is_laid_down() -> None:      # R5.6b
    game = facing({"knife": 2, "blade": 1}, {}).start()
    assert {tuple(option["weapons"]) for option in game.options("extort")} == {("blade",), ("knife",)}
    game.do("extort", seat=1, tool="spoon", weapons=["blade"])
    assert game.on_table() == {"blade": 1}
    assert game.hand(0) == {"knife": 2}


def test_the_target_is_asked_and_told_what_is_demanded() -> None:      # R5.6b
    game = facing({"knife": 1}, {"shovel": 1}).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"])
    assert (game.asked, game.prompt) == (1, "extorted")
    pending = game.view(1)["pending"]
    assert (pending["attacker"], pending["target"]) == (0, 1)
    assert (pending["tool"], pending["weapons"]) == ("shovel", {"knife": 1})


def test_a_cooperating_target_gives_the_tool_and_the_weapon_is_spent() -> None:      # R5.6c
    game = facing({"knife": 2}, {"shovel": 2, "link": 1}).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"]).do("cooperate")
    assert (game.hand(0), game.hand(1)) == ({"knife": 1, "shovel": 1}, {"shovel": 1, "link": 1})
    assert game.pile("knife") == 19
    assert (game.asked, game.prompt) == (0, "turn"), "there is no combat"
    assert (game.beatings(0), game.beatings(1)) == (0, 0)


def test_who_holds_the_tool_may_refuse_all_the_same() -> None:      # R5.6c
    game = facing({"knife": 1}, {"shovel": 1}).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"])
    assert [option["do"] for option in game.options()] == ["cooperate", "fight"]


def test_who_lacks_the_tool_cannot_cooperate() -> None:      # R5.6c
    game = facing({"knife": 1}, {"pickaxe": 1, "spoon": 1}).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"])
    assert game.options() == [{"do": "fight"}]


def test_in_combat_the_defender_plays_first() -> None:      # R5.6d
    game = fought(facing({"knife": 2}, {"knife": 1}))
    assert (game.asked, game.prompt) == (1, "combat")


def test_in_combat_both_play_turn_by_turn() -> None:      # R5.6d
    game = fought(facing({"knife": 3}, {"blade": 3}))
    asked = []
    for kind in ("blade", "knife", "blade", "knife"):
        asked.append(game.asked)
        game.do("weapon", kind=kind)
    assert asked == [1, 0, 1, 0]
    assert (game.asked, game.prompt) == (1, "combat")
    assert game.on_table() == {"knife": 3, "blade": 2}


def test_one_plays_one_weapon_of_either_kind_or_gives_up() -> None:      # R5.6d
    game = fought(facing({"knife": 1}, {"knife": 2, "blade": 1, "pike": 1, "shovel": 1}))
    assert {tuple(option.values()) for option in game.options()} == {
        ("weapon", "blade"), ("weapon", "knife"), ("give_up",),
    }


def test_holding_weapons_forces_nobody_to_play_them() -> None:      # R5.6d
    game = fought(facing({"knife": 1}, {"knife": 2})).do("give_up")
    assert game.beatings(1) == 1
    assert game.hand(1) == {"knife": 1}


def test_the_attacker_too_may_give_up_with_weapons_in_hand() -> None:      # R5.6d
    game = fought(facing({"knife": 3}, {"blade": 1})).do("weapon", kind="blade").do("give_up")
    assert (game.beatings(0), game.beatings(1)) == (1, 0)
    assert (game.hand(0), game.hand(1)) == ({"knife": 1}, {"knife": 1})


def test_a_defender_without_a_weapon_can_only_give_up_and_takes_a_beating() -> None:      # R5.6e
    game = fought(facing({"knife": 1}, {"shovel": 1}))
    assert game.options() == [{"do": "give_up"}]
    game.do("give_up")
    assert (game.beatings(0), game.beatings(1)) == (0, 1)


def test_an_attacker_who_cannot_play_on_loses_and_goes_on_with_the_turn() -> None:      # R5.6e
    game = fought(facing({"knife": 1}, {"blade": 2})).do("weapon", kind="blade")
    assert (game.asked, game.options()) == (0, [{"do": "give_up"}])
    game.do("give_up")
    assert (game.beatings(0), game.beatings(1)) == (1, 0)
    assert (game.turn, game.asked, game.prompt, game.actions) == (0, 0, "turn", 1)


@pytest.mark.parametrize("seed", range(8))
def test_a_victorious_attacker_takes_the_named_tool(seed: int) -> None:      # R5.6f
    game = fought(facing({"knife": 1}, {"shovel": 2, "link": 5}).seed(seed)).do("give_up")
    assert game.hand(0) == {"shovel": 1}
    assert game.hand(1) == {"shovel": 1, "link": 5}


def test_an_attacker_takes_a_random_card_if_the_tool_is_not_there() -> None:      # R5.6f
    taken = set()
    for seed in range(40):
        game = fought(facing({"knife": 1}, {"spoon": 1, "link": 1, "phone": 1}).seed(seed)).do("give_up")
        (card, number), = game.hand(0).items()
        assert number == 1
        assert sum(game.hand(1).values()) == 2
        taken.add(card)
    assert taken == {"spoon", "link", "phone"}


def test_a_victorious_defender_takes_a_random_card_even_if_the_attacker_holds_the_tool() -> None:      # R5.6f
    taken = set()
    for seed in range(40):
        setting = facing({"knife": 1, "shovel": 1, "link": 1}, {"blade": 1}).seed(seed)
        game = fought(setting).do("weapon", kind="blade").do("give_up")
        (card, number), = game.hand(1).items()
        assert number == 1
        taken.add(card)
    assert taken == {"shovel", "link"}


def test_an_empty_hand_loses_nothing() -> None:      # R5.6f
    game = fought(facing({"knife": 1}, {})).do("give_up")
    assert (game.hand(0), game.hand(1)) == ({}, {})
    assert game.beatings(1) == 1


def test_an_attacker_with_nothing_but_the_laid_weapon_loses_no_card() -> None:      # R5.6f
    game = fought(facing({"knife": 1}, {"blade": 1})).do("weapon", kind="blade").do("give_up")
    assert (game.hand(0), game.hand(1)) == ({}, {})


def test_a_weapon_left_in_the_losers_hand_may_be_the_card_taken() -> None:      # R5.6f
    game = fought(facing({"knife": 1}, {"blade": 2})).do("give_up")
    assert (game.hand(0), game.hand(1)) == ({"blade": 1}, {"blade": 1})


def test_all_weapons_laid_go_where_they_belong() -> None:      # R5.6g
    game = fought(facing({"knife": 1, "blade": 1}, {"knife": 1, "blade": 1}))
    game.do("weapon", kind="blade").do("weapon", kind="blade").do("weapon", kind="knife").do("give_up")
    assert game.on_table() == {}
    assert game.pile("knife") == 20
    assert game.discard() == {"blade": 2}


def test_a_blade_is_spent_on_a_cooperating_target_too() -> None:      # R5.6g
    game = facing({"blade": 1}, {"spoon": 1}).start()
    game.do("extort", seat=1, tool="spoon", weapons=["blade"]).do("cooperate")
    assert game.discard() == {"blade": 1}
    assert game.on_table() == {}


def test_the_laid_weapons_are_not_back_before_the_combat_ends() -> None:      # R5.6g
    game = fought(facing({"knife": 2}, {"blade": 2})).do("weapon", kind="blade")
    assert game.pile("knife") == 18
    assert game.discard() == {}


def test_a_loser_keeps_cigarettes_and_dug_tools() -> None:      # R5.6h
    setting = facing({"knife": 1}, {}).seat(1, "cafeteria", cigarettes=7, tunnel={"shovel": 2})
    game = fought(setting).do("give_up")
    assert (game.cigarettes(1), game.tunnel(1), game.points(1)) == (7, {"shovel": 2}, 6)
    assert (game.cigarettes(0), game.hand(0)) == (0, {})


def test_a_dug_tool_is_none_to_cooperate_with() -> None:      # R5.6h
    game = facing({"knife": 1}, {}).seat(1, "cafeteria", tunnel={"shovel": 1}).start()
    game.do("extort", seat=1, tool="shovel", weapons=["knife"])
    assert not game.offers("cooperate")


@pytest.mark.parametrize("viewer", [0, 2])
def test_refusing_and_lacking_the_tool_look_the_same_until_the_outcome(viewer: int) -> None:      # R5.6i
    views, told = [], []
    for held in ("shovel", "spoon"):
        setting = facing({"knife": 2}, {held: 1, "blade": 1}).piles(shovel=5, spoon=5)
        game = setting.start().do("extort", seat=1, tool="shovel", weapons=["knife"])
        views.append(game.view(viewer))
        game.do("fight")
        told.append(game.events)
        views.append(game.view(viewer))
        game.do("weapon", kind="blade")
        views.append(game.view(viewer))
    assert told[0] == told[1]
    assert views[:3] == views[3:]


@pytest.mark.parametrize("answer", [("cooperate",), ("fight", "give_up")])
def test_the_named_tool_changes_hands_openly(answer: tuple[str, ...]) -> None:      # R5.6i
    game = facing({"knife": 1}, {"shovel": 1}).start().do("extort", seat=1, tool="shovel", weapons=["knife"])
    for word in answer:
        game.do(word)
    assert game.known(2, 0) == {"shovel": 1}
    assert game.known(1, 0) == {"shovel": 1}
    assert game.event("given") == {"event": "given", "seat": 0, "from": 1, "kind": "shovel"}


def test_a_random_card_is_seen_by_its_two_owners_only() -> None:      # R5.6i
    game = fought(facing({"knife": 1}, {"phone": 1, "link": 1})).do("give_up")
    assert game.event("taken")["audience"] == [0, 1]
    assert game.known(1, 0) == game.hand(0)
    assert game.known(2, 0) == {}
