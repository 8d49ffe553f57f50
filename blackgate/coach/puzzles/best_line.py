"""The best line: the solver's moves with the best luck, and the worst answers of the others."""

from dataclasses import dataclass
from typing import Final

from ...ai.float_sums import add_up
from ...model.actions import Action
from ...model.view import View
from .hidden import blanked
from .solver import Solver

MOST_MOVES: Final = 30


@dataclass(frozen=True)
class Move:
    """A move, the chance before it, and how likely the luck was that the line assumes after it."""

    seat: int
    action: Action
    chance: float
    luck: float
    background: int         # of the seat that moves: needed to write a `reveal`


def best_line(solver: Solver, view: View) -> list[Move]:
    """The moves from this moment to the goal, or until there is no chance left."""
    game = blanked(view)
    found: list[Move] = []
    while len(found) < MOST_MOVES and game.turns == view.turns and not solver.is_settled(game):
        chance = solver.chance(game)
        if not chance:
            break
        seat = game.decider
        action, outcomes, background = solver.best_of(game) if seat == solver.seat else solver.worst_of(game)
        best = max(solver.chance(after) for _, after in outcomes)
        lucky = [(weight, after) for weight, after in outcomes if solver.chance(after) >= best - 1e-9]
        luck = add_up([weight for weight, _ in lucky])
        found.append(Move(seat, action, chance, luck, background))
        game = max(lucky, key=lambda outcome: outcome[0])[1]
    return found


# Motifs: what a line does besides digging. A puzzle is named by the first one that fits.
MOTIFS: Final = (
    "past_home", "past_actions", "past_points", "past_tools", "past_goods", "past_people", "power", "passkey", "extort",
    "rob", "patch", "trade", "forge", "gift", "spoon", "rummage", "tiptoe", "mate", "dice", "shovel_first", "keep",
)
