"""The folders of the game: those that ship with it, and those of the player."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from platformdirs import PlatformDirs

PACKAGE: Final = Path(__file__).resolve().parents[1]


def shipped(name: str) -> Path:
    """The folder `assets` or `locale`: beside the package in a checkout, else inside it."""
    inside = PACKAGE / name
    return inside if inside.is_dir() or getattr(sys, "frozen", False) else PACKAGE.parent / name


def player_dirs() -> PlatformDirs:
    """The player's directories: settings, saves, logs, card packs. They are made when something is written there."""
    _forget_empty_home()
    return PlatformDirs("blackgate", appauthor=False, roaming=False)


def home_folder() -> Path | None:
    """The player's home; None if the system has none: no HOME and no entry for this user."""
    _forget_empty_home()
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home if home.is_absolute() else None


def _forget_empty_home() -> None:
    """Remove an empty HOME, which would lead to the root folder."""
    if os.environ.get("HOME") == "":
        del os.environ["HOME"]


def data_folder() -> Path:
    """Saves, replays, statistics, card packs. `BLACKGATE_HOME` moves all of the player's files, for portable use."""
    home = os.environ.get("BLACKGATE_HOME")
    return Path(home) if home else _placed("user_data_path", "XDG_DATA_HOME", "data")


def packs_folder() -> Path:
    """Where the player puts card packs."""
    return data_folder() / "packs"


def settings_folder() -> Path:
    home = os.environ.get("BLACKGATE_HOME")
    return Path(home) if home else _placed("user_config_path", "XDG_CONFIG_HOME", "settings")


def settings_file() -> Path:
    return settings_folder() / "settings.json"


def log_folder() -> Path:
    home = os.environ.get("BLACKGATE_HOME")
    return Path(home) / "log" if home else _placed("user_log_path", "XDG_STATE_HOME", "log")


def is_homeless() -> bool:
    """Whether there is no home folder, so that files are only temporary or not kept at all."""
    return not os.environ.get("BLACKGATE_HOME") and _is_without("XDG_DATA_HOME")


def _placed(path: str, named: str, room: str) -> Path:
    """A folder of the player, or a temporary one if there is no home and no environment variable names the folder."""
    if _is_without(named):
        return _shelter() / room
    found: Path = getattr(player_dirs(), path)
    return found


def _is_without(named: str) -> bool:
    """Whether there is no home, and no environment variable names the folder."""
    return os.name == "posix" and home_folder() is None and not os.path.isabs(os.environ.get(named, ""))


def _shelter() -> Path:
    """This user's folder among the temporary files. If others can write there, no files are kept at all."""
    nowhere = Path(os.devnull) / "blackgate"
    if os.name != "posix":
        return nowhere
    try:
        path = Path(gettempdir()) / f"blackgate-{os.getuid()}"
        with suppress(FileExistsError):
            path.mkdir(0o700)
        found = path.lstat()
    except OSError:
        return nowhere
    is_ours = stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022
    return path if is_ours else nowhere
