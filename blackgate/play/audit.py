"""What a record proves, and what it does not: found out by playing it again, told as keys of sentences."""

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

CODE: Final = 64        # signs of a whole commitment or seal
# What a file may say beside its record: of the table, and how it is listed.
TABLE: Final = ("name", "date", "round", "plan", "order", "hints", "changes", "winners")


class Finding(NamedTuple):
    """The key of a sentence, and what it speaks of."""

    key: str
    values: Mapping[str, int | str] = MappingProxyType({})


@dataclass
class Audit:
    """A record that is true. What it proves, and what nobody should believe for it."""

    commitment: str | None = None
    seal: str | None = None
    over: Json | None = None
    actions: int = 0
    rolls: int = 0
    cards: int = 0
    seated: list[Finding] = field(default_factory=list)         # who sat where and when, and who was helped
    proven: list[Finding] = field(default_factory=list)
    unproven: list[Finding] = field(default_factory=list)


def code_of(written: str) -> str | None:
    """A commitment or a seal as somebody wrote it down, in groups or not, enough of it to bind; None: it is none."""
    code = "".join(written.split()).lower()
    is_code = BINDING <= len(code) <= CODE and all(sign in "0123456789abcdef" for sign in code)
    return code if is_code else None


def audit(written: Json, notation: Notation, expect: str | None = None, sealed: str | None = None) -> Audit:
    """Raises BadRecord if something is not true, or not what was written down before (`expect`) or after (`sealed`)."""
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
    """What a file says beside its record must be what the record says; of old records, that it can be read."""
    try:
        table = Fields(written["table"], "", TABLE)
        plan = read_plan(table.value("plan", None))
        if written["version"] == OLD:
            read_changes(table.value("changes", None), len(plan.seats))
        elif table.has("changes") or table.has("winners") or plan.seed not in (None, written.get("seed")):
            raise BadRecord("record-other-table")
    except (WrongField, BadPlan):
        raise BadRecord("record-other-table") from None
    if not is_of(plan, written, game):
        raise BadRecord("record-other-table")


def _start(found: Audit, written: Json, is_expected: bool) -> None:
    """What the start proves: a seed that was committed to, or a position, which could be any."""
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
    """What happened since, as far as the chain holds it."""
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
    """Who sat where and when, as the record says it; nothing where nobody is named."""
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
        if until > since:       # Whoever sat there while nothing was done has not played.
            key = "audit-sat-person" if player == HUMAN else "audit-sat-bot"
            found.append(Finding(key, {"seat": seat, "name": name, "bot": player, "first": since + 1, "last": until}))
        if change is not None:
            name, player, since = change.name, change.player, change.at
            if change.conceded:
                found.append(Finding("audit-gave-up", {"seat": seat, "action": change.at}))
    return found


def _counts(written: Json, seat: int) -> list[Finding]:
    """Hints given to the seat, and answers that were not its bot's own."""
    notes = [entry["note"] for entry in written["actions"] if "note" in entry and entry.get("seat") == seat]
    return [Finding(key, {"seat": seat, "count": count})
            for key, note in (("audit-hinted", HINTED), ("audit-stood-in", STOOD_IN)) if (count := notes.count(note))]


def _old_chain(found: Audit) -> None:
    found.proven.append(Finding("audit-chained-old"))
    found.unproven += [Finding("audit-unsealed-old"), Finding("audit-old-table")]
