"""What the whole game means to one seat: a lead, a comeback, a grudge, a long dry spell … from public events.

A moment (`moments.py`) is one event; an arc also depends on the events before it. The input is only public events.
"""

from collections.abc import Iterable
from typing import Final

from ...model.event_seats import points_now, subject
from ...model.events import Beaten, CombatWon, Cooperated, Event, Joined, Paid, Swapped, Taken, TurnStarted
from ...model.teams import is_rival, score
from ...model.view import View
from ...model.vocabulary import NOTHING
from .moments import NO_MOMENT, Moment

FAR_BEHIND: Final = 4       # points behind: taking the lead after that is a comeback
DRY: Final = 6              # own turns without a dig
TWICE: Final = 2            # harms by the same rival that make a grudge
BATTERED: Final = 5         # Beatings in a game
NEAR: Final = 2             # points from the end
FRESH: Final = 3            # turns for which an arc is worth a remark


class Arcs:
    """Follows a game from a view on, and keeps the arcs that each seat may remark on."""

    def __init__(self, view: View, past: Iterable[Event] = ()) -> None:
        """`past`: the public events before the view. They count, but get no remarks."""
        players = view.players
        self._players = players
        self._team = view.team
        self._goal = view.pack.goal(players, view.team)
        self._points = [0] * players
        self._gang = [0] * players
        self._dry = [0] * players               # own turns since the last dig
        self._behind = [0] * players            # the largest distance in points so far
        self._beaten = [0] * players
        self._hurt = [0] * (players * players)  # harms of the first seat by the second, at most one a turn
        self._hurt_turn = [NOTHING] * (players * players)
        self._turns = 0
        self._told: list[tuple[int, str, int]] = []         # seat, word, other seat: each arc comes once
        self._open: list[tuple[Moment, int]] = [(NO_MOMENT, 0)] * players       # with its turn
        for event in past:
            self.follow(event)
        self._open = [(NO_MOMENT, 0)] * players
        self._points = list(view.points)
        self._gang = list(view.gang)

    def now(self, seat: int) -> Moment:
        """The arc that a seat may remark on now, if it is recent."""
        arc, turn = self._open[seat]
        return arc if arc[0] and self._turns - turn <= FRESH else NO_MOMENT

    def close(self, seat: int) -> None:
        """The seat has remarked on its arc."""
        self._open[seat] = NO_MOMENT, 0

    def follow(self, event: Event) -> None:
        points = points_now(event)
        if points != NOTHING:
            self._dig(subject(event), points)
        elif isinstance(event, TurnStarted):
            self._turns += 1
            self._wait(event.seat)
        elif isinstance(event, Joined):
            self._gang[event.seat] = event.card
            if all(self._gang):
                self._find(event.seat, "all_ganged")
        elif isinstance(event, Beaten):
            self._beaten[event.seat] += event.number
            if self._beaten[event.seat] >= BATTERED:
                self._find(event.seat, "punchbag")
        elif isinstance(event, Cooperated):
            self._harm(event.seat, event.attacker)
        elif isinstance(event, CombatWon):
            self._harm(event.loser, event.winner)
        elif isinstance(event, (Taken, Paid)):
            self._harm(event.from_, event.seat)
        elif isinstance(event, Swapped):
            self._harm(event.with_, event.seat)

    def _find(self, seat: int, word: str, about: int = NOTHING) -> None:
        if (seat, word, about) not in self._told:
            self._told.append((seat, word, about))
            self._open[seat] = (word, about), self._turns

    def _score(self, seat: int) -> int:
        return score(self._points, seat, self._team)

    def _rivals(self, seat: int) -> list[int]:
        return [other for other in range(self._players) if is_rival(self._team, seat, other)]

    def _wait(self, seat: int) -> None:
        self._dry[seat] += 1
        if self._dry[seat] > DRY:
            self._dry[seat] = 0
            self._find(seat, "dry_spell", NOTHING)

    def _harm(self, victim: int, by: int) -> None:
        """Count a lost fight, tool or Cigarettes, at most once a turn."""
        if victim < 0 or by < 0 or not is_rival(self._team, victim, by):
            return
        place = victim * self._players + by
        if self._hurt_turn[place] == self._turns:
            return
        self._hurt_turn[place] = self._turns
        self._hurt[place] += 1
        back = by * self._players + victim
        if self._hurt[back] >= TWICE:           # The attacker was hurt by this victim before.
            self._hurt[back] = 0
            self._find(by, "revenge", victim)
        if self._hurt[place] >= TWICE:
            self._find(victim, "grudge", by)

    def _dig(self, seat: int, total: int) -> None:
        rivals = self._rivals(seat)
        before = self._score(seat)
        best = max(self._score(other) for other in rivals)
        leaders = [other for other in rivals if self._score(other) == best]
        self._points[seat] = total
        self._dry[seat] = 0
        score = self._score(seat)
        left = self._goal - score
        if left <= 0:
            return                              # The game is over.
        if 2 * score >= self._goal:
            self._compare(seat, before, score, best, leaders)
        for other in rivals:
            self._behind[other] = max(self._behind[other], score - self._score(other))
            if left <= NEAR:
                self._find(other, "two_points", seat)
        empty = [other for other in range(self._players) if not self._points[other]]
        if len(empty) == 1 and self._players > 2:
            self._find(empty[0], "only_empty")

    def _compare(self, seat: int, before: int, score: int, best: int, leaders: list[int]) -> None:
        """In the second half of the race: find changes of the lead."""
        if before < best < score:
            self._find(seat, "comeback" if self._behind[seat] >= FAR_BEHIND else "took_lead")
        if before <= best < score:
            for other in leaders:
                self._find(other, "overtaken", seat)
        if score == best:
            self._find(seat, "neck_and_neck", leaders[0])
            for other in leaders:
                self._find(other, "neck_and_neck", seat)
