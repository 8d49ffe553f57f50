"""Play an action card (R5.4)."""

from typing import Final

from ...model.actions import Action, Play
from ...model.counts import kinds_of
from ...model.gain_sorts import POOLED
from ...model.view import View
from ...words.teller import Teller
from . import aimed
from .offer import Confirmation, Offer, MessageParts, Thing


def label(teller: Teller, action: Play, view: View) -> MessageParts:
    return aimed.label(teller, teller.card_thing(action.card), view.pack.kinds[action.card].script, action.target)


def things(action: Play, view: View) -> tuple[Thing, ...]:
    return ("card", action.card), *aimed.target_things(view.pack.kinds[action.card].script, action.target)


def confirmation(action: Play, view: View) -> Confirmation:
    script = view.pack.kinds[action.card].script
    if script is not None and any(gain.sort == POOLED for gain in script.gains):
        return Confirmation("again-riot", is_always=True)
    return Confirmation("again-play")


def example(view: View) -> Action:
    kinds = view.pack.kinds
    held = [kind for kind in kinds_of(view.hands[view.seat]) if kinds[kind].script is not None]
    card = (*held, *view.pack.action_cards.kinds)[0]
    return Play(card, aimed.likely_target(kinds[card].script, view))


def dropped(kind: int, thing: Thing, view: View) -> Action | None:
    script = view.pack.kinds[kind].script
    if script is None or thing == ("seat", view.seat):
        return None
    sort, number = thing
    return Play(kind, number) if sort in ("seat", "place") and script.argument == sort else None


def need(teller: Teller, reason: str, action: Play, view: View) -> MessageParts | None:
    if reason == "card_not_in_hand":
        return "need-action_card", {}
    script = view.pack.kinds[action.card].script
    return aimed.need(teller.card_thing(action.card), script, reason, view) if script is not None else None


def named(teller: Teller, action: Play, view: View) -> MessageParts:
    return "puzzles-with-card", {"card": teller.card_thing(action.card)}


OFFER: Final = Offer(
    Play, "p", "R5.4", "hand", label=label, things=things, confirmation=confirmation, example=example, dropped=dropped,
    need=need, named=named,
)
