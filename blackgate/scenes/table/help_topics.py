"""Where F1 opens the rules at the table: at the thing in focus, at the rule that forbids it, or at the question."""

from collections.abc import Callable
from typing import Final

from ...model.actions import Action
from ...model.counts import kinds_of
from ...model.sorts import name_of
from ...model.view import View
from ...offers.verbs import OFFERS

Refusal = Callable[[type[Action]], tuple[str, str] | None]  # returns why a verb cannot be done now: a key and a rule

# The rule for each kind of question.
TOPICS: Final = {
    "turn": "R4", "combat": "R5.6", "extorted": "R5.6", "michel": "R10", "discard": "R4", "exchange": "R5.7",
    "react": "R8", "place": "R5.1", "help": "R11", "michel_draw": "R10", "michel_move": "R10", "reroll": "R9",
}
THINGS: Final = {"die": "R5.1", "place": "R1.1", "deck": "R1.2", "discard": "R2c", "michel": "R10", "gang": "R9",
                 "seat": "R12", "standee": "R12", "cards_of": "R12", "cigarettes_of": "R6.3", "beatings_of": "R7",
                 "tunnel_of": "R3", "chance_of": "coach", "gang_of": "R9", "background_of": "R8", "actions": "R4a",
                 "log": "R12"}


def topic_of(focus: str, prompt: str, view: View, refusal: Refusal) -> str:
    """Return a rule's number or a card's name."""
    sort, _, name = focus.partition(":")
    return _about(sort, name, view, refusal) or TOPICS.get(prompt, "R4")


def _about(sort: str, name: str, view: View, refusal: Refusal) -> str:
    if sort == "verb":
        return _verb(next(verb for verb in OFFERS if name_of(verb) == name), refusal)
    if sort in ("stake", "laid-left", "laid-right", "offered", "known", "blow"):
        # Michel(le)'s cards have no page of their own.
        card = name.rpartition(":")[2]
        return card if any(kind.name == card for kind in view.pack.kinds) else "R10"
    if sort in ("card", "pile") and name.isdigit():
        return view.pack.kinds[int(name)].name
    if sort == "background":
        own = view.background[view.seat]
        return view.pack.backgrounds[own].name if own >= 0 else "R8"
    if sort == "gang" and name.isdigit() and (top := view.gang_tops[int(name)]):
        return view.pack.gang_cards[top].name
    if sort == "known_of":
        return view.pack.kinds[min(kinds_of(view.known[int(name)]))].name
    if sort == "gang_of" and view.gang[int(name)]:
        return view.pack.gang_cards[view.gang[int(name)]].name
    if sort == "background_of" and view.revealed[int(name)]:
        return view.pack.backgrounds[view.background[int(name)]].name
    return THINGS.get(sort, "")


def _verb(word: type[Action], refusal: Refusal) -> str:
    """Return the rule that forbids a verb now, or else the rule about the verb."""
    refused = refusal(word)
    return refused[1] if refused is not None and refused[1] else OFFERS[word].rule
