"""How large a number may be that a stranger writes into an action."""

import pytest

from blackgate.model.fields import WrongField
from tests.table import table


@pytest.mark.parametrize(("cigarettes", "fits"), [(0, True), (1_000_000, True), (1_000_001, False), (-1, False)])
def test_cigarettes_are_counted_up_to_a_million(cigarettes: int, fits: bool) -> None:
    game = table(4, team=True).start()
    give, take = {"cards": {}, "cigarettes": cigarettes}, {"cards": {}, "cigarettes": 0}
    if fits:
        game.why("exchange", seat=2, give=give, take=take)
    else:
        with pytest.raises(WrongField, match=r"give\.cigarettes"):
            game.why("exchange", seat=2, give=give, take=take)


@pytest.mark.parametrize(("number", "fits"), [(1, True), (127, True), (128, False), (0, False), (True, False)])
def test_cards_of_a_kind_are_counted_up_to_what_a_hand_can_tell(number: int, fits: bool) -> None:
    game = table().start()
    if fits:
        assert game.why("sell", cards={"link": number}) is not None
    else:
        with pytest.raises(WrongField, match=r"cards\.link"):
            game.why("sell", cards={"link": number})
