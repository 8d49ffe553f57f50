"""What the policy thinks of the dear decisions of a turn: digging, extorting, selling, joining, giving tools away."""

from typing import Any

import pytest

from blackgate.ai.policy import worth
from blackgate.ai.policy.counting import tool_odds
from blackgate.ai.policy.fights import side_odds
from blackgate.ai.policy.turn import Turn, best_discarded
from blackgate.ai.policy.worth import CIGARETTE, FOLLY, WEAPON, buy_gain, gang_worths, random_card
from blackgate.model.actions import Exchange, Join
from blackgate.model.counts import ONE, PICKAXE, SHOVEL
from blackgate.model.engine import legal
from tests.table import notation, shipped, table

from .test_answer_scores import scores

DIG, WINS = 6.0, 400.0          # a dug point more than one in the hand; the dig that wins


@pytest.mark.parametrize(("needed", "tools", "gains"), [
    (9, {"shovel": 1, "spoon": 1}, [3 * DIG, DIG]), (3, {"shovel": 1, "spoon": 1}, [3 * DIG + WINS, DIG]),
    (3, {"pickaxe": 1}, [2 * DIG]), (3, {"pickaxe": 1, "spoon": 1}, [2 * DIG, DIG + WINS]),
    (4, {"shovel": 1, "spoon": 2}, [3 * DIG, DIG + WINS, DIG]), (1, {"spoon": 1, "beatings": 2}, []),
    (1, {"spoon": 1, "beatings": 1}, [DIG + WINS]), (1, {"spoon": 1, "beatings": 2, "gang": "bratva_hard_case"},
                                                     [DIG + WINS]),
])
def test_the_dig_that_wins_is_the_one_that_reaches_the_goal(
    needed: int, tools: dict[str, Any], gains: list[float],
) -> None:
    game = table(2).seat(0, "cell_block", points=12 - needed, **tools).start().game
    assert worth.points_needed(game, 0) == needed
    assert worth.dig_gains(game, 0) == gains


@pytest.mark.parametrize("weapon", ["knife", "blade"])
@pytest.mark.parametrize(("points", "beaten", "own"), [(0, 0, 0), (6, 0, 0), (6, 1, 0), (6, 1, 1)])
def test_an_extortion_is_worth_the_tool_and_the_lead_of_its_owner_less_what_the_combat_may_cost(
    weapon: str, points: int, beaten: int, own: int,
) -> None:
    mine: dict[str, Any] = {weapon: 1, "beatings": own}
    laid = table(2).seat(0, "cafeteria", **mine)
    game = laid.seat(1, "cafeteria", points=points, beatings=beaten, shovel=1, link=2).turn(0, actions=1).start()
    found = scores(game)
    chance, odds = tool_odds(game.game, 0, 1, SHOVEL), side_odds(game.game, 0, [1])
    prize = chance * 24.0 + (1 - chance) * random_card(game.game, 0, 1)
    win = prize + 2.0 + (5.0 + 4.0 * beaten) * points / 12
    lose = -4.0 - 3.0 * own - 0.5 * WEAPON
    fought = odds[0] * win + sum(odds[1:]) * lose - WEAPON + (0.05 if weapon == "knife" else 0.0)
    extort = next(value for word, value in found.items() if word.startswith("extort 1 shovel"))
    assert extort == pytest.approx(found["end_turn"] + 0.5 + fought)


def test_who_holds_nothing_is_not_extorted() -> None:
    game = table(2).seat(0, "cafeteria", knife=1).seat(1, "cafeteria").turn(0, actions=1).start()
    found = scores(game)
    assert {round(value - found["end_turn"] - 0.5, 6) for word, value in found.items()
            if word.startswith("extort")} == {FOLLY}


@pytest.mark.parametrize(("actions", "share"), [(1, 0.5), (2, 0.9), (3, 0.9)])
def test_a_sale_is_worth_its_cigarettes_and_what_they_then_buy(actions: int, share: float) -> None:
    laid = table(2).seat(0, "rec_area", phone=1, pike=1, cigarettes=3).turn(0, searches=1, actions=actions)
    turn = Turn(laid.start().game)
    before = max(buy_gain(turn.game, 0, item, 3) for item in range(len(shipped().items)))
    after = max(buy_gain(turn.game, 0, item, 8) for item in range(len(shipped().items)))
    assert after > before > 0 and turn.sale() == ONE[notation().kinds.index("phone")]
    assert turn.sale_gain(turn.sale()) == pytest.approx(5 * (CIGARETTE - 1.0) + share * (after - before))


def test_where_everything_is_needed_the_cheapest_card_is_sold_for_its_price() -> None:
    turn = Turn(table(2).seat(0, "rec_area", pike=1, link=1, gang="cartel_fence").start().game)
    assert turn.sale() in (ONE[notation().kinds.index("pike")], ONE[notation().kinds.index("link")])
    assert turn.sale_gain(ONE[notation().kinds.index("pike")]) == pytest.approx((2 + 4) * CIGARETTE - 3.5)


@pytest.mark.parametrize(("own", "mate", "tools", "gives"), [
    (2, 0, 1, True), (2, 1, 1, True), (2, 2, 1, False), (1, 0, 1, False), (2, 0, 0, False),
])
def test_tools_go_to_a_teammate_who_can_dig_from_one_who_cannot(own: int, mate: int, tools: int, gives: bool) -> None:
    laid = table(4, team=True).seat(0, "showers", beatings=own, shovel=tools, pickaxe=tools, link=1)
    turn = Turn(laid.seat(2, "showers", beatings=mate).start().game)
    assert turn.proposal(2) == (Exchange(2, ONE[SHOVEL] + ONE[PICKAXE], 0, 0, 0) if gives else None)


def test_the_dearest_cards_are_taken_out_of_the_discard() -> None:
    game = table().search(spoon=0, link=2, phone=1, pike=1, riot=1).start().game
    names = notation().kinds
    for number, cards in ((1, {"phone": 1}), (2, {"phone": 1, "riot": 1}), (4, {"phone": 1, "riot": 1, "link": 2}),
                          (9, {"phone": 1, "riot": 1, "link": 2, "pike": 1})):
        assert best_discarded(game, number) == sum(count * ONE[names.index(name)] for name, count in cards.items())


def test_joining_is_worth_the_power_for_the_rest_of_the_game_less_the_old_one_and_the_price() -> None:
    def joined(gang: str | None, points: int) -> tuple[float, Turn]:
        laid = table(2).seat(0, "showers", gang=gang, bandana=1, tracksuit=1, points=points)
        turn = Turn(laid.gangs(crew=["crew_lookout"]).turn(0, actions=1, searches=1).start().game)
        option = next(option for option in legal(turn.game) if isinstance(option, Join))
        return turn.score(option) - worth.outlook(turn.gains, 0), turn

    worths = gang_worths(shipped())
    lookout, fence = (notation().gang_cards.index(name) for name in ("crew_lookout", "cartel_fence"))
    for points in (0, 6):
        gain, turn = joined(None, points)
        assert gain == pytest.approx(worths[lookout] * turn.remaining() - 2 * 2.2)
        changed, turn = joined("cartel_fence", points)
        assert changed == pytest.approx(worths[lookout] * turn.remaining() - worths[fence] - 2 * 2.2)


def test_spoons_are_stolen_as_many_as_the_gang_takes() -> None:
    def stolen(gang: str | None) -> float:
        game = table(2).seat(0, "cafeteria", gang=gang, beatings=2).turn(0, actions=1, searches=1).start()
        return scores(game)["steal_spoon"]

    plain = stolen(None)
    assert stolen("crew_fingers") - plain == pytest.approx(8.0)


def test_ending_a_turn_costs_a_little_while_there_are_actions() -> None:
    def end(actions: int) -> float:
        return scores(table(2).seat(0, "showers", link=1).turn(0, actions=actions, searches=1).start())["end_turn"]

    assert end(0) - end(1) == end(0) - end(3) == 0.5
