"""What an option means, whatever its verb: its words, the things it is about, what a drag or a closed verb means.

The table never invents an option. Buttons are the verbs of the options, glowing things are the things of the options,
and pressing either narrows the options until one is left. The details of a verb are in `verbs/`.
"""

from collections.abc import Iterable, Sequence

from ..model.actions import Action, action_from
from ..model.sorts import name_of
from ..model.view import View
from ..words.needs import common_need
from ..words.teller import Teller
from .filling import Filling
from .verbs import OFFERS
from .verbs.offer import TUNNEL, Thing

__all__ = ["TUNNEL", "Thing", "dropped", "filling_for", "glowing", "label", "needs", "probe", "things"]


def label(teller: Teller, action: Action, view: View) -> str:
    """Return the label of an option: its arguments, and what the view says about it."""
    special, values = OFFERS[type(action)].label(teller, action, view)
    return teller.text(f"option-{action.name}{special}", michel=teller.michel, **values)


def needs(teller: Teller, refusals: Sequence[tuple[str, str]], action: Action, view: View) -> list[str]:
    """Return all reasons against an action as sentences, each with what would help."""
    return list(dict.fromkeys(_need(teller, reason, action, view) for reason, _ in refusals))


def _need(teller: Teller, reason: str, action: Action, view: View) -> str:
    """Return one reason as a sentence; without a helpful one, the plain refusal."""
    said = OFFERS[type(action)].need(teller, reason, action, view)
    key, values = said if said is not None else common_need(teller, reason, view)
    return teller.text.maybe(key, **values) or teller.text(f"refusal-{reason}")


def things(action: Action, view: View) -> tuple[Thing, ...]:
    """Return the things on the table that an option is about."""
    return OFFERS[type(action)].things(action, view)


def glowing(options: Iterable[Action], view: View) -> set[Thing]:
    """Return all things that some option is about."""
    return {thing for option in options for thing in things(option, view)}


def probe(verb: type[Action], view: View) -> Action:
    """Return an example of a verb that is not offered, to find out why: the one that the player most likely means."""
    example = OFFERS[verb].example
    return example(view) if example is not None else action_from((name_of(verb),))


def dropped(kind: int, thing: Thing, view: View) -> tuple[Action, ...]:
    """Return what dragging a card onto a thing may mean; empty if it means nothing."""
    meant = (offer.dropped(kind, thing, view) for offer in OFFERS.values())
    return tuple(action for action in meant if action is not None)


def filling_for(template: Action, view: View, teller: Teller) -> Filling:
    """Return the choice of cards that completes a template."""
    filling = OFFERS[type(template)].filling
    assert filling is not None
    return filling(template, view, teller)
