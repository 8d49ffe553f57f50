"""What the coach says at the table: a hint on request, the odds at every seat, the tutor's objection.

All of it comes from the view of the player at the screen. It is forgotten when another player looks at the screen, or
when the question has been answered.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...model.actions import Action
from ...model.view import View
from ..coaching import Coach
from ..parts.chances import WinChance
from .motion import copied
from .shared_table import SharedTable

if TYPE_CHECKING:
    from ...coach.coach_client import Answer
    from ...coach.hints import Advice, Hint

COSTLY: Final = 0.08            # the tutor objects to an action that loses this much of the chance to win
PATIENCE: Final = 0.4           # seconds that an action waits for the coach's opinion
FORBIDDEN, NOT_ASKED, CLOSED, NOBODY = "hint-forbidden", "hint-not-asked", "hint-closed", "hint-nobody"


class TableCoach:
    """Asks the coach for the player at the screen. `object_to` shows the tutor's question about two actions."""

    def __init__(
        self, table: SharedTable, do: Callable[[Action], None], object_to: "Callable[[Advice, Advice], None]",
    ) -> None:
        self.table = table
        self.is_open = False                    # whether the hint is shown
        self.hint: Hint | None = None
        self.is_final = False
        self.has_failed = False
        self.chance = "coach-chance"            # the message that says which chance a hint tells
        self._do, self._object_to = do, object_to
        self._view: View | None = None          # the view of the open question; a new question is a new view
        self._asked = self._counted = self._objected = False
        self._comparison: Hint | None = None    # the action against the best one, if the hint does not list it
        self._is_compared = False
        self._held: Action | None = None        # the action that waits for the coach's opinion
        self._patience = 0.0
        self._number = 0
        self.chances: tuple[WinChance, ...] = ()
        self._odds_view: View | None = None
        self._odds_looker: int | None = None

    @property
    def _coach(self) -> Coach:
        return self.table.app.coach

    def _key(self, what: str) -> str:
        return f"table:{what}:{self._number}"

    # --- What is asked now ----------------------------------------------------------------------------------

    def follow(self, seconds: float) -> None:
        """Notice a new question, and settle an action that waits."""
        if self._own_view() is not self._view:
            self._begin(self._own_view())
        self._follow_odds()
        if self._held is not None:
            self._patience -= seconds
            self._settle()

    def forget(self) -> None:
        """Forget everything about the question: it is answered, or another player looks."""
        self._begin(None)

    def _begin(self, view: View | None) -> None:
        for what in ("hint", "doubt"):
            self._coach.drop(self._key(what))
        if self.is_open:
            self.table.changed()
        self._number += 1
        self._view, self._held = view, None
        self.is_open = self.is_final = self.has_failed = False
        self._asked = self._counted = self._objected = self._is_compared = False
        self.hint = self._comparison = None
        if view is not None and self.is_tutored:
            self._ask()

    def _own_view(self) -> View | None:
        """Return the view of the asked player, if their hand is open for them alone."""
        table = self.table
        if not table.is_mine or table.is_public or table.screen.is_passed or table.looker is None:
            return None
        return table.session.sight(table.looker)

    # --- Hint -----------------------------------------------------------------------------------------------

    @property
    def stop(self) -> str | None:
        """Why no hint can be given now; None if one can."""
        table = self.table
        if not table.session.plan.rules.hints:
            return FORBIDDEN
        if not table.is_mine:
            return NOT_ASKED
        if self._own_view() is None:
            return CLOSED
        return None if self._coach.is_there(table.session.pack) else NOBODY

    def press(self) -> None:
        """Ask for a hint, or close it."""
        if self.is_open:
            self.is_open = False
        elif self.stop is None:
            if self._own_view() is not self._view:
                self._begin(self._own_view())
            self.is_open = True
            self._ask()
            if not self._counted and self.table.looker is not None:
                self._counted = True
                self.table.session.count_hint(self.table.looker)
        else:
            self.table.app.say(self.table.app.text(self.stop))

    def _ask(self) -> None:
        if not self._asked and self._view is not None:
            self._asked = True
            number = self._number
            self._coach.ask_hint(self._view, self._key("hint"), lambda answer: self._hear(answer, number))

    def _hear(self, answer: "Answer", number: int) -> None:
        if number != self._number:
            return
        if answer.hint is not None and answer.hint.options:
            self.hint = answer.hint
        self.is_final = answer.final
        self.has_failed = bool(answer.failed) or (answer.final and self.hint is None)
        if self.is_open:
            self.table.changed()

    @property
    def advice(self) -> "tuple[Advice, ...]":
        """The options listed now, the best first."""
        return self.hint.options if self.is_open and self.hint is not None else ()

    def take(self, number: int) -> None:
        """Do the listed option with this number."""
        if number < len(self.advice):
            self._do(self.advice[number].action)

    # --- Tutor ----------------------------------------------------------------------------------------------

    @property
    def is_tutored(self) -> bool:
        plan = self.table.session.plan
        return plan.rules.tutor and (plan.tutored or self.table.app.settings.tutor)

    def objects(self, action: Action) -> bool:
        """Return whether an action must wait, because the tutor objects (once per question) or may still object."""
        if self._held is not None:
            return True                         # Another action waits already.
        if not self.is_tutored or self._objected or self.is_open:
            return False
        if self._own_view() is None or self._own_view() is not self._view or not self._asked:
            return False
        self._held, self._patience = action, PATIENCE
        self._settle()
        return True

    @property
    def is_holding(self) -> bool:
        """Whether an action waits for what the coach thinks of it."""
        return self._held is not None

    def _settle(self) -> None:
        """Do the waiting action or object to it, when the coach has answered. After `PATIENCE` do it anyway."""
        action = self._held
        assert action is not None
        pair = self._judged(action)
        if pair is None and self._patience > 0 and not self.has_failed:
            return
        self._held = None
        if pair is not None and pair[1].win - pair[0].win >= COSTLY:
            self._objected = True
            self._object_to(*pair)
            self.table.changed()
        else:
            self._do(action)

    def _judged(self, action: Action) -> "tuple[Advice, Advice] | None":
        """Return advice about this action and about the best one; None as long as the coach has not answered."""
        if self.hint is None:
            return None
        for hint in (self.hint, self._comparison):
            known = next((each for each in hint.options if each.action == action), None) if hint else None
            if hint is not None and known is not None:
                return known, hint.options[0]
        if not self._is_compared:
            self._compare(action, self.hint.options[0].action)
        return None

    def _compare(self, action: Action, best: Action) -> None:
        """Ask the coach to compare just these two actions."""
        assert self._view is not None
        self._is_compared = True
        self._coach.drop(self._key("hint"))     # The hint is good enough, and this comparison is needed sooner.
        view = copied(self._view)
        view.options = (best, action)
        number = self._number

        def hear(answer: "Answer") -> None:
            if number == self._number and answer.hint is not None:
                self._comparison = answer.hint

        self._coach.ask_hint(view, self._key("doubt"), hear)

    # --- Odds -----------------------------------------------------------------------------------------------

    @property
    def shows_odds(self) -> bool:
        return self.table.app.settings.show_odds and self.table.session.plan.rules.odds

    def odds(self) -> tuple[WinChance, ...]:
        """Return each seat's chance for the present looker; empty where no chances are shown."""
        return self.chances if self.shows_odds and self._odds_looker == self._eyes else ()

    @property
    def _eyes(self) -> int | None:
        """The seat that may know the answer; None if everybody may."""
        return None if self.table.is_public or self.table.screen.is_passed else self.table.looker

    def _follow_odds(self) -> None:
        if not self.shows_odds or self.table.session.over is not None:
            self._odds_view = None
            return
        eyes = self._eyes
        view = self.table.session.sight(eyes)
        if view is self._odds_view:
            return
        if eyes != self._odds_looker:
            self.chances = ()
        self._odds_view, self._odds_looker = view, eyes
        self._coach.ask_odds(view, "table:odds", lambda answer: self._hear_odds(answer, view))

    def _hear_odds(self, answer: "Answer", view: View) -> None:
        if answer.odds is not None and view is self._odds_view:
            said = answer.odds
            self.chances = tuple(map(WinChance, said.win, said.low, said.high))
            self.table.changed()

    def leave(self) -> None:
        """Drop all questions to the coach: the table is closed."""
        self._begin(None)
        self._coach.drop("table:odds")
