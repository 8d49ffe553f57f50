"""The events of a game, and figures made from them."""

from collections.abc import Sequence

from ..model.event_seats import points_now, subject
from ..model.events import Event, Given, Rolled, Stolen, TurnEnded, TurnStarted
from ..model.teams import score
from ..model.vocabulary import NOTHING
from .spectator_view import events_for


def count_points(points: list[int], event: Event) -> bool:
    """Bring each seat's points up to date after an event. Returns whether the event was a Dig."""
    reached = points_now(event)
    if reached != NOTHING:
        points[subject(event)] = reached
    return reached != NOTHING


class History:
    """All events in order. `told` returns them as one seat may see them, or as all may (None)."""

    def __init__(self, points: Sequence[int], events: Sequence[Event] = ()) -> None:
        self.events = list(events)
        self._points = tuple(points)        # at the start

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        return events_for(self.events[since:], seat)

    def since_turn(self, seat: int) -> list[Event]:
        """The events of the others' turns since the seat's last turn, up to its current one or to now."""
        events = self.events
        end = len(events)
        turn = self._last(TurnStarted, end)
        if turn >= 0 and subject(events[turn]) == seat:
            end = turn
        begin = self._last(TurnEnded, end, seat) + 1
        if begin:       # The end of its own turn (Michel(le), discards) is no news.
            begin = next((n for n in range(begin, end) if isinstance(events[n], TurnStarted)), end)
        return events_for(events[begin:end], seat)

    def story(self) -> list[tuple[int, ...]]:
        """Each seat's points at the start and after each turn, the unfinished one included."""
        points = list(self._points)
        story = []
        for event in self.events:
            if isinstance(event, TurnStarted):
                story.append(tuple(points))
            count_points(points, event)
        story.append(tuple(points))
        return story

    def team_sum(self, event: Event) -> int:
        """The points of the digger's team after a Dig; 0 for another event.

        No two Digs are equal, because a seat's total only grows."""
        if points_now(event) == NOTHING:
            return 0
        points = list(self._points)
        for earlier in self.events:
            count_points(points, earlier)
            if earlier == event:
                break
        return score(points, subject(event), team=True)

    def rolls(self) -> list[list[int]]:
        """How often each seat rolled each face."""
        rolls = [[0] * 6 for _ in self._points]
        for event in self.events:
            if isinstance(event, Rolled):
                rolls[event.seat][event.face - 1] += 1
        return rolls

    def stolen(self) -> list[int]:
        """How many tools each seat stole (R6.4) or got by extortion (R5.6c, R5.6f)."""
        stolen = [0] * len(self._points)
        for event in self.events:
            if isinstance(event, Stolen):
                stolen[event.seat] += event.number
            elif isinstance(event, Given):         # Only extorted tools are given openly.
                stolen[event.seat] += 1
        return stolen

    def _last(self, kind: type[Event], end: int, seat: int | None = None) -> int:
        for index in range(end - 1, -1, -1):
            event = self.events[index]
            if isinstance(event, kind) and (seat is None or subject(event) == seat):
                return index
        return -1
