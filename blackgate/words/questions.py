"""What is being asked, as the sentence the looker reads: `prompt-…` if it is theirs to answer, else `waiting-…`.

`$name` is who is asked, `$other` the other player concerned; if that is the looker the key ends in `-you`. The other
variables are the question's own fields (`words.STEPS`, docs/protocol.md), and `$weapons` what lies on the table.
"""

from ..model.counts import WEAPONS
from ..model.notation import prompt
from ..model.view import View
from ..model.words import (
    ANY, ASK_COMBAT, ASK_DISCARD, ASK_EXCHANGE, ASK_EXTORTED, ASK_LOSE_TOOL, ASK_MICHEL_COMBAT, ASK_PLACE, ASK_REACT,
    ASK_TAKE_SEEN, NOTHING, STEPS, Frame,
)
from .text import Value
from .things import Things, unit


def case(frame: Frame | None, actions: int) -> str:
    """The question by the protocol's word, told apart further where it needs a sentence of its own."""
    word = prompt(frame)
    if frame is None:
        return word if actions else "turn-done"
    step = frame[0]
    if step == ASK_LOSE_TOOL:
        return "choose_card-inspection" if frame[2] == NOTHING else "choose_card-lose_tool"
    if word == "choose_card":
        return f"choose_card-{STEPS[step][0]}"
    if step == ASK_MICHEL_COMBAT:
        return f"{word}-michel"
    if step == ASK_PLACE and frame[4]:
        return "place-michel"
    return "discard-limit" if step == ASK_DISCARD and frame[3] else word


def sentence(things: Things, view: View) -> str:
    """Who must do what; nothing once the game is over."""
    if view.winners:
        return ""
    frame = view.agenda[-1] if view.agenda else None
    numbers = view.pack.numbers
    values: dict[str, Value] = {
        "name": things.names[view.decider], "michel": things.michel, "actions": unit("action", view.actions),
        "weapons": things.pile(view.table & WEAPONS), "limit": unit("card", numbers.hand_limit),
        "draws": unit("search_card", numbers.victor_draws),
    }
    key = f"{'prompt' if view.decider == view.seat else 'waiting'}-{case(frame, view.actions)}"
    if frame is not None:
        values |= _fields(things, frame)
        other = _other(frame)
        if other != NOTHING:
            values["other"] = things.names[other]
            key += "-you" if other == view.seat else ""
    return things.text(key, **values)


def _fields(things: Things, frame: Frame) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for (field, sort), value in zip(STEPS[frame[0]][1][1:], frame[2:], strict=True):
        if value not in (ANY, NOTHING) and sort != "flag":     # A flag chose the sentence and is no word in it.
            values[field] = unit("card", value) if field == "count" else things.value(sort, value)
    if frame[0] == ASK_EXCHANGE and frame[3] != ANY:
        _, _, _, give, give_cigarettes, take, take_cigarettes = frame
        values |= {"give": things.pile(give, give_cigarettes), "take": things.pile(take, take_cigarettes)}
    return values


def _other(frame: Frame) -> int:
    """Who besides the asked one is concerned: the foe, who plays the card, who is to be helped …"""
    step, asked = frame[0], frame[1]
    if step in (ASK_EXTORTED, ASK_REACT, ASK_EXCHANGE, ASK_TAKE_SEEN):
        return frame[2]
    if step == ASK_COMBAT:
        principal, foe = (frame[3], frame[2]) if frame[5] else (frame[2], frame[3])
        return foe if asked == principal else principal
    return frame[2] if step == ASK_MICHEL_COMBAT and asked != frame[2] else NOTHING
