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


class BotQuestion:
    """The question that a bot is thinking about: at most one at a time."""

    def __init__(self, thinkers: Thinking, pack: Pack) -> None:
        self._thinkers = thinkers
        self._tempers = {inmate.name for inmate in pack.inmates}
        self._ticket: int | None = None

    def ask(self, view: View, player: str, seed: int) -> None:
        level, _, temper = player.partition(":")
        if temper in self._tempers:     # Another pack may have other inmates.
            level = f"{level}:{temper}"
        self._ticket = self._thinkers.ask(view, level, seed)

    def answer(self) -> Answer | None:
        """The bot's answer, returned once; None while it is thinking or if no bot was asked."""
        if self._ticket is None:
            return None
        for answer in self._thinkers.poll():
            if answer.ticket == self._ticket:
                self._ticket = None
                return answer
        return None

    def cancel(self) -> None:
        if self._ticket is not None:
            self._thinkers.cancel(self._ticket)
            self._ticket = None


# The cards that another process needs for a game, and their name; None: the shipped ones. They are the cards themselves
# and not a folder, because its content may change before the process starts.
Source = tuple[str, str] | None


def source_of(pack: Pack) -> Source:
    shipped, _ = pack_and_brains(None)
    return None if pack.carried == shipped.carried else (pack.carried, pack.name)


def pack_and_brains_from(source: Source) -> tuple[Pack, Brains]:
    """The cards and the bots' brains for them, in another process."""
    if source is None:
        return pack_and_brains(None)
    pack = carried_pack(*source)
    return pack, load_brains(pack)


def brains_for(pack: Pack) -> Brains:
    return load_brains(pack) if source_of(pack) else pack_and_brains(None)[1]


def thinkers_for(source: Source, clock: Callable[[], float] = monotonic) -> Thinkers:
    """Bots in separate processes, with a game's cards. The caller must close them."""
    return Thinkers(partial(pack_and_brains_from, source), clock=clock)
