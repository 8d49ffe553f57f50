"""What the coach says at the table: a hint when it is asked for, the odds at every seat, the tutor's objection.

Everything comes from the view of who sits before the screen. What was said to one pair of eyes goes when other eyes
look; what was said of one question goes with it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from ...model.actions import Action
from ...model.view import FIELDS, View
from ...play.session import Session
from ..coaching import Coach
from ..doors import Doors
from ..parts.chances import Chance
from .opening import Opening

if TYPE_CHECKING:
    from ...coach.coach_client import Answer
    from ...coach.hints import Advice, Hint

COSTLY: Final = 0.08            # of the chance to win: from here on the tutor objects
PATIENCE: Final = 0.4           # seconds that an action waits for what the coach thinks of it
FORBIDDEN, NOT_ASKED, CLOSED, NOBODY = "hint-forbidden", "hint-not-asked", "hint-closed", "hint-nobody"


class Coachable(Protocol):
    """The table as its coach knows it."""

    session: Session
    opening: Opening

    @property
    def app(self) -> Doors: ...

    @property
    def looker(self) -> int | None: ...

    @property
    def is_mine(self) -> bool: ...

    @property
    def is_public(self) -> bool: ...

    def changed(self) -> None: ...


class Coached:
    """`object_to` shows the tutor's question: what was meant, and what would be better."""

    def __init__(
        self, table: Coachable, do: Callable[[Action], None], object_to: "Callable[[Advice, Advice], None]",
    ) -> None:
        self.table = table
        self.is_open = False                    # the hint is being looked at
        self.hint: Hint | None = None
        self.is_final = False
        self.has_failed = False
        self._do, self._object_to = do, object_to
        self._view: View | None = None          # whose question it is: a new one is another view
        self._asked = self._counted = self._objected = False
        self._doubt: Hint | None = None         # what was meant beside the best, where the hint does not name it
        self._doubted = False
        self._held: Action | None = None        # waits for what the coach thinks of it
        self._patience = 0.0
        self._number = 0
        self.chances: tuple[Chance, ...] = ()
        self._odds_view: View | None = None
        self._odds_looker: int | None = None

    @property
    def _coach(self) -> Coach:
        return self.table.app.coach

    def _key(self, what: str) -> str:
        return f"table:{what}:{self._number}"

    # --- What is asked now ----------------------------------------------------------------------------------

    def follow(self, seconds: float) -> None:
        """A new question is noticed, and what was held is not held for long."""
        if self._own_view() is not self._view:
            self._begin(self._own_view())
        self._follow_odds()
        if self._held is not None:
            self._patience -= seconds
            self._settle()

    def forget(self) -> None:
        """Whatever was asked is answered, or others look."""
        self._begin(None)

    def _begin(self, view: View | None) -> None:
        for what in ("hint", "doubt"):
            self._coach.drop(self._key(what))
        if self.is_open:
            self.table.changed()
        self._number += 1
        self._view, self._held = view, None
        self.is_open = self.is_final = self.has_failed = False
        self._asked = self._counted = self._objected = self._doubted = False
        self.hint = self._doubt = None
        if view is not None and self.is_tutored:
            self._ask()

    def _own_view(self) -> View | None:
        """The view of who is asked, where their hand lies open before them alone."""
        table = self.table
        if not table.is_mine or table.is_public or table.opening.is_passed or table.looker is None:
            return None
        return table.session.sight(table.looker)

    # --- Hint -----------------------------------------------------------------------------------------------

    @property
    def stop(self) -> str | None:
        """Why no hint can be had now; None if one can."""
        table = self.table
        if not table.session.plan.rules.hints:
            return FORBIDDEN
        if not table.is_mine:
            return NOT_ASKED
        if self._own_view() is None:
            return CLOSED
        return None if self._coach.is_there(table.session.pack) else NOBODY

    def press(self) -> None:
        """Ask for a hint, or have seen enough of it."""
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
        self.table.changed()

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
        """What is listed now, the best first."""
        return self.hint.options if self.is_open and self.hint is not None else ()

    def take(self, number: int) -> None:
        """Do as the list says."""
        if number < len(self.advice):
            self._do(self.advice[number].action)

    # --- Tutor ----------------------------------------------------------------------------------------------

    @property
    def is_tutored(self) -> bool:
        plan = self.table.session.plan
        return plan.rules.tutor and (plan.tutored or self.table.app.settings.tutor)

    def objects(self, action: Action) -> bool:
        """Whether an action is not done yet: the tutor has a word to say, or is about to. Asks once a question."""
        if self._held is not None:
            return True                         # One is on its way already.
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
        """Do what is held, or object to it, as soon as it is known which; and after a moment anyway."""
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
        """What is meant, and the best there is; None as long as nobody knows."""
        if self.hint is None:
            return None
        for hint in (self.hint, self._doubt):
            known = next((each for each in hint.options if each.action == action), None) if hint else None
            if hint is not None and known is not None:
                return known, hint.options[0]
        if not self._doubted:
            self._compare(action, self.hint.options[0].action)
        return None

    def _compare(self, action: Action, best: Action) -> None:
        """Have just these two weighed against each other."""
        assert self._view is not None
        self._doubted = True
        self._coach.drop(self._key("hint"))     # It is known well enough, and this is wanted sooner.
        view = View()
        for name in FIELDS:
            setattr(view, name, getattr(self._view, name))
        view.options = (best, action)
        number = self._number

        def hear(answer: "Answer") -> None:
            if number == self._number and answer.hint is not None:
                self._doubt = answer.hint

        self._coach.ask_hint(view, self._key("doubt"), hear)

    # --- Odds -----------------------------------------------------------------------------------------------

    @property
    def shows_odds(self) -> bool:
        return self.table.app.settings.show_odds and self.table.session.plan.rules.odds

    def odds(self) -> tuple[Chance, ...]:
        """Each seat's chance, for the eyes that look now; nothing where they are not told."""
        return self.chances if self.shows_odds and self._odds_looker == self._eyes else ()

    @property
    def _eyes(self) -> int | None:
        """Who may know what is said: one looker, or (None) everybody."""
        return None if self.table.is_public or self.table.opening.is_passed else self.table.looker

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
            self.chances = tuple(map(Chance, said.win, said.low, said.high))
            self.table.changed()

    def leave(self) -> None:
        """The table is left: nobody wants to know any more."""
        self._begin(None)
        self._coach.drop("table:odds")
