"""Counting and the duel, in cases small enough to work out by hand."""

import pytest

from blackgate.ai.policy.counting import tool_odds, unseen, weapon_odds
from blackgate.ai.policy.fights import attack_worth, best_commitment, michel_worth, side_odds
from blackgate.model.counts import BLADE, FIELD, KNIFE, LINK, ONE, PICKAXE, SHOVEL, SPOON, size
from tests.table import table


def test_nothing_is_committed_to_a_lost_cause() -> None:
    assert best_commitment(2, [0.0, 0.0, 0.0, 1.0], win=10.0, lose=-5.0, weapon=2.0) == (0, -5.0)


def test_one_weapon_beats_an_empty_hand() -> None:
    assert best_commitment(3, [1.0], win=10.0, lose=-5.0, weapon=2.0) == (1, 8.0)


def test_a_fight_is_worth_it_only_if_the_prize_is() -> None:
    odds = [0.5, 0.5]
    assert best_commitment(2, odds, win=1.0, lose=0.0, weapon=2.0)[0] == 0
    assert best_commitment(2, odds, win=20.0, lose=0.0, weapon=2.0)[0] == 2


def test_an_attack_on_the_unarmed_costs_no_further_weapon() -> None:
    assert attack_worth(2, [1.0], win=6.0, lose=-4.0, weapon=2.0) == 6.0


def test_michel_is_fought_while_calm_is_likely() -> None:
    assert michel_worth(1, 1.0, win=3.0, lose=-9.0, weapon=2.0) == (1, 1.0)
    assert michel_worth(3, 0.0, win=3.0, lose=-9.0, weapon=2.0) == (0, -9.0)


def test_a_known_knife_is_certain_and_an_empty_hand_holds_nothing() -> None:
    game = table().seat(0, "rec_area", cigarettes=2).seat(1, "cafeteria").start()
    game.do("buy", item="knife")
    assert weapon_odds(game.game, 1, 0) == [0.0, 1.0]
    assert weapon_odds(game.game, 0, 1) == [1.0]


def test_odds_add_up_and_unseen_cards_fill_the_slots() -> None:
    game = table().seat(0, link=2).seat(1, blade=2, link=3).seat(2, shovel=1).start().game
    assert sum(weapon_odds(game, 0, 1)) == pytest.approx(1.0)
    cards, slots = unseen(game, 0)
    assert size(cards) == slots
    assert 0.0 < tool_odds(game, 0, 1, SHOVEL) < 1.0
    assert tool_odds(game, 2, 1, SHOVEL) == 0.0


def duel(mine: int, theirs: int, win: float, lose: float, weapon: float) -> float:
    """Laying weapons in turn until one side has none left: what I get if I lay all I mean to."""
    laid = 0
    while laid < mine:
        laid += 1
        if not theirs:
            return win - weapon * laid
        theirs -= 1
    return lose - weapon * laid


@pytest.mark.parametrize("odds", [[1.0], [0.3, 0.7], [0.2, 0.5, 0.3], [0.0, 0.1, 0.2, 0.7]])
@pytest.mark.parametrize(("win", "lose"), [(20.0, -12.0), (9.0, -3.0), (3.0, -1.0)])
def test_a_commitment_is_the_best_of_all_duels_played_out(odds: list[float], win: float, lose: float) -> None:
    values = [lose] + [sum(chance * duel(most, theirs, win, lose, 2.0) for theirs, chance in enumerate(odds))
                       for most in range(1, 5)]
    for mine in range(5):
        most, value = best_commitment(mine, odds, win, lose, 2.0)
        best = max(values[: mine + 1])
        assert value == pytest.approx(best) and values[most] == pytest.approx(best)
        assert most == 0 or values[most] > lose


@pytest.mark.parametrize("mine", range(4))
@pytest.mark.parametrize("odds", [[1.0], [0.4, 0.6], [0.1, 0.2, 0.7]])
def test_an_attack_is_the_best_of_all_answers_to_what_the_defender_lays(mine: int, odds: list[float]) -> None:
    def attack(most: int, theirs: int) -> float:
        answered = 0
        while theirs:
            theirs -= 1
            if answered == most:
                return -8.0 - 2.0 * answered
            answered += 1
        return 12.0 - 2.0 * answered

    values = [sum(chance * attack(most, theirs) for theirs, chance in enumerate(odds)) for most in range(mine + 1)]
    assert attack_worth(mine, odds, 12.0, -8.0, 2.0) == pytest.approx(max(values))


@pytest.mark.parametrize(("weapons", "calm"), [(1, 0.5), (2, 0.4), (3, 0.75), (3, 0.1)])
def test_fighting_michel_is_the_best_of_all_lengths(weapons: int, calm: float) -> None:
    def fought(most: int, laid: int = 1) -> float:
        if laid > most:
            return -9.0 - 2.0 * most
        return calm * (5.0 - 2.0 * laid) + (1 - calm) * fought(most, laid + 1)

    values = [-9.0, *(fought(most) for most in range(1, weapons + 1))]
    most, value = michel_worth(weapons, calm, 5.0, -9.0, 2.0)
    assert value == pytest.approx(max(values)) and values[most] == pytest.approx(max(values))


def test_a_side_holds_what_its_seats_hold_together() -> None:
    game = table(4, team=True).seat(0, link=1).seat(1, blade=1, link=2).seat(3, link=3).start().game
    one, two = weapon_odds(game, 0, 1), weapon_odds(game, 0, 3)
    both = side_odds(game, 0, [1, 3])
    assert len(both) == len(one) + len(two) - 1
    assert both[0] == pytest.approx(one[0] * two[0])
    assert both[1] == pytest.approx(one[0] * two[1] + one[1] * two[0])
    assert sum(both) == pytest.approx(1.0)


def test_weapons_in_a_hidden_hand_are_counted_as_in_an_urn() -> None:       # R12
    game = table(2).seat(0, blade=4, link=2).seat(1, blade=1, link=1).start().game
    loose, slots = unseen(game, 0)
    blades, cards = size(loose & FIELD[BLADE]), size(loose)
    assert (blades, cards) == (6, slots) and not loose & FIELD[KNIFE]
    assert weapon_odds(game, 0, 1) == pytest.approx([
        (cards - 6) / cards * (cards - 7) / (cards - 1),
        2 * 6 / cards * (cards - 6) / (cards - 1),
        6 / cards * 5 / (cards - 1),
    ])


def test_a_tool_bought_unseen_is_as_likely_in_each_hidden_card() -> None:
    game = table(3).seat(0, link=1).seat(1, shovel=1, link=2).seat(2, link=5).start().game
    assert tool_odds(game, 0, 1, SHOVEL) == pytest.approx(3 / 8)
    assert tool_odds(game, 0, 2, SHOVEL) == pytest.approx(5 / 8)
    assert tool_odds(game, 0, 1, PICKAXE) == 0.0


def test_cards_in_the_open_are_in_no_hidden_hand() -> None:
    laid = table().seat(0, link=1).seat(1, shovel=1, link=2, tunnel={"shovel": 1, "pickaxe": 2}).seat(2, spoon=1)
    game = laid.search(pike=2, blade=1).start().game
    cards, slots = unseen(game, 0)
    assert size(cards) == slots == len(game.deck) + 4
    assert size(cards & FIELD[SHOVEL]) == 1 and not cards & FIELD[PICKAXE]


def test_of_several_tools_the_likeliest_counts_and_one_that_is_known_is_certain() -> None:
    game = table().seat(1, shovel=1, link=1).seat(2, spoon=2, link=4).start().game
    assert tool_odds(game, 0, 1, SHOVEL, SPOON) == pytest.approx(1 - (6 / 8) ** 2)
    game.known[1 * 3] = ONE[SHOVEL]
    assert tool_odds(game, 0, 1, SPOON, SHOVEL) == 1.0
    assert tool_odds(game, 0, 1, SPOON) == pytest.approx(1 - (6 / 7) ** 2)
    game.known[1 * 3] = game.hand[1]
    assert tool_odds(game, 0, 1, SPOON) == 0.0


def test_where_few_other_cards_are_left_some_must_be_weapons() -> None:
    game = table(2).seat(0).seat(1, blade=2, link=1).start().game
    game.out += game.pack.all_cards - game.piles - 2 * ONE[BLADE] - ONE[LINK] - game.out - game.discard
    game.deck = []
    assert weapon_odds(game, 0, 1) == [0.0, 0.0, 1.0]
