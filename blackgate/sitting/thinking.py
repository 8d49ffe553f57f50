"""How a session has its bots think: asked with a view, heard later, never waited for."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..ai import policy
from ..ai.bot import NO_EFFORT, Effort, Question, Thought, even_chances
from ..ai.levels import Brains, make_bot
from ..model.rng import Dice
from ..model.view import View
from ..model.worlds import determinize


class Answered(Protocol):
    @property
    def ticket(self) -> int: ...

    @property
    def thought(self) -> Thought: ...


class Thinking(Protocol):
    """Those who answer for the bots. `ask` gives a ticket, which the answer carries."""

    def ask(self, view: View, word: str, seed: int, effort: Effort = NO_EFFORT) -> int: ...

    def poll(self) -> Sequence[Answered]: ...

    def cancel(self, ticket: int) -> None: ...


@dataclass(frozen=True)
class Answer:
    ticket: int
    thought: Thought


class ThinkAtOnce:
    """Thinks in this process when polled: for tests, headless games and quick bots."""

    def __init__(self, brains: Brains) -> None:
        self._brains = brains
        self._last = 0
        self._asked: deque[tuple[int, View, str, int, Effort]] = deque()

    def ask(self, view: View, word: str, seed: int, effort: Effort = NO_EFFORT) -> int:
        self._last += 1
        self._asked.append((self._last, view, word, seed, effort))
        return self._last

    def poll(self) -> list[Answer]:
        if not self._asked:
            return []
        ticket, view, word, seed, effort = self._asked.popleft()
        bot = make_bot(word, seed, self._brains, effort)
        # A world that the seat cannot tell from the real one asks it the same question (Law 3).
        return [Answer(ticket, bot.think(Question(determinize(view, Dice(seed)))))]

    def cancel(self, ticket: int) -> None:
        self._asked = deque(asked for asked in self._asked if asked[0] != ticket)


def quick_thought(view: View) -> Thought:
    """The policy's answer, in a few milliseconds."""
    return Thought(policy.choose(determinize(view, Dice(0))), even_chances(view))
