"""What a public event means to one seat: won a fight, was robbed, is nearly out … and the other player in it."""

from typing import Final

from ...model.board import HEAL_HERE
from ...model.counts import TOOL_KINDS
from ...model.event_seats import points_now, seats_in, subject
from ...model.events import (
    Armed, Beaten, Bought, CombatWon, Cooperated, Event, Exchanged, Extorted, Healed, Joined, Moved, Paid,
    Revealed, Rolled, Sent, Sold, Started, Swapped, Taken, TurnStarted, TurnedUp, Won,
)
from ...model.teams import is_rival, score
from ...model.view import View
from ...model.vocabulary import NOTHING

BIG_DEAL: Final = 5     # cigarettes
Moment = tuple[str, int]        # its word, and the other seat in it or NOTHING
NO_MOMENT: Final = ("", NOTHING)

_OWN: Final = {Joined: "joined", Revealed: "revealed", Beaten: "beaten", Healed: "healed", TurnedUp: "met_michel"}
# Events between two seats: what they mean to the first and to the second.
_BETWEEN: Final = {
    CombatWon: ("won_fight", "lost_fight"), Extorted: ("extorts", "extorted"), Cooperated: ("gave_in", ""),
    Taken: ("robs", "robbed"), Paid: ("robs", "robbed"), Swapped: ("robs", "robbed"), Exchanged: ("", "helped"),
}


FACTS: Final = ("beatings", "gang", "goal", "pack", "place", "points", "team", "turn")


class Facts:
    """The public facts that remarks need, updated with each event."""

    __slots__ = FACTS

    def __init__(self, view: View) -> None:
        """Takes only public facts from the view of any seat."""
        self.pack = view.pack
        self.team = view.team
        self.goal = view.goal
        self.turn = view.turn
        self.place = list(view.place)
        self.beatings = list(view.beatings)
        self.gang = list(view.gang)
        self.points = list(view.points)

    def follow(self, event: Event) -> None:
        points = points_now(event)
        if points != NOTHING:
            self.points[subject(event)] = points
        elif isinstance(event, TurnStarted):
            self.turn = event.seat
        elif isinstance(event, (Moved, Sent)):
            self.place[event.seat] = event.place
        elif isinstance(event, Beaten):
            self.beatings[event.seat] += event.number
        elif isinstance(event, Healed):
            self.beatings[event.seat] -= event.number
        elif isinstance(event, Joined):
            self.gang[event.seat] = event.card


def moment(event: Event, seat: int, facts: Facts) -> Moment:
    """What an event means to a seat; the facts are those before it."""
    code, who = type(event), subject(event)
    if code in _OWN:
        return (_OWN[code], NOTHING) if who == seat else NO_MOMENT
    if code in _BETWEEN:
        return _between(event, seat)
    if isinstance(event, Started):
        return "start", NOTHING
    if isinstance(event, Won):
        return ("escaped", NOTHING) if event.seats >> seat & 1 else ("lost", facts.turn)
    points = points_now(event)
    if points != NOTHING:
        return _dug(who, points, seat, facts)
    if isinstance(event, Armed):
        return ("helped", who) if event.principal == seat != who else NO_MOMENT
    if who != seat:
        return NO_MOMENT
    if isinstance(event, Sent):
        return "locked_up", facts.turn
    if (isinstance(event, Sold) and event.cigarettes >= BIG_DEAL) or (
        isinstance(event, Bought) and event.kind in TOOL_KINDS
    ):
        return "traded", NOTHING
    return (_rolled(event.face, seat, facts), NOTHING) if isinstance(event, Rolled) and not event.michel else NO_MOMENT


def _between(event: Event, seat: int) -> Moment:
    first, second = seats_in(event)[:2]
    if first != seat and second != seat:
        return NO_MOMENT
    other = second if first == seat else first
    if other == NOTHING:            # the bank, or Michel(le)
        return ("beat_michel", NOTHING) if isinstance(event, CombatWon) and first == seat else NO_MOMENT
    word = _BETWEEN[type(event)][first != seat]
    return (word, other) if word else NO_MOMENT


def _dug(who: int, points: int, seat: int, facts: Facts) -> Moment:
    """What it means that another player, or the seat itself, now has so many points. A player is close who may win
    with the next dig."""
    left = facts.goal - score(facts.points, who, facts.team) - (points - facts.points[who])
    near = left <= max(kind.points for kind in facts.pack.kinds)
    if left <= 0:
        return NO_MOMENT            # The game is over.
    if who == seat:
        return ("close" if near else "dug"), NOTHING
    return ("rival_close", who) if near and is_rival(facts.team, who, seat) else NO_MOMENT


def _rolled(face: int, seat: int, facts: Facts) -> str:
    """A roll is good if it leads a beaten seat to the Infirmary, and bad if it leaves no choice."""
    board = facts.pack.boards[facts.team]
    places = board.rolls(facts.place[seat], facts.pack.powers[facts.gang[seat]].neighbour_faces)[face - 1]
    if facts.beatings[seat] and any(board.features[seat & 1][place] & HEAL_HERE for place in places):
        return "good_roll"
    return "bad_roll" if len(places) == 1 else ""
