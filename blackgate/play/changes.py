"""Who sits down in the middle of a game, and who gives up."""

from dataclasses import dataclass

from .plan import BadPlan, is_name, is_player

MOST_CHANGES = 10_000


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
    if not isinstance(written, list) or len(written) > MOST_CHANGES:
        raise BadPlan("changes")
    return [_read(entry, players) for entry in written]


def _read(entry: object, players: int) -> Change:
    if not isinstance(entry, dict):
        raise BadPlan("changes")
    try:
        change = Change(**entry)
    except TypeError:
        raise BadPlan("changes") from None
    if not (
        type(change.at) is int and type(change.seat) is int and 0 <= change.seat < players
        and is_player(change.player) and is_name(change.name) and isinstance(change.conceded, bool)
    ):
        raise BadPlan("changes")
    return change
