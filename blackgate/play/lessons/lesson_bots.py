"""Plays the other seats in a lesson: with the lesson's actions, or in free steps with easy bots."""

from collections import deque
from collections.abc import Callable, Sequence

from ...ai.bot import Thought
from ...ai.workers.thinkers import Answer
from ...model.actions import Action
from ...model.notation import Json, Notation
from ...model.view import View
from ..thinking import ThinkAtOnce, Thinking


class NotInTheRules(Exception):
    """The rules do not allow an action of the lesson. The text says which action, and why."""


class LessonBots:
    """Answers for the bots of a session (`Thinking`). Without a given action they wait, unless it `improvises`."""

    def __init__(self, notation: Notation, thinking: ThinkAtOnce) -> None:
        self._notation = notation
        self._thinking: Thinking = thinking
        self._asked: tuple[int, View, str, int] | None = None
        self._ticket = 0
        self.lines: deque[Json] = deque()
        self.improvises = False
        self.refusal: Callable[[Action], tuple[str, str] | None] = lambda action: None

    def ask(self, view: View, word: str, seed: int) -> int:
        self._ticket += 1
        self._asked = self._ticket, view, word, seed
        return self._ticket

    def poll(self) -> Sequence[Answer]:
        if self._asked is None or not (self.lines or self.improvises):
            return []
        ticket, view, word, seed = self._asked
        self._asked = None
        if not self.lines:
            self._thinking.ask(view, word, seed)
            return [Answer(ticket, answer.thought) for answer in self._thinking.poll()]
        line = self.lines.popleft()
        action = self._notation.read_action(line, view.players, view.background[view.seat])
        refused = self.refusal(action)
        if refused is not None:
            raise NotInTheRules(f"{line} is refused: {refused[0]} ({refused[1]})")
        return [Answer(ticket, Thought(action, (1 / view.players,) * view.players))]

    def cancel(self, ticket: int) -> None:
        if self._asked is not None and self._asked[0] == ticket:
            self._asked = None
