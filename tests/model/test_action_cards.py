from typing import Any

import pytest

from tests.model.counting import one
from tests.table import table

# Each action card with a target that fits the table below.
PLAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("ambush", {"seat": 1}),
    ("riot", {}),
    ("care_package", {}),
    ("passkey", {"place": "showers"}),
    ("snitch", {"seat": 1}),
    ("sleight_of_hand", {"seat": 1}),
    ("inspection", {"place": "showers"}),
    ("rigged_game", {"seat": 1}),
    ("bandages", {}),
)
AIMED = ("ambush", "snitch", "sleight_of_hand", "rigged_game")


@pytest.mark.parametrize(("card", "target"), PLAYS)
def test_playing_an_action_card_costs_one_action_and_discards_it(card: str, target: dict[str, Any]) -> None:   # R5.4
    game = (
        table().seat(0, "cafeteria", **one(card)).seat(1, "cafeteria", cigarettes=1, revealed=True, link=1).start()
    )
    game.do("play", card=card, **target)
    assert game.actions == 1
    assert game.discard()[card] == 1
    assert card not in game.hand(0)


@pytest.mark.parametrize(("card", "target"), PLAYS)
def test_no_action_card_is_offered_without_an_action(card: str, target: dict[str, Any]) -> None:               # R5.4
    game = (
        table().seat(0, "cafeteria", **one(card)).seat(1, "cafeteria", cigarettes=1, link=1).turn(0, actions=0).start()
    )
    assert not game.options("play")


def test_an_ambush_beats_a_player_in_another_place() -> None:                          # R5.4
    game = table().seat(0, "cafeteria", ambush=1).seat(1, "showers", knife=2, revealed=True).start()
    game.do("play", card="ambush", seat=1)
    assert game.beatings(1) == 1


def test_nothing_defends_against_an_ambush() -> None:                                  # R5.4
    game = table().seat(0, "cafeteria", ambush=1).seat(1, "cafeteria", knife=2).start()
    game.do("play", card="ambush", seat=1).do("pass")
    assert game.prompt == "turn"
    assert game.beatings(1) == 1
    assert game.hand(1) == {"knife": 2}


def test_an_ambush_is_never_aimed_at_oneself() -> None:                                # R5.4
    game = table().seat(0, "cafeteria", ambush=1).start()
    assert [option["seat"] for option in game.options("play")] == [1, 2]


def test_a_riot_deals_all_hands_out_one_by_one_starting_with_the_player() -> None:     # R5.4
    game = (
        table().seat(0, "cafeteria", riot=1, link=1).seat(1, "showers", spoon=4).seat(2, "solitary", pike=2).start()
    )
    game.do("play", card="riot")
    assert [sum(game.hand(seat).values()) for seat in range(3)] == [3, 2, 2]
    together: dict[str, int] = {}
    for seat in range(3):
        for kind, number in game.hand(seat).items():
            together[kind] = together.get(kind, 0) + number
    assert together == {"link": 1, "spoon": 4, "pike": 2}


def test_a_care_package_brings_three_cards_and_three_cigarettes() -> None:             # R5.4
    game = table().seat(0, "showers", cigarettes=1, care_package=1).search("link", "pike", "phone").start()
    game.do("play", card="care_package")
    assert game.hand(0) == {"link": 1, "pike": 1, "phone": 1}
    assert game.cigarettes(0) == 4


def test_a_passkey_leads_to_any_other_open_place() -> None:                            # R14a
    game = table().seat(0, "cafeteria", passkey=1).start()
    assert {option["place"] for option in game.options("play")} == {"cell_block", "infirmary", "showers", "rec_area"}
    game.do("play", card="passkey", place="rec_area")
    assert game.place(0) == "rec_area"


def test_a_passkey_opens_solitary() -> None:                                           # R5.4
    game = table().seat(0, "solitary", passkey=1).start()
    game.do("play", card="passkey", place="cell_block")
    assert game.place(0) == "cell_block"


def test_a_snitch_sends_a_player_of_any_place_to_solitary() -> None:                   # R5.4, R1.1
    game = table().seat(0, "cafeteria", snitch=1).seat(1, "showers", revealed=True).start()
    game.do("play", card="snitch", seat=1)
    assert game.place(1) == "solitary"


def test_sleight_of_hand_takes_a_random_card_only_its_owners_see() -> None:            # R12
    game = table().seat(0, "cafeteria", sleight_of_hand=1).seat(1, "cafeteria", shovel=2, revealed=True).start()
    game.do("play", card="sleight_of_hand", seat=1)
    assert game.hand(0) == game.hand(1) == {"shovel": 1}
    assert game.event("taken")["audience"] == [0, 1]


def test_sleight_of_hand_works_in_solitary() -> None:                                  # R1.1
    game = table().seat(0, "solitary", sleight_of_hand=1).seat(1, "solitary", shovel=1, revealed=True).start()
    game.do("play", card="sleight_of_hand", seat=1)
    assert game.hand(0) == {"shovel": 1}


def test_an_inspection_costs_everyone_there_one_tool_of_their_choice() -> None:        # R5.4
    game = (
        table().seat(0, "cafeteria", inspection=1, spoon=1).seat(1, "showers", spoon=1, shovel=1, knife=1)
        .seat(2, "showers", pickaxe=2).start()
    )
    game.do("play", card="inspection", place="showers")
    assert (game.asked, game.prompt) == (1, "choose_card")
    assert [option["kind"] for option in game.options()] == ["spoon", "shovel"]
    game.do("choose_card", kind="spoon")
    assert [game.hand(seat) for seat in range(3)] == [{"spoon": 1}, {"shovel": 1, "knife": 1}, {"pickaxe": 1}]
    assert (game.pile("spoon"), game.pile("pickaxe")) == (10, 10)


def test_an_inspection_passes_by_who_holds_no_tool() -> None:                          # R5.4
    game = table().seat(0, "cafeteria", inspection=1).seat(1, "showers", knife=1, pike=1).start()
    game.do("play", card="inspection", place="showers")
    assert game.prompt == "turn"
    assert game.hand(1) == {"knife": 1, "pike": 1}


def test_solitary_cannot_be_inspected() -> None:                                       # R5.4
    game = table().seat(0, "cafeteria", inspection=1).seat(1, "solitary", spoon=1).start()
    assert not game.offers("play", card="inspection", place="solitary")
    assert len(game.options("play")) == 5


@pytest.mark.parametrize(("purse", "taken"), [(1, 1), (3, 3), (8, 3)])
def test_a_rigged_game_takes_up_to_three_cigarettes(purse: int, taken: int) -> None:   # R5.4
    game = table().seat(0, "cafeteria", rigged_game=1).seat(1, "showers", cigarettes=purse, revealed=True).start()
    game.do("play", card="rigged_game", seat=1)
    assert (game.cigarettes(0), game.cigarettes(1)) == (taken, purse - taken)


def test_bandages_remove_all_beatings_and_draw_a_card() -> None:                       # R5.4
    game = table().seat(0, "showers", beatings=2, bandages=1).search("blade").start()
    game.do("play", card="bandages")
    assert game.beatings(0) == 0
    assert game.hand(0) == {"blade": 1}


@pytest.mark.parametrize("card", AIMED)
def test_every_target_with_a_face_down_background_is_asked(card: str) -> None:         # R8
    game = table().seat(0, "cafeteria", **one(card)).seat(1, "cafeteria", cigarettes=1, link=1).start()
    game.do("play", card=card, seat=1)
    assert (game.asked, game.prompt) == (1, "react")
    assert game.options() == [{"do": "pass"}]


@pytest.mark.parametrize("card", AIMED)
def test_a_target_whose_background_lies_open_is_not_asked(card: str) -> None:          # R8
    game = (
        table().seat(0, "cafeteria", **one(card))
        .seat(1, "cafeteria", cigarettes=1, background="advocate", revealed=True, link=1).start()
    )
    game.do("play", card=card, seat=1)
    assert (game.asked, game.prompt) == (0, "turn")


@pytest.mark.parametrize("card", [card for card, _ in PLAYS if card not in AIMED])
def test_a_card_that_is_not_aimed_at_anyone_asks_no_one_to_react(card: str) -> None:   # R8
    game = (
        table().seat(0, "cafeteria", **one(card)).seat(1, "showers", background="advocate", spoon=1).start()
    )
    game.do("play", card=card, **dict(PLAYS)[card])
    assert (game.asked, game.prompt) == (0, "turn")


def test_the_view_of_the_asked_target_says_who_plays_what() -> None:                   # R8
    game = table().seat(0, "cafeteria", snitch=1).start()
    game.do("play", card="snitch", seat=2)
    pending = game.view(2)["pending"]
    assert (pending["attacker"], pending["target"], pending["card"]) == (0, 2, "snitch")
