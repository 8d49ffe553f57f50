"""A phone asks for a seat that is played at the screen: the people there say yes or no (docs/phones.md)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...kit.widgets.dialogs import Dialog
from ..screen_host import ScreenHost

if TYPE_CHECKING:
    from ...phones.holders import Request

# Seconds before an answer counts: a key pressed just before was not meant for this question.
READ: Final = 0.7


class SeatQuestion(Dialog):
    """A yes-or-no question. The focus is on no, and Escape means no."""

    name = "seat_question"

    def __init__(
        self, app: ScreenHost, request: "Request", name: str, answer: Callable[["Request", bool], None], *,
        is_bot: bool = False,
    ) -> None:
        self.request = request
        self._age = 0.0
        words = "seat-question-bot" if is_bot else "seat-question-words"
        super().__init__(app, app.text("seat-question-title"), app.text(words, name=name), [
            ("yes", app.text("seat-question-yes"), lambda: answer(request, True), "plain"),
            ("no", app.text("seat-question-no"), lambda: answer(request, False), "primary"),
        ])
        self.focus = "answer:no"

    def tick(self, seconds: float) -> None:
        self._age += seconds

    def _answer(self, do: Callable[[], None]) -> None:
        if self._age >= READ:
            super()._answer(do)
