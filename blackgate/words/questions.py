"""The open question as a sentence for the looker: `prompt-…` if the looker must answer, else `waiting-…`.

`$name` is the player who is asked, `$other` the other player in the question. If that is the looker, the key ends in
`-you`. The other variables are the question's own fields (`model/questions`, docs/protocol.md), and `$weapons` the
weapons on the table.
"""

from ..model.counts import WEAPONS
from ..model.frames import Frame
from ..model.notation import prompt
from ..model.questions.combat import AskCombat
from ..model.questions.discard import AskDiscard
from ..model.questions.exchange import AskExchange
from ..model.questions.extorted import AskExtorted
from ..model.questions.lose_tool import AskLoseTool
from ..model.questions.michel_combat import AskMichelCombat
from ..model.questions.place import AskPlace
from ..model.questions.react import AskReact
from ..model.questions.take_seen import AskTakeSeen
from ..model.sorts import fields_of
from ..model.view import View
from ..model.vocabulary import ANY, NOTHING
from .text import Value
from .things import Things, unit


def case(frame: Frame | None, actions: int) -> str:
    """The protocol's word for the question, with an ending if it has a special sentence."""
    word = prompt(frame)
    if frame is None:
        return word if actions else "turn-done"
    match frame:
        case AskLoseTool(card=card):
            return "choose_card-inspection" if card == NOTHING else "choose_card-lose_tool"
        case AskMichelCombat():
            return f"{word}-michel"
        case AskPlace(michel=michel) if michel:
            return "place-michel"
        case AskDiscard(limit=limit) if limit:
            return "discard-limit"
    return f"choose_card-{frame.step}" if word == "choose_card" else word


def sentence(things: Things, view: View, reader: int) -> str:
    """Who must do what, as a sentence for a seat or for no seat (`NOTHING`); empty when the game is over."""
    if view.winners:
        return ""
    frame = view.agenda[-1] if view.agenda else None
    numbers = view.pack.numbers
    values: dict[str, Value] = {
        "name": things.names[view.decider], "michel": things.michel, "actions": unit("action", view.actions),
        "weapons": things.pile(view.table & WEAPONS), "limit": unit("card", numbers.hand_limit),
        "draws": unit("search_card", numbers.victor_draws),
    }
    key = f"{'prompt' if view.decider == reader else 'waiting'}-{case(frame, view.actions)}"
    if frame is not None:
        values |= _fields(things, frame)
        other = _other(frame)
        if other != NOTHING:
            values["other"] = things.names[other]
            key += "-you" if other == reader else ""
    return things.text(key, **values)


def _fields(things: Things, frame: Frame) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for field in fields_of(type(frame))[1:]:    # The seat that is asked is `$name`.
        value: int = getattr(frame, field.name)
        if value not in (ANY, NOTHING) and field.sort != "flag":    # A flag only chooses the sentence.
            values[field.name] = unit("card", value) if field.name == "count" else things.value(field.sort, value)
    if isinstance(frame, AskExchange) and frame.give != ANY:
        values["give"] = things.pile(frame.give, frame.give_cigarettes)
        values["take"] = things.pile(frame.take, frame.take_cigarettes)
    return values


def _other(frame: Frame) -> int:
    """The other seat in the question: the foe, the player of the card, the teammate to help …"""
    match frame:
        case AskExtorted(attacker=other) | AskReact(player=other) | AskTakeSeen(target=other):
            return other
        case AskExchange(proposer=other):
            return other
        case AskCombat():
            return frame.foe if frame.seat == frame.principal else frame.principal
        case AskMichelCombat(victim=victim) if victim != frame.seat:
            return victim
    return NOTHING
