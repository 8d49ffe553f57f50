"""Events as lines of the log.

A key is `log-<event>`, then what makes the case special (`-michel`, `-hidden` …), then `-you` if the looker is the
first player the event names and `-at-you` if the second. `$name` is the first player, `$other` the second, `$michel`
Michel or Michelle; the rest are the event's own fields (docs/protocol.md), and `$cards` a kind with its count.
"""

from typing import Final

from ..model.view import redact
from ..model.words import (
    ANY, ARMED, COMBAT_WON, COOPERATED, DRAWN, DUG, EVENTS, EXCHANGED, JOINED, NOTHING, PAID, PLAYED, POWERED, REFUSED,
    REVEALED, ROLLED, SHUFFLED, TURNED_UP, TURN_ENDED, WON, Event,
)
from .text import Several, Value
from .things import Things, unit

SILENT: Final = (TURN_ENDED,)       # the start of the next turn says enough
_UNITS: Final = {
    "cigarettes": "cigarette", "give_cigarettes": "cigarette", "take_cigarettes": "cigarette", "points": "point",
    "total": "point",
}
_COUNTS: Final = {"drawn": "search_card", "healed": "beating", "beaten": "beating", "actions_gained": "action"}


def line(things: Things, event: Event, me: int | None, again: bool = False, team_sum: int = 0) -> str:
    """What happened as the looker may know it; with nobody looking, all of it.

    `again`: the same goes on. `team_sum`: what a digger's team has.
    """
    if event[0] in SILENT:
        return ""
    if me is not None:
        event = redact([event], me)[0]
    seats = _seats(event, me)
    if again and event[0] == TURNED_UP:
        return things.text("log-turned_up-again", **_values(things, event, seats))
    key = f"log-{EVENTS[event[0]][0]}{_case(event)}"
    if event[0] == DUG and team_sum:
        team = things.text("setup-team-b" if event[1] & 1 else "setup-team-a")
        key = "log-dug-team-you" if me in seats else "log-dug-team"
        return things.text(key, team=team, sum=team_sum, **_values(things, event, seats))
    if me in seats[:1]:
        key += "-you"
    elif me in seats[1:2] and event[0] != WON:
        key += "-at-you"
    return things.text(key, **_values(things, event, seats))


def forfeit(things: Things, seat: int, won: Event, me: int | None) -> str:
    """Nobody has broken out: a seat gave up, and the others win."""
    winners = _seats(won, None)
    key = "log-forfeit-you" if me == seat else "log-forfeit-at-you" if me in winners else "log-forfeit"
    names = Several(tuple(things.names[winner] for winner in winners))
    return things.text(key, name=things.names[seat], winners=names, count=len(winners))


def _seats(event: Event, me: int | None) -> list[int]:
    """The players an event names, in its order; among winners the looker comes first."""
    if event[0] == WON:
        return sorted((seat for seat in range(6) if event[1] >> seat & 1), key=lambda seat: seat != me)
    seats: list[int] = []
    for (_, sort), value in zip(EVENTS[event[0]][1], event[1:], strict=True):
        if sort.rstrip("*") in ("seat", "optional_seat") and value >= 0 and value not in seats:
            seats.append(value)
    return seats


def _values(things: Things, event: Event, seats: list[int]) -> dict[str, Value]:
    name, fields = EVENTS[event[0]]
    said = {field: (sort.rstrip("!"), value)
            for (field, sort), value in zip(fields, event[1:], strict=True)
            if value not in (ANY, NOTHING) and sort != "flag"}      # A flag chose the sentence and is no word in it.
    values: dict[str, Value] = {"michel": things.michel}
    for field, (sort, value) in said.items():
        if field in _UNITS:
            values[field] = unit(_UNITS[field], value)
        elif field == "count" and name in _COUNTS:
            values[field] = unit(_COUNTS[name], value)
        else:
            values[field] = things.value(sort.rstrip("*"), value)
    if "kind" in said and "count" in said:
        values["cards"] = things.card_thing(said["kind"][1], said["count"][1])
    if event[0] in (JOINED, POWERED):
        values["gang"] = things.gang_thing(things.pack.gang_of[said["card"][1]])
    if "give" in said:
        values["give"] = things.pile(said["give"][1], said["give_cigarettes"][1])
        values["take"] = things.pile(said["take"][1], said["take_cigarettes"][1])
    if event[0] == WON:
        values |= {"names": Several(tuple(things.names[seat] for seat in seats)),
                   "others": Several(tuple(things.names[seat] for seat in seats[1:]))}
    values |= {field: things.names[seat] for field, seat in zip(("name", "other"), seats, strict=False)}
    return values


def _case(event: Event) -> str:
    """What makes an event of its sort special enough for a sentence of its own."""
    word = event[0]
    if word == DRAWN and not event[2]:
        return "-none"
    if ANY in event:
        paid = word == EXCHANGED and (event[4] or event[6])
        return "-hidden-paid" if paid else "-hidden"
    if word in (ROLLED, SHUFFLED):
        return "-michel" if event[-1] else ""
    if word in (COOPERATED, REFUSED):
        return "-michel" if event[2] == NOTHING else ""
    if word == COMBAT_WON:
        return "-over_michel" if event[2] == NOTHING else "-to_michel" if event[1] == NOTHING else ""
    if word == PLAYED:
        return "-on" if event[3] != NOTHING else "-place" if event[4] != NOTHING else ""
    if word == WON:
        return "-team" if event[1] & (event[1] - 1) else ""
    special = {
        JOINED: ("-leaving", event[-1] > 0), REVEALED: ("-bonus", event[-1] > 0),
        ARMED: ("-helping", event[-1] != event[1]), PAID: ("-by", len(event) > 2 and event[2] != NOTHING),
    }
    case, holds = special.get(word, ("", False))
    return case if holds else ""
