import pytest

from tests.model.counting import one
from tests.table import Play, table

ANSWERS = ("getaway_driver", "prize_fighter", "advocate")
AIMED = ("ambush", "snitch", "sleight_of_hand", "rigged_game")


def extortion(background: str, *, gang: str | None = None, beatings: int = 0, attackers_links: int = 0) -> Play:
    """Seat 0 has laid a Knife against seat 1, who holds a Spoon and is asked."""
    game = (
        table().seat(0, "cafeteria", knife=2, link=attackers_links)
        .seat(1, "cafeteria", beatings=beatings, gang=gang, background=background, spoon=1).start()
    )
    return game.do("extort", seat=1, tool="spoon", weapons=["knife"])


@pytest.mark.parametrize("background", ANSWERS)
def test_an_answering_background_is_not_offered_on_ones_own_turn(background: str) -> None:          # R8
    game = table().seat(0, "cafeteria", background=background, spoon=1).seat(1, "cafeteria", knife=1).start()
    assert not game.options("reveal")


@pytest.mark.parametrize("background", ["getaway_driver", "prize_fighter"])
def test_only_the_advocate_answers_action_cards(background: str) -> None:                           # R8
    game = table().seat(0, "cafeteria", ambush=1).seat(1, "cafeteria", background=background).start()
    game.do("play", card="ambush", seat=1)
    assert game.options() == [{"do": "pass"}]


@pytest.mark.parametrize("background", ["getaway_driver", "advocate"])
def test_who_began_to_fight_can_no_longer_answer_the_extortion(background: str) -> None:            # R8
    game = extortion(background).do("fight")
    assert game.prompt == "combat"
    assert not game.options("reveal")


@pytest.mark.parametrize("background", ANSWERS)
def test_an_answering_background_already_revealed_is_not_offered(background: str) -> None:          # R8
    game = (
        table().seat(0, "cafeteria", knife=1)
        .seat(1, "cafeteria", background=background, revealed=True, spoon=1).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife"])
    assert not game.options("reveal")
    game.do("fight")
    assert not game.options("reveal")


def test_the_getaway_driver_leaves_and_the_extortion_ends() -> None:                   # R8
    game = extortion("getaway_driver", attackers_links=1)
    game.do("reveal", place="showers")
    assert game.place(1) == "showers"
    assert (game.asked, game.prompt) == (0, "turn")
    assert game.hand(1) == {"spoon": 1}
    assert game.hand(0) == {"knife": 1, "link": 1}
    assert game.beatings(0) == game.beatings(1) == 0


def test_the_weapon_laid_against_the_getaway_driver_is_spent() -> None:                # R8
    game = extortion("getaway_driver").do("reveal", place="showers")
    assert game.pile("knife") == 19
    assert game.on_table() == {}


def test_the_getaway_driver_may_go_to_every_other_open_place() -> None:                # R14a
    game = extortion("getaway_driver")
    assert {option["place"] for option in game.options("reveal")} == {
        "cell_block", "infirmary", "showers", "rec_area",
    }


def test_the_getaway_driver_among_bikers_first_takes_a_card_from_the_attacker() -> None:           # R8
    game = extortion("getaway_driver", gang="bikers_scout").do("reveal", place="showers")
    assert game.hand(1) == {"spoon": 1, "knife": 1}
    assert game.hand(0) == {}
    assert game.place(1) == "showers"


def test_the_getaway_driver_among_bikers_leaves_an_attacker_with_an_empty_hand_too() -> None:      # R8
    game = (
        table().seat(0, "cafeteria", blade=1).seat(1, "cafeteria", gang="bikers_scout", background="getaway_driver")
        .start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["blade"]).do("reveal", place="showers")
    assert game.place(1) == "showers"
    assert game.hand(1) == {}
    assert game.discard() == {"blade": 1}


def test_the_prize_fighter_wins_the_combat_instead_of_giving_up() -> None:             # R8
    game = extortion("prize_fighter").do("fight").do("reveal")
    assert (game.beatings(0), game.beatings(1)) == (1, 0)
    assert game.hand(1) == {"spoon": 1, "knife": 1}
    assert game.hand(0) == {}
    assert game.pile("knife") == 19


def test_the_prize_fighter_in_the_bratva_also_removes_a_beating() -> None:             # R8
    game = extortion("prize_fighter", gang="bratva_enforcer", beatings=2).do("fight").do("reveal")
    assert (game.beatings(0), game.beatings(1)) == (1, 1)


def test_the_prize_fighter_outside_the_bratva_keeps_the_beatings() -> None:            # R8
    game = extortion("prize_fighter", beatings=2).do("fight").do("reveal")
    assert game.beatings(1) == 2


def test_the_prize_fighter_as_attacker_wins_the_named_tool() -> None:                  # R8
    game = (
        table().seat(0, "cafeteria", background="prize_fighter", knife=1)
        .seat(1, "cafeteria", blade=1, shovel=1, link=5).start()
    )
    game.do("extort", seat=1, tool="shovel", weapons=["knife"]).do("fight").do("weapon", kind="blade")
    assert (game.asked, game.prompt) == (0, "combat")
    game.do("reveal")
    assert game.hand(0) == {"shovel": 1}
    assert game.beatings(1) == 1


def test_the_prize_fighter_beats_the_attackers_helpers_too() -> None:                  # R11d
    game = (
        table(team=True).seat(0, "showers", knife=1, link=1).seat(1, "showers", background="prize_fighter", blade=1)
        .seat(2, "showers", knife=1, pike=1).start()
    )
    game.do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("weapon", kind="blade")
    game.do("give_up").do("weapon", kind="knife").do("reveal")
    assert [game.beatings(seat) for seat in range(3)] == [1, 0, 1]
    assert game.hand(1) == {"link": 1, "pike": 1}


def test_the_prize_fighter_in_the_bratva_loses_a_beating_against_michel_too() -> None:  # R14i
    game = (
        table(2).seat(0, beatings=1, gang="bratva_enforcer", background="prize_fighter")
        .michel("showers", ("shovel",)).start()
    )
    game.do("cautious_move", place="showers").do("fight").do("reveal").do("pass")
    assert (game.beatings(0), game.prompt) == (0, "turn")


def test_the_prize_fighter_is_not_offered_before_there_is_a_combat() -> None:          # R8
    game = extortion("prize_fighter")
    assert game.prompt == "extorted"
    assert not game.options("reveal")


def test_the_prize_fighter_need_not_be_revealed() -> None:                             # R8
    game = extortion("prize_fighter").do("fight").do("give_up")
    assert game.beatings(1) == 1
    assert game.view(0)["seats"][1]["background"]["card"] is None


def test_the_advocate_ends_an_extortion_and_the_weapon_is_spent() -> None:             # R8
    game = extortion("advocate").do("reveal")
    assert (game.asked, game.prompt) == (0, "turn")
    assert game.hand(1) == {"spoon": 1}
    assert game.place(1) == "cafeteria"
    assert game.pile("knife") == 19
    assert game.beatings(0) == game.beatings(1) == 0


def test_the_advocate_among_the_queers_takes_the_weapon() -> None:                     # R8
    game = extortion("advocate", gang="queers_carers").do("reveal")
    assert game.hand(1) == {"spoon": 1, "knife": 1}
    assert game.hand(0) == {"knife": 1}
    assert game.on_table() == {}


def test_an_extortion_called_off_was_the_one_of_this_turn() -> None:                   # R5.6
    game = extortion("advocate").do("reveal")
    assert not game.options("extort")
    assert game.actions == 1


def aimed(card: str, gang: str | None = None) -> Play:
    game = (
        table().seat(0, "cafeteria", **one(card))
        .seat(1, "cafeteria", cigarettes=3, gang=gang, background="advocate", link=1).start()
    )
    game.do("play", card=card, seat=1)
    assert game.options() == [{"do": "pass"}, {"do": "reveal"}]
    return game


@pytest.mark.parametrize("card", AIMED)
def test_a_card_aimed_at_the_advocate_has_no_effect_and_is_spent(card: str) -> None:   # R8
    game = aimed(card).do("reveal")
    assert (game.asked, game.prompt, game.actions) == (0, "turn", 1)
    assert (game.place(1), game.beatings(1), game.cigarettes(1), game.hand(1)) == ("cafeteria", 0, 3, {"link": 1})
    assert game.discard() == {card: 1}


@pytest.mark.parametrize("card", AIMED)
def test_the_advocate_among_the_queers_takes_the_card(card: str) -> None:              # R8
    game = aimed(card, gang="queers_carers").do("reveal")
    assert (game.place(1), game.beatings(1), game.cigarettes(1)) == ("cafeteria", 0, 3)
    assert game.hand(1) == {"link": 1, card: 1}
    assert game.discard() == game.on_table() == {}


@pytest.mark.parametrize("card", AIMED)
def test_the_advocate_may_let_a_card_pass(card: str) -> None:                          # R8
    game = aimed(card).do("pass")
    after = (game.place(1), game.beatings(1), game.cigarettes(1), game.hand(1))
    assert after != ("cafeteria", 0, 3, {"link": 1})
    assert game.view(0)["seats"][1]["background"]["card"] is None


def test_the_card_taken_by_the_advocate_is_known_to_all() -> None:                     # R12
    game = aimed("snitch", gang="queers_carers").do("reveal")
    assert game.known(0, 1) == game.known(2, 1) == {"snitch": 1}


def test_the_advocate_does_not_answer_an_inspection() -> None:                         # R8
    game = table().seat(0, "cafeteria", inspection=1).seat(1, "showers", background="advocate", spoon=1).start()
    game.do("play", card="inspection", place="showers")
    assert game.prompt == "turn"
    assert game.hand(1) == {}
