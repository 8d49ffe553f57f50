"""The question that a bot is thinking about: at most one at a time."""

from ..ai.workers.thinkers import Answer
from ..model.pack import Pack
from ..model.view import View
from .thinking import Thinking


class BotQuestion:
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
