"""What is new for who listens: first what happened, then what is asked now."""

from collections import deque
from collections.abc import Sequence
from typing import Final
from weakref import WeakKeyDictionary

from ..scene import Scene
from .spoken import Said

REMEMBERED: Final = 60      # lines that are not said again when they are seen on a picture
MOST: Final = 600           # letters of a new screen; the rest is read by whoever wants to


class Telling:
    def __init__(self) -> None:
        self._happened: list[str] = []
        self._lately: deque[str] = deque(maxlen=REMEMBERED)
        self._seen: WeakKeyDictionary[Scene, frozenset[str]] = WeakKeyDictionary()

    def happened(self, words: str) -> None:
        self._happened.append(words)

    def forget(self) -> None:
        """Nobody listens any more: who comes later is told everything."""
        self._happened.clear()
        self._seen.clear()

    def news(self, scene: Scene, everything: Sequence[Said]) -> list[str]:
        """What to say about this picture: what happened, then words that stand on it for the first time."""
        news, self._happened = self._happened, []
        self._lately.extend(news)
        words = list(dict.fromkeys(each.name for each in everything if each.spot is None))
        before = self._seen.get(scene)
        self._seen[scene] = frozenset(words)
        fresh = [each for each in words if each not in (before or ()) and each not in self._lately]
        if before is None:
            while len(fresh) > 1 and sum(map(len, fresh)) > MOST:
                fresh.pop()
        return news + fresh
