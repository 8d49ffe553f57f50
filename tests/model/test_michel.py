from typing import Any

import pytest

from tests.table import Play, table


def meeting(*deck: str, gang: str | None = None, background: str | None = None, **hand: Any) -> Play:
    """Seat 0 has walked into Michel(le)'s place and turned up the first card."""
    game = (
        table(2).seat(0, "cell_block", gang=gang, background=background, **hand)
        .michel("showers", deck).search("phone").start()
    )
    return game.do("cautious_move", place="showers")


@pytest.mark.parametrize("who", ["michel", "michelle"])
def test_the_standee_starts_in_the_showers_with_eight_cards(who: str) -> None:         # R10a
    game = table(2).michel(who=who).start()
    seen = game.view(0)["michel"]
    assert (seen["who"], seen["place"], seen["deck"], seen["discard"]) == (who, "showers", 8, [])


def test_nobody_is_extorted_by_the_setup() -> None:                                    # R10d
    game = table(2).seat(0, "showers").michel("showers", ("shovel",)).start()
    assert game.prompt == "turn"


def test_the_discard_is_reshuffled_when_the_cards_are_used_up() -> None:               # R10a
    game = table(2).seat(0, "showers").turn(0, actions=40).michel("showers").start()
    met = 0
    while met < 9:
        place = "cafeteria" if game.place(0) == "showers" else "showers"
        game.do("cautious_move", place=place)
        met += place == "showers"
        if game.prompt == "michel":
            game.do("fight").do("give_up")
    seen = game.view(0)["michel"]
    assert (seen["deck"], len(seen["discard"])) == (7, 1)


def test_the_discard_is_not_reshuffled_before_a_card_is_needed() -> None:              # R10a
    deck = ("calm", "calm", "calm", "spoon", "spoon_pickaxe", "pickaxe", "pickaxe_shovel", "shovel")
    game = table(2).seat(0, "cafeteria").turn(0, actions=40).michel("showers", deck).start()
    for _ in deck:
        game.do("cautious_move", place="showers")
        if game.prompt == "michel":
            game.do("fight").do("give_up")
        game.do("cautious_move", place="cafeteria")
    seen = game.view(0)["michel"]
    assert (seen["deck"], len(seen["discard"])) == (0, 8)


def test_michel_may_be_moved_by_a_roll_at_the_end_of_a_turn() -> None:                 # R10b
    game = table(2).seat(0, "infirmary").seat(1, "infirmary").michel("showers").rolls(1).start()
    game.do("end_turn")
    assert (game.asked, game.prompt) == (0, "michel_move")
    assert game.options() == [{"do": "move_michel"}, {"do": "pass"}]
    game.do("move_michel")
    assert {option["place"] for option in game.options("go")} == {"cell_block", "cafeteria"}
    game.do("go", place="cafeteria")
    assert game.view(1)["michel"]["place"] == "cafeteria"
    assert game.turn == 1


def test_michel_need_not_be_moved() -> None:                                           # R10b
    game = table(2).michel("showers").start()
    game.do("end_turn").do("pass")
    assert game.turn == 1
    assert game.view(0)["michel"]["place"] == "showers"


def test_michel_never_stays_where_the_roll_has_another_place() -> None:                # R10b
    game = table(2).seat(0, "infirmary").seat(1, "infirmary").michel("showers").rolls(3).start()
    game.do("end_turn").do("move_michel")
    assert game.view(0)["michel"]["place"] == "cell_block"


def test_michel_extorts_everyone_there_clockwise_from_the_mover() -> None:             # R10c
    game = (
        table().seat(0, "cafeteria").seat(1, "cafeteria").seat(2, "cafeteria").turn(1)
        .michel("cell_block", ("spoon", "pickaxe", "shovel")).rolls(1).start()
    )
    game.do("end_turn").do("move_michel")
    for seat in (1, 2, 0):
        assert (game.asked, game.prompt) == (seat, "michel")
        game.do("fight").do("give_up")
    assert [game.beatings(seat) for seat in range(3)] == [1, 1, 1]
    assert game.turn == 2


def test_michel_begins_with_the_next_clockwise_if_the_mover_is_not_there() -> None:     # R10c
    game = table(4).seat(2, "showers").turn(2).michel("rec_area", ("spoon", "pickaxe", "shovel")).rolls(1)
    for seat in (0, 1, 3):
        game.seat(seat, "cafeteria")
    play = game.start().do("end_turn").do("move_michel").do("go", place="cafeteria")
    for seat in (3, 0, 1):
        assert (play.asked, play.prompt) == (seat, "michel")
        play.do("fight").do("give_up")
    assert [play.beatings(seat) for seat in range(4)] == [1, 1, 0, 1]


def test_michel_leaves_those_elsewhere_alone() -> None:                                # R10c
    game = (
        table().seat(0, "showers").seat(1, "cafeteria").seat(2, "showers")
        .michel("cell_block", ("spoon", "pickaxe")).rolls(1).start()
    )
    game.do("end_turn").do("move_michel")
    assert game.asked == 1
    game.do("fight").do("give_up")
    assert [game.beatings(seat) for seat in range(3)] == [0, 1, 0]


def test_who_moves_to_michels_place_is_extorted() -> None:                             # R10d
    game = table(2).seat(0, "cell_block").michel("showers", ("spoon",)).rolls(3).start()
    game.do("roll_move")
    assert (game.asked, game.prompt) == (0, "michel")


def test_a_passkey_to_michels_place_is_such_a_move() -> None:                          # R10d
    game = table(2).seat(0, passkey=1).michel("showers", ("spoon",)).start()
    game.do("play", card="passkey", place="showers")
    assert (game.asked, game.prompt) == (0, "michel")


def test_a_getaway_driver_can_run_into_michel() -> None:                               # R10d
    game = (
        table(2).seat(0, knife=1).seat(1, background="getaway_driver").michel("showers", ("spoon",)).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("reveal", place="showers")
    assert (game.asked, game.prompt) == (1, "michel")


def test_being_sent_to_solitary_meets_nobody() -> None:                                # R10d
    game = table(2).seat(0, snitch=1).seat(1, revealed=True).michel("showers", ("spoon",)).start()
    game.do("play", card="snitch", seat=1)
    assert (game.asked, game.prompt) == (0, "turn")


def test_a_card_without_a_knife_ends_it() -> None:                                     # R10e
    game = meeting("calm", spoon=1)
    assert game.prompt == "turn"
    assert (game.hand(0), game.beatings(0)) == ({"spoon": 1}, 0)
    assert game.view(1)["michel"]["discard"] == ["calm"]


@pytest.mark.parametrize(("card", "tools"), [
    ("spoon", ["spoon"]), ("spoon_pickaxe", ["spoon", "pickaxe"]), ("pickaxe", ["pickaxe"]),
    ("pickaxe_shovel", ["pickaxe", "shovel"]), ("shovel", ["shovel"]),
])
def test_a_knife_card_asks_for_the_tools_it_shows_and_without_one_there_is_only_the_fight(
    card: str, tools: list[str],
) -> None:            # R10e
    game = meeting(card, spoon=1, pickaxe=1, shovel=1)
    assert [option["tool"] for option in game.options("cooperate")] == tools
    game.do("cooperate", tool=tools[-1])
    assert tools[-1] not in game.hand(0)
    assert (game.beatings(0), game.pile(tools[-1])) == (0, 11)
    others: dict[str, Any] = {tool: 1 for tool in ("spoon", "pickaxe", "shovel") if tool not in tools}
    assert meeting(card, **others).options() == [{"do": "fight"}]


def test_a_weapon_and_a_card_without_a_knife_are_a_victory() -> None:                  # R10e
    game = meeting("shovel", "calm", blade=1).do("fight").do("weapon", kind="blade")
    assert (game.prompt, game.beatings(0)) == ("michel_draw", 0)


def test_after_another_knife_another_weapon_is_needed() -> None:                       # R10e
    game = meeting("shovel", "spoon", "calm", knife=2).do("fight").do("weapon", kind="knife")
    assert (game.asked, game.prompt) == (0, "combat")
    game.do("weapon", kind="knife")
    assert game.prompt == "michel_draw"


def test_who_gives_up_is_beaten_and_loses_a_tool_of_the_first_card() -> None:          # R10f
    game = meeting("shovel", "spoon", knife=2, spoon=1, shovel=1, link=9)
    game.do("fight").do("weapon", kind="knife").do("give_up")
    assert game.beatings(0) == 1
    assert game.hand(0) == {"knife": 1, "spoon": 1, "link": 9}
    assert game.pile("shovel") == 11


def test_who_holds_both_tools_of_the_first_card_chooses_which_to_lose() -> None:       # R10f
    game = meeting("pickaxe_shovel", pickaxe=1, shovel=1).do("fight").do("give_up")
    assert (game.asked, game.prompt) == (0, "choose_card")
    game.do("choose_card", kind="pickaxe")
    assert game.hand(0) == {"shovel": 1}


def test_who_holds_no_such_tool_loses_a_random_card() -> None:                         # R10f
    game = meeting("shovel", link=2).do("fight")
    assert game.options() == [{"do": "give_up"}]
    game.do("give_up")
    assert (game.hand(0), game.discard(), game.beatings(0)) == ({"link": 1}, {"link": 1}, 1)


def test_an_empty_hand_loses_nothing_but_blood() -> None:                              # R10f
    game = meeting("shovel").do("fight").do("give_up")
    assert (game.prompt, game.beatings(0)) == ("turn", 1)


@pytest.mark.parametrize(("answer", "hand"), [("draw", {"phone": 1}), ("pass", {})])
def test_a_victor_may_draw_a_search_card(answer: str, hand: dict[str, int]) -> None:   # R10g
    game = meeting("shovel", "calm", blade=1).do("fight").do("weapon", kind="blade").do(answer)
    assert game.hand(0) == hand
    assert game.prompt == "turn"


def test_turned_up_cards_and_weapons_are_discarded_in_the_end() -> None:               # R10h
    game = meeting("shovel", "spoon", "calm", blade=1, knife=1).do("fight").do("weapon", kind="blade")
    assert game.view(1)["michel"]["discard"] == []
    game.do("weapon", kind="knife")
    assert (game.prompt, game.on_table()) == ("michel_draw", {"blade": 1, "knife": 1})      # R14r
    game.do("pass")
    assert sorted(game.view(1)["michel"]["discard"]) == ["calm", "shovel", "spoon"]
    assert (game.discard(), game.pile("knife"), game.on_table()) == ({"blade": 1}, 20, {})


@pytest.mark.parametrize("gang", ["bikers_scout", "bikers_detour"])
def test_gang_powers_do_not_touch_michels_roll(gang: str) -> None:                     # R14b
    game = table(2).seat(0, "infirmary", gang=gang).seat(1, "infirmary").michel("showers").rolls(1).start()
    game.do("end_turn").do("move_michel")
    assert game.prompt == "place"
    assert {option["place"] for option in game.options("go")} == {"cell_block", "cafeteria"}


@pytest.mark.parametrize("background", ["getaway_driver", "advocate"])
def test_some_backgrounds_answer_players_only(background: str) -> None:                # R14i
    game = meeting("shovel", background=background, shovel=1)
    assert not game.options("reveal")
    game.do("fight")
    assert not game.options("reveal")


def test_the_prize_fighter_beats_michel_and_may_draw() -> None:                        # R14i
    game = meeting("shovel", background="prize_fighter", link=1).do("fight").do("reveal")
    assert game.prompt == "michel_draw"
    game.do("draw")
    assert (game.hand(0), game.beatings(0)) == ({"link": 1, "phone": 1}, 0)


def test_the_network_keeps_its_cards_against_michel() -> None:                         # R14j
    game = meeting("shovel", gang="queers_network", shovel=1, link=1).do("fight").do("give_up")
    assert (game.hand(0), game.beatings(0), game.prompt) == ({"shovel": 1, "link": 1}, 1, "turn")


def test_michel_moves_before_the_hand_limit_is_asked() -> None:                        # R4d
    game = table(2).seat(0, "cafeteria", blade=1, link=10).michel("cell_block", ("shovel", "calm")).rolls(1).start()
    game.do("end_turn").do("move_michel").do("fight").do("weapon", kind="blade").do("draw")
    assert game.options() == [{"do": "discard", "cards": "any", "count": 1}]


def test_nothing_is_asked_about_michel_in_a_game_without() -> None:                    # R10
    assert table(2).start().do("end_turn").turn == 1
