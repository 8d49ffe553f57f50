"""The stack of scenes. The top one gets the input; below overlays the others stay visible."""

import logging
from collections.abc import Collection

from .scene import Scene

log = logging.getLogger(__name__)


class SceneStack:
    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.running = True

    def stack_changed(self) -> None:
        """Called when another scene may be on top."""

    def uncovered_top(self) -> None:
        """Called when the top scene is not covered any more."""

    def forget_spots(self) -> None:
        """Make everything that was drawn impossible to press."""

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        for below in self.scenes:
            below.goes_under(scene)
        self.scenes.append(scene)
        scene.enter()
        self.stack_changed()

    def pop(self) -> None:
        self.scenes.pop().leave()
        if not self.scenes:
            self.running = False
            return
        self.top.resume()
        self.uncovered_top()
        self.stack_changed()

    def take_off(self, scenes: Collection[Scene]) -> None:
        """Remove these scenes, wherever they are. What was drawn for them can no longer be pressed."""
        top = self.top
        gone = [scene for scene in reversed(self.scenes) if scene in scenes]
        for scene in gone:
            self.scenes.remove(scene)
            scene.leave()
        if self.top is not top:
            self.top.resume()
            self.uncovered_top()
        self.forget_spots()
        self.stack_changed()

    def replace(self, scene: Scene) -> None:
        """Show a scene in place of the top one."""
        self.scenes.pop().leave()
        self.push(scene)

    def restart(self, scene: Scene) -> None:
        """Show a scene in place of all others."""
        self._leave_all()
        self.push(scene)

    def quit(self) -> None:
        self._leave_all()
        self.running = False

    def clear(self) -> None:
        """Remove everything from the stack, whatever happens. A scene that fails to leave is dropped."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                log.exception("%s could not leave", scene.name)

    def _leave_all(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()
