"""A virtual screen for tests: takes pictures and presses keys and mouse."""

import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

from package.steps import Failed, said

MOST_SECONDS = 1200         # to wait for a window, a drawn picture or a saved game
MANY_COLOURS = 400          # an empty window has one or two


class Screen:
    """`with Screen(folder) as screen`: its pictures go to the folder."""

    def __init__(self, pictures: Path) -> None:
        self.pictures = pictures
        self.display = ""

    def __enter__(self) -> "Screen":
        # Without `-noreset` it begins anew whenever its last client leaves, and turns away who comes at that moment.
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1366x768x24", "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._server.stdout is not None
        self.display = f":{self._server.stdout.readline().strip()}"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait()

    def seen(self, name: str) -> str:
        """Wait until a window has the game's name and something is drawn, and save a picture of it."""
        def colours() -> int:
            return self.colours(name) if self.windows("^Blackgate$") else 0

        until(lambda: colours() > MANY_COLOURS, "a window called Blackgate was drawn")
        sleep(2)                # It fades in.
        return f"a window called Blackgate, {colours()} colours ({name}.png)"

    def colours(self, name: str) -> int:
        """The number of colours on the screen. Saves a picture of it."""
        return int(said("identify", "-format", "%k", str(self.photograph(name))))

    def photograph(self, name: str) -> Path:
        self.pictures.mkdir(parents=True, exist_ok=True)
        picture = self.pictures / f"{name}.png"
        self._on("import", "-window", "root", str(picture))
        return picture

    def windows(self, name: str) -> list[str]:
        try:
            return self._on("xdotool", "search", "--onlyvisible", "--name", name).split()
        except Failed:
            return []           # There is no such window yet.

    def press(self, key: str) -> None:
        self._on("xdotool", "key", key)

    def click(self, window: str, x: int, y: int) -> None:
        self._on("xdotool", "mousemove", "--window", window, str(x), str(y), "click", "1")

    def click_at(self, x: int, y: int) -> None:
        """Click at a point of the screen."""
        self._on("xdotool", "mousemove", str(x), str(y), "click", "1")

    def _on(self, *command: str) -> str:
        return said(*command, given={"DISPLAY": self.display})


def until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that another process does."""
    ends = monotonic() + MOST_SECONDS
    while not is_so():
        if monotonic() > ends:
            raise Failed(f"{MOST_SECONDS} s went by before {what}")
        sleep(0.5)
