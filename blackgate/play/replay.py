"""A recorded game to watch: forward and back to any action, as one seat saw it or with all hands open."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ..model.actions import Action
from ..model.engine import do
from ..model.events import Event, TurnStarted
from ..model.notation import Json
from ..model.pack import Pack
from ..model.state import GameState
from ..model.view import View
from .changes import Change
from .earlier_rules import play_as_before
from .game import ObservedGame
from .history import History
from .spectator_view import watch_openly
from .plan import Plan, prisoners
from .record import BadRecord, Record, is_of, renewed, result_of, standing, steps
from .record_form import OLD

EVERY: Final = 16       # A clone is kept after each 16 actions.


class Replay(ObservedGame):
    """A replay, at first at the start. `at` is the number of actions done. Raises BadRecord if the record is untrue."""

    def __init__(self, written: Json, plan: Plan, pack: Pack, changes: Sequence[Change] = ()) -> None:
        super().__init__(pack, plan.seats)
        self.plan = plan
        self.at = 0
        if written["version"] == OLD:
            written = renewed(written, self.notation, plan, changes)
        self._written = written
        self._stands = standing(written["actions"])
        self.changes: list[Change] = []
        self._actions: list[Action] = []
        self._as_before: list[bool] = []        # whether each was played by the rules of earlier versions
        self._events: list[Event] = []
        self._ends: list[int] = []              # the number of events after each number of actions
        self._kept: list[GameState] = []
        for number, step in enumerate(steps(written, self.notation), -1):
            if step.change is not None:
                self.changes.append(replace(step.change, at=len(self._actions)))
            if step.entry is None:
                if not is_of(plan, written, step.game):
                    raise BadRecord("record-other-table")
                step.game.prisoner = prisoners(plan.seats, pack)
            elif step.action is None or number not in self._stands:
                continue
            else:
                self._actions.append(step.action)
                self._as_before.append(step.as_before)
            self._events += step.events
            self._ends.append(len(self._events))
            if len(self._actions) % EVERY == 0:
                self._kept.append(step.game.clone())
        self.go(0)

    def __len__(self) -> int:
        return len(self._actions)

    @property
    def written(self) -> Json:
        """The whole record as in its file."""
        return self._written

    def go(self, at: int) -> None:
        """Go to the moment after `at` actions."""
        self.at = at = max(0, min(at, len(self)))
        game = self._kept[at // EVERY].clone()
        for number in range(at - at % EVERY, at):
            if self._as_before[number]:
                play_as_before(game, self._actions[number])
            else:
                do(game, self._actions[number])
        self._truth = game
        self._history = History(self._kept[0].points, self._events[:self._ends[at]])
        self._sights.clear()
        self.seats[:] = self.plan.seats
        self.conceded.clear()
        self._forfeited, self.gave_up = 0, None
        for change in self.changes:
            if change.at <= at:
                self._sit(change)

    def step(self, by: int = 1) -> None:
        self.go(self.at + by)

    def last_events(self, seat: int | None) -> list[Event]:
        """The events of the last action, or of the setup, as a seat may know them, or as all may (None)."""
        return self.events_for(seat, self._ends[self.at - 1] if self.at else 0)

    def told_openly(self, since: int = 0) -> list[Event]:
        return self._history.events[since:]

    def open_sight(self) -> View:
        """A view with all hands and Backgrounds."""
        return watch_openly(self._truth)

    def turns(self) -> list[int]:
        """The number of actions done before each turn, for jumping from turn to turn."""
        return [at for at in range(len(self) + 1) if not at or self._starts_turn(at)]

    def _starts_turn(self, at: int) -> bool:
        return any(isinstance(event, TurnStarted) for event in self._events[self._ends[at - 1]:self._ends[at]])

    def so_far(self) -> Json:
        """The record up to this moment, from which a session can go on."""
        entries, stands = self._written["actions"], sorted(self._stands)
        record = Record.beginning(self.notation, self._written)
        last = stands[self.at - 1] + 1 if self.at else 0
        for entry, link in zip(entries[:last], self._written["digests"][:last], strict=True):
            record.repeat(entry, link)
        over = result_of(self._truth)       # A win by concession is not in these entries yet.
        return record.written(over and over | {"conceded": sorted(self.conceded)})
