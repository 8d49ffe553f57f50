"""What a public event is to one seat: won a fight, was robbed, is nearly out … and who else was in it."""

from typing import Final

from ...model.board import HEAL_HERE
from ...model.counts import TOOL_KINDS
from ...model.sides import is_rival
from ...model.view import View
from ...model.words import (
    ARMED, BEATEN, BOUGHT, COMBAT_WON, COOPERATED, DUG, EXCHANGED, EXTORTED, HEALED, JOINED, MOVED, NOTHING, PAID,
    REVEALED, ROLLED, SENT, SOLD, STARTED, SWAPPED, TAKEN, TURN_STARTED, TURNED_UP, WON, Event,
)

BIG_DEAL: Final = 5     # cigarettes
Moment = tuple[str, int]        # its word, and the seat of another player in it or NOTHING
NO_MOMENT: Final = ("", NOTHING)

_OWN: Final = {JOINED: "joined", REVEALED: "revealed", BEATEN: "beaten", HEALED: "healed", TURNED_UP: "met_michel"}
# Events between two: what they are to the first and to the second.
_BETWEEN: Final = {
    COMBAT_WON: ("won_fight", "lost_fight"), EXTORTED: ("extorts", "extorted"), COOPERATED: ("gave_in", ""),
    TAKEN: ("robs", "robbed"), PAID: ("robs", "robbed"), SWAPPED: ("robs", "robbed"), EXCHANGED: ("", "helped"),
}


FACTS: Final = ("beatings", "gang", "goal", "pack", "place", "points", "team", "turn")


class Facts:
    """What everybody can see and remarks need; it follows the game from event to event."""

    __slots__ = FACTS

    def __init__(self, view: View) -> None:
        """From any seat's view: only what is public is taken from it."""
        self.pack = view.pack
        self.team = view.team
        self.goal = view.pack.goal(view.players, view.team)
        self.turn = view.turn
        self.place = list(view.place)
        self.beatings = list(view.beatings)
        self.gang = list(view.gang)
        self.points = list(view.points)

    def follow(self, event: Event) -> None:
        code = event[0]
        if code == TURN_STARTED:
            self.turn = event[1]
        elif code in (MOVED, SENT):
            self.place[event[1]] = event[3]
        elif code == BEATEN:
            self.beatings[event[1]] += event[2]
        elif code == HEALED:
            self.beatings[event[1]] -= event[2]
        elif code == JOINED:
            self.gang[event[1]] = event[2]
        elif code == DUG:
            self.points[event[1]] = event[4]


def moment(event: Event, seat: int, facts: Facts) -> Moment:
    """What an event is to a seat, with the facts as they were before it."""
    code, who = event[0], event[1]
    if code in _OWN:
        return (_OWN[code], NOTHING) if who == seat else NO_MOMENT
    if code in _BETWEEN:
        return _between(event, seat)
    if code == STARTED:
        return "start", NOTHING
    if code == WON:
        return ("escaped", NOTHING) if event[1] >> seat & 1 else ("lost", facts.turn)
    if code == DUG:
        return _dug(event, seat, facts)
    if code == ARMED:
        return ("helped", who) if event[3] == seat != who else NO_MOMENT
    if who != seat:
        return NO_MOMENT
    if code == SENT:
        return "locked_up", facts.turn
    if (code == SOLD and event[3] >= BIG_DEAL) or (code == BOUGHT and event[2] in TOOL_KINDS):
        return "traded", NOTHING
    return (_rolled(event[2], seat, facts), NOTHING) if code == ROLLED and not event[3] else NO_MOMENT


def _between(event: Event, seat: int) -> Moment:
    code, first, second = event[:3]
    if first != seat and second != seat:
        return NO_MOMENT
    other = second if first == seat else first
    if other == NOTHING:            # the bank, or Michel(le)
        return ("beat_michel", NOTHING) if code == COMBAT_WON and first == seat else NO_MOMENT
    word = _BETWEEN[code][first != seat]
    return (word, other) if word else NO_MOMENT


def _dug(event: Event, seat: int, facts: Facts) -> Moment:
    """Close is who may win with the next dig."""
    _, who, _, points, _ = event
    have = sum(facts.points[who & 1 :: 2]) if facts.team else facts.points[who]
    left = facts.goal - have - points
    near = left <= max(kind.points for kind in facts.pack.kinds)
    if left <= 0:
        return NO_MOMENT            # That is the end, and speaks for itself.
    if who == seat:
        return ("close" if near else "dug"), NOTHING
    return ("rival_close", who) if near and is_rival(facts.team, who, seat) else NO_MOMENT


def _rolled(face: int, seat: int, facts: Facts) -> str:
    """Good is what leads the beaten to be healed; bad is what leaves no choice."""
    board = facts.pack.boards[facts.team]
    places = board.rolls(facts.place[seat], facts.pack.powers[facts.gang[seat]].neighbour_faces)[face - 1]
    if facts.beatings[seat] and any(board.features[seat & 1][place] & HEAL_HERE for place in places):
        return "good_roll"
    return "bad_roll" if len(places) == 1 else ""
