from collections import Counter
from collections.abc import Callable

import pytest

from tests.model.counting import all_cards
from tests.table import Play, shipped, table


def stocked() -> Play:
    """Seat 0 has bought two Knives before the eyes of all."""
    game = (
        table().seat(0, "rec_area", cigarettes=5, background="con_artist", link=1, riot=1)
        .seat(1, "rec_area", shovel=1, sleight_of_hand=2).start()
    )
    return game.do("buy", item="two_knives")


def test_two_unseen_losses_lower_every_known_count_by_two() -> None:                   # R14q
    game = stocked().do("end_turn")
    for _ in range(2):
        game.do("play", card="sleight_of_hand", seat=0).do("pass")
    assert game.known(2, 0) == {}


def test_a_loss_all_saw_lowers_only_that_count() -> None:                              # R14q
    game = (
        table().seat(0, "rec_area", cigarettes=8, knife=1).seat(1, "rec_area").start()
    )
    game.do("buy", item="pickaxe").do("buy", item="knife")
    assert game.known(2, 0) == {"knife": 1, "pickaxe": 1}
    game.do("end_turn").do("end_turn").do("end_turn").do("extort", seat=1, tool="spoon", weapons=["knife"])
    assert game.known(2, 0) == {"pickaxe": 1}


def test_an_action_card_lies_on_the_table_until_its_effect_ends() -> None:             # R14r
    game = table().seat(0, snitch=1).start().do("play", card="snitch", seat=1)
    assert (game.on_table(), game.discard(), game.hand(0)) == ({"snitch": 1}, {}, {})
    game.do("pass")
    assert (game.on_table(), game.discard()) == ({}, {"snitch": 1})


def test_an_inspection_lies_on_the_table_while_tools_are_chosen() -> None:             # R14r
    game = table().seat(0, inspection=1, spoon=1, shovel=1).start()
    game.do("play", card="inspection", place="cell_block")
    assert (game.on_table(), game.discard()) == ({"inspection": 1}, {})


def test_weapons_lie_on_the_table_while_the_combat_lasts() -> None:                    # R14r
    game = table().seat(0, knife=2).seat(1, blade=1).start()
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("weapon", kind="blade")
    game.do("weapon", kind="knife")
    assert game.on_table() == {"knife": 2, "blade": 1}
    assert (game.pile("knife"), game.discard()) == (18, {})
    game.do("give_up")
    assert game.on_table() == {}


def test_turned_up_michel_cards_lie_on_the_table() -> None:                            # R14r
    game = table(2).seat(0, blade=1).michel("showers", ("shovel", "spoon")).start()
    game.do("cautious_move", place="showers").do("fight").do("weapon", kind="blade")
    assert game.position["table"] == {"cards": {"blade": 1}, "michel": ["shovel", "spoon"]}


def riot() -> Play:
    return stocked().do("play", card="riot")


def combat() -> Play:
    game = table().seat(0, knife=2, spoon=1).seat(1, blade=1, link=2).start()
    return game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("weapon", kind="blade")


def kept_weapon() -> Play:
    game = table().seat(0, knife=1).seat(1, gang="queers_carers", background="advocate").start()
    return game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("reveal")


def kept_card() -> Play:
    game = table().seat(0, ambush=1).seat(1, gang="queers_carers", background="advocate").start()
    return game.do("play", card="ambush", seat=1).do("reveal")


def forged() -> Play:
    game = table().seat(0, gang="triad_splicer", background="blacksmith", pike=1, container=1).start()
    return game.do("reveal", item="shovel").do("choose_card", kind="pickaxe").do("dig", tool="pickaxe")


def reshuffled() -> Play:
    game = table().seat(0, gang="crew_lookout", background="forger").search(link=14, blade=10, pike=6).start()
    return game.do("reveal", cards={"pike": 2}, count=2).do("search")


@pytest.mark.parametrize("scene", [riot, combat, kept_weapon, kept_card, forged, reshuffled])
def test_every_card_is_in_exactly_one_zone(scene: Callable[[], Play]) -> None:         # R13
    assert all_cards(scene()) == Counter({kind.name: kind.copies for kind in shipped().kinds})


def test_the_longest_fight_with_michel_has_an_end() -> None:                           # R13
    deck = ("spoon", "spoon_pickaxe", "pickaxe", "pickaxe_shovel", "shovel")
    game = table(2).seat(0, knife=6).michel("showers", deck).start()
    game.do("cautious_move", place="showers").do("fight")
    for _ in range(5):
        assert game.prompt == "combat"
        game.do("weapon", kind="knife")
    assert game.prompt == "michel_draw"
    assert game.hand(0) == {"knife": 1}


def test_a_player_with_nothing_at_all_can_still_end_the_turn() -> None:                # R13
    game = table(2).seat(0, "solitary", beatings=2, revealed=True).turn(0, actions=0).start()
    assert game.options() == [{"do": "end_turn"}]
