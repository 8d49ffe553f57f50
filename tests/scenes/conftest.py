"""What a player's folder may hold when the game starts."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(home: Path) -> Path:
    """Somebody has been here before."""
    home.mkdir()
    return home
