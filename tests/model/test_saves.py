"""Positions kept from every version of the format."""

import json
from pathlib import Path

import pytest

from blackgate.model import codec
from blackgate.model.codec import PositionError, load_position, position
from tests.table import Play, notation

SAVES = Path(__file__).parent.parent / "saves"


@pytest.mark.parametrize("version", range(1, codec.VERSION + 1))
def test_a_save_of_every_version_loads_in_the_middle_of_a_fight_and_plays_on(version: int) -> None:
    written = json.loads((SAVES / f"version-{version}.json").read_text(encoding="utf-8"))
    game = Play(load_position(written, notation()))
    assert game.prompt == "combat"
    assert game.game.team and game.game.players == 6
    before = game.position
    game.do("give_up")
    assert game.position != before


def test_the_newest_save_is_written_as_it_was_read() -> None:
    written = json.loads((SAVES / f"version-{codec.VERSION}.json").read_text(encoding="utf-8"))
    assert position(load_position(written, notation()), notation()) == written


def test_a_position_from_the_future_is_refused() -> None:
    with pytest.raises(PositionError, match="'version': is newer"):
        load_position({"version": codec.VERSION + 1, "people": 2}, notation())
