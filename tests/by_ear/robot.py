"""A player who sees nothing: it knows names, roles and announcements, by AT-SPI alone, and presses what it hears of.

Debian's own Python runs it, which has the bindings (gir1.2-atspi-2.0). It imports nothing of the game.

    python3 -m tests.by_ear.robot WORDS.json GAME

WORDS: what to do one after another (`ways.py`), and the words by which it finds its way. GAME: the game's process.
"""

import faulthandler
import json
import sys
import time
from pathlib import Path
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

MOST_SECONDS = 400.0
STUCK = 60.0            # seconds more until it ends where it stands, and says where
PATIENCE = 20.0         # seconds until it presses again: the first press may have come too early
ANNOUNCED, FOCUSED = "object:announcement", "object:state-changed:focused"


class Robot:
    def __init__(self, words: dict[str, Any], game: str) -> None:
        self.words = words
        self.game = Path("/proc", game, "stat")
        self.told: list[str] = []
        self.events = 0                         # how many events came in
        self.presses = 0
        self.tired: dict[str, int] = {}         # how often each name was pressed since anything was told
        self.until = time.monotonic() + MOST_SECONDS
        self.listener = Atspi.EventListener.new(self._hear)
        for kind in (ANNOUNCED, FOCUSED):
            self.listener.register(kind)

    def _hear(self, event: Any) -> None:
        self.events += 1
        if event.type == ANNOUNCED:
            self.told.append(str(event.any_data))
            self.tired.clear()
            print(">", event.any_data, flush=True)

    def listen(self, seconds: float) -> None:
        """Let events come in."""
        end = time.monotonic() + seconds
        context = GLib.MainContext.default()
        while time.monotonic() < end:
            context.iteration(False)
            time.sleep(0.005)
        if time.monotonic() > self.until:
            raise SystemExit("The robot got nowhere.")
        if not self.game.exists() or ") Z " in self.game.read_text(encoding="utf-8"):
            raise SystemExit("The game has ended.")

    # --- What is there ----------------------------------------------------------------------------------------

    def screen(self) -> Any:
        """The screen of the game's window: it is the window's first child."""
        while True:
            try:
                desktop = Atspi.get_desktop(0)
                for number in range(desktop.get_child_count()):
                    window = self._first(desktop.get_child_at_index(number))
                    screen = self._first(window)
                    if screen is not None and window.get_role_name() == "frame":
                        return screen
            except GLib.Error:
                pass
            self.listen(0.2)

    def panels(self) -> list[list[Any]]:
        """Everything to press, panel by panel; what lies in none comes last."""
        try:
            found: list[list[Any]] = []
            alone: list[Any] = []
            for each in self._inside(self.screen()):
                if each.get_role_name() == "panel":
                    found.append([inner for inner in self._inside(each) if "button" in inner.get_role_name()])
                elif "button" in each.get_role_name():
                    alone.append(each)
            return [*found, alone]
        except GLib.Error:          # The picture changed meanwhile.
            self.listen(0.1)
            return self.panels()

    @staticmethod
    def _first(node: Any) -> Any:
        return node.get_child_at_index(0) if node is not None and node.get_child_count() else None

    @staticmethod
    def _inside(node: Any) -> list[Any]:
        node.clear_cache()
        children = (node.get_child_at_index(number) for number in range(node.get_child_count()))
        return [child for child in children if child is not None]

    def names(self) -> dict[str, Any]:
        """Everything by its name; of several things with one name the first."""
        found: dict[str, Any] = {}
        for each in (each for panel in self.panels() for each in panel):
            found.setdefault(each.get_name(), each)
        return found

    def picture(self) -> list[tuple[str, bool]]:
        """All names on the screen, and what has the focus."""
        try:
            return self._named(self.screen())
        except GLib.Error:
            return []

    def _named(self, node: Any) -> list[tuple[str, bool]]:
        found: list[tuple[str, bool]] = []
        for each in self._inside(node):
            found.append((each.get_name(), each.get_state_set().contains(Atspi.StateType.FOCUSED)))
            found += self._named(each)
        return found

    def is_dialog(self) -> bool:
        try:
            return bool(self.screen().get_role_name() == "dialog")
        except GLib.Error:
            return False

    def offered(self) -> dict[str, Any]:
        """Everything that can be pressed now."""
        return {name: each for name, each in self.names().items() if self.words["not_now"] not in name}

    def focused(self) -> Any:
        """What has the focus; None while nothing has it."""
        try:
            return next((each for panel in self.panels() for each in panel
                         if each.get_state_set().contains(Atspi.StateType.FOCUSED)), None)
        except GLib.Error:
            return None

    # --- What it does -----------------------------------------------------------------------------------------

    def press(self, button: Any) -> bool:
        """Press it. Answers whether it was still there."""
        try:
            name = button.get_name()
            self.presses += 1
            self.tired[name] = self.tired.get(name, 0) + 1
            print("*", name, flush=True)
            Atspi.Action.do_action(button, 0)
        except GLib.Error:
            self.listen(0.1)
            return False
        return True

    def press_and_hear(self, button: Any, patience: float) -> None:
        """Press it, and wait until something is told. Nothing may follow, so it does not wait for ever."""
        before, end = len(self.told), time.monotonic() + patience
        if self.press(button):
            while len(self.told) == before and time.monotonic() < end:
                self.listen(0.05)

    def press_until_changed(self, button: Any) -> None:
        """Press it, and wait until there is something else to press, or the focus is elsewhere, or the words are new.

        What is already on its way when it presses does not count. A press may come too early and be lost, so it does
        not wait for ever.
        """
        before, end = self.picture(), time.monotonic() + PATIENCE
        if self.press(button):
            while time.monotonic() < end and self.picture() == before:
                self.wait(1.0)

    def wait(self, most: float) -> None:
        """Wait until the next event."""
        before, end = self.events, time.monotonic() + most
        while self.events == before and time.monotonic() < end:
            self.listen(0.02)

    def find(self, name: str) -> Any:
        """Wait until there is something called so."""
        while True:
            there = self.names()
            found = there.get(name) or next((there[known] for known in there if known.startswith(name)), None)
            if found is not None:
                return found
            self.listen(0.2)

    def go(self, path: list[str]) -> None:
        for name in path:
            before = len(self.told)
            while len(self.told) == before:         # Every screen says what it is.
                self.press_and_hear(self.find(name), PATIENCE)


def main() -> None:
    from .ways import WAYS

    words = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    faulthandler.dump_traceback_later(MOST_SECONDS + STUCK, exit=True)
    robot = Robot(words, sys.argv[2])
    for way in words["ways"]:
        print("#", way["do"], flush=True)
        WAYS[way["do"]](robot, way)
    print(json.dumps({"presses": robot.presses, "told": len(robot.told)}))


if __name__ == "__main__":
    main()
