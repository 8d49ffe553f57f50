"""What a player does changes what is theirs, and nothing of the others'."""

import pytest

from blackgate.model.codec import PositionError, load_position
from blackgate.model.fields import WrongField
from tests.table import notation, table


def test_what_is_paid_to_the_bank_goes_to_no_player() -> None:       # R1.5, R6.3
    game = table().seat(0, "rec_area", cigarettes=9).seat(1, cigarettes=1).seat(2, cigarettes=2).start()
    game.do("buy", item="shovel")
    assert [game.cigarettes(seat) for seat in range(3)] == [1, 1, 2]


def test_what_a_quartermaster_pays_goes_to_no_player() -> None:       # R1.5, R8
    game = table().seat(0, background="quartermaster", cigarettes=9).seat(1, cigarettes=1).seat(2, cigarettes=2).start()
    game.do("reveal", item="shovel")
    assert [game.cigarettes(seat) for seat in range(3)] == [4, 1, 2]


def test_what_the_bank_pays_is_taken_from_no_player() -> None:       # R1.5, R6.2
    game = table().seat(0, "rec_area", link=1).seat(1, cigarettes=1).seat(2, cigarettes=2).start()
    game.do("sell", cards={"link": 1})
    assert [game.cigarettes(seat) for seat in range(3)] == [1, 1, 2]


@pytest.mark.parametrize("name", ["ladder", 3, None, ["spoon"]])
def test_a_name_that_is_none_is_malformed(name: object) -> None:
    game = table().seat(0, "cell_block", spoon=1).start()
    with pytest.raises(WrongField, match="'tool': there is no"):
        game.do("dig", tool=name)


def test_nobody_is_asked_to_discard_nothing() -> None:
    asked = table().seat(0, "cafeteria", gang="crew_sorter").search("link", "link", "link", "link").start()
    position = asked.do("search").position
    assert [frame["count"] for frame in position["agenda"] if "count" in frame] == [2]
    without = {**position, "agenda": [{**frame, "count": 0} if "count" in frame else frame
                                      for frame in position["agenda"]]}
    without["seats"] = [{**seat, "hand": {}} for seat in position["seats"]]
    with pytest.raises(PositionError, match="so many are not discarded"):
        load_position(without, notation())
