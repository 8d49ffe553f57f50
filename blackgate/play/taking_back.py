"""Undo for actions that gave no player new information."""

from typing import Final, NamedTuple

from ..model.events import Event, Inspected, Rolled
from ..model.state import GameState
from ..model.view import audience

DIE: Final = "undo-stop-die"
CARDS: Final = "undo-stop-cards"
OTHER: Final = "undo-stop-other"
NOTHING_YET: Final = "undo-stop-nothing"
RULE: Final = "undo-stop-rule"


class Kept(NamedTuple):
    """The moment before an action that can be taken back."""

    seat: int
    game: GameState
    happened: int
    acted: int | None       # the turn of the seat's action before this one


class TakingBack:
    """The moments that undo may go back to, and the reason why it goes no further."""

    def __init__(self) -> None:
        self.stop = NOTHING_YET
        self.kept: list[Kept] = []
        self._acted: dict[int, int] = {}        # the turn of each seat's last action

    def note(self, before: GameState, after: GameState, events: list[Event], happened: int, is_human: bool) -> None:
        """Note an action; `happened` is the number of events before it."""
        acted = self._acted.get(before.decider)
        self._acted[before.decider] = before.turns
        stop = what_stops(before, after, events) if is_human else OTHER
        if stop is None:
            self.kept.append(Kept(before.decider, before, happened, acted))
        else:
            self.stop = stop
            self.kept.clear()

    def go_back(self) -> Kept:
        """Remove and return the last moment that undo may go back to."""
        kept = self.kept.pop()
        if kept.acted is None:
            del self._acted[kept.seat]
        else:
            self._acted[kept.seat] = kept.acted
        return kept

    def stop_for(self, seat: int, turn: int) -> str | None:
        """Why the asked seat cannot take its last action back; None if it can. Earlier turns cannot be taken back."""
        if self._acted.get(seat) != turn:
            return NOTHING_YET
        if not self.kept:
            return self.stop
        return None if self.kept[-1].seat == seat else OTHER


def what_stops(before: GameState, after: GameState, events: list[Event]) -> str | None:
    """Why an action cannot be taken back: a roll, another player's decision, a card; None if it can."""
    if after.winners:
        return NOTHING_YET
    if any(isinstance(event, Rolled) for event in events):
        return DIE
    if after.decider != before.decider:
        return OTHER
    return CARDS if _shows_cards(before, after, events) else None


def _shows_cards(before: GameState, after: GameState, events: list[Event]) -> bool:
    seat = before.decider
    return (
        after.drawn != before.drawn
        or len(after.deck) != len(before.deck)
        or after.gang_piles != before.gang_piles            # It showed the next card of the pile (R12).
        or after.michel_deck != before.michel_deck
        or after.revealed != before.revealed
        or any(audience(event) or isinstance(event, Inspected) for event in events)
        or any(after.hand[owner] != before.hand[owner] for owner in range(after.players) if owner != seat)
        or any(after.sees_hand(viewer, owner) and not before.sees_hand(viewer, owner)       # R5.7
               for viewer in range(after.players) for owner in range(after.players))
    )
