"""What a seat, an onlooker and the public table may show, worked out from the tables in `knowledge` and from `Memory`.

This module imports nothing from the game. It is given the whole truth as plain data (`reading` makes it), and answers
what may be seen of it. A seat is a number; `ONLOOKER` has no seat.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from .knowledge import EVENTS, FRAMES, OPEN_ANSWERS, OPEN_QUESTIONS, OPEN_VERBS, VERBS_WITH_CARDS, Fields
from .knowledge import EVERYBODY, STATE, VERBS_FROM_MEMORY
from .memory import Cards, Memory, at_least, sees_hand

Plain = dict[str, Any]
ONLOOKER: Final = -1
HIDDEN: Final = "hidden"


def allowed_event(event: Mapping[str, Any], seat: int) -> Plain:
    """The event as the seat may see it."""
    return _without_secrets(event, EVENTS[event["event"]], seat)


def allowed_frame(frame: Mapping[str, Any], seat: int) -> Plain:
    """What is going on, as the seat may see it."""
    return _without_secrets(frame, FRAMES[frame["step"]], seat)


def _without_secrets(whole: Mapping[str, Any], fields: Fields, seat: int) -> Plain:
    may_see = any(whole[name] == seat for name in fields.seers)
    return {name: HIDDEN if name in fields.secret and not may_see else value for name, value in whole.items()}


def allowed_view(truth: Mapping[str, Any], memory: Memory, seat: int) -> Plain:
    """Everything that the seat may know now, field by field; of hands it does not see only what it is sure of."""
    players = truth["players"]
    places = truth["place"]
    team = truth["team"]
    sees = [seat != ONLOOKER and sees_hand(team, places, seat, owner) for owner in range(players)]
    known = [Counter() if sees[owner] or seat == ONLOOKER else memory.sure_of(seat, owner) for owner in range(players)]
    return {
        **{name: truth[name] for name, who in STATE.items() if who == EVERYBODY},
        "seat": seat,
        "sizes": [hand.total() for hand in truth["hand"]],
        "hands": [truth["hand"][owner] if sees[owner] else HIDDEN for owner in range(players)],
        "known": known,
        "background": [
            card if owner == seat or truth["revealed"][owner] else HIDDEN
            for owner, card in enumerate(truth["background"])
        ],
        "deck": len(truth["deck"]),
        "michel_deck": len(truth["michel_deck"]),
        "michel_discard": sorted(truth["michel_discard"]),
        "gang_tops": [pile[0] if pile else None for pile in truth["gang_piles"]],
        "gang_sizes": [len(pile) for pile in truth["gang_piles"]],
        "agenda": [allowed_frame(frame, seat) for frame in truth["agenda"]],
        "options": truth["options"] if truth["asked"] == seat else [],
    }


def allowed_table(truth: Mapping[str, Any], memory: Memory) -> Plain:
    """The public table with all hands face down: of each hand what all others know, and what needs no look at one."""
    players = truth["players"]
    asked = truth["turn"] if truth["winners"] else truth["asked"]
    shown = allowed_view(truth, memory, ONLOOKER)
    known = [memory.sure_for_all(owner) for owner in range(players)]
    return {
        **shown,
        "seat": asked,
        "known": known,
        "hands": [known[owner] if owner == asked else HIDDEN for owner in range(players)],
        "options": open_options(truth, known[asked]),
    }


def open_options(truth: Mapping[str, Any], known: Cards) -> Sequence[Plain]:
    """The options of the asked seat that tell nothing of its hand."""
    if truth["winners"]:
        return []
    agenda = truth["agenda"]
    options: list[Plain] = truth["options"]
    if agenda and agenda[-1]["step"] in OPEN_QUESTIONS:
        return options
    always = OPEN_ANSWERS if agenda else OPEN_VERBS
    found = [
        option for option in options
        if option["do"] in always or (option["do"] in VERBS_WITH_CARDS and at_least(known, option["needs"]))
    ]
    if agenda or not truth["actions"]:
        return found
    held = truth["hand"][truth["asked"]].total()
    return found + [
        option for option in truth["options_with_every_part"]
        if option["do"] in VERBS_FROM_MEMORY and option["needs"].total() <= held
    ]


def differences(shown: Mapping[str, Any], allowed: Mapping[str, Any]) -> list[str]:
    """One sentence for each field that shows something else than it may."""
    names = sorted({*shown, *allowed})
    return [
        f"{name} shows {shown.get(name, 'nothing')} and may show {allowed.get(name, 'nothing')}"
        for name in names if name not in shown or name not in allowed or shown[name] != allowed[name]
    ]
