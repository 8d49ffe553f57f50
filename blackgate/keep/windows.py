"""One window to a folder of files. A second one plays games of its own and leaves the first one's alone."""

from ..disk.folders import data_folder
from ..disk.locks import Lock


def window_lock() -> Lock:
    """Held by the first window that opens on the player's files."""
    return Lock(data_folder() / "window.lock")
