"""Answers to questions. Their names may depend on the question, their costs on the fight."""

from typing import Final

from ...model.actions import (
    Accept, Action, ChooseCard, Cooperate, Decline, Discard, Draw, Fight, GiveUp, Go, Keep, MoveMichel, Pass, Reroll,
    Weapon,
)
from ...model.questions.extorted import AskExtorted
from ...model.questions.place import AskPlace
from ...model.questions.reroll import AskReroll
from ...model.view import View
from ...model.vocabulary import ANY, NOTHING
from ...words.questions import case
from ...words.teller import Teller
from ...words.things import unit
from ..costs import Costs
from ..filling import Filling, Source, exactly
from .offer import DECK, DIE, Offer, MessageParts, Thing

# --- Places and the die ---------------------------------------------------------------------------------------------


def _go(teller: Teller, action: Go, view: View) -> MessageParts:
    frame = view.agenda[-1]
    michel = isinstance(frame, AskPlace) and frame.michel
    return "-michel" if michel else "", {"place": teller.place_thing(action.place)}


def _rolled(teller: Teller, action: Reroll | Keep, view: View) -> MessageParts:
    frame = view.agenda[-1]
    return "", {"face": frame.face if isinstance(frame, AskReroll) else 0}


# --- Cards ----------------------------------------------------------------------------------------------------------


def _card(action: Cooperate | Weapon | ChooseCard, view: View) -> tuple[Thing, ...]:
    kind = action.tool if isinstance(action, Cooperate) else action.kind
    return (("card", kind),) if kind >= 0 else ()


def _choose_card(teller: Teller, action: ChooseCard, view: View) -> MessageParts:
    asked = case(view.agenda[-1], view.actions)
    return asked.removeprefix("choose_card"), {"card": teller.card_thing(action.kind)}


def _draw(teller: Teller, action: Draw, view: View) -> MessageParts:
    return "", {"cards": unit("search_card", view.pack.numbers.victor_draws)}


def _discard(teller: Teller, action: Discard, view: View) -> MessageParts:
    if action.cards == ANY:
        return "-any", {"count": unit("card", action.number)}
    return "", {"cards": teller.pile(action.cards)}


def _discarded(template: Discard, view: View, teller: Teller) -> Filling:
    source = Source(teller.text("tray-hand"), view.hands[view.seat])
    return exactly(template.number, source, "discard", lambda cards: Discard(cards, template.number), teller)


# --- Fights ---------------------------------------------------------------------------------------------------------


def _cooperate(teller: Teller, action: Cooperate, view: View) -> MessageParts:
    frame = view.agenda[-1]
    if isinstance(frame, AskExtorted):
        return "", {"tool": teller.card_thing(frame.tool)}
    return "-michel", {"tool": teller.card_thing(action.tool)}


def _pass(teller: Teller, action: Pass, view: View) -> MessageParts:
    asked = case(view.agenda[-1], view.actions)
    return f"-{asked.removeprefix('choose_card-').removesuffix('-michel')}", {}


def _passes_on(action: GiveUp, costs: Costs) -> str:
    """Return the label of giving up if teammates may still help: a pass (R11c)."""
    helper = costs.prospect(action).helper
    return costs.t("option-give_up-pass", name=costs.teller.names[helper]) if helper != NOTHING else ""


def _is_about_a_fight(view: View) -> bool:
    return any(isinstance(option, (Fight, GiveUp, Weapon)) for option in view.options)


def _cost_of_fighting(action: Action, costs: Costs) -> str:
    return costs.risk(action) if _is_about_a_fight(costs.view) else ""


def _cost_of_yielding(action: Action, costs: Costs) -> str:
    if not _is_about_a_fight(costs.view):
        return ""
    found = costs.prospect(action)
    key = "cost-unhelped" if found.helper != NOTHING else "cost-lose"
    return costs.lost(key, found.loss) or costs.t("cost-nothing")


OFFERS: Final = (
    Offer(Reroll, where="die", label=_rolled, things=lambda action, view: (DIE,)),
    Offer(Keep, where="die", label=_rolled),
    Offer(Go, where="feet", label=_go, things=lambda action, view: (("place", action.place),)),
    Offer(Cooperate, where="peace", label=_cooperate, things=_card, cost=_cost_of_yielding),
    Offer(Fight, where="knives", is_fight=True, cost=_cost_of_fighting),
    Offer(Weapon, where="knives", is_fight=True, things=_card, cost=_cost_of_fighting),
    Offer(GiveUp, where="peace", label_by_outcome=_passes_on, cost=_cost_of_yielding),
    Offer(Pass, where="peace", label=_pass, cost=_cost_of_yielding),
    Offer(Draw, where="deck", label=_draw, things=lambda action, view: (DECK,)),
    Offer(MoveMichel, things=lambda action, view: (DIE, ("michel", 0))),
    Offer(ChooseCard, where="hand", label=_choose_card, things=_card),
    Offer(Discard, where="hand", label=_discard, filling=_discarded),
    Offer(Accept),
    Offer(Decline),
)
