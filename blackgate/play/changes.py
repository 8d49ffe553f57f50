"""The notes of a record beside its actions: a player sits down or gives up, gets a hint, or a bot fails."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..model.fields import Fields, WrongField
from ..model.notation import Json
from .plan import HUMAN, MOST_NAME, BadPlan, Seat, is_name, is_player

MOST_CHANGES: Final = 10_000
CHANGE: Final = ("at", "seat", "player", "name", "conceded")
SAT: Final = "sat"
CONCEDED: Final = "conceded"
TAKEN_OVER: Final = "taken_over"
HINTED: Final = "hinted"            # A player asked for a hint.
STOOD_IN: Final = "stood_in"        # A bot failed. A simple rule chose its next action.


@dataclass(frozen=True)
class Change:
    """After `at` actions another player takes over the seat, or its player concedes."""

    at: int
    seat: int
    player: str
    name: str
    conceded: bool = False
    taken_over: bool = False        # The game goes on from a replay, in which its players could see all cards.


def people(seats: Sequence[Seat], changes: Sequence[Change]) -> set[int]:
    """The seats in which a person has sat; if the game was taken over from a replay, since then."""
    found = {seat for seat, sits in enumerate(seats) if sits.player == HUMAN}
    for change in changes:
        if change.taken_over:
            found.discard(change.seat)
        if change.player == HUMAN:
            found.add(change.seat)
    return found


def noted(change: Change) -> Json:
    """The note for a record. It has no time, because the order of the entries gives it."""
    note = TAKEN_OVER if change.taken_over else CONCEDED if change.conceded else SAT
    return {"note": note, "seat": change.seat, "player": change.player, "name": change.name}


def read_note(written: object, players: int) -> Change:
    """The change that a note of a record describes. Raises BadPlan."""
    try:
        entry = Fields(written, "", (), ("note", *CHANGE[1:4]))
        note = entry.word("note", (SAT, CONCEDED, TAKEN_OVER))
        return _checked(entry, Change(
            0, entry.number("seat", None, 0, players - 1), entry.text("player", MOST_NAME),
            entry.text("name", MOST_NAME), note == CONCEDED, note == TAKEN_OVER,
        ))
    except WrongField as wrong:
        raise BadPlan(wrong.field) from None


def read_count(written: Json, players: int) -> tuple[str, int] | None:
    """The note's word (a hint or a failed bot) and its seat; None for any other note. Raises BadPlan."""
    if written["note"] not in (HINTED, STOOD_IN):
        return None
    try:
        entry = Fields(written, "", (), ("note", "seat"))
        return entry.text("note", MOST_NAME), entry.number("seat", None, 0, players - 1)
    except WrongField as wrong:
        raise BadPlan(wrong.field) from None


def read_changes(written: object, players: int) -> list[Change]:
    """The changes in a save of version 1, in order. Raises BadPlan."""
    try:
        top = Fields({"changes": written})
        return [_read(entry, players) for entry in top.objects("changes", CHANGE, CHANGE[:4], MOST_CHANGES)]
    except WrongField as wrong:
        raise BadPlan(wrong.field) from None


def _read(entry: Fields, players: int) -> Change:
    return _checked(entry, Change(
        entry.number("at", None), entry.number("seat", None, 0, players - 1), entry.text("player", MOST_NAME),
        entry.text("name", MOST_NAME), entry.flag("conceded", False),
    ))


def _checked(entry: Fields, change: Change) -> Change:
    for name, is_right in (("player", is_player(change.player)), ("name", is_name(change.name))):
        if not is_right:
            raise WrongField(entry.path(name), "is nobody")
    return change
