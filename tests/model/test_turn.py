from typing import Any

from tests.table import table

ELEVEN: dict[str, Any] = {"link": 6, "pike": 5}


def test_a_turn_starts_with_two_actions() -> None:      # R4a
    game = table().start()
    assert game.actions == 2
    assert game.do("end_turn").actions == 2


def test_each_action_is_spent_from_the_two() -> None:      # R4a
    game = table().seat(0, "cafeteria").start()
    assert game.do("steal_spoon").actions == 1
    assert game.do("search").actions == 0


def test_with_no_action_left_only_ending_the_turn_and_revealing_are_offered() -> None:      # R4a
    game = table().seat(0, "cafeteria", knife=1, link=1, blade=1, riot=1).seat(1, "cafeteria").turn(actions=0).start()
    assert {option["do"] for option in game.options()} == {"end_turn", "reveal"}


def test_the_turn_is_not_over_until_the_player_ends_it() -> None:      # R4a
    game = table().seat(0, "cafeteria").start()
    game.do("steal_spoon").do("steal_spoon")
    assert (game.turn, game.asked, game.prompt) == (0, 0, "turn")
    assert game.do("end_turn").turn == 1


def test_ending_early_is_legal_with_both_actions_unspent() -> None:      # R4a
    assert table().start().do("end_turn").turn == 1


def test_ending_early_is_legal_with_one_action_unspent() -> None:      # R4a
    game = table().seat(0, "cafeteria").start()
    assert game.do("search").offers("end_turn")


def test_unspent_actions_are_not_kept_for_later() -> None:      # R4a
    game = table(2).start()
    assert game.do("end_turn").do("end_turn").actions == 2


def test_revealing_a_background_costs_no_action() -> None:      # R4b
    game = table().seat(0, background="bookmaker").start()
    game.do("reveal")
    assert (game.actions, game.cigarettes(0)) == (2, 5)


def test_a_background_may_be_revealed_between_two_actions() -> None:      # R4b
    game = table().seat(0, "cafeteria", background="bookmaker").start()
    assert game.do("steal_spoon").do("reveal").do("steal_spoon").actions == 0


def test_a_gang_power_costs_no_action() -> None:      # R4b
    game = table(2).seat(1, gang="cartel_protection").start()
    game.do("end_turn")
    assert (game.actions, game.cigarettes(1)) == (2, 1)


def test_basic_actions_work_in_every_place_that_does_not_bar_them() -> None:      # R4c
    for place in ("cell_block", "cafeteria", "infirmary", "showers", "rec_area"):
        game = table().seat(0, place, bandana=1, gold_chain=1, riot=1, knife=1).seat(1, place).start()
        words = {option["do"] for option in game.options()}
        assert {"roll_move", "cautious_move", "search", "join", "play", "extort"} <= words


def test_place_actions_are_offered_in_their_place_only() -> None:      # R4c
    places = {
        "cell_block": {"dig"}, "cafeteria": {"steal_spoon"}, "infirmary": {"heal"}, "showers": set(),
        "rec_area": {"sell", "buy"}, "solitary": set(),
    }
    for place, words in places.items():
        game = table().seat(0, place, beatings=1, cigarettes=8, spoon=1).start()
        offered = {option["do"] for option in game.options()}
        assert offered & {"dig", "steal_spoon", "heal", "sell", "buy"} == words


def test_with_ten_cards_the_turn_simply_ends() -> None:      # R4d
    game = table().seat(0, link=6, pike=4).start()
    assert game.do("end_turn").turn == 1
    assert game.prompt == "turn"


def test_with_eleven_cards_one_is_discarded_before_the_turn_ends() -> None:      # R4d
    game = table().seat(0, **ELEVEN).start()
    game.do("end_turn")
    assert (game.turn, game.asked, game.prompt) == (0, 0, "discard")
    assert game.options() == [{"do": "discard", "cards": "any", "count": 1}]


def test_the_player_chooses_which_cards_go() -> None:      # R4d
    game = table().seat(0, phone=2, **ELEVEN).start()
    game.do("end_turn").do("discard", cards={"link": 1, "phone": 2}, count=3)
    assert game.hand(0) == {"link": 5, "pike": 5}
    assert game.discard() == {"link": 1, "phone": 2}
    assert game.turn == 1


def test_one_discards_down_to_ten_and_no_further() -> None:      # R4d
    game = table().seat(0, phone=2, **ELEVEN).start()
    game.do("end_turn")
    assert game.why("discard", cards={"link": 2}, count=2) is not None
    assert game.why("discard", cards={"link": 4}, count=4) is not None
    assert game.why("discard", cards={"link": 3}, count=3) is None


def test_discards_at_the_limit_go_where_the_cards_belong() -> None:      # R4d
    game = table().seat(0, link=7, knife=3, spoon=1, shovel=1).start()
    game.do("end_turn").do("discard", cards={"knife": 1, "spoon": 1}, count=2)
    assert (game.pile("knife"), game.pile("spoon"), game.pile("shovel")) == (18, 11, 10)
    assert game.discard() == {}


def test_more_than_ten_cards_may_be_held_during_the_turn() -> None:      # R4d
    game = table().seat(0, "showers", link=10).start()
    game.do("search")
    assert game.prompt == "turn"
    assert sum(game.hand(0).values()) == 13


def test_the_hand_limit_binds_only_whose_turn_ends() -> None:      # R4d
    game = table().seat(1, **ELEVEN).start()
    game.do("end_turn")
    assert (game.turn, game.asked, game.prompt) == (1, 1, "turn")


def test_the_michel_move_comes_before_the_hand_limit() -> None:      # R4d
    game = table().seat(0, **ELEVEN).michel().start()
    assert game.do("end_turn").prompt == "michel_move"
    assert game.do("pass").prompt == "discard"
    assert game.do("discard", cards={"link": 1}, count=1).turn == 1


def test_a_card_lost_to_michel_need_not_be_discarded_again() -> None:      # R4d
    setting = table().seat(0, "cafeteria", link=9, spoon=2).michel("showers", ("spoon",)).rolls(1)
    game = setting.start().do("end_turn").do("move_michel").do("go", place="cafeteria")
    assert game.prompt == "michel"
    game.do("cooperate", tool="spoon")
    assert (game.turn, game.prompt) == (1, "turn")


def test_a_played_action_card_is_seen_by_everybody() -> None:      # R5.4
    game = table().seat(0, "cafeteria", passkey=1).start()
    game.do("play", card="passkey", place="showers")
    assert game.event("played") == {"event": "played", "seat": 0, "card": "passkey", "target": None, "place": "showers"}


def test_two_action_cards_may_be_played_in_one_turn() -> None:      # R5.4
    game = table().seat(0, "cafeteria", passkey=2).start()
    game.do("play", card="passkey", place="showers").do("play", card="passkey", place="rec_area")
    assert (game.place(0), game.actions) == ("rec_area", 0)
