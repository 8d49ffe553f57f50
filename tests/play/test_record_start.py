"""A record's start is part of what it proves."""

from typing import Any

import pytest

from blackgate.commands.engine import Engine
from blackgate.play.record import BadRecord, replay
from tests.commands.test_protocol import ask
from tests.table import notation, shipped


def recorded_from_a_position() -> Any:
    engine = Engine(shipped())
    ask(engine, "load", position={"players": 2, "seats": [{"place": "showers", "cigarettes": 3}]})
    ask(engine, "act", action={"do": "search"})
    return ask(engine, "record")["record"]


def test_a_record_from_a_position_replays() -> None:
    assert len(list(replay(recorded_from_a_position(), notation()))) == 2


def test_a_changed_starting_position_is_found_out() -> None:
    written = recorded_from_a_position()
    written["position"]["seats"][0]["cigarettes"] = 500
    with pytest.raises(BadRecord, match="action 1"):
        list(replay(written, notation()))
