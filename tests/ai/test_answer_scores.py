"""What the policy thinks of each answer, in positions small enough to work out by hand."""

from typing import Any

import pytest

from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.counting import tool_odds, weapon_odds
from blackgate.ai.policy.worth import FOLLY, WEAPON
from blackgate.model.counts import ONE
from blackgate.model.counts import SHOVEL as SHOVEL_KIND
from blackgate.model.counts import SPOON as SPOON_KIND
from tests.table import Play, Table, shipped, table

SPOON, PICKAXE, SHOVEL, LINK = 8.0, 16.0, 24.0, 3.6         # what they are worth in the hand
BEATING = 4.0                                               # what it costs


def scores(game: Play) -> dict[str, float]:
    """The score of each answer, by its word and what it names."""
    return {" ".join(map(str, game.written(action).values())): round(points, 6)
            for points, action in policy.scores(game.game)}


def demanded(knives: int = 1, **mine: Any) -> Play:
    """Seat 0 lays down a Knife and demands a Shovel of seat 1."""
    laid = table().seat(0, "cafeteria", knife=knives).seat(1, "cafeteria", **{"revealed": True} | mine)
    return laid.start().do("extort", seat=1, tool="shovel", weapons=["knife"])


@pytest.mark.parametrize(("mine", "answers"), [
    ({"shovel": 1}, {"cooperate": -SHOVEL - 0.5, "fight": -BEATING - SHOVEL}),
    ({"shovel": 1, "beatings": 1}, {"cooperate": -SHOVEL - 0.5, "fight": -BEATING - 5.0 - SHOVEL}),
    ({"shovel": 1, "gang": "queers_network"}, {"cooperate": -SHOVEL - 0.5, "fight": -BEATING}),
    ({"shovel": 1, "knife": 1}, {"cooperate": -SHOVEL - 0.5, "fight": 3.0 - WEAPON}),
    ({"spoon": 1, "link": 1}, {"fight": -BEATING - (SPOON + LINK) / 2}), ({}, {"fight": -BEATING}),
])
def test_who_is_extorted_weighs_the_tool_against_what_a_lost_combat_costs(
    mine: dict[str, Any], answers: dict[str, float],
) -> None:
    assert scores(demanded(**mine)) == answers


@pytest.mark.parametrize(("background", "mine", "worth"), [
    ("getaway_driver", {}, -4.0), ("advocate", {}, -2.0), ("advocate", {"knife": 1}, -50.0),
    ("getaway_driver", {"knife": 1}, -50.0),
])
def test_a_background_saves_what_is_dear_and_is_kept_where_a_weapon_does(
    background: str, mine: dict[str, int], worth: float,
) -> None:
    found = scores(demanded(shovel=1, background=background, revealed=False, **mine))
    assert {points for word, points in found.items() if word.startswith("reveal")} == {worth}


def test_in_a_combat_a_weapon_is_worth_what_it_saves_or_wins() -> None:
    game = demanded(shovel=1, knife=1).do("fight")
    assert scores(game) == {"weapon knife": 3.0 - WEAPON + BEATING + SHOVEL + 0.1, "give_up": 0.0}
    game = demanded(2, shovel=1, knife=1).do("fight").do("weapon", kind="knife")
    assert game.asked == 0
    unarmed, armed = weapon_odds(game.game, 0, 1)
    lost = -BEATING - 0.5 * WEAPON
    fought = unarmed * (SHOVEL + 3.0 - WEAPON) + armed * (lost - WEAPON)
    assert scores(game) == {"weapon knife": pytest.approx(fought - lost + 0.1), "give_up": 0.0}


@pytest.mark.parametrize(("tool", "mine", "is_used"), [
    ("spoon", {"spoon": 1}, False), ("pickaxe", {"pickaxe": 1}, True), ("spoon", {"link": 1}, False),
    # The named tool is not there: a lost combat costs 12.6 or 8.5.
    ("spoon", {"link": 1, "beatings": 1}, True), ("spoon", {"riot": 1, "container": 1}, True),
])
@pytest.mark.parametrize(("background", "worth"), [("advocate", -2.0), ("getaway_driver", -4.0)])
def test_a_background_is_kept_where_little_is_at_stake(
    background: str, worth: float, tool: str, mine: dict[str, Any], is_used: bool,
) -> None:
    laid = table().seat(0, "cafeteria", knife=1).seat(1, "cafeteria", background=background, **mine)
    found = scores(laid.start().do("extort", seat=1, tool=tool, weapons=["knife"]))
    assert {points for word, points in found.items() if word.startswith("reveal")} == {worth if is_used else -50.0}


@pytest.mark.parametrize(("demanded_tool", "mine", "worth"), [
    ("spoon", {"spoon": 1}, 1.0), ("spoon", {"link": 1}, -1.0), ("spoon", {"link": 1, "beatings": 1}, 1.0),
    ("spoon", {"phone": 2, "blade": 1}, -1.0),      # A stake of just under 11.
])
def test_a_combat_is_won_by_a_background_where_more_is_at_stake(
    demanded_tool: str, mine: dict[str, Any], worth: float,
) -> None:
    laid = table().seat(0, "cafeteria", knife=2).seat(1, "cafeteria", background="prize_fighter", **mine)
    game = laid.start().do("extort", seat=1, tool=demanded_tool, weapons=["knife"]).do("fight")
    assert scores(game)["reveal"] == worth


def test_who_attacks_wins_a_combat_by_a_background() -> None:
    laid = table().seat(0, "cafeteria", knife=1, background="prize_fighter").seat(1, "cafeteria", link=1, knife=1)
    game = laid.start().do("extort", seat=1, tool="spoon", weapons=["knife"]).do("fight").do("weapon", kind="knife")
    assert scores(game) == {"give_up": 0.0, "reveal": 1.0}


def test_an_attacker_weighs_how_likely_the_tool_is() -> None:
    laid = table().seat(0, "cafeteria", knife=2, spoon=1).seat(1, "cafeteria", knife=1, link=3)
    game = laid.seat(2, shovel=1, link=1).start().do("extort", seat=1, tool="shovel", weapons=["knife"])
    game.do("fight").do("weapon", kind="knife")
    chance = tool_odds(game.game, 0, 1, SHOVEL_KIND)
    assert 0.2 < chance < 0.8
    odds = weapon_odds(game.game, 0, 1)
    win, lose = chance * SHOVEL + (1 - chance) * 3.0 + 3.0, -BEATING - 0.5 * (WEAPON + SPOON) / 2
    fought = odds[0] * (win - WEAPON) + sum(odds[1:]) * (lose - WEAPON)
    assert scores(game) == {"weapon knife": pytest.approx(fought - lose + 0.1), "give_up": 0.0}


@pytest.mark.parametrize(("mine", "foe", "better"), [
    ({"knife": 1, "spoon": 1}, {}, 3.0 - WEAPON + BEATING + SHOVEL),
    ({"blade": 1}, {}, 3.0 - WEAPON + BEATING + SHOVEL),
    ({"knife": 1, "spoon": 1}, {"blade": 1}, -5.0),
    ({"knife": 2}, {"blade": 1}, WEAPON + 3.0 - 2 * WEAPON + BEATING + SHOVEL),
])
def test_a_helper_of_the_defender_saves_what_the_teammate_would_lose(
    mine: dict[str, Any], foe: dict[str, Any], better: float,
) -> None:
    laid = table(4, team=True).seat(0, "cafeteria", knife=1, pickaxe=0, **foe).seat(1, "cafeteria", shovel=1)
    game = laid.seat(3, "cafeteria", **mine).start().do("extort", seat=1, tool="shovel", weapons=["knife"])
    game.do("fight").do("give_up")
    game.game.known[0 * 4 + 3] = game.game.hand[0]
    assert game.prompt == "help" and game.asked == 3
    assert set(scores(game).values()) == {0.0, round(better + (0.1 if "knife" in mine else 0.0), 6)}


def test_a_helper_of_the_attacker_may_be_beaten_too() -> None:
    laid = table(4, team=True).seat(0, "cafeteria", knife=1, link=1).seat(1, "cafeteria", shovel=1, knife=1)
    game = laid.seat(2, "cafeteria", blade=1, phone=1).start().do("extort", seat=1, tool="shovel", weapons=["knife"])
    game.do("fight").do("weapon", kind="knife").do("give_up")
    assert game.prompt == "help" and game.asked == 2
    chance, odds = tool_odds(game.game, 2, 1, SHOVEL_KIND), weapon_odds(game.game, 2, 1)
    alone = -BEATING - 0.5 * LINK
    lose = alone - BEATING - 0.5 * (WEAPON + 6.5) / 2
    win = chance * SHOVEL + (1 - chance) * 3.0 + 3.0
    fought = odds[0] * (win - WEAPON) + sum(odds[1:]) * (lose - WEAPON)
    assert scores(game) == {"weapon blade": pytest.approx(fought - alone), "pass": 0.0}


def test_a_helper_against_michel_risks_a_beating_more() -> None:
    laid = table(4, team=True).seat(0, "infirmary", passkey=1, spoon=1, revealed=True).seat(2, "showers", knife=1)
    game = laid.michel("showers", ("spoon", "calm")).start().do("play", card="passkey", place="showers").do("fight")
    assert game.do("give_up").prompt == "help" and game.asked == 2
    lost = -BEATING - SPOON
    fought = 3 / 7 * (3.0 - WEAPON) + 4 / 7 * (lost - BEATING - WEAPON)
    assert scores(game) == {"weapon knife": pytest.approx(fought - lost + 0.1), "pass": 0.0}


@pytest.mark.parametrize(("hand", "worth"), [({"spoon": 1}, -1.0), ({"spoon": 1, "beatings": 1}, 0.5),
                                             ({"link": 1, "beatings": 1}, -1.0), ({"pickaxe": 1}, 0.5)])
def test_a_background_wins_against_michel_what_is_dear(hand: dict[str, Any], worth: float) -> None:
    laid = table(2).seat(0, passkey=1, background="prize_fighter", **hand).michel("showers", ("spoon_pickaxe",))
    game = laid.start().do("play", card="passkey", place="showers").do("fight")
    assert scores(game) == {"give_up": 0.0, "reveal": worth}


def test_with_all_of_michels_cards_on_the_table_no_knife_can_follow() -> None:
    game = met(spoon=1, knife=1)
    cards = shipped().michel_cards
    game.game.michel_deck, game.game.michel_discard = (), ()
    game.game.michel_table = tuple(number for number, card in enumerate(cards) for _ in range(card.copies))
    assert scores(game) == {"cooperate spoon": -SPOON, "fight": 3.0 - WEAPON}


@pytest.mark.parametrize(("discard", "calm"), [((), 3 / 7), (("calm", "calm"), 1 / 5), (("shovel", "calm"), 2 / 5),
    (("calm",) * 3 + ("spoon_pickaxe", "pickaxe", "pickaxe_shovel", "shovel"), 3 / 7)])      # They are shuffled again.
def test_michels_discard_is_counted(discard: tuple[str, ...], calm: float) -> None:
    game = met(spoon=1, knife=1)
    names = [card.name for card in shipped().michel_cards]
    game.game.michel_discard = tuple(names.index(name) for name in discard)
    fought = calm * (3.0 - WEAPON) + (1 - calm) * (-BEATING - SPOON - WEAPON)
    assert scores(game)["fight"] == pytest.approx(max(fought, -BEATING - SPOON))


@pytest.mark.parametrize(("mine", "worth"), [({"knife": 1}, -1.0), ({"phone": 1}, 1.0)])
def test_a_background_answers_a_card_that_costs_more_than_six(mine: dict[str, Any], worth: float) -> None:
    laid = table().seat(0, "showers", sleight_of_hand=1).seat(1, "showers", background="advocate", **mine)
    assert scores(laid.start().do("play", card="sleight_of_hand", seat=1)) == {"pass": 0.0, "reveal": worth}


def met(**hand: Any) -> Play:
    """Seat 0 goes to Michel, who turns up a card that demands a Spoon: 3 of the other 7 are calm."""
    laid = table(2).seat(0, passkey=1, revealed=True, **hand).michel("showers", ("spoon", "calm"))
    return laid.start().do("play", card="passkey", place="showers")


@pytest.mark.parametrize(("hand", "answers"), [
    ({"spoon": 1}, {"cooperate spoon": -SPOON, "fight": -BEATING - SPOON}),
    ({"spoon": 1, "shovel": 1}, {"cooperate spoon": -SPOON, "fight": -BEATING - SPOON}),
    ({"spoon": 1, "beatings": 1}, {"cooperate spoon": -SPOON, "fight": -BEATING - 5.0 - SPOON}),
    ({"spoon": 1, "gang": "queers_network"}, {"cooperate spoon": -SPOON, "fight": -BEATING}),
    ({"link": 1}, {"fight": -BEATING - LINK}), ({}, {"fight": -BEATING}),
    ({"spoon": 1, "knife": 1},
     {"cooperate spoon": -SPOON, "fight": round(3 / 7 * (3.0 - WEAPON) + 4 / 7 * (-BEATING - SPOON - WEAPON), 6)}),
])
def test_michel_is_given_what_is_cheaper_than_a_beating(hand: dict[str, Any], answers: dict[str, float]) -> None:
    assert scores(met(**hand)) == answers


def test_a_weapon_against_michel_is_worth_the_calm_cards_that_are_left_and_a_free_card_is_drawn() -> None:
    game = met(spoon=1, knife=1).do("fight")
    lost = -BEATING - SPOON
    fought = 3 / 7 * (3.0 - WEAPON) + 4 / 7 * (lost - WEAPON)
    assert scores(game) == {"weapon knife": pytest.approx(fought - lost + 0.1), "give_up": 0.0}
    assert scores(game.do("weapon", kind="knife")) == {"draw": 12.0, "pass": 0.0}


def ended(laid: Table) -> Play:
    """Michel may be moved from the Showers; the die shows a 1."""
    return laid.michel("showers").rolls(1).start().do("end_turn")


@pytest.mark.parametrize(("laid", "move", "places"), [
    (table(2).seat(0, "infirmary").seat(1, "cafeteria", points=6), 1.0, {"cell_block": 0.0, "cafeteria": 4.5}),
    (table(2).seat(0, "infirmary").seat(1, "solitary"), FOLLY, {"cell_block": 0.0, "cafeteria": 0.0}),
    (table(4).seat(0, "infirmary").seat(1, "cafeteria", points=5).seat(2, "cafeteria"), 1.25,
     {"cell_block": 3.0 / 2, "cafeteria": (4.5 + 3.0) / 2}),
    (table(4, team=True).seat(0, "infirmary").seat(1, "cafeteria", points=8).seat(2, "cafeteria"), 1.85,
     {"cell_block_a": 0.0, "cell_block_b": 4.5, "cafeteria": round(4.5 - 1.3 * 3.0, 6)}),
])
def test_michel_is_sent_to_rivals_and_first_to_who_is_ahead(
    laid: Table, move: float, places: dict[str, float],
) -> None:
    game = ended(laid)
    assert scores(game) == {"move_michel": move, "pass": 0.0}
    assert scores(game.do("move_michel")) == {f"go {place}": harm for place, harm in places.items()}


def test_tools_that_one_is_sure_of_draw_michel() -> None:
    laid = table(2).seat(0, "infirmary", cigarettes=9).seat(1, "rec_area", cigarettes=40)
    for spoons, harm in ((0, 3.0), (1, 7.0), (2, 11.0), (3, 11.0)):
        game = laid.michel("showers").rolls(4).start()
        game.game.hand[1] += spoons * ONE[SPOON_KIND]
        game.game.known[1 * 2 + 0] = game.game.hand[1]
        assert scores(game.do("end_turn").do("move_michel"))["go rec_area"] == harm


def test_the_cheaper_tool_is_lost_and_the_dearer_piece_is_forged() -> None:
    laid = table().seat(0, inspection=1).seat(1, "showers", spoon=1, shovel=1, link=3)
    assert scores(laid.start().do("play", card="inspection", place="showers")) == {
        "choose_card spoon": -2 * SPOON, "choose_card shovel": -2 * SHOVEL}
    forging = table().seat(0, background="blacksmith", gang="triad_splicer", pike=2, container=1).start()
    assert scores(forging.do("reveal", item="pickaxe")) == {
        "choose_card pickaxe": PICKAXE, "choose_card shovel": SHOVEL, "pass": 0.0}


@pytest.mark.parametrize(("beatings", "shovels", "worth"), [(0, 0, -1.0), (0, 1, -1.0), (1, 0, -1.0), (1, 1, 1.0)])
def test_a_background_answers_a_card_that_would_keep_its_owner_from_digging(
    beatings: int, shovels: int, worth: float,
) -> None:
    laid = table().seat(0, "showers", ambush=1).seat(1, "showers", background="advocate", beatings=beatings,
                                                     shovel=shovels)
    assert scores(laid.start().do("play", card="ambush", seat=1)) == {"pass": 0.0, "reveal": worth}


@pytest.mark.parametrize(("give", "take", "worth"), [
    ({"cards": {}, "cigarettes": 2}, {"cards": {}, "cigarettes": 1}, 1.3),
    ({"cards": {"knife": 1}, "cigarettes": 0}, {"cards": {"pickaxe": 1}, "cigarettes": 0}, WEAPON - PICKAXE),
    ({"cards": {"knife": 1}, "cigarettes": 0}, {"cards": {}, "cigarettes": 1}, WEAPON - 1.3),
])
def test_an_exchange_is_worth_what_it_brings_less_what_it_takes(give: Any, take: Any, worth: float) -> None:
    laid = table(4, team=True).seat(0, "showers", knife=1, cigarettes=3).seat(2, "showers", pickaxe=1, cigarettes=1)
    assert scores(laid.start().do("exchange", seat=2, give=give, take=take)) == {
        "accept": pytest.approx(worth), "decline": 0.0}
