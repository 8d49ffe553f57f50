"""Events as lines of the log.

A key is `log-<event>`, then the special case (`-michel`, `-hidden` …), then `-you` if the looker is the first player
that the event names, or `-at-you` if the second. `$name` is the first player, `$other` the second, `$michel`
Michel or Michelle; the rest are the event's own fields (docs/protocol.md), and `$cards` a kind with its count.
"""

from typing import Final

from ..model.event_cases import case_of
from ..model.event_seats import seats_in
from ..model.events import Event, Joined, Powered, TurnEnded, TurnedUp, Won
from ..model.sorts import fields_of
from ..model.view import redact
from ..model.vocabulary import ANY, NOTHING
from .text import Several, Value
from .things import Things, unit

SILENT: Final = (TurnEnded,)       # the start of the next turn is enough
_UNITS: Final = {
    "cigarettes": "cigarette", "give_cigarettes": "cigarette", "take_cigarettes": "cigarette", "points": "point",
    "total": "point",
}
_COUNTS: Final = {"drawn": "search_card", "healed": "beating", "beaten": "beating", "actions_gained": "action"}


def line(things: Things, event: Event, me: int | None, again: bool = False, team_sum: int = 0) -> str:
    """The line for an event as the looker may know it; without a looker, with everything.

    `again`: it continues the line before. `team_sum`: the points of the digger's team after a Dig, else 0.
    """
    if type(event) in SILENT:
        return ""
    if me is not None:
        event = redact([event], me)[0]
    seats = _seats(event, me)
    if again and isinstance(event, TurnedUp):
        return things.text("log-turned_up-again", **_values(things, event, seats))
    case = case_of(event)
    key = f"log-{event.name}-{case}" if case else f"log-{event.name}"
    if team_sum:
        team = things.text("setup-team-b" if seats[0] & 1 else "setup-team-a")
        key = "log-dug-team-you" if me in seats else "log-dug-team"
        return things.text(key, team=team, sum=team_sum, **_values(things, event, seats))
    if me in seats[:1]:
        key += "-you"
    elif me in seats[1:2] and not isinstance(event, Won):
        key += "-at-you"
    return things.text(key, **_values(things, event, seats))


def forfeit(things: Things, seat: int, won: Event, me: int | None) -> str:
    """The line for the end of a game in which a seat gave up and the others win."""
    winners = _seats(won, None)
    key = "log-forfeit-you" if me == seat else "log-forfeit-at-you" if me in winners else "log-forfeit"
    names = Several(tuple(things.names[winner] for winner in winners))
    return things.text(key, name=things.names[seat], winners=names, count=len(winners))


def _seats(event: Event, me: int | None) -> list[int]:
    """The players an event names, in its order; among winners the looker comes first."""
    if isinstance(event, Won):
        return sorted((seat for seat in range(6) if event.seats >> seat & 1), key=lambda seat: seat != me)
    return list(dict.fromkeys(seat for seat in seats_in(event) if seat >= 0))


def _values(things: Things, event: Event, seats: list[int]) -> dict[str, Value]:
    said: dict[str, tuple[str, int]] = {}
    for described in fields_of(type(event)):
        number: int = getattr(event, described.name)
        # A flag only chooses the sentence and is not a value in it.
        if number not in (ANY, NOTHING) and described.sort != "flag":
            said[described.written] = described.sort, number
    values: dict[str, Value] = {"michel": things.michel}
    for field, (sort, value) in said.items():
        if field in _UNITS:
            values[field] = unit(_UNITS[field], value)
        elif field == "count" and event.name in _COUNTS:
            values[field] = unit(_COUNTS[event.name], value)
        else:
            values[field] = things.value(sort, value)
    if "kind" in said and "count" in said:
        values["cards"] = things.card_thing(said["kind"][1], said["count"][1])
    if isinstance(event, (Joined, Powered)):
        values["gang"] = things.gang_thing(things.pack.gang_of[said["card"][1]])
    if "give" in said:
        values["give"] = things.pile(said["give"][1], said["give_cigarettes"][1])
        values["take"] = things.pile(said["take"][1], said["take_cigarettes"][1])
    if isinstance(event, Won):
        values |= {"names": Several(tuple(things.names[seat] for seat in seats)),
                   "others": Several(tuple(things.names[seat] for seat in seats[1:]))}
    values |= {field: things.names[seat] for field, seat in zip(("name", "other"), seats, strict=False)}
    return values
