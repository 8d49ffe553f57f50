"""The connection to screen readers by AccessKit: NVDA and Narrator on Windows, VoiceOver on macOS, Orca on Linux.

AccessKit is optional; without it nothing is published, and everything else works. Without a screen reader there is no
cost, because nothing is described before one asks.
"""

import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from shutil import which
from threading import Thread
from typing import Any, Final

from ...disk.threads import started
from .tree import CLOSER, FOCUS, LESS, MORE, PRESS, WRITE, Node, Tree

_log: Final = logging.getLogger(__name__)
SPEAKS_MESSAGES: Final = 45         # the first version of Orca that reads messages
# Their adapters must exist before the window is shown. Linux has one bus for all, in a thread.
NEEDS_HIDDEN_WINDOW: Final = sys.platform in ("win32", "darwin")
ACTS: Final = {PRESS: "CLICK", FOCUS: "FOCUS", LESS: "DECREMENT", MORE: "INCREMENT", WRITE: "SET_VALUE",
               CLOSER: "SHOW_CONTEXT_MENU"}


class ScreenReader:
    def __init__(self) -> None:
        self.is_listening = False
        self.is_old = False
        self.begun = 0
        self._is_known = False              # whether it is known if the reader is old
        self._kit: Any = None
        self._adapter: Any = None
        self._asked: SimpleQueue[tuple[str, int, str]] = SimpleQueue()
        self._jobs: SimpleQueue[Tree | None] = SimpleQueue()
        self._sent: dict[int, Node] = {}
        self._is_fresh = True               # whether the reader knows nothing yet
        self._window: tuple[bool, tuple[int, int, int, int]] | None = None

    def open(self) -> None:
        """Connect: on Windows and macOS while the window is still hidden, on Linux in a thread."""
        if NEEDS_HIDDEN_WINDOW:
            self._guarded(self._adapt)
        else:
            started(Thread(target=lambda: self._guarded(self._publish), name="blackgate-reader", daemon=True))

    def show(self, tree: Tree) -> None:
        if NEEDS_HIDDEN_WINDOW:
            self._guarded(lambda: self._update(tree))
        else:
            self._jobs.put(tree)

    def asked(self) -> Iterator[tuple[str, int, str]]:
        while not self._asked.empty():
            yield self._asked.get()

    def close(self) -> None:
        self.is_listening = False
        self._jobs.put(None)

    # --- AccessKit --------------------------------------------------------------------------------------------

    def _guarded(self, do: Callable[[], None]) -> None:
        """Call a function of the library. Its failure must not end the game; its panics are no `Exception`."""
        try:
            do()
        except (KeyboardInterrupt, SystemExit):
            raise
        except ImportError:
            _log.info("No AccessKit: screen readers see nothing")
        except BaseException:
            _log.exception("The way to screen readers is closed")
            self.is_listening, self._adapter = False, None

    def _adapt(self) -> None:
        import accesskit
        import pygame

        self._kit = accesskit
        window = pygame.display.get_wm_info()["window"]
        if sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._adapter = accesskit.macos.SubclassingAdapter.for_window(window, self._begin, self._take)
        else:
            self._adapter = accesskit.windows.SubclassingAdapter(window, self._begin, self._take)

    def _publish(self) -> None:
        """Run the thread on Linux, so that the window never waits for the library."""
        import accesskit

        self._kit = accesskit
        self._adapter = accesskit.unix.Adapter(self._begin, self._take, self._end)
        while (tree := self._jobs.get()) is not None:
            if self._knows_its_age() and self.is_listening:
                self._look_at_window()
                self._update(tree)

    def _knows_its_age(self) -> bool:
        """Find out about the reader, once. An old one needs another tree than was made for it: begin again."""
        if self._is_known:
            return True
        self._is_known = True
        self.is_old = is_old_orca()
        self.begun += int(self.is_old)
        return not self.is_old

    def _begin(self) -> None:
        """Note that there is a screen reader. It gets its first tree with the next picture."""
        self._is_fresh = True
        self.begun += 1
        self.is_listening = True

    def _end(self) -> None:
        self.is_listening = False

    def _take(self, request: Any) -> None:
        """Take a request of the reader; called from any thread."""
        act = next((act for act, name in ACTS.items() if request.action == getattr(self._kit.Action, name)), None)
        if act is not None:
            words = request.data[1] if act == WRITE and request.data is not None else ""
            self._asked.put((act, int(request.target), str(words)))

    def _look_at_window(self) -> None:
        import pygame

        focused = pygame.key.get_focused()
        box = (*pygame.display.get_window_position(), *pygame.display.get_window_size())
        if self._window is None or box != self._window[1]:
            x, y, width, height = map(float, box)
            rect = self._kit.Rect(x, y, x + width, y + height)
            self._adapter.set_root_window_bounds(rect, rect)
        if self._window is None or focused != self._window[0]:
            self._adapter.update_window_focus_state(focused)
        self._window = focused, box

    def _update(self, tree: Tree) -> None:
        if self._adapter is None:
            return
        events = self._adapter.update_if_active(lambda: self._news(tree))
        if events is not None:
            events.raise_events()

    def _news(self, tree: Tree) -> Any:
        """Return what changed; everything for a reader who knows nothing yet.

        AccessKit calls this only if it takes the answer, and no reader comes or goes meanwhile. A reader who came in
        between would get a part of a tree, which is an error.
        """
        is_first, self._is_fresh = self._is_fresh, False
        sent = {} if is_first else self._sent
        update = self._kit.TreeUpdate(tree.focus)
        if is_first:
            update.tree = self._kit.Tree(tree.root)
        changed = [(number, node) for number, node in tree.nodes.items() if sent.get(number) != node]
        update.nodes.extend((number, self._built(node, tree.language)) for number, node in changed)
        self._sent = tree.nodes
        return update

    def _built(self, node: Node, language: str) -> Any:
        kit = self._kit
        built = kit.Node(getattr(kit.Role, node.role))
        if node.name:
            if node.role == "LABEL":
                built.set_value(node.name)
            else:
                built.set_label(node.name)
        if node.about:
            built.set_description(node.about)
        if node.box is not None:
            x, y, width, height = node.box
            built.set_bounds(kit.Rect(x, y, x + width, y + height))
        if node.children:
            built.set_children(list(node.children))
        if node.on is not None:
            built.set_toggled(kit.Toggled.TRUE if node.on else kit.Toggled.FALSE)
        if node.of:
            built.set_position_in_set(node.place)
            built.set_size_of_set(node.of)
        if node.key:
            built.set_keyboard_shortcut(node.key.upper())
        if node.written is not None:
            built.set_value(node.written)
        if node.role == "WINDOW":
            built.set_language(language)
        if node.is_live:
            built.set_live(kit.Live.POLITE)
        for act in node.acts:
            built.add_action(getattr(kit.Action, ACTS[act]))
        return built


def is_old_orca(run: Callable[..., Any] = subprocess.run, find: Callable[[str], str | None] = which) -> bool:
    """Return whether the Orca of this machine reads only the focus, and no messages."""
    orca = find("orca")
    if orca is None:
        return False
    try:
        told = run([orca, "--version"], capture_output=True, text=True, timeout=5).stdout
        return int(told.strip().partition(".")[0]) < SPEAKS_MESSAGES
    except (OSError, ValueError, subprocess.SubprocessError):
        return False
