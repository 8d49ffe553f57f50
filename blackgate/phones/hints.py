"""Hints for phones, in the window's thread. The coach gets only the view of the asked seat.

One seat is asked at a time, so there is one hint at a time. A player who asks again, for example after a reload, gets
the same hint again. It is counted once per question.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from ..model.pack import Pack
from ..model.view import View
from ..play.session import Session

if TYPE_CHECKING:
    from ..coach.coach_client import Answer         # The coach is loaded when it is first asked.
    from ..coach.hints import Advice

KEY: Final = "phones:hint"
FORBIDDEN, NOBODY = "hint-forbidden", "hint-nobody"


@dataclass(frozen=True)
class Hinted:
    """The coach's advice about one question, finished or not."""

    at: int
    seat: int
    advice: "tuple[Advice, ...]" = ()
    is_final: bool = False
    has_failed: bool = False


class Coaching(Protocol):
    """The program's coach, such as `scenes.coaching.Coach`."""

    def is_there(self, pack: Pack) -> bool: ...

    def ask_hint(self, view: View, key: str, hear: "Callable[[Answer], None]") -> None: ...

    def drop(self, key: str) -> None: ...


@dataclass
class Hints:
    """Asks for hints. `coach` returns the present coach, `tell` sends a hint to a device."""

    coach: Callable[[], Coaching]
    tell: Callable[[int, Hinted], None]
    _device: int = -1
    _hinted: Hinted | None = None               # None if the coach is not asked
    _counted: object = field(default=None)      # the last question that was counted

    def stop(self, session: Session) -> str | None:
        """Return why there are no hints here; None if there are."""
        if not session.plan.rules.hints:
            return FORBIDDEN
        return None if self.coach().is_there(session.pack) else NOBODY

    def ask(self, session: Session, seat: int, device: int, at: int, question: object) -> None:
        """Ask for a hint on the question of `seat` at the moment `at`. `question` identifies the question."""
        if self._counted != (question, seat):
            self._counted = question, seat
            session.count_hint(seat)
        self._device = device
        known = self._hinted
        if known is not None and (known.at, known.seat) == (at, seat) and not known.has_failed:
            self.tell(device, known)
            return
        self._hinted = Hinted(at, seat)
        self.coach().ask_hint(session.sight(seat), KEY, self._hear)

    def follow(self, at: int) -> None:
        """Forget a hint that belongs to an earlier moment."""
        if self._hinted is not None and self._hinted.at != at:
            self.forget()

    def forget(self) -> None:
        if self._hinted is not None:
            self._hinted = None
            self.coach().drop(KEY)

    def _hear(self, answer: "Answer") -> None:
        known = self._hinted
        if known is None:
            return
        advice = answer.hint.options if answer.hint is not None and answer.hint.options else known.advice
        has_failed = bool(answer.failed) or (answer.final and not advice)
        self._hinted = Hinted(known.at, known.seat, advice, answer.final or has_failed, has_failed)
        self.tell(self._device, self._hinted)
