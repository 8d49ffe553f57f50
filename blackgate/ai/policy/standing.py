"""How the seat on turn stands: what it could do here, what being elsewhere would be worth, how much is to come."""

from typing import NamedTuple

from ...model.state import GameState
from ...model.gain_sorts import NO_KIND
from . import worth
from .worth import danger, is_laden, outlook, prospects, way_home


class Standing:
    """One look at a turn, before any option is weighed."""

    def __init__(self, game: GameState) -> None:
        self.game = game
        self.seat = game.turn
        self.here = game.place[game.turn]
        self.searched = game.searches >= game.pack.powers[game.gang[game.turn]].search_limit
        self.gains = prospects(game, self.seat, self.here, searched=self.searched)
        self.laden = is_laden(game, self.seat)
        self._elsewhere: dict[int, float] = {}

    def at(self, place: int, actions: int) -> float:
        """The worth of being in another place with so many actions left."""
        key = place * 16 + min(actions, 15)
        value = self._elsewhere.get(key)
        if value is None:
            gains = prospects(self.game, self.seat, place, searched=self.searched)
            value = outlook(gains, actions) - danger(self.game, self.seat, place)
            if self.laden:
                value += way_home(self.game, self.seat, place)
            self._elsewhere[key] = value
        return value

    def remaining(self) -> float:
        """How much of the game is still to come, for what pays over time."""
        leader = max(worth.progress(self.game, other) for other in range(self.game.players))
        return 1.2 - 0.9 * leader


class Use(NamedTuple):
    """A card about to be used on a turn: by whom, on what, and how."""

    game: GameState
    seat: int
    prospects: list[float]      # what could be done here, best first
    target: int
    place: int                  # where its user is then
    is_revealed: bool           # a Background, which works once and at any time; else an action card
    alone: bool                 # whether it brings one sort of gain only
    kind: int = NO_KIND
