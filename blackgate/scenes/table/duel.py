"""A fight while it is shown: who fights whom for what, what has landed on the stage so far, how it ended.

It changes at the moment when something lands on the stage. The stage shows it from the demand to the verdict.
"""

from collections.abc import Callable
from dataclasses import replace
from math import sin
from typing import Final

from ...model.counts import ONE
from ...model.events import CombatWon
from ...offers.scenery import MICHEL, NOBODY, Scenery
from .motion import eased

JOLT: Final = 0.3           # how many seconds the stage trembles
WIDTH: Final = 5.0          # how far it trembles at first
COMES: Final = 0.28         # seconds until the stage is in place
FALLS: Final = 34.0         # from how far above it falls


class Duel:
    def __init__(self, scene: Scenery, place: int, clock: Callable[[], float], *, is_new: bool) -> None:
        self.scene = scene
        self.place = place
        self.title = ""
        self.winner: int | None = None          # a seat or MICHEL
        self.beaten: tuple[int, ...] = ()
        self.is_open = not is_new               # whether the stage is shown
        self.is_still = False                   # reduced motion: the stage does not tremble
        self._clock = clock                     # returns seconds
        self._opened = -COMES
        self._jolted = -JOLT

    @property
    def seats(self) -> tuple[int, int]:
        return self.scene.left, self.scene.right

    @property
    def shift(self) -> tuple[float, float]:
        """How far the stage is from its place: it falls into place, and trembles when something lands."""
        if self.is_still:
            return 0.0, 0.0
        now = self._clock()
        jolt = max(0.0, 1 - (now - self._jolted) / JOLT)
        come = min(1.0, (now - self._opened) / COMES)
        return sin(jolt * JOLT * 70) * WIDTH * jolt, -FALLS * (1 - eased(come))

    # --- What is seen to happen -----------------------------------------------------------------------------

    def open(self) -> None:
        self.is_open, self._opened = True, self._clock()

    def close(self) -> None:
        self.is_open = False

    def lay(self, kind: int, side: int) -> None:
        """Put a Weapon that has landed on the stage."""
        left, right = self.scene.laid
        one = ONE[kind]
        self.scene = replace(self.scene, laid=(left, right + one) if side else (left + one, right))
        self._jolted = self._clock()

    def demand(self, tool: int) -> None:
        self.scene = replace(self.scene, stake=tool)

    def carry_off(self) -> None:
        """Remove the demanded card from the stage: it is on its way to its new owner."""
        self.scene = replace(self.scene, stake=NOBODY)

    def turn_up(self, card: int) -> None:
        """Put one of Michel(le)'s cards on the stage."""
        self.scene = replace(self.scene, michel_cards=(*self.scene.michel_cards, card))

    def win(self, event: CombatWon) -> None:
        self.winner = event.winner if event.winner >= 0 else MICHEL

    def beat(self, seat: int) -> None:
        self.beaten = (*self.beaten, seat)
        self._jolted = self._clock()
