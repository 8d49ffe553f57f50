"""The situation of the seat on turn: what it can do here, what other places are worth, how long the game lasts."""

from typing import NamedTuple

from ...model.state import GameState
from ...model.gain_sorts import NO_KIND
from . import worth
from .worth import danger, is_laden, outlook, prospects, way_home


class Standing:
    """The situation in a turn, computed once before the options are scored."""

    def __init__(self, game: GameState) -> None:
        self.game = game
        self.seat = game.turn
        self.here = game.place[game.turn]
        self.searched = game.searches >= game.pack.powers[game.gang[game.turn]].search_limit
        self.gains = prospects(game, self.seat, self.here, searched=self.searched)
        self.laden = is_laden(game, self.seat)
        self._gains: dict[int, list[float]] = {}        # by place; the die and a cautious move ask for the same places
        self._elsewhere: dict[int, float] = {}

    def at(self, place: int, actions: int) -> float:
        """The worth of being in another place with this many actions left."""
        key = place * 16 + min(actions, 15)
        value = self._elsewhere.get(key)
        if value is None:
            gains = self._gains.get(place)
            if gains is None:
                gains = self._gains[place] = prospects(self.game, self.seat, place, searched=self.searched)
            value = outlook(gains, actions) - danger(self.game, self.seat, place)
            if self.laden:
                value += way_home(self.game, self.seat, place)
            self._elsewhere[key] = value
        return value

    def remaining(self) -> float:
        """How much of the game is still left, for gains that come over time."""
        leader = max(worth.progress(self.game, other) for other in range(self.game.players))
        return 1.2 - 0.9 * leader


class Use(NamedTuple):
    """A card that may be used on a turn: its user, its target, and how."""

    game: GameState
    seat: int
    prospects: list[float]      # the gains of what could be done here, best first
    target: int
    place: int                  # the user's place after it
    is_revealed: bool           # whether it is a Background, which works once; else an action card
    alone: bool                 # whether it brings only one sort of gain
    kind: int = NO_KIND
