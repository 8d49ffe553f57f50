"""A question as a tree of choices, with texts, pictures, costs and warnings. Table and phones both draw it.

The cost of a branch is calculated only when it is needed, because an extortion is tried in eighty worlds.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from ..model.actions import Action, Dig, EndTurn, GiveUp
from ..model.counts import count
from ..model.sorts import name_of
from ..model.view import View
from ..model.vocabulary import ANY
from ..play.prospects import actions_left
from ..play.public_options import FROM_MEMORY
from ..words.teller import Teller
from .choosing import Step, steps
from .costs import Costs
from .labels import Labels
from .meaning import label, needs, probe
from .prices import cautious_prices
from .verbs import OFFERS, TEAM_VERBS, TURN_VERBS
from .verbs.offer import Confirmation

Refusals = Callable[[Action], list[tuple[str, str]]]        # returns all reasons against an action: keys and rules


def confirmation(action: Action, view: View) -> Confirmation | None:
    """Return the warning to read before an action; None if there is none."""
    if ANY in action or view.agenda:
        return None
    own = OFFERS[type(action)].confirmation(action, view)
    if (own is None or not own.is_always) and _ends_digging(action, view):
        return Confirmation("again-last", is_always=True)
    return own


def _ends_digging(action: Action, view: View) -> bool:
    """Return whether it takes the last action while a Tool could still be dug in (R6.1)."""
    return (
        OFFERS[type(action)].ends_digging
        # With the hand face down every Tool is offered; only cards that the view shows count.
        and any(isinstance(option, Dig) and count(view.hands[view.seat], option.tool) for option in view.options)
        and view.actions > 0 and actions_left(view, action) == 0
    )


class WhyNot(NamedTuple):
    """Why something cannot be done now: sentences, and the rules that say so."""

    lines: tuple[str, ...]
    rules: tuple[str, ...]


class Choices:
    """What the looker of a view may choose. `refusals` returns the reasons against an action.

    With the hand face down (`is_closed`) nothing is said about the chances of a fight, because they depend on the hand.
    """

    def __init__(self, view: View, teller: Teller, refusals: Refusals, *, is_closed: bool = False) -> None:
        self.view = view
        self.is_closed = is_closed
        self.teller = teller
        self.t = teller.text
        self.labels = Labels(teller, view.pack)
        self.costs = Costs(teller, view)
        self._refusals = refusals

    @property
    def is_turn(self) -> bool:
        return not self.view.agenda

    # --- The tree -------------------------------------------------------------------------------------------

    @property
    def verbs(self) -> tuple[type[Action], ...]:
        """All verbs of a turn, in the order of their buttons."""
        return (*TURN_VERBS, *(TEAM_VERBS if self.view.team else ()), EndTurn)

    def options_of(self, verb: type[Action]) -> list[Action]:
        return [option for option in self.view.options if isinstance(option, verb)]

    def verb(self, verb: type[Action]) -> "Branch":
        """Return the branch with all options of a verb."""
        return Branch(self, Step(f"verb:{name_of(verb)}", self.options_of(verb)))

    def next(self, options: Sequence[Action]) -> list["Branch"]:
        """Return what can be chosen if these options are left."""
        return [Branch(self, step) for step in steps(options)]

    @cached_property
    def move_prices(self) -> dict[int, int]:
        """The places that a cautious move leads to, each with the actions it takes."""
        return cautious_prices(self.view.options, self.view) if self.is_turn else {}

    # --- What is said of it ---------------------------------------------------------------------------------

    def label(self, action: Action) -> str:
        return OFFERS[type(action)].label_by_outcome(action, self.costs) or label(self.teller, action, self.view)

    def again(self, action: Action, presses: int | None = None) -> str:
        """Return the warning before a second press; empty if this number of `presses` is enough (None: it never is)."""
        found = confirmation(action, self.view)
        if found is None or (presses is not None and presses > 1 and not found.is_always):
            return ""
        return self.t(found.key, **dict(found.values))

    def note(self, options: Sequence[Action]) -> str:
        """Return what the looker has to fight with, the opponent, and the chances, a line each.

        It is empty if there is no fight, or if the opponent is not chosen yet. With the hand face down it says that
        digging and crafting is done from memory.
        """
        if self.is_closed:
            from_memory = self.is_turn and all(isinstance(option, FROM_MEMORY) for option in options)
            return self.t("table-from-memory") if from_memory else ""
        if (self.is_turn and len({type(option) for option in options}) > 1):
            return ""
        fights = [(option, OFFERS[type(option)]) for option in options if OFFERS[type(option)].is_fight]
        if not fights:
            return self.costs.facing() if any(isinstance(option, GiveUp) for option in options) else ""
        foes = {offer.foe(option) if offer.foe is not None else None for option, offer in fights}
        if len(foes) > 1:
            return ""
        fight, offer = fights[0]
        lines = (self.costs.facing(*foes), self.costs.odds(fight), offer.fight_note(fight, self.costs))
        return "\n".join(filter(None, lines))

    def why_not(self, *meant: Action) -> WhyNot | None:
        """Return why none of these actions can be done now; None if there is nothing to say."""
        found = [(self._refusals(action), action) for action in meant]
        lines = [line for refusals, action in found for line in needs(self.teller, refusals, action, self.view)]
        rules = [rule for refusals, _ in found for _, rule in refusals]
        return WhyNot(tuple(dict.fromkeys(lines)), tuple(dict.fromkeys(rules))) if lines else None

    def why_closed(self, verb: type[Action]) -> WhyNot | None:
        """Return why a verb cannot be done now; None if it can."""
        return None if self.options_of(verb) else self.why_not(probe(verb, self.view))


class Branch:
    """An option, or several options of one verb."""

    def __init__(self, tree: Choices, step: Step) -> None:
        self.tree = tree
        self.id, self.options, self.field, self.value = step

    @property
    def first(self) -> Action:
        return self.options[0]

    @property
    def only(self) -> Action | None:
        """The only option; None if there is more to choose."""
        return self.first if len(self.options) == 1 else None

    @property
    def next(self) -> list["Branch"]:
        """The branches below this one."""
        return self.tree.next(self.options) if self.only is None else []

    @property
    def label(self) -> str:
        if self.only is not None:
            return self.tree.label(self.only)
        if self.field is None:
            return self.tree.teller.title(type(self.first))
        return self.tree.labels.value(self.first, self.field, self.value)

    @property
    def icon(self) -> str:
        if self.field is not None:
            return self.tree.labels.icon(self.first, self.field, self.value)
        return self.tree.labels.option_icon(self.first) if self.only is not None else f"verbs/{self.first.name}"

    @property
    def help(self) -> str:
        if self.field is not None:
            return self.tree.labels.help(self.first, self.field, self.value)
        return self.tree.teller.hint(type(self.first)) if self.only is None else ""

    @property
    def is_slow(self) -> bool:
        """Whether its cost takes long to calculate."""
        return self.tree.is_turn and OFFERS[type(self.first)].is_slow

    @cached_property
    def cost(self) -> str:
        """What it costs. For several options, what they have in common."""
        offer, costs = OFFERS[type(self.first)], self.tree.costs
        if self.tree.is_closed and (offer.is_fight or not self.tree.is_turn):
            return ""
        step = offer.step_cost(self.first, self.field, costs) if self.field and self.only is None else None
        return offer.cost(self.first, costs) if step is None else step
