"""How a session asks its bots: it sends a view and fetches the answer later, without waiting."""

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Protocol

from ..ai.bot import NO_EFFORT
from ..ai.levels import Brains
from ..ai.stand_in import careful_thought
from ..ai.workers.thinkers import Answer, Thinkers
from ..cards.library import carried_pack
from ..model.pack import Pack
from ..model.view import View
from .learned_weights import load_brains, pack_and_brains


class Thinking(Protocol):
    """Finds the bots' answers, as `ai.workers.thinkers.Thinkers` does. The ticket of `ask` identifies the answer."""

    def ask(self, view: View, word: str, seed: int) -> int: ...

    def poll(self) -> Sequence[Answer]: ...

    def cancel(self, ticket: int) -> None: ...


class ThinkAtOnce:
    """Computes answers in this process when polled: for tests, games without a window and quick bots."""

    def __init__(self, brains: Brains) -> None:
        self._brains = brains
        self._last = 0
        self._asked: deque[tuple[int, View, str, int]] = deque()

    def ask(self, view: View, word: str, seed: int) -> int:
        self._last += 1
        self._asked.append((self._last, view, word, seed))
        return self._last

    def poll(self) -> list[Answer]:
        if not self._asked:
            return []
        ticket, view, word, seed = self._asked.popleft()
        return [Answer(ticket, *careful_thought(word, seed, self._brains, NO_EFFORT, view))]

    def cancel(self, ticket: int) -> None:
        self._asked = deque(asked for asked in self._asked if asked[0] != ticket)


def brains_for(pack: Pack) -> Brains:
    shipped, brains = pack_and_brains(None)
    return brains if pack.carried == shipped.carried else load_brains(pack)


def thinkers_for(pack: Pack | None, clock: Callable[[], float] = monotonic) -> Thinkers:
    """Bots in separate processes, with a game's cards or the shipped ones (None). The caller must close them.

    Workers get the cards themselves and not a folder, because its content may change before they start.
    """
    load = partial(pack_and_brains, None) if pack is None else partial(_carried, pack.carried, pack.name)
    return Thinkers(load, clock=clock)


def _carried(cards: str, name: str) -> tuple[Pack, Brains]:
    pack = carried_pack(cards, name)
    return pack, load_brains(pack)
