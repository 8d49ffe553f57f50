"""One side of the board, compiled to tables for the rules (R1.1)."""

from dataclasses import dataclass
from typing import Final

from .actions import Action, CautiousMove, EndTurn, Go, RollMove, Search

# Place actions as bits.
DIG_HERE: Final = 1
STEAL_HERE: Final = 2
HEAL_HERE: Final = 4
SELL_HERE: Final = 8
BUY_HERE: Final = 16
FEATURES: Final = {      # by their protocol word
    "dig": DIG_HERE, "steal_spoon": STEAL_HERE, "heal": HEAL_HERE, "sell": SELL_HERE, "buy": BUY_HERE,
}
TRADE_HERE: Final = SELL_HERE | BUY_HERE
ALL_HERE: Final = DIG_HERE | STEAL_HERE | HEAL_HERE | TRADE_HERE

NO_ONE: Final = -1
_END: Final = EndTurn()
_ROLL: Final = RollMove()
_SEARCH: Final = Search()


@dataclass(eq=False)
class Place:
    """A place as the pack describes it."""

    name: str
    sides: tuple[str, ...]
    faces: tuple[int, ...]
    search: int
    features: int       # a mask
    craft: str
    team: int           # 0 or 1 for a team's block, else NO_ONE


class Board:
    """A side's tables, by place number. The second index of `features` and `crafting` is the team."""

    def __init__(self, places: tuple[Place, ...], side: str) -> None:
        here = [number for number, place in enumerate(places) if side in place.sides]
        self.side = side
        self.places = tuple(here)
        self.open_places = tuple(number for number in here if places[number].faces)
        self.solitary = next(number for number in here if not places[number].faces)
        self.blocks = tuple(number for number in here if places[number].features & DIG_HERE)
        self.home = tuple(
            next((n for n in self.blocks if places[n].team == team), self.blocks[0]) for team in (0, 1)
        )
        everywhere = range(len(places))
        self.search = tuple(place.search for place in places)
        self.most_search = max(self.search[number] for number in here)
        reach = [sum(1 << n for n in self.open_places if face in places[n].faces) for face in range(1, 7)]
        # By whether neighbouring faces count, then by face: 6 and 1 are neighbours.
        self._reach = tuple(
            (0, *(reach[n] | (reach[n - 1] | reach[(n + 1) % 6] if wide else 0) for n in range(6)))
            for wide in (False, True)
        )
        self._rolls = tuple(
            tuple(
                tuple(tuple(n for n in self.open_places if n != own and mask >> n & 1) for mask in masks[1:])
                for own in everywhere
            )
            for masks in self._reach
        )
        self.elsewhere = tuple(
            tuple(place for place in self.open_places if place != own) for own in everywhere
        )
        # Teams dig in their own block only (R6.1) and craft in the other's only (R5.5).
        self.features = tuple(
            tuple(
                place.features & ~DIG_HERE if place.team not in (NO_ONE, team) else place.features
                for place in places
            )
            for team in (0, 1)
        )
        self.crafting = tuple(
            tuple(
                place.craft == "everybody" or (place.craft == "rivals" and place.team != team)
                for place in places
            )
            for team in (0, 1)
        )
        # The options that every turn has, by place: [movement][may search]; movement 0 none, 1 roll, 2 cautious too.
        self.openings = tuple(self._openings(own) for own in everywhere)
        self._goings: dict[int, tuple[Action, ...]] = {}

    def _openings(self, own: int) -> tuple[tuple[Action, ...], ...]:
        cautious = tuple(CautiousMove(place) for place in self.elsewhere[own])
        movements: tuple[tuple[Action, ...], ...] = ((), (_ROLL,), (_ROLL, *cautious))
        return tuple(
            (_END, *moves, _SEARCH) if searching else (_END, *moves)
            for moves in movements
            for searching in (False, True)
        )

    def places_for(self, face: int, here: int, neighbours: int = 0) -> int:
        """The mask of places that a roll leads to, without the place the player is in (R5.1a).

        With a gang's `neighbour_faces` the roll also counts as one higher or lower. Michel(le) has no powers (R14b).
        """
        return self._reach[neighbours > 0][face] & ~(1 << here)

    def rolls(self, here: int, neighbours: int = 0) -> tuple[tuple[int, ...], ...]:
        """The places that each face of a roll leads to, from 1 to 6 (`places_for`)."""
        return self._rolls[neighbours > 0][here]

    def goings(self, mask: int) -> tuple[Action, ...]:
        """The `go` options for a mask of places."""
        options = self._goings.get(mask)
        if options is None:
            options = tuple(Go(place) for place in self.places if mask >> place & 1)
            self._goings[mask] = options
        return options
