"""What people at one screen decide beforehand, in secret, so that the hand need not be opened for it (TOGETHER G1).

Standing orders answer for a seat until their owner changes them; weapons committed to a fight answer until it ends.
Both are the owner's secret: that an answer came by order tells nobody anything, since everybody may have given one.
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

    lets_cards: bool = False            # what is aimed at me happens; else I am asked whether I answer it (R8)
    demands: tuple[str, ...] = (ASK,) * len(TOOLS)      # what to do when a tool is demanded, in the order of `TOOLS`
    weapons: int | None = None          # so many a fight is worth; None: I am asked

    def written(self) -> Json:
        return asdict(self) | {"demands": dict(zip(TOOLS, self.demands, strict=True))}

    def demand(self, tool: int) -> str:
        return self.demands[TOOL_KINDS.index(tool)]


USUAL: Final = Orders()


class StandingOrders:
    """What every seat of a game has decided beforehand: standing orders, and weapons for the fight that is on."""

    def __init__(self, players: int) -> None:
        self.orders = [USUAL] * players
        self.committed: dict[int, list[int]] = {}       # by seat, the next weapon first

    def commit(self, seat: int, weapons: Cards) -> None:
        """Decide how far to go in this fight."""
        self.committed[seat] = listed(weapons)

    def note(self, events: Sequence[Event]) -> None:
        """What happened: a fight that begins or ends knows no weapons meant for another."""
        if any(isinstance(event, (Extorted, CombatWon, TurnStarted)) for event in events):
            self.committed.clear()

    def answer(self, view: View) -> Action | None:
        """What the asked seat, whose view it is, has ordered; None: it has to be asked."""
        frame = view.agenda[-1] if view.agenda else None
        if isinstance(frame, AskReact):
            return _PASS if self.orders[view.seat].lets_cards else None
        if isinstance(frame, AskExtorted):
            return self._demanded(view, frame)
        if isinstance(frame, (AskCombat, AskMichelCombat)) and _GIVE_UP in view.options:
            return self._fought(view)
        return None

    def follow(self, view: View, action: Action) -> None:
        """The asked seat answers: a weapon laid by order is no longer to come."""
        waiting = self._waiting(view)
        if waiting is not None and isinstance(action, Weapon):
            if action.kind in waiting:
                waiting.remove(action.kind)
            self.committed[view.seat] = waiting

    def leave(self, seat: int) -> None:
        """Somebody else sits there now, and is told nothing."""
        self.orders[seat] = USUAL
        self.committed.pop(seat, None)

    def _demanded(self, view: View, frame: AskExtorted) -> Action | None:
        if _has_nothing(view):
            return _FIGHT
        order = self.orders[view.seat].demand(frame.tool)
        if order == ASK:
            return None
        # Who has no such tool cannot give it (R5.6c).
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
        """The weapons still to be laid; None: not decided."""
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
    """Whether everybody knows that the seat can answer in one way only: no card, and its past is known."""
    return not view.sizes[view.seat] and bool(view.revealed[view.seat])


def read_wills(written: object, players: int) -> StandingOrders:
    """What a save says of them; nothing at all in saves of older versions. Raises BadPlan."""
    wills = StandingOrders(players)
    if written is None:
        return wills
    try:
        top = Fields(written, "wills", ("orders", "committed"))
        entries = top.objects("orders", ORDERS, (), players)
        for seat, entry in enumerate(entries):
            wills.orders[seat] = read_orders(entry)
        committed = top.inner("committed", [str(seat) for seat in range(players)])
        for name in committed.whole():
            words = committed.words(name, WEAPON_WORDS, repeated=True)
            wills.committed[int(name)] = [CORE_KINDS.index(word) for word in words]
    except WrongField as wrong:
        raise BadPlan(wrong.field) from None
    return wills


def read_orders(entry: Fields) -> Orders:
    """One seat's orders as `Orders.written` has them. Raises WrongField."""
    demands = entry.inner("demands", TOOLS)
    return Orders(
        entry.flag("lets_cards", False), tuple(demands.word(tool, ANSWERS, ASK) for tool in TOOLS),
        entry.number("weapons", None, 0, MOST_WEAPONS) if entry.is_set("weapons") else None,
    )
