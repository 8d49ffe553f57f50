"""What a record proves and what it does not. The record is played again; the findings are message keys."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple

from ..model.events import Drawn, Rolled
from ..model.fields import Fields, WrongField
from ..model.notation import Json, Notation
from ..model.state import GameState
from .record_hashes import BINDING, BadRecord
from .changes import CONCEDED, HINTED, STOOD_IN, TAKEN_OVER, Change, read_changes
from .plan import HUMAN, BadPlan, Plan, read_plan
from .record import changes_in, is_of, plan_in, replay, result_of
from .record_form import OLD
from .recording import UNDONE, growth

CODE: Final = 64        # characters of a whole commitment or seal
# What a file may contain beside its record: about the table, and for lists of files.
TABLE: Final = ("name", "date", "round", "plan", "order", "hints", "changes", "winners")


class Finding(NamedTuple):
    """The key of a message, and its arguments."""

    key: str
    values: Mapping[str, int | str] = MappingProxyType({})


@dataclass
class Audit:
    """The result for a record that is true: what it proves, and what it does not prove."""

    commitment: str | None = None
    seal: str | None = None
    over: Json | None = None
    actions: int = 0
    rolls: int = 0
    cards: int = 0
    seated: list[Finding] = field(default_factory=list)         # the players of each seat, and the hints they got
    proven: list[Finding] = field(default_factory=list)
    unproven: list[Finding] = field(default_factory=list)


def code_of(written: str) -> str | None:
    """The code of a commitment or seal that a player wrote down, without spaces; None if it is no such code."""
    code = "".join(written.split()).lower()
    is_code = BINDING <= len(code) <= CODE and all(sign in "0123456789abcdef" for sign in code)
    return code if is_code else None


def audit(written: Json, notation: Notation, expect: str | None = None, sealed: str | None = None) -> Audit:
    """Check a record. `expect` is the commitment and `sealed` the seal that a player wrote down, if any.

    Raises BadRecord if something is not true, or if a code differs.
    """
    is_old = written["version"] == OLD
    found = Audit(written.get("commitment"), None if is_old else written.get("seal"))
    for game, action, events in replay(written, notation):
        if action is None and "table" in written:
            _check_table(written, game)
        found.actions += action is not None
        found.rolls += sum(isinstance(event, Rolled) for event in events)
        found.cards += sum(event.number for event in events if isinstance(event, Drawn))
    found.over = result_of(game) if is_old else written["ended"]
    if expect is not None and not (found.commitment or "").startswith(expect):
        raise BadRecord("record-not-expected", commitment=found.commitment or "–")
    if sealed is not None and not (found.seal or "").startswith(sealed):
        raise BadRecord("record-not-sealed", seal=found.seal or "–")
    _start(found, written, expect is not None)
    if is_old:
        _old_chain(found)
    else:
        _chain(found, written, sealed is not None)
    found.seated = _seated(written, found.actions)
    if found.over is None:
        found.unproven.append(Finding("audit-open", {"actions": found.actions}))
    if "table" in written:
        found.unproven.append(Finding("audit-title"))
    return found


def _check_table(written: Json, game: GameState) -> None:
    """Check that the rest of the file agrees with the record. For old records, check only that it can be read."""
    try:
        table = Fields(written["table"], "", TABLE)
        plan = read_plan(table.value("plan", None))
        if written["version"] == OLD:
            read_changes(table.value("changes", None), len(plan.seats))
        elif table.has("changes") or table.has("winners") or (
                "position" not in written and plan.seed not in (None, written.get("seed"))):
            raise BadRecord("record-other-table")
    except (WrongField, BadPlan):
        raise BadRecord("record-other-table") from None
    if not is_of(plan, written, game):
        raise BadRecord("record-other-table")


def _start(found: Audit, written: Json, is_expected: bool) -> None:
    """Add what the start proves: a committed seed, or a position, which could be any."""
    proven, unproven = found.proven, found.unproven
    if "position" in written:
        proven.append(Finding("audit-follows-position"))
        unproven.append(Finding("audit-position"))
        return
    is_old = written["version"] == OLD or "renewed" in written
    proven.append(Finding("audit-follows"))
    opens = "audit-opens" if "seats" in written else "audit-opens-unnamed"
    proven.append(Finding("audit-opens-old" if is_old else opens))
    (proven if is_expected else unproven).append(Finding("audit-expected" if is_expected else "audit-unexpected"))
    if is_old:
        unproven += [Finding("audit-drawn-old"), Finding("audit-old-cards")]
    else:
        unproven.append(Finding("audit-chosen" if written["chosen"] else "audit-drawn"))


def _chain(found: Audit, written: Json, is_sealed: bool) -> None:
    """Add what the chain of hashes proves about the rest of the game."""
    proven, unproven = found.proven, found.unproven
    proven.append(Finding("audit-chained"))
    notes = [entry for entry in written["actions"] if "note" in entry]
    if back := sum(note["note"] == UNDONE for note in notes):
        proven.append(Finding("audit-taken-back", {"count": back}))
    (proven if is_sealed else unproven).append(Finding("audit-sealed" if is_sealed else "audit-unsealed"))
    gave_up = sorted({note["seat"] for note in notes if note["note"] == CONCEDED})
    if gave_up and not is_sealed:
        unproven.append(Finding("audit-conceded", {"seats": ", ".join(map(str, gave_up))}))
    first = next((at for at, entry in enumerate(written["actions"]) if entry.get("note") == TAKEN_OVER), None)
    if first is not None:
        at = sum(growth(entry) for entry in written["actions"][:first])
        unproven.append(Finding("audit-taken-over", {"action": at}))
    if "renewed" in written:
        unproven.append(Finding("audit-renewed", {"action": written["renewed"]}))
    unproven.append(Finding("audit-people" if "seats" in written else "audit-unnamed"))


def _seated(written: Json, actions: int) -> list[Finding]:
    """The players of each seat and when they played, as the record says; empty if it names none."""
    plan = plan_in(written) or (read_plan(written["table"]["plan"]) if "table" in written else None)
    if plan is None:
        return []
    if written["version"] == OLD:
        changes = read_changes(written["table"]["changes"], len(plan.seats))
    else:
        changes = changes_in(written, len(plan.seats))
    return [finding for seat in range(len(plan.seats)) for finding in (
        *_sittings(plan, seat, [change for change in changes if change.seat == seat], actions),
        *_counts(written, seat))]


def _sittings(plan: Plan, seat: int, changes: list[Change], actions: int) -> list[Finding]:
    found = []
    name, player, since = plan.seats[seat].name, plan.seats[seat].player, 0
    for change in [*changes, None]:
        until = change.at if change else actions
        if until > since:       # Without an action in that time, the player did not play.
            key = "audit-sat-person" if player == HUMAN else "audit-sat-bot"
            found.append(Finding(key, {"seat": seat, "name": name, "bot": player, "first": since + 1, "last": until}))
        if change is not None:
            name, player, since = change.name, change.player, change.at
            if change.conceded:
                found.append(Finding("audit-gave-up", {"seat": seat, "action": change.at}))
    return found


def _counts(written: Json, seat: int) -> list[Finding]:
    """The number of hints for the seat, and of actions that a simple rule played for its bot."""
    notes = [entry["note"] for entry in written["actions"] if "note" in entry and entry.get("seat") == seat]
    return [Finding(key, {"seat": seat, "count": count})
            for key, note in (("audit-hinted", HINTED), ("audit-stood-in", STOOD_IN)) if (count := notes.count(note))]


def _old_chain(found: Audit) -> None:
    found.proven.append(Finding("audit-chained-old"))
    found.unproven += [Finding("audit-unsealed-old"), Finding("audit-old-table")]
