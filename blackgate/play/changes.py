"""Who sits down in the middle of a game, and who gives up."""

from dataclasses import dataclass
from typing import Final

from ..model.fields import Fields, WrongField
from .plan import MOST_NAME, BadPlan, is_name, is_player

MOST_CHANGES: Final = 10_000
CHANGE: Final = ("at", "seat", "player", "name", "conceded")


@dataclass(frozen=True)
class Change:
    """After so many actions somebody else plays the seat, or its player concedes."""

    at: int
    seat: int
    player: str
    name: str
    conceded: bool = False


def read_changes(written: object, players: int) -> list[Change]:
    """The changes of a save, in order. Raises BadPlan."""
    try:
        top = Fields({"changes": written})
        return [_read(entry, players) for entry in top.objects("changes", CHANGE, CHANGE[:4], MOST_CHANGES)]
    except WrongField as wrong:
        raise BadPlan(wrong.field) from None


def _read(entry: Fields, players: int) -> Change:
    change = Change(
        entry.number("at", None), entry.number("seat", None, 0, players - 1), entry.text("player", MOST_NAME),
        entry.text("name", MOST_NAME), entry.flag("conceded", False),
    )
    for name, is_right in (("player", is_player(change.player)), ("name", is_name(change.name))):
        if not is_right:
            raise WrongField(entry.path(name), "is nobody")
    return change
