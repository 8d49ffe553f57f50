"""Where things are: what ships with the game, and what belongs to the player."""

import os
import sys
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

PACKAGE: Final = Path(__file__).resolve().parents[1]


def shipped(name: str) -> Path:
    """`assets` or `locale`: beside the package in a checkout, inside it in a wheel or a packaged program."""
    inside = PACKAGE / name
    return inside if inside.is_dir() or getattr(sys, "frozen", False) else PACKAGE.parent / name


def player_dirs() -> PlatformDirs:
    """The player's own directories: settings, saves, logs, card packs. Made when something is written there."""
    return PlatformDirs("blackgate", appauthor=False, roaming=False)


def data_folder() -> Path:
    """Saves, replays, statistics, card packs. `BLACKGATE_HOME` moves all of the player's files, for portable use."""
    home = os.environ.get("BLACKGATE_HOME")
    return Path(home) if home else player_dirs().user_data_path


def settings_folder() -> Path:
    home = os.environ.get("BLACKGATE_HOME")
    return Path(home) if home else player_dirs().user_config_path


def settings_file() -> Path:
    return settings_folder() / "settings.json"


def log_folder() -> Path:
    home = os.environ.get("BLACKGATE_HOME")
    return Path(home) / "log" if home else player_dirs().user_log_path
