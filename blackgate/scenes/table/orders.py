"""In a fight between two humans each may decide at once, in secret, how far to go: the mouse stays where it is."""

from collections.abc import Sequence

from ...model import words as w
from ...model.counts import Cards, listed
from ...model.questions.combat import AskCombat
from ...model.view import View
from ...model.words import Action, Event
from ...play.session import Session


class Orders:
    """Weapons committed by seats, the next one first. Forgotten when the fight is over."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.weapons: dict[int, list[int]] = {}

    def __contains__(self, seat: int) -> bool:
        return seat in self.weapons

    def may_be_given(self, view: View) -> bool:
        """By who has that view, now: two humans fight, and there is a weapon to commit."""
        session = self.session
        frame = view.agenda[-1] if view.agenda else None
        if len(session.humans) < 2 or not isinstance(frame, AskCombat):
            return False
        both = session.is_human(frame.attacker) and session.is_human(frame.defender)
        return both and any(option[0] == w.WEAPON for option in view.options)

    def give(self, seat: int, weapons: Cards) -> None:
        self.weapons[seat] = listed(weapons)

    def note(self, events: Sequence[Event]) -> None:
        """What happened: a fight that begins or ends knows no orders of another."""
        if any(event[0] in (w.EXTORTED, w.COMBAT_WON) for event in events):
            self.weapons.clear()

    def next(self) -> Action | None:
        """What the one who is asked has ordered: the next weapon, or to give up when none is left."""
        session = self.session
        asked = session.asked
        if asked is None or asked not in self.weapons:
            return None
        if session.prompt != "combat":
            if session.prompt == "turn":
                self.weapons.clear()
            return None
        waiting = self.weapons[asked]
        action = Action((w.WEAPON, waiting.pop(0)) if waiting else (w.GIVE_UP,))
        return action if action in session.sight(asked).options else Action((w.GIVE_UP,))
