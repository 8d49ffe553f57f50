"""Golden games: whatever changes them changes the game for every player and every recorded game."""

import re

import pytest

from blackgate.model.events import EVENTS
from blackgate.model.sorts import name_of
from tests.playthroughs.playthrough import FOLDER, GAMES, text_of

# Events that these bots' short games do not come to. Tests of single rules do.
NOT_SHOWN = {"declined", "looked", "michel_moved"}


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_plays_as_it_did(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    played = text_of(name)
    for number, (before, now) in enumerate(zip(kept.splitlines(), played.splitlines(), strict=False), 1):
        assert now == before, f"{name}.txt differs from line {number}"
    assert played == kept


def test_the_kept_games_show_every_other_kind_of_event() -> None:
    kept = "".join((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in GAMES)
    assert set(re.findall(r"{event:(\w+)", kept)) == {name_of(event) for event in EVENTS} - NOT_SHOWN
