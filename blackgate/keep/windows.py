"""Only one window owns the player's files. A second one plays its own games and does not change the first one's."""

from ..disk.folders import data_folder
from ..disk.locks import Lock


def window_lock() -> Lock:
    """The lock that is held by the first window that uses the player's files."""
    return Lock(data_folder() / "window.lock")
