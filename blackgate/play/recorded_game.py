"""A game that records every step: it can be played again from its record, and the last steps can be taken back."""

from collections.abc import Sequence
from dataclasses import replace
from secrets import randbits

from ..ai.stand_in import StandIns
from ..model.events import Event
from ..model.notation import Json
from ..model.pack import Pack
from ..model.state import GameState
from .changes import STOOD_IN, Change, noted, people
from .game import ObservedGame
from .history import History
from .plan import Plan, prisoners
from .record import BadRecord, Record, is_of, renewed, steps
from .record_form import OLD
from .taking_back import TakingBack


class RecordedGame(ObservedGame):
    """The game of a plan, with its record and all changes of players."""

    def __init__(self, plan: Plan, pack: Pack) -> None:
        super().__init__(pack, plan.seats)
        self.plan = plan
        self.changes: list[Change] = []
        self.stand_ins = StandIns()
        self._back = TakingBack()

    @property
    def record(self) -> Json:
        """The game so far as a replay file's content."""
        return self._record.written(self.over)

    @property
    def commitment(self) -> str | None:
        """The code shown before the first roll, which fixes the seed. None if the game began at a position."""
        return self._record.commitment

    @property
    def is_chosen(self) -> bool:
        """Whether a player chose the seed. Then the commitment does not prove that the deal was random."""
        return bool(self._record.start.get("chosen"))

    @property
    def acted(self) -> int:
        """The number of actions that were not taken back."""
        return self._record.acted

    @property
    def people(self) -> set[int]:
        """The seats in which a person has sat; if the game was taken over from a replay, since then."""
        return people(self.plan.seats, self.changes)

    def _new_record(self, salt: str) -> Json:
        plan = self.plan
        options = {"players": len(plan.seats), "team": plan.team, "michel": plan.michel, "first": plan.first}
        seed = randbits(63) if plan.seed is None else plan.seed
        return Record.of_new_game(
            self.notation, seed, options, salt, chosen=plan.seed is not None, plan=plan).written()

    def _play_record(self, written: Json, changes: Sequence[Change]) -> None:
        """Play a written record again from the start and check each entry."""
        if written["version"] == OLD:
            written = renewed(written, self.notation, self.plan, changes)
        before = self._truth
        for step in steps(written, self.notation):
            game, entry = step.game, step.entry
            self._truth = game
            if entry is None:
                if not is_of(self.plan, written, game):
                    raise BadRecord("record-other-table")
                game.prisoner = prisoners(self.seats, self.pack)
                self._history = History(game.points, step.events)
                self._record = Record.beginning(self.notation, written)
            else:
                self._record.repeat(entry, written["digests"][len(self._record.digests)])
                if step.change is not None:
                    self._seat(replace(step.change, at=self.acted))
                elif step.action is not None:
                    self._note(before, step.events)
                elif step.is_undone:
                    self._went_back()
                elif entry["note"] == STOOD_IN:
                    self.stand_ins.count += 1
            before = game.clone()

    def _went_back(self) -> GameState:
        """Go back to the moment before the last action. The caller has already put it into the record."""
        kept = self._back.go_back()
        del self._history.events[kept.happened:]
        self.changes = [replace(change, at=min(change.at, self.acted)) for change in self.changes]
        self._forget_sights()
        return kept.game

    def _note(self, before: GameState, events: list[Event]) -> None:
        self._back.note(before, self._truth, events, self.happened, self.is_human(before.decider))
        self._history.events += events
        self._forget_sights()

    def _sit(self, change: Change) -> None:
        self._record.note(noted(change))
        self._seat(change)

    def _seat(self, change: Change) -> None:
        """Change the player of a seat. The caller has already put it into the record."""
        super()._sit(change)
        self.changes.append(change)

    def _forget_sights(self) -> None:
        self._sights.clear()
