"""The words of the rules as small integers: what players do, and what happened.

A word is described once: its name, its number (its place in the table) and its arguments with their sorts. `notation`
reads and writes by the tables `ACTIONS` and `EVENTS`, which are made of these words.
"""

from typing import Final, NewType

# Plain tuples of numbers, a word and its arguments; to who checks the types an event is no action.
Action = NewType("Action", tuple[int, ...])
Event = NewType("Event", tuple[int, ...])
globals().update(Action=tuple, Event=tuple)     # `tuple` hands a tuple back as it is, without a call in Python
Events = list[Event] | None     # None: nobody listens (the searches' path)
Described = tuple[str, tuple[tuple[str, str], ...]]     # a word's name, and its arguments with their sorts

NOTHING: Final = -1             # no target, no seat, no tool
ANY: Final = -2                 # a template's argument, filled in by who answers

# --- What players do. Arguments are named by the protocol. -------------------------------------------
_actions: list[Described] = []


def _action(name: str, *arguments: tuple[str, str]) -> int:
    _actions.append((name, arguments))
    return len(_actions) - 1


ROLL_MOVE: Final = _action("roll_move")
CAUTIOUS_MOVE: Final = _action("cautious_move", ("place", "place"))
FOLLOW: Final = _action("follow", ("place", "place"))
SEARCH: Final = _action("search")
CRAFT: Final = _action("craft", ("product", "product"))
DIG: Final = _action("dig", ("tool", "kind"))
SELL: Final = _action("sell", ("cards", "any_cards"))
BUY: Final = _action("buy", ("item", "item"))
STEAL_SPOON: Final = _action("steal_spoon")
HEAL: Final = _action("heal")
JOIN: Final = _action("join", ("gang", "gang"), ("accessories", "kinds"))
PLAY: Final = _action("play", ("card", "kind"), ("target", "target"))
EXTORT: Final = _action("extort", ("seat", "seat"), ("tool", "kind"), ("weapons", "kinds"))
# (EXCHANGE, seat, give, give_cigarettes, take, take_cigarettes)
EXCHANGE: Final = _action("exchange", ("seat", "seat"), ("give", "bundle"), ("take", "bundle"))
REVEAL: Final = _action("reveal", ("target", "target"))  # (REVEAL, target) or for a template (REVEAL, ANY, count)
END_TURN: Final = _action("end_turn")
REROLL: Final = _action("reroll")
KEEP: Final = _action("keep")
GO: Final = _action("go", ("place", "place"))
# (COOPERATE, NOTHING) to a player, (COOPERATE, tool) to Michel(le)
COOPERATE: Final = _action("cooperate", ("tool", "optional_kind"))
FIGHT: Final = _action("fight")
WEAPON: Final = _action("weapon", ("kind", "kind"))
GIVE_UP: Final = _action("give_up")
PASS: Final = _action("pass")
DRAW: Final = _action("draw")
MOVE_MICHEL: Final = _action("move_michel")
CHOOSE_CARD: Final = _action("choose_card", ("kind", "kind"))
DISCARD: Final = _action("discard", ("cards", "any_cards"), ("count", "count"))  # (DISCARD, cards, count)
ACCEPT: Final = _action("accept")
DECLINE: Final = _action("decline")

ACTIONS: Final = tuple(_actions)

# --- Moments at which a Background may be revealed: bits. ---
_moments: list[str] = []


def _bit(names: list[str], name: str) -> int:
    names.append(name)
    return 1 << len(names) - 1


ON_TURN: Final = _bit(_moments, "turn")
WHEN_EXTORTED: Final = _bit(_moments, "extorted")
WHEN_AIMED: Final = _bit(_moments, "aimed")
WHEN_LOSING: Final = _bit(_moments, "losing")
MOMENTS: Final = tuple(_moments)

# --- What happened. A field marked `!` is secret: only the seats marked `*` see it. ----------------------
_events: list[Described] = []


def _event(name: str, *fields: tuple[str, str]) -> int:
    _events.append((name, fields))
    return len(_events) - 1


STARTED: Final = _event("started", ("seat", "seat"), ("players", "count"))
TURN_STARTED: Final = _event("turn_started", ("seat", "seat"))
TURN_ENDED: Final = _event("turn_ended", ("seat", "seat"))
ROLLED: Final = _event("rolled", ("seat", "seat"), ("face", "face"), ("michel", "flag"))
MOVED: Final = _event("moved", ("seat", "seat"), ("from", "place"), ("place", "place"))
SENT: Final = _event("sent", ("seat", "seat"), ("from", "place"), ("place", "place"))
DRAWN: Final = _event("drawn", ("seat", "seat*"), ("count", "count"), ("cards", "cards!"))
SHUFFLED: Final = _event("shuffled", ("cards", "count"), ("michel", "flag"))
CRAFTED: Final = _event("crafted", ("seat", "seat"), ("spent", "cards"), ("kind", "kind"), ("count", "count"))
DUG: Final = _event("dug", ("seat", "seat"), ("tool", "kind"), ("points", "count"), ("total", "count"))
SOLD: Final = _event("sold", ("seat", "seat"), ("cards", "cards"), ("cigarettes", "count"))
BOUGHT: Final = _event("bought", ("seat", "seat"), ("kind", "kind"), ("count", "count"), ("cigarettes", "count"))
STOLEN: Final = _event("stolen", ("seat", "seat"), ("kind", "kind"), ("count", "count"))
HEALED: Final = _event("healed", ("seat", "seat"), ("count", "count"))
JOINED: Final = _event(
    "joined", ("seat", "seat"), ("card", "gang_card"), ("spent", "cards"), ("left", "optional_gang_card"),
)
PLAYED: Final = _event(
    "played", ("seat", "seat"), ("card", "kind"), ("target", "optional_seat"), ("place", "optional_place"),
)
REVEALED: Final = _event("revealed", ("seat", "seat"), ("background", "background"), ("bonus", "flag"))
EXTORTED: Final = _event("extorted", ("attacker", "seat"), ("target", "seat"), ("tool", "kind"), ("weapons", "cards"))
COOPERATED: Final = _event("cooperated", ("seat", "seat"), ("attacker", "optional_seat"), ("tool", "kind"))
REFUSED: Final = _event("refused", ("seat", "seat"), ("attacker", "optional_seat"))
ARMED: Final = _event("armed", ("seat", "seat"), ("kind", "kind"), ("principal", "seat"))
GIVEN_UP: Final = _event("given_up", ("seat", "seat"))
COMBAT_WON: Final = _event("combat_won", ("winner", "optional_seat"), ("loser", "optional_seat"))
BEATEN: Final = _event("beaten", ("seat", "seat"), ("count", "count"))
TAKEN: Final = _event("taken", ("seat", "seat*"), ("from", "seat*"), ("kind", "kind!"))
GIVEN: Final = _event("given", ("seat", "seat"), ("from", "seat"), ("kind", "kind"))
GAINED: Final = _event("gained", ("seat", "seat"), ("kind", "kind"), ("count", "count"))
REGAINED: Final = _event("regained", ("seat", "seat"), ("cards", "cards"))
DISCARDED: Final = _event("discarded", ("seat", "seat"), ("cards", "cards"))
PAID: Final = _event("paid", ("seat", "optional_seat"), ("from", "optional_seat"), ("cigarettes", "count"))
TURNED_UP: Final = _event("turned_up", ("seat", "seat"), ("card", "michel_card"))
MICHEL_MOVED: Final = _event("michel_moved", ("seat", "seat"), ("from", "place"), ("place", "place"))
CALLED_OFF: Final = _event("called_off", ("seat", "seat"), ("by", "seat"))
RIOTED: Final = _event("rioted", ("seat", "seat"))
INSPECTED: Final = _event("inspected", ("seat", "seat"), ("place", "place"))
SWAPPED: Final = _event("swapped", ("seat", "seat"), ("with", "seat"))
LOOKED: Final = _event("looked", ("seat", "seat*"), ("at", "seat*"), ("cards", "cards!"))
PROPOSED: Final = _event(
    "proposed", ("seat", "seat*"), ("to", "seat*"), ("give", "cards!"), ("give_cigarettes", "count!"),
    ("take", "cards!"), ("take_cigarettes", "count!"),
)
EXCHANGED: Final = _event(
    "exchanged", ("seat", "seat*"), ("with", "seat*"), ("give", "cards!"), ("give_cigarettes", "count"),
    ("take", "cards!"), ("take_cigarettes", "count"),
)
DECLINED: Final = _event("declined", ("seat", "seat"), ("to", "seat"))
ACTIONS_GAINED: Final = _event("actions_gained", ("seat", "seat"), ("count", "count"))
DIG_IMPROVED: Final = _event("dig_improved", ("seat", "seat"), ("points", "count"))
POWERED: Final = _event("powered", ("seat", "seat"), ("card", "gang_card"))
WON: Final = _event("won", ("seats", "seats"))

EVENTS: Final = tuple(_events)
