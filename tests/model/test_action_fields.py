"""What the fields of actions and events say, for those who need not know every kind."""

import pytest

from blackgate.model.action_cards import Demand, demand_of, held_for, without_price
from blackgate.model.actions import (
    Action, Buy, CautiousMove, Cooperate, Craft, Dig, Discard, Extort, Follow, Go, Heal, Join, Play, RollMove, Sell,
    Weapon,
)
from blackgate.model.counts import BLADE, KNIFE, ONE, SHOVEL, SPOON
from blackgate.model.event_seats import points_now
from blackgate.model.events import Dug, Healed
from blackgate.model.targets import destination, made_or_bought, target_seat
from blackgate.model.vocabulary import ANY, NOTHING
from tests.table import shipped

KNIVES = 2 * ONE[KNIFE]


@pytest.mark.parametrize(("action", "cards"), [
    (Dig(SPOON), ONE[SPOON]), (Play(11, NOTHING), ONE[11]), (Extort(1, SHOVEL, KNIVES), KNIVES),
    (Join(2, ONE[14]), ONE[14]), (Weapon(BLADE), ONE[BLADE]), (Cooperate(SHOVEL), ONE[SHOVEL]), (Cooperate(NOTHING), 0),
    (Sell(KNIVES), KNIVES), (Sell(ANY), ANY), (Discard(ANY, 3), ANY), (Craft(KNIFE), 0), (Heal(), 0), (Buy(0), 0),
])
def test_an_action_says_which_cards_of_the_hand_it_names(action: Action, cards: int) -> None:
    assert held_for(action) == cards


def test_only_an_extortion_demands_a_card() -> None:
    assert demand_of(Extort(1, SHOVEL, KNIVES)) == Demand(1, SHOVEL)
    assert demand_of(Dig(SHOVEL)) is None
    assert demand_of(Cooperate(SHOVEL)) is None


def test_actions_that_differ_only_in_what_is_paid_are_much_the_same() -> None:
    assert without_price(Extort(1, SHOVEL, KNIVES)) == without_price(Extort(1, SHOVEL, ONE[BLADE]))
    assert without_price(Extort(1, SHOVEL, KNIVES)) != without_price(Extort(2, SHOVEL, KNIVES))
    assert without_price(Extort(1, SHOVEL, KNIVES)) != without_price(Extort(1, SPOON, KNIVES))
    assert without_price(Sell(KNIVES)) == without_price(Sell(ONE[SPOON])) != without_price(Discard(KNIVES, 2))
    assert without_price(Dig(SHOVEL)) != without_price(Dig(SPOON))


@pytest.mark.parametrize(("action", "place"), [
    (CautiousMove(3), 3), (Follow(2), 2), (Go(4), 4), (RollMove(), NOTHING), (Heal(), NOTHING),
])
def test_a_move_leads_to_a_place(action: Action, place: int) -> None:
    assert destination(action) == place


def test_a_thing_is_made_or_bought() -> None:
    pack = shipped()
    assert made_or_bought(pack, Craft(KNIFE)) == KNIFE
    assert [made_or_bought(pack, Buy(number)) for number in range(len(pack.items))] == [
        item.kind for item in pack.items]
    assert made_or_bought(pack, Dig(SHOVEL)) == NOTHING


def test_an_extortion_is_aimed_at_its_victim() -> None:
    assert target_seat(shipped(), Extort(1, SHOVEL, KNIVES), 0) == 1
    assert target_seat(shipped(), Dig(SHOVEL), 0) == NOTHING


def test_a_dig_says_how_many_points_its_seat_has_now() -> None:
    assert points_now(Dug(2, SHOVEL, 3, 7)) == 7
    assert points_now(Healed(2, 1)) == NOTHING
