"""Where things are: what ships with the game, and what belongs to the player."""

import sys
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

PACKAGE: Final = Path(__file__).resolve().parent


def shipped(name: str) -> Path:
    """`assets` or `locale`: beside the package in a checkout, inside it in a wheel or a packaged program."""
    inside = PACKAGE / name
    return inside if inside.is_dir() or getattr(sys, "frozen", False) else PACKAGE.parent / name


def player_dirs() -> PlatformDirs:
    """The player's own directories: settings, saves, logs, card packs. Made when something is written there."""
    return PlatformDirs("blackgate", appauthor=False, roaming=False)
