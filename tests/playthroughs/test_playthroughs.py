"""Golden games: whatever changes them changes the game for every player and every recorded game."""

import pytest

from tests.playthroughs.playthrough import FOLDER, GAMES, text_of


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_plays_as_it_did(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    played = text_of(name)
    for number, (before, now) in enumerate(zip(kept.splitlines(), played.splitlines(), strict=False), 1):
        assert now == before, f"{name}.txt differs from line {number}"
    assert played == kept
