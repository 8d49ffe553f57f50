"""Plays a recorded game again and checks everything in it: every action, every link of the chain, the end."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from ..model.actions import Action
from ..model.codec import PositionError
from ..model.engine import do, is_legal
from ..model.events import Event
from ..model.fields import WrongField
from ..model.notation import Json, Notation
from ..model.state import GameState
from .record_hashes import BadRecord, digest, salt_for, seal
from .changes import STOOD_IN, Change, noted, read_count, read_note
from .earlier_rules import play_as_before
from .plan import HUMAN, BadPlan, Plan, read_plan
from .record_form import OLD, check_record, read_record
from .recording import (
    UNDONE, Record, commitment_of, first_link, forfeited_by, growth, result_of, seated, start_in, start_of,
)
from .taking_back import TakingBack


class Step(NamedTuple):
    """The start, an action, or a note. `game` is the state after it; later steps change the same object."""

    game: GameState
    events: list[Event]
    entry: Json | None = None       # None at the start
    action: Action | None = None
    change: Change | None = None    # A player sat down or gave up.
    is_undone: bool = False         # The last valid action was taken back.
    as_before: bool = False         # The action was played by the rules of earlier versions.


class _Table:
    """The players, for two questions: may an action be taken back, and is the game over by a concession."""

    def __init__(self, written: Json, game: GameState) -> None:
        plan = plan_in(written)
        if plan and len(plan.seats) != game.players:
            raise BadRecord("record-other-table")
        self.players = [seat.player for seat in plan.seats] if plan else [HUMAN] * game.players
        self._has_undo = plan is None or plan.rules.undo
        self.conceded: set[int] = set()
        self.forfeited = 0

    def sit(self, change: Change, game: GameState) -> None:
        is_back = change.player == HUMAN or change.conceded
        if change.seat in self.conceded and is_back and not change.taken_over:
            raise BadRecord("record-sat-again", seat=change.seat + 1)
        self.players[change.seat] = change.player
        if change.taken_over:
            self.conceded.discard(change.seat)
        if change.conceded:
            self.conceded.add(change.seat)
            self.forfeited = forfeited_by(change.seat, game)

    def may_undo(self, seat: int) -> bool:
        return self._has_undo and self.players[seat] == HUMAN

    def over(self, game: GameState) -> Json | None:
        ended = game.clone()
        ended.winners = game.winners or self.forfeited
        over = result_of(ended)
        return over and over | {"conceded": sorted(self.conceded)}


def steps(written: Json, notation: Notation) -> Iterator[Step]:
    """All steps of a record in order. Raises BadRecord at the first entry that is not true."""
    game, events = _started(written, notation)
    chain = first_link(start_in(written), written["salt"], notation.pack.fingerprint, written.get("commitment"))
    table = _Table(written, game)
    back = TakingBack()
    yield Step(game, events)
    for number, (entry, kept) in enumerate(zip(written["actions"], written["digests"], strict=True), 1):
        if game.winners or table.forfeited:
            raise BadRecord("record-after-end")
        if isinstance(entry, dict) and "note" in entry:
            chain = _proved(digest(chain, [entry]), kept, number)
            if entry == {"note": UNDONE}:
                if not table.may_undo(game.decider) or back.stop_for(game.decider, game.turns):
                    raise BadRecord("record-undone", action=number)
                game = back.go_back().game
                yield Step(game, [], entry, is_undone=True)
            else:
                change = _change(entry, game.players, number)
                if change is not None:
                    table.sit(change, game)
                yield Step(game, [], entry, change=change)
            continue
        before = game.clone()
        step, chain = _proved_action(entry, game, notation, number, chain, kept)
        game = step.game
        back.note(before, game, step.events, 0, table.players[before.decider] == HUMAN)
        yield step
    ended = table.over(game)
    if written.get("ended") != ended:
        raise BadRecord("record-cut" if ended is None else "record-other-end")
    if written.get("seal") != seal(chain, len(written["actions"]), ended):
        raise BadRecord("record-cut")


def replay(written: Json, notation: Notation) -> Iterator[tuple[GameState, Action | None, list[Event]]]:
    """The start and all actions that were not taken back. Raises BadRecord at the first entry that is not true."""
    if written["version"] == OLD:
        yield from _replay_old(written, notation)
        return
    stands = standing(written["actions"])
    for number, step in enumerate(steps(written, notation), -1):
        if step.entry is None or number in stands:
            yield step.game, step.action, step.events


def standing(entries: Sequence[Json]) -> set[int]:
    """The numbers of the entries that are actions and were not taken back. `steps` refuses malformed entries."""
    stack: list[int] = []
    for number, entry in enumerate(entries):
        by = growth(entry) if isinstance(entry, dict) else 1
        if by > 0:
            stack.append(number)
        elif by < 0 and stack:
            stack.pop()
    return set(stack)


def changes_in(written: Json, players: int) -> list[Change]:
    """All changes of players. `at` counts the actions before it that were not taken back. Raises BadPlan."""
    stood: list[tuple[int, Change | None]] = []     # for each entry: the actions valid after it, and the change
    acted = 0
    for entry in written["actions"]:
        by = growth(entry) if isinstance(entry, dict) else 0
        acted = max(0, acted + by)
        stood.append((acted, _change_in(entry, players) if not by and isinstance(entry, dict) else None))
    changes: list[Change] = []
    # A change after an action that was later taken back belongs to the moment before that action. Reading from the end
    # needs one pass only, even if a stranger's record takes back very often.
    for acted_then, change in reversed(stood):
        acted = min(acted, acted_then)
        if change is not None:
            changes.append(replace(change, at=acted))
    return changes[::-1]


def renewed(written: Json, notation: Notation, plan: Plan, changes: Sequence[Change]) -> Json:
    """Convert a record of the old version to this one, and check it. The field `renewed` marks it as converted."""
    start = start_in(written) | seated(plan) | {"renewed": len(written["actions"])}
    record = Record(notation, start, written.get("salt") or salt_for(start_in(written)))
    waiting = list(changes)
    conceded: set[int] = set()
    forfeited = 0
    for game, action, events in _replay_old(written, notation):
        if action is not None:
            if forfeited:
                raise BadRecord("record-after-end")
            record.add(written["actions"][record.acted], events)
        while waiting and (waiting[0].at <= record.acted or record.acted == len(written["actions"])):
            change = waiting.pop(0)
            record.note(noted(change))
            if change.conceded:
                conceded.add(change.seat)
                forfeited = forfeited or forfeited_by(change.seat, game)
    ended = game.clone()
    ended.winners = game.winners or forfeited
    over = result_of(ended)
    return check_record(record.written(over and over | {"conceded": sorted(conceded)}), "")


def _replay_old(written: Json, notation: Notation) -> Iterator[tuple[GameState, Action | None, list[Event]]]:
    game, events = _started(written, notation)
    yield game, None, events
    chain = digest("", {name: written[name] for name in ("position", "seed", "options") if name in written})
    for number, (entry, kept) in enumerate(zip(written["actions"], written["digests"], strict=True), 1):
        step, chain = _proved_action(entry, game, notation, number, chain, kept)
        game = step.game
        yield game, step.action, step.events


def _started(written: Json, notation: Notation) -> tuple[GameState, list[Event]]:
    """The game and events at the start. Raises BadRecord if the start does not fit the commitment."""
    fingerprint = notation.pack.fingerprint
    if written["pack"]["fingerprint"] != fingerprint:
        raise BadRecord("record-other-cards")
    start = start_in(written) | ({"renewed": 0} if written["version"] == OLD else {})
    if written.get("commitment") != commitment_of(start, written.get("salt", ""), fingerprint):
        raise BadRecord("record-commitment")
    events: list[Event] = []
    try:
        return start_of(written, notation, events), events
    except PositionError as error:
        raise BadRecord("record-position", reason=str(error)) from None


def _proved_action(
    entry: Json, game: GameState, notation: Notation, number: int, chain: str, kept: object,
) -> tuple[Step, str]:
    """Play an action and check its link. If today's rules do not fit, the rules of earlier versions are tried."""
    before = game.clone()
    action, events = _done(entry, game, notation, number)
    link = digest(chain, [entry, [notation.event(event) for event in events]])
    as_before = link != kept
    if as_before:
        game = before
        events = play_as_before(game, action)
        link = digest(chain, [entry, [notation.event(event) for event in events]])
    return Step(game, events, entry, action, as_before=as_before), _proved(link, kept, number)


def _done(entry: Json, game: GameState, notation: Notation, number: int) -> tuple[Action, list[Event]]:
    try:
        action = notation.read_action(entry, game.players, game.background[game.decider])
    except WrongField as error:
        raise BadRecord("record-malformed", action=number, reason=str(error)) from None
    if game.winners or not is_legal(game, action):
        raise BadRecord("record-illegal", action=number)
    events: list[Event] = []
    do(game, action, events)
    return action, events


def stand_ins_in(written: Json) -> list[int]:
    """The seats whose bots failed, once for each failure."""
    return [entry["seat"] for entry in written["actions"] if entry.get("note") == STOOD_IN]


def _change(note: Json, players: int, number: int) -> Change | None:
    try:
        return _change_in(note, players)
    except BadPlan as error:
        raise BadRecord("record-malformed", action=number, reason=str(error)) from None


def _change_in(note: Json, players: int) -> Change | None:
    """The change in a note; None for a hint or a failed bot. Raises BadPlan."""
    return None if read_count(note, players) else read_note(note, players)


def _proved(link: str, kept: object, number: int) -> str:
    if link != kept:
        raise BadRecord("record-untrue", action=number)
    return link


def plan_in(written: Json) -> Plan | None:
    """The seats and rules of the table, if the record names them."""
    named = {name: written[name] for name in ("seats", "rules") if name in written}
    return read_plan(named) if "seats" in named else None


def is_of(plan: Plan, written: Json, game: GameState) -> bool:
    """Whether the plan agrees with the seats and options in the record."""
    if (game.players, game.team) != (len(plan.seats), plan.team):
        return False
    if written["version"] == OLD:
        return True
    options = written.get("options") or {"michel": plan.michel, "first": plan.first}
    seats = plan_in(written)
    return (plan.michel, plan.first) == (options["michel"], options["first"]) and (
        seats is None or (seats.seats, seats.rules) == (plan.seats, plan.rules))


__all__ = [
    "BadRecord", "Record", "Step", "changes_in", "check_record", "is_of", "plan_in", "read_record", "renewed",
    "replay", "result_of", "stand_ins_in", "standing", "start_of", "steps",
]
