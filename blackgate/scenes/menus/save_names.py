"""Proposes a name for a saved game: the players, the day, the round."""

from collections.abc import Callable
from datetime import datetime

from ...play.plan import MOST_NAME
from ...play.session import Session
from ...words.text import Several, Text


def proposed_name(t: Text, session: Session, now: datetime, is_taken: Callable[[str], bool]) -> str:
    """Return a name that no other saved game has."""
    people = [session.names[seat] for seat in session.humans] or session.names
    day = t("menu-save-day", day=str(now.day), month=str(now.month))
    for number in range(len(people), 0, -1):
        names = Several(tuple(people[:number]))
        wanted = t("menu-save-name", names=names, day=day, number=session.rounds)
        if len(wanted) <= MOST_NAME - 4:
            break
    wanted = wanted[:MOST_NAME - 4].rstrip()
    name, again = wanted, 2
    while is_taken(name):
        name, again = f"{wanted} ({again})", again + 1
    return name
