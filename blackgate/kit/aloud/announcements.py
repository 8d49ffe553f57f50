"""What is new for a listening player: first what happened, then the present question."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final
from weakref import WeakKeyDictionary, ref

from ..scene import Scene
from .spoken import Said

REMEMBERED: Final = 60      # lines that are not read again when they appear on a picture
MOST: Final = 600           # the greatest number of letters read of a new screen; a player can ask for the rest


class Announcements:
    def __init__(self) -> None:
        self._happened: list[str] = []
        self._lately: deque[str] = deque(maxlen=REMEMBERED)
        self._seen: WeakKeyDictionary[Scene, frozenset[str]] = WeakKeyDictionary()
        self._scene: Callable[[], Scene | None] = lambda: None      # the scene of the last picture, if it still exists

    def happened(self, words: str) -> None:
        self._happened.append(words)

    def forget(self) -> None:
        """Forget everything, because nobody listens. A later listener is told everything."""
        self._happened.clear()
        self._seen.clear()

    def news(self, scene: Scene, everything: Sequence[Said]) -> list[str]:
        """Return what to say about this picture: what happened, then words that were not on it before.

        A screen to which the player comes back says its title.
        """
        news, self._happened = self._happened, []
        self._lately.extend(news)
        words = list(dict.fromkeys(each.name for each in everything if each.spot is None))
        before = self._seen.get(scene)
        self._seen[scene] = frozenset(words)
        fresh = [each for each in words if each not in (before or ()) and each not in self._lately]
        is_back = before is not None and scene is not self._scene()
        title = next((each.name for each in everything if each.is_heading), "") if is_back else ""
        self._scene = ref(scene)
        if title and title not in fresh:
            fresh.insert(0, title)
        if before is None:
            while len(fresh) > 1 and sum(map(len, fresh)) > MOST:
                fresh.pop()
        return news + fresh
