"""The stack of scenes: the top one is played with, overlays let those below shine through."""

import logging
from collections.abc import Collection

from .scene import Scene

log = logging.getLogger(__name__)


class SceneStack:
    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.running = True

    def stack_changed(self) -> None:
        """Another scene may be on top."""

    def uncovered_top(self) -> None:
        """What lay over the top scene is gone."""

    def forget_spots(self) -> None:
        """What was drawn can no longer be pressed."""

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
        """These scenes go, wherever they lie. What was drawn for them can no longer be pressed."""
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
        """In place of the top scene."""
        self.scenes.pop().leave()
        self.push(scene)

    def restart(self, scene: Scene) -> None:
        """In place of all scenes."""
        self._leave_all()
        self.push(scene)

    def quit(self) -> None:
        self._leave_all()
        self.running = False

    def clear(self) -> None:
        """Take everything off the stack, whatever happens; a scene that cannot even leave is dropped."""
        while self.scenes:
            scene = self.scenes.pop()
            try:
                scene.leave()
            except Exception:
                log.exception("%s could not leave", scene.name)

    def _leave_all(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()
