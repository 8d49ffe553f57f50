"""Counting and the duel, in cases small enough to work out by hand."""

import pytest

from blackgate.ai.policy.counting import tool_odds, unseen, weapon_odds
from blackgate.ai.policy.fights import attack_worth, best_commitment, michel_worth
from blackgate.model.counts import SHOVEL, size
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
