"""Forged records of one genuine game, each as a forger would make it who can write files and run this program."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.cards.library import SHIPPED, load_pack
from blackgate.disk.files import parsed
from blackgate.keep.savefile import replay_bytes, saved
from blackgate.model.codec import position
from blackgate.model.engine import apply
from blackgate.model.events import Rolled
from blackgate.model.notation import Json, Notation
from blackgate.model.pack import Pack
from blackgate.model.view import view
from blackgate.play.audit import audit
from blackgate.play.packs import pack_of
from blackgate.play.plan import Plan, Seat
from blackgate.play.record import BadRecord, Record, check_record, replay, result_of, start_of
from blackgate.play.recording import forfeited_by, growth, start_in
from blackgate.play.session import Session
from tests.play.old_records import as_old
from tests.play.sitting import brains, play, step
from tests.table import notation

SALT: Final = "5a" * 16
DRAWN: Final = 4_611_686_018_427


@cache
def _genuine() -> bytes:
    """Two people play to the end; once or more something is taken back, and Bo leaves for a while."""
    with patch("blackgate.play.recorded_game.randbits", lambda bits: DRAWN):
        session = Session(Plan((Seat("Ana"), Seat("Bo"))), salt=SALT)
    backs = 0
    while not session.over:
        step(session)
        if backs < 3 and not session.over and session.undo_stop is None:
            session.undo()
            backs += 1
        if session.acted == 60:
            session.hand_to_bot(1, "easy")
            play(session, 10)
            if not session.over:
                session.take_back(1, "Bo")
    assert backs == 3 and session.over["conceded"] == []
    return replay_bytes(session.record, saved(session, "Ana and Bo").about() | {"date": "2026-11-17T12:00:00+00:00"})


def genuine() -> Json:
    """The file of a finished game, as it lies in the folder of replays."""
    return dict(parsed(_genuine()))


def rebuilt(written: Json, entries: Iterable[Json], pack: Pack | None = None, **start: Any) -> Json:
    """The record of another course of the game, or of another start: commitment, chain and seal are all anew."""
    notes = Notation(pack) if pack else notation()
    began = start_in(written) | start
    record = Record(notes, {name: value for name, value in began.items() if value is not None}, written["salt"])
    game = start_of(record.start, notes, [])
    before, conceded, forfeited = [], set(), 0
    for entry in entries:
        if growth(entry) > 0:
            action = notes.read_action(entry, game.players, game.background[game.decider])
            before.append(game.clone())
            record.add(entry, apply(game, action))
            continue
        record.note(entry)
        if growth(entry) < 0:
            game = before.pop()
        elif entry["note"] == "conceded":
            conceded.add(entry["seat"])
            forfeited = forfeited_by(entry["seat"], game)
    game.winners = game.winners or forfeited
    over = result_of(game)
    rest = {"table": written["table"]} if "table" in written else {}
    return record.written(over and over | {"conceded": sorted(conceded)}) | rest


def standing_entries(written: Json) -> list[Json]:
    """The actions without those taken back, and who sat down meanwhile."""
    left: list[Json] = []
    for entry in written["actions"]:
        if growth(entry) < 0:
            left.pop(max(n for n, earlier in enumerate(left) if "note" not in earlier))
        else:
            left.append(entry)
    return left


def another_end(written: Json, length: int) -> list[Json]:
    """The game up to there, and then as somebody else would have played it."""
    entries: list[Json] = written["actions"][:length]
    game = [at for at, _, _ in replay(_cut(written, length), notation())][-1]
    while not game.winners:
        bot = make_bot("medium", len(entries), brains())
        action = bot.choose(Question(view(game, game.decider)))
        entries.append(notation().action(action, game.background[game.decider]))
        apply(game, action)
    return entries


def _cut(written: Json, length: int) -> Json:
    return rebuilt(written, written["actions"][:length])


def stacked(written: Json) -> Json:
    """The position at the start, but Ana is rich."""
    laid = position(start_of(written, notation(), []), notation())
    laid["seats"][0]["cigarettes"] += 10
    return laid


@cache
def other_cards() -> Pack:
    """The same cards with another hand limit."""
    with TemporaryDirectory() as folder:
        rules = (SHIPPED / "rules.yaml").read_text(encoding="utf-8").replace("hand_limit: 10", "hand_limit: 12")
        (Path(folder) / "rules.yaml").write_text(rules, encoding="utf-8")
        return load_pack(Path(folder))


def _changed(change: Callable[[Json], None]) -> Json:
    forged = genuine()
    change(forged)
    return forged


def _set(**fields: object) -> Json:
    return genuine() | fields


def _without(first: int, last: int | None) -> Json:
    forged = genuine()
    for name in ("actions", "digests"):
        del forged[name][first:last]
    return forged


def _swap_names(seats: list[Json]) -> list[Json]:
    return [seats[0] | {"name": "Bo"}, seats[1] | {"name": "Ana"}]


def _swapped() -> Json:
    """Names, everywhere."""
    forged = genuine()
    swap = {"Ana": "Bo", "Bo": "Ana"}
    entries = [entry | {"name": swap[entry["name"]]} if "name" in entry else entry for entry in forged["actions"]]
    forged["table"]["plan"]["seats"] = _swap_names(forged["table"]["plan"]["seats"])
    return rebuilt(forged, entries, seats=_swap_names(forged["seats"]))


def _conceded(seat: int) -> Json:
    return {"note": "conceded", "seat": seat, "player": "human", "name": ("Ana", "Bo")[seat]}


def _with_a_concession() -> Json:
    forged = genuine()
    forged["actions"].insert(50, _conceded(0))
    forged["digests"].insert(50, forged["digests"][50])
    return forged


def _with_carried(pack: Pack) -> Json:
    return {"name": pack.name, "fingerprint": pack.fingerprint, "cards": pack.carried}


def _roll_taken_back() -> Json:
    forged = genuine()
    entries, done = forged["actions"], []
    played = replay(forged, notation())
    next(played)
    standing = standing_entries(forged)
    for entry in standing:
        done.append(entry)
        if "note" in entry:
            continue
        _, _, events = next(played)
        if any(isinstance(event, Rolled) for event in events):
            break
    assert len(done) < len(entries)
    return rebuilt(forged, [*done, {"note": "undone"}, *standing[len(done) - 1:]])


def _untaken() -> Json:
    """What was taken back is erased from the list; the digests of the rest stay."""
    first = next(n for n, entry in enumerate(genuine()["actions"]) if growth(entry) < 0)
    return _without(first - 1, first + 1)


def _old_with(names: tuple[str, str], conceded: bool) -> Json:
    """The game as a record of version 1, with whatever names one likes."""
    forged = genuine()
    plan = forged["table"]["plan"] | {"seats": [{"name": name} for name in names]}
    table = forged["table"] | {"plan": plan, "changes": [], "winners": [0]}
    if conceded:
        at = len(as_old(forged)["actions"])
        table["changes"] = [{"at": at, "seat": 1, "player": "human", "name": names[1], "conceded": True}]
    return as_old(forged) | {"table": table}


@dataclass(frozen=True)
class Forgery:
    """`says`: the key of what the audit says of it, alone; True if it finds it out."""

    what: str
    make: Callable[[], Json]
    is_found: bool
    says: str
    by_expect: bool = True
    by_seal: bool = True


def _forgeries() -> list[Forgery]:
    cut, half = 40, 80
    return [
        Forgery("another seed in the file", lambda: _set(seed=5), True, "record-commitment"),
        Forgery("another seed and a commitment to it", lambda: _set(
            seed=5, commitment=rebuilt(genuine(), [], seed=5)["commitment"]), True, "record-untrue"),
        Forgery("a stacked position beside the seed and its commitment",
                lambda: _set(position=stacked(genuine())), True, "record-two-starts"),
        Forgery("a stacked position instead of the seed, under the commitment", lambda: {
            name: value for name, value in _set(position=stacked(genuine())).items()
            if name not in ("seed", "options", "chosen")}, True, "record-two-starts"),
        Forgery("a drawn seed marked as chosen", lambda: _set(chosen=True), True, "record-commitment"),
        Forgery("other cards carried, with their fingerprint", lambda: _set(pack=_with_carried(other_cards())), True,
                "record-commitment"),
        Forgery("one action changed", lambda: _changed(lambda it: it["actions"].__setitem__(9, {"do": "end_turn"})),
                True, "record-untrue"),
        Forgery("two actions swapped", lambda: _changed(
            lambda it: it["actions"].__setitem__(slice(20, 22), it["actions"][20:22][::-1])), True, "record-illegal"),
        Forgery("one action left out, with its digest", lambda: _without(30, 31), True, "record-untrue"),
        Forgery("an action taken back, and the taking back erased", _untaken, True, "record-untrue"),
        Forgery("names swapped in the record", lambda: _changed(
            lambda it: it.__setitem__("seats", _swap_names(it["seats"]))), True, "record-commitment"),
        Forgery("names swapped in the table beside the record", lambda: _changed(
            lambda it: it["table"]["plan"].__setitem__("seats", _swap_names(it["seats"]))), True, "record-other-table"),
        Forgery("a concession in the table beside the record", lambda: _changed(
            lambda it: it["table"].__setitem__("changes", [{"at": 3, "seat": 0, "player": "human", "name": "Ana",
                                                            "conceded": True}])), True, "record-other-table"),
        Forgery("a concession put into the record", _with_a_concession, True, "record-untrue"),
        Forgery("another winner", lambda: _changed(lambda it: it["ended"].__setitem__(
            "winners", [1 - it["ended"]["winners"][0]])), True, "record-other-end"),
        Forgery("the end cut off", lambda: _without(cut, None), True, "record-cut"),
        Forgery("the end cut off, and the game called unfinished", lambda: _without(cut, None) | {
            "ended": None}, True, "record-cut"),
        Forgery("a roll taken back, all digests and the seal anew", _roll_taken_back, True, "record-undone"),
        Forgery("the end cut off, the seal anew", lambda: _cut(genuine(), cut), False, "audit-open", False),
        Forgery("another second half, all digests and the seal anew",
                lambda: rebuilt(genuine(), another_end(genuine(), half)), False, "audit-unsealed", False),
        Forgery("a concession in mid-game, all digests and the seal anew", lambda: rebuilt(
            genuine(), [*genuine()["actions"][:cut], _conceded(0)]), False, "audit-conceded", False),
        Forgery("what was taken back erased, all digests and the seal anew", lambda: rebuilt(
            genuine(), standing_entries(genuine())), False, "audit-unsealed", False),
        Forgery("names swapped everywhere, commitment, digests and seal anew", _swapped, False, "audit-unexpected"),
        Forgery("a seed that suits, with a game, a commitment and a seal of its own", lambda: rebuilt(
            genuine(), another_end(rebuilt(genuine(), [], seed=5), 0), seed=5), False, "audit-unexpected"),
        Forgery("a chosen seed passed off as drawn, all of it anew", lambda: rebuilt(
            genuine(), another_end(rebuilt(genuine(), [], seed=7), 0), seed=7, chosen=False), False, "audit-drawn"),
        Forgery("other cards, commitment, digests and seal anew", lambda: rebuilt(
            genuine(), genuine()["actions"][:cut], other_cards()), False, "audit-unexpected"),
        Forgery("a stacked position as a record of its own", lambda: rebuilt(
            genuine(), genuine()["actions"][:2], position=stacked(genuine()), seed=None, options=None, chosen=None),
            False, "audit-position"),
        Forgery("the game as a record of version 1, with other names", lambda: _old_with(("Eve", "Bo"), False), False,
                "audit-old-table"),
        Forgery("the game as one of version 1, with a concession", lambda: _old_with(("Ana", "Bo"), True), False,
                "audit-old-table"),
        Forgery("another title and date", lambda: _changed(lambda it: it["table"].update(
            name="Bo's finest hour", date="2020-01-01T00:00:00+00:00")), False, "audit-title", False, False),
    ]


FORGERIES: Final = _forgeries()


def verdict(forged: Json, expect: str | None = None, sealed: str | None = None) -> tuple[bool, dict[str, Any]]:
    """Whether it passes, and the keys of all that is said, with what they speak of."""
    try:
        written = check_record(forged, "game.json")
        found = audit(written, Notation(pack_of(written)), expect, sealed)
    except BadRecord as bad:
        return False, {bad.key: bad.values}
    return True, {finding.key: finding.values for finding in (*found.proven, *found.unproven)}
