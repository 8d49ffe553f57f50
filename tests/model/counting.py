"""Hands written shortly, and cards counted over all zones."""

from collections import Counter
from typing import Any

from tests.table import Play, table


def one(kind: str, number: int = 1) -> dict[str, Any]:
    """A hand of one kind."""
    return {kind: number}


def all_search_cards(**but: int) -> dict[str, Any]:
    """All 77 Search cards: in somebody's hand, none is left to draw. Some kinds may have another count."""
    return {**Counter(table().start().position["search"]["top"]), **but}


def all_cards(game: Play) -> Counter[str]:
    """How many of each Search and supply card there are in all zones together (R13)."""
    position = game.position
    count = Counter(position["search"]["top"])
    zones = [position["search"]["discard"], position["piles"], position["table"]["cards"]]
    for zone in zones + [seat[name] for seat in position["seats"] for name in ("hand", "tunnel")]:
        count.update(zone)
    return count
