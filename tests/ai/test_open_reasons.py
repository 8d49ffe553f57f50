"""Why a bot may have done what everybody saw: from nothing but what everybody saw."""

import pytest

from blackgate.ai.talk.open_reasons import OPEN_REASONS, open_reason
from blackgate.ai.talk.reasons import REASONS
from blackgate.model import words as w
from blackgate.model.counts import KNIFE, SHOVEL, SPOON
from blackgate.model.words import NOTHING, Event
from blackgate.play.onlookers import watch
from tests.table import Play, table


def why(game: Play, *event: int) -> str:
    return open_reason(Event(event), watch(game.game))


def place(game: Play, name: str) -> int:
    return next(n for n, one in enumerate(game.game.pack.places) if one.name == name)


def test_who_is_hurt_goes_to_be_healed_and_who_has_cigarettes_to_trade() -> None:
    game = table().seat(0, "infirmary", beatings=1).seat(1, "rec_area", cigarettes=20).seat(2, "rec_area").start()
    assert why(game, w.MOVED, 0, 0, place(game, "infirmary")) == "goes_to_recover"
    assert why(game, w.MOVED, 1, 0, place(game, "rec_area")) == "goes_to_trade"
    assert why(game, w.MOVED, 2, 0, place(game, "rec_area")) == ""


def test_whoever_goes_for_the_leader_says_so() -> None:
    game = table().seat(0, "cafeteria", tunnel={"shovel": 2}).seat(1, "cafeteria").seat(2, "cafeteria").start()
    assert why(game, w.EXTORTED, 1, 0, SPOON, 0) == "denies_leader"
    assert why(game, w.EXTORTED, 1, 2, SPOON, 0) == "wants_that_tool"
    assert why(game, w.PLAYED, 1, 12, NOTHING, NOTHING) == "plays_its_card"


@pytest.mark.parametrize(("event", "reason"), [
    ((w.CRAFTED, 1, 0, KNIFE, 1), "arms_itself"), ((w.CRAFTED, 1, 0, SHOVEL, 1), "makes_a_tool"),
    ((w.BOUGHT, 1, SHOVEL, 1, 8), "buys_a_tool"), ((w.SOLD, 1, 0, 1), "raises_cash"),
    ((w.SOLD, 2, 0, 1), "can_buy_a_tool_then"), ((w.TURN_ENDED, 1), ""), ((w.GIVEN_UP, 1), ""),
])
def test_a_deed_has_the_reason_that_it_shows(event: tuple[int, ...], reason: str) -> None:
    game = table().seat(0, "rec_area").seat(1, "rec_area").seat(2, "rec_area", cigarettes=20).start()
    assert why(game, *event) == reason
    assert not reason or reason in OPEN_REASONS


def test_no_open_reason_is_one_that_tells_of_a_hand() -> None:
    telling = {"has_no_weapon", "saves_its_weapons", "needs_part", "knows_of_that_tool", "tries_its_luck",
               "brings_tools_home", "goes_to_craft"}
    assert telling <= set(REASONS)
    assert not telling & set(OPEN_REASONS)
