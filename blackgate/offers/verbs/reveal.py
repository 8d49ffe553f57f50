"""Reveal the player's Background (R8)."""

from typing import Final

from ...model.actions import Action, Reveal
from ...model.scripts import Script
from ...model.view import View
from ...model.vocabulary import ANY, MOMENTS
from ...words.teller import Teller
from ...words.text import Several, Thing as Word
from ..costs import Costs
from ..filling import Filling, Source, exactly
from . import aimed
from .offer import OWN_BACKGROUND, Confirmation, Offer, MessageParts, Thing


def _script(view: View) -> Script:
    """Return what the player's own Background does now."""
    return view.pack.background_script(view.background[view.seat], view.gang[view.seat])


def _card(teller: Teller, view: View) -> Word:
    return teller.background_thing(view.background[view.seat])


def label(teller: Teller, action: Reveal, view: View) -> MessageParts:
    return aimed.label(teller, _card(teller, view), _script(view), action.target, action.number)


def things(action: Reveal, view: View) -> tuple[Thing, ...]:
    return OWN_BACKGROUND, *aimed.target_things(_script(view), action.target)


def cost(action: Reveal, costs: Costs) -> str:
    return costs.price(action) if ANY not in action else ""


def example(view: View) -> Action:
    script = _script(view)
    return Reveal(ANY) if script.argument == "cards" else Reveal(aimed.likely_target(script, view))


def need(teller: Teller, reason: str, action: Reveal, view: View) -> MessageParts | None:
    if reason == "not_the_moment":
        when = view.pack.backgrounds[view.background[view.seat]].when
        moments = tuple(Word(f"moment-{word}") for bit, word in enumerate(MOMENTS) if when >> bit & 1)
        return "need-moment", {"card": _card(teller, view), "moments": Several(moments, "or")}
    return aimed.need(_card(teller, view), _script(view), reason, view)


def filling(template: Reveal, view: View, teller: Teller) -> Filling:
    """Return the choice of cards that the forger takes."""
    source = Source(teller.text("tray-discard-pile"), view.discard)
    return exactly(
        template.number, source, "forge", lambda cards: Reveal(cards, template.number), teller, may_cancel=True,
    )


def named(teller: Teller, action: Reveal, view: View) -> MessageParts:
    return "puzzles-with-card", {"card": _card(teller, view)}


OFFER: Final = Offer(
    Reveal, "r", "R8", "past", is_slow=True, ends_digging=False, label=label, things=things, cost=cost,
    confirmation=lambda action, view: Confirmation("again-reveal"), example=example, need=need, named=named,
    filling=filling,
)
