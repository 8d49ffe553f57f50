"""A player who sees nothing: it knows names, roles and announcements, by AT-SPI alone, and presses what it hears of.

Debian's own Python runs it, which has the bindings (gir1.2-atspi-2.0). It imports nothing of the game.

    python3 robot.py WORDS.json

WORDS: what to press on the way to the game, what to prefer there, what to leave alone, what the end is known by.
"""

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

MOST_SECONDS = 400.0
ANNOUNCED, FOCUSED = "object:announcement", "object:state-changed:focused"


class Robot:
    def __init__(self, words: dict[str, Any]) -> None:
        self.words = words
        self.random = Random(words["seed"])
        self.told: list[str] = []
        self.presses = 0
        self.tired: dict[str, int] = {}         # how often each name was pressed since anything was told
        self.until = time.monotonic() + MOST_SECONDS
        self.listener = Atspi.EventListener.new(self._hear)
        for kind in (ANNOUNCED, FOCUSED):
            self.listener.register(kind)

    def _hear(self, event: Any) -> None:
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
        return {each.get_name(): each for panel in self.panels() for each in panel}

    def press(self, button: Any) -> None:
        name = button.get_name()
        self.presses += 1
        self.tired[name] = self.tired.get(name, 0) + 1
        print("*", name, flush=True)
        try:
            Atspi.Action.do_action(button, 0)
        except GLib.Error:
            return                  # It is gone.
        self.wait_for_news(self.words["patience"])

    def wait_for_news(self, most: float) -> None:
        before, end = len(self.told), time.monotonic() + most
        while len(self.told) == before and time.monotonic() < end:
            self.listen(0.05)

    # --- What it does -----------------------------------------------------------------------------------------

    def find(self, name: str) -> Any:
        """Wait until there is something called so."""
        while True:
            found = next((each for known, each in self.names().items() if known.startswith(name)), None)
            if found is not None:
                return found
            self.listen(0.2)

    def go(self, path: list[str]) -> None:
        for name in path:
            before = len(self.told)
            self.press(self.find(name))
            while len(self.told) == before:         # Every screen says what it is.
                self.listen(0.1)

    def play(self) -> None:
        """Press what helps most, else anything that is offered beside what has the focus."""
        while self.presses < self.words["most"]:
            panels = self.panels()
            named = {each.get_name(): each for panel in panels for each in panel}
            if any(name.startswith(self.words["end"]) for name in named):
                return
            chosen = self._best(named) or self._any(panels)
            if chosen is None:
                self.wait_for_news(0.3)
            else:
                self.press(chosen)

    def _best(self, named: dict[str, Any]) -> Any:
        free = {name: each for name, each in named.items() if not self._is_left_alone(name)}
        return next((free[name] for wanted in self.words["prefers"] for name in free
                     if name == wanted and not self.tired.get(name)), None)

    def _is_left_alone(self, name: str) -> bool:
        return self.words["not_now"] in name or any(name.startswith(each) for each in self.words["leaves"])

    def _any(self, panels: list[list[Any]]) -> Any:
        """The focus is where the question is: something of its panel."""
        for panel in panels:
            if any(each.get_state_set().contains(Atspi.StateType.FOCUSED) for each in panel):
                offered = [each for each in panel if not self._is_left_alone(each.get_name())]
                return self.random.choice(offered) if offered else None
        return None


def main() -> None:
    words = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    robot = Robot(words)
    robot.go(words["path"])
    robot.play()
    print(json.dumps({"presses": robot.presses, "told": len(robot.told)}))


if __name__ == "__main__":
    main()
