"""What has happened at the table, and what can be told from it afterwards."""

from collections.abc import Sequence

from ..model.words import DUG, GIVEN, ROLLED, STOLEN, TURN_ENDED, TURN_STARTED, Event
from .onlookers import events_for


class History:
    """All events in order, whole. Whoever asks gets them redacted for a seat, or for everybody (None)."""

    def __init__(self, points: Sequence[int], events: Sequence[Event] = ()) -> None:
        self.events = list(events)
        self._points = tuple(points)        # at the start

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        return events_for(self.events[since:], seat)

    def since_turn(self, seat: int) -> list[Event]:
        """What the others did between the seat's last turn and this one, or now."""
        events = self.events
        end = len(events)
        turn = self._last(TURN_STARTED, end)
        if turn >= 0 and events[turn][1] == seat:
            end = turn
        begin = self._last(TURN_ENDED, end, seat) + 1
        if begin:       # What is left of its own turn (Michel(le), discards) is not news either.
            begin = next((n for n in range(begin, end) if events[n][0] == TURN_STARTED), end)
        return events_for(events[begin:end], seat)

    def story(self) -> list[tuple[int, ...]]:
        """Each seat's points at the start and after each turn, the unfinished one included."""
        points = list(self._points)
        story = []
        for event in self.events:
            if event[0] == TURN_STARTED:
                story.append(tuple(points))
            elif event[0] == DUG:
                points[event[1]] = event[4]
        story.append(tuple(points))
        return story

    def team_sum(self, dug: Event) -> int:
        """The points of the digger's team after that Dig; a seat's total, which only grows, says which one it was."""
        points = list(self._points)
        for event in self.events:
            if event[0] == DUG:
                points[event[1]] = event[4]
            if event == dug:
                break
        return sum(points[dug[1] & 1::2])

    def rolls(self) -> list[list[int]]:
        """How often each seat rolled each face."""
        rolls = [[0] * 6 for _ in self._points]
        for event in self.events:
            if event[0] == ROLLED:
                rolls[event[1]][event[2] - 1] += 1
        return rolls

    def stolen(self) -> list[int]:
        """How many tools each seat stole (R6.4) or was given by who was extorted (R5.6c, R5.6f)."""
        stolen = [0] * len(self._points)
        for event in self.events:
            if event[0] == STOLEN:
                stolen[event[1]] += event[3]
            elif event[0] == GIVEN:         # Nothing but what an extorter demanded is given openly.
                stolen[event[1]] += 1
        return stolen

    def _last(self, word: int, end: int, seat: int | None = None) -> int:
        for index in range(end - 1, -1, -1):
            event = self.events[index]
            if event[0] == word and (seat is None or event[1] == seat):
                return index
        return -1
