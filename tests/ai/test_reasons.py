"""Why a bot did it: a key for every answer, the weightiest first, from what its seat may know."""

from random import Random
from typing import Any

import pytest

from blackgate.ai.bot import fill_by_lot
from blackgate.ai.talk.reasons import REASONS, reasons
from blackgate.commands.law_checker import MODES
from blackgate.model.actions import Go
from blackgate.model.counts import KNIFE
from blackgate.model.legal import legal
from blackgate.model.rng import Dice
from blackgate.model.view import view
from blackgate.model.vocabulary import ANY
from blackgate.model.worlds import determinize
from tests.ai.test_levels import moments
from tests.table import Play, notation, shipped, table


def why(game: Play, word: str, **arguments: Any) -> list[str]:
    state = game.game
    action = notation().read_action({"do": word, **arguments}, state.players, state.background[state.decider])
    return reasons(view(state, state.decider), action)


def test_the_last_dig_wins_and_others_only_dig() -> None:
    assert why(table(2).seat(0, "cell_block", points=10, pickaxe=1).start(), "dig", tool="pickaxe")[0] == "wins_now"
    assert why(table(2).seat(0, "cell_block", points=8, pickaxe=1).start(), "dig", tool="pickaxe") == ["digs"]


def test_extorting_the_leader_denies_them_and_a_tool_seen_is_known_of() -> None:
    setting = table(3).seat(0, "showers", knife=1).seat(1, "showers", points=8, spoon=1)
    start = setting.seat(2, "showers", spoon=1).start()
    arguments: dict[str, Any] = {"tool": "spoon", "weapons": ["knife"]}
    assert why(start, "extort", seat=1, **arguments)[0] == "denies_leader"
    assert "denies_leader" not in why(start, "extort", seat=2, **arguments)


def test_a_card_or_a_background_aimed_at_the_leader_denies_them() -> None:
    start = table(3).seat(0, "showers", background="hitman", snitch=1, passkey=1).seat(1, "showers", points=8)
    game = start.seat(2, "showers").start()
    assert "denies_leader" in why(game, "play", card="snitch", seat=1)
    assert "denies_leader" not in why(game, "play", card="snitch", seat=2)
    assert "denies_leader" in why(game, "reveal", seat=1)
    assert "denies_leader" not in why(game, "reveal", seat=2)
    places = [option["place"] for option in game.options("play") if option["card"] == "passkey"]
    assert not any("denies_leader" in why(game, "play", card="passkey", place=place) for place in places)


def test_moves_are_explained_by_what_the_place_is_good_for() -> None:
    assert "brings_tools_home" in why(table(2).seat(0, "showers", spoon=1).start(), "cautious_move", place="cell_block")
    assert "goes_to_recover" in why(table(2).seat(0, "showers", beatings=1).start(), "cautious_move", place="infirmary")
    assert "goes_to_trade" in why(table(2).seat(0, "showers", cigarettes=9).start(), "cautious_move", place="rec_area")
    assert "goes_to_craft" in why(
        table(2).seat(0, "showers", link=1, pike=1).start(), "cautious_move", place="cafeteria")


@pytest.mark.parametrize(("mine", "place", "reason"), [
    ({"spoon": 1}, "cell_block", "brings_tools_home"), ({"spoon": 1}, "cafeteria", ""), ({}, "cell_block", ""),
    ({"beatings": 1}, "infirmary", "goes_to_recover"), ({"beatings": 1}, "cell_block", ""), ({}, "infirmary", ""),
    ({"cigarettes": 2}, "rec_area", "goes_to_trade"), ({"cigarettes": 1}, "rec_area", ""),
    ({"cigarettes": 9}, "infirmary", ""), ({"link": 1, "container": 1}, "infirmary", "goes_to_craft"),
    ({"link": 1}, "cafeteria", ""), ({"pike": 1, "container": 1}, "cafeteria", ""),
    ({"link": 1, "pike": 1}, "cell_block", ""),
])
def test_a_move_has_a_reason_only_where_the_place_and_the_seat_fit(
    mine: dict[str, Any], place: str, reason: str,
) -> None:
    laid = table(2).seat(0, "showers", **mine)
    assert why(laid.start(), "cautious_move", place=place) == [reason or "needs_another_place"]


def test_a_place_for_michel_and_one_in_anothers_turn_have_reasons_of_their_own() -> None:
    sent = table(2).seat(0, "infirmary", spoon=1).michel("showers").rolls(1).start().do("end_turn").do("move_michel")
    assert why(sent, "go", place="cell_block") == ["sends_trouble_elsewhere"]
    game = table(2).seat(1, "showers", spoon=1).start().game
    home = notation().places.index("cell_block")
    assert reasons(view(game, 1), Go(home)) == ["safest_place"]
    assert reasons(view(game, 0), Go(home)) == ["needs_another_place"]


@pytest.mark.parametrize(("mine", "here", "there", "is_safer"), [
    ({"spoon": 1}, 1, 0, True), ({"spoon": 1}, 0, 0, False), ({"spoon": 1}, 0, 1, False), ({}, 1, 0, False),
    ({"spoon": 1}, 1, 1, False),
])
def test_tools_are_brought_to_where_fewer_armed_rivals_are(
    mine: dict[str, Any], here: int, there: int, is_safer: bool,
) -> None:
    laid = table().seat(0, "showers", **mine).seat(1, "showers", knife=here).seat(2, "infirmary", blade=there)
    game = laid.start()
    for other in (1, 2):
        game.game.known[other * 3] = game.game.hand[other]
    assert why(game, "cautious_move", place="infirmary") == (["safest_place"] if is_safer else ["needs_another_place"])


def test_a_roll_with_tools_brings_them_home() -> None:
    assert why(table(2).seat(0, "showers", spoon=1).start(), "roll_move") == ["brings_tools_home"]
    assert why(table(2).seat(0, "showers", link=1).start(), "roll_move") == ["needs_another_place"]


@pytest.mark.parametrize(("seen", "reason"), [(True, "knows_of_that_tool"), (False, "tries_its_luck")])
def test_a_demand_is_for_a_tool_that_was_seen_or_on_chance(seen: bool, reason: str) -> None:
    game = table().seat(0, "showers", knife=1).seat(1, "showers", spoon=1, link=1).start()
    game.game.known[1 * 3] = game.game.hand[1] if seen else 0
    assert why(game, "extort", seat=1, tool="spoon", weapons=["knife"]) == [reason]


def test_a_bonus_counts_for_the_dig_that_wins() -> None:
    game = table(2).seat(0, "cell_block", points=8, shovel=1, background="miner").start()
    assert why(game, "dig", tool="shovel") == ["digs"]
    assert why(game.do("reveal"), "dig", tool="shovel") == ["wins_now", "digs"]


def test_a_search_for_the_missing_half_says_so() -> None:
    assert why(table(2).seat(0, "showers", pike=1).start(), "search") == ["needs_part"]
    assert why(table(2).seat(0, "showers").start(), "search") == ["looks_for_cards"]


def test_knives_arm_and_a_sale_may_pay_for_a_tool() -> None:
    assert why(table(2).seat(0, "rec_area", cigarettes=2).start(), "buy", item="knife") == ["arms_itself"]
    assert why(table(2).seat(0, "rec_area", cigarettes=4, phone=1).start(), "sell", cards={"phone": 1}) == [
        "can_buy_a_tool_then"]
    assert why(table(2).seat(0, "rec_area", link=1).start(), "sell", cards={"link": 1}) == ["raises_cash"]


def enough(gang: str | None) -> int:
    """With how many cigarettes before it the sale of a link pays for a tool."""
    def sells(cigarettes: int) -> list[str]:
        laid = table(2).seat(0, "rec_area", cigarettes=cigarettes, link=1, gang=gang)
        return why(laid.start(), "sell", cards={"link": 1})

    found = [sells(cigarettes) == ["can_buy_a_tool_then"] for cigarettes in range(12)]
    assert found == sorted(found)
    return found.index(True)


def test_a_sale_counts_what_the_gang_adds_to_it() -> None:      # R9
    pack = shipped()
    link = next(kind.value for kind in pack.kinds if kind.name == "link")
    price = min(item.price for item in pack.items if item.kind != KNIFE)
    assert enough(None) == price - link
    assert enough("cartel_fence") == enough(None) - 4


def test_a_leader_is_past_the_middle_and_alone_in_front() -> None:
    def extorted(points: int, other: int) -> bool:
        laid = table(3).seat(0, "showers", knife=1).seat(1, "showers", points=points, spoon=1)
        game = laid.seat(2, "showers", points=other, spoon=1).start()
        return "denies_leader" in why(game, "extort", seat=1, tool="spoon", weapons=["knife"])

    goal = shipped().goal(3, False)
    assert [extorted(points, 0) for points in range(goal)] == [2 * points >= goal for points in range(goal)]
    assert not extorted(8, 8) and not extorted(8, 9) and extorted(8, 7)


def test_a_fight_is_left_for_want_of_weapons_or_to_save_them() -> None:
    def answers(word: str, **weapons: Any) -> list[str]:
        laid = table(3).seat(0, "showers", knife=2).seat(1, "showers", spoon=1, **weapons)
        game = laid.start().do("extort", seat=1, tool="spoon", weapons=["knife"])
        return why(game if word == "cooperate" else game.do("fight"), word)

    assert answers("cooperate") == answers("give_up") == ["has_no_weapon"]
    assert answers("cooperate", blade=1) == ["not_worth_a_fight"]
    assert answers("give_up", knife=1) == ["saves_its_weapons"]


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_every_option_has_reasons_that_do_not_depend_on_hidden_cards(mode: int) -> None:      # R12
    for number, game in enumerate(moments(mode)):
        seat = game.decider
        other = determinize(view(game, seat), Dice(number))
        for template in legal(game):
            option = fill_by_lot(view(game, seat), template, Random(1).random) if ANY in template else template
            found = reasons(view(game, seat), option)
            assert found and set(found) <= set(REASONS)
            assert found == reasons(view(other, seat), option)
