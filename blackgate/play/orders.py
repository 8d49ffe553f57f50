"""Secret decisions made in advance by players at one screen, so that they need not open the hand (TOGETHER G1).

Standing orders answer for a seat until their owner changes them. Weapons committed to a fight answer until it ends.
Both are secret. That an answer came by order tells the others nothing, since every player may have given orders.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from ..model.actions import Action, Cooperate, Fight, GiveUp, Pass, Weapon
from ..model.counts import CORE_KINDS, TOOL_KINDS, WEAPONS, WEAPON_KINDS, Cards, listed
from ..model.events import CombatWon, Event, Extorted, TurnStarted
from ..model.fields import Fields, WrongField
from ..model.notation import Json
from ..model.questions.combat import AskCombat
from ..model.questions.extorted import AskExtorted
from ..model.questions.michel_combat import AskMichelCombat
from ..model.questions.react import AskReact
from ..model.view import View
from ..model.vocabulary import NOTHING
from .plan import BadPlan

ASK: Final = "ask"
GIVE: Final = "give"
RESIST: Final = "fight"
ANSWERS: Final = (ASK, GIVE, RESIST)
TOOLS: Final = tuple(CORE_KINDS[kind] for kind in TOOL_KINDS)
WEAPON_WORDS: Final = tuple(CORE_KINDS[kind] for kind in WEAPON_KINDS)
ORDERS: Final = ("lets_cards", "demands", "weapons")
MOST_WEAPONS: Final = 99

_PASS: Final = Pass()
_GIVE_UP: Final = GiveUp()
_COOPERATE: Final = Cooperate(NOTHING)
_FIGHT: Final = Fight()


@dataclass(frozen=True)
class Orders:
    """One seat's standing orders."""

    lets_cards: bool = False            # cards aimed at me take effect; else I am asked (R8)
    demands: tuple[str, ...] = (ASK,) * len(TOOLS)      # what to do when a tool is demanded, in the order of `TOOLS`
    weapons: int | None = None          # how many to lay in a fight; None: I am asked

    def written(self) -> Json:
        return asdict(self) | {"demands": dict(zip(TOOLS, self.demands, strict=True))}

    def demand(self, tool: int) -> str:
        return self.demands[TOOL_KINDS.index(tool)]


USUAL: Final = Orders()


class StandingOrders:
    """The advance decisions of all seats: standing orders, and weapons for the current fight."""

    def __init__(self, players: int) -> None:
        self.orders = [USUAL] * players
        self.committed: dict[int, list[int]] = {}       # the weapons by seat, the next one first

    def commit(self, seat: int, weapons: Cards) -> None:
        """Set the weapons that the seat lays in this fight."""
        self.committed[seat] = listed(weapons)

    def note(self, events: Sequence[Event]) -> None:
        """Drop the committed weapons if these events begin or end a fight."""
        if any(isinstance(event, (Extorted, CombatWon, TurnStarted)) for event in events):
            self.committed.clear()

    def answer(self, view: View) -> Action | None:
        """The answer that the view's seat has ordered; None if it must be asked."""
        frame = view.agenda[-1] if view.agenda else None
        if isinstance(frame, AskReact):
            return _PASS if self.orders[view.seat].lets_cards else None
        if isinstance(frame, AskExtorted):
            return self._demanded(view, frame)
        if isinstance(frame, (AskCombat, AskMichelCombat)) and _GIVE_UP in view.options:
            return self._fought(view)
        return None

    def is_missed(self, view: View, action: Action) -> bool:
        """Return whether this ordered answer lets a card happen that the seat could have answered (R8)."""
        frame = view.agenda[-1] if view.agenda else None
        return isinstance(frame, AskReact) and action == _PASS and len(view.options) > 1

    def follow(self, view: View, action: Action) -> None:
        """Take a weapon that the seat has just laid from its committed ones."""
        waiting = self._waiting(view)
        if waiting is not None and isinstance(action, Weapon):
            if action.kind in waiting:
                waiting.remove(action.kind)
            self.committed[view.seat] = waiting

    def leave(self, seat: int) -> None:
        """Forget a seat's orders: another player sits there now."""
        self.orders[seat] = USUAL
        self.committed.pop(seat, None)

    def _demanded(self, view: View, frame: AskExtorted) -> Action | None:
        if _has_nothing(view):
            return _FIGHT
        order = self.orders[view.seat].demand(frame.tool)
        if order == ASK:
            return None
        # Only a player who has the tool can give it (R5.6c).
        return _COOPERATE if order == GIVE and _COOPERATE in view.options else _FIGHT

    def _fought(self, view: View) -> Action | None:
        if _has_nothing(view):
            return _GIVE_UP
        waiting = self._waiting(view)
        if waiting is None:
            return None
        action = Weapon(waiting[0]) if waiting else _GIVE_UP
        return action if action in view.options else _GIVE_UP

    def _waiting(self, view: View) -> list[int] | None:
        """The weapons still to be laid; None if the seat has not decided."""
        if view.seat in self.committed:
            return list(self.committed[view.seat])
        worth = self.orders[view.seat].weapons
        return None if worth is None else listed(view.hands[view.seat] & WEAPONS)[:worth]

    def written(self) -> Json:
        return {
            "orders": [orders.written() for orders in self.orders],
            "committed": {str(seat): [CORE_KINDS[kind] for kind in kinds] for seat, kinds in self.committed.items()},
        }


def _has_nothing(view: View) -> bool:
    """Whether all know that the seat has only one answer: it holds no card and its Background is revealed."""
    return not view.sizes[view.seat] and bool(view.revealed[view.seat])


def read_standing_orders(written: object, players: int) -> StandingOrders:
    """The orders in a save. Saves of older versions have none. Raises BadPlan."""
    standing_orders = StandingOrders(players)
    if written is None:
        return standing_orders
    try:
        top = Fields(written, "wills", ("orders", "committed"))
        entries = top.objects("orders", ORDERS, (), players)
        for seat, entry in enumerate(entries):
            standing_orders.orders[seat] = read_orders(entry)
        committed = top.inner("committed", [str(seat) for seat in range(players)])
        for name in committed.whole():
            words = committed.words(name, WEAPON_WORDS, repeated=True)
            standing_orders.committed[int(name)] = [CORE_KINDS.index(word) for word in words]
    except WrongField as wrong:
        raise BadPlan(wrong.field) from None
    return standing_orders


def read_orders(entry: Fields) -> Orders:
    """One seat's orders, as `Orders.written` writes them. Raises WrongField."""
    demands = entry.inner("demands", TOOLS)
    return Orders(
        entry.flag("lets_cards", False), tuple(demands.word(tool, ANSWERS, ASK) for tool in TOOLS),
        entry.number("weapons", None, 0, MOST_WEAPONS) if entry.is_set("weapons") else None,
    )
