"""The best line: the solver's moves with the best luck, and the worst answers of the others."""

from dataclasses import dataclass
from typing import Final

from ...ai.float_sums import add_up
from ...model import gain_sorts
from ...model.actions import (
    Action, Buy, CautiousMove, Craft, Dig, Extort, Follow, Heal, Join, Play, Reveal, RollMove, Search, Sell,
    StealSpoon,
)
from ...model.pack import Pack
from ...model.scripts import Script
from ...model.view import View
from ...model.vocabulary import NOTHING
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


def motif_of(moves: list[Move], seat: int, pack: Pack) -> str:
    """The motif of a line, one of `MOTIFS`."""
    own = [move for move in moves if move.seat == seat]
    words = {type(move.action) for move in own}
    reveals = [pack.backgrounds[move.background].plain for move in own if isinstance(move.action, Reveal)]
    plays = [script for move in own
             if isinstance(move.action, Play) and (script := pack.kinds[move.action.card].script)]
    for script in reveals:
        return _past(script)
    if Join in words:
        return "power"
    if any(script.moves for script in plays):
        return "passkey"
    if Extort in words:
        return "extort"
    if any(_brings(script, gain_sorts.RANDOM_CARD, gain_sorts.POOLED) for script in plays):
        return "rob"
    if Heal in words or any(_brings(script, gain_sorts.HEALED) for script in plays):
        return "patch"
    if words & {Sell, Buy}:
        return "trade"
    if Craft in words:
        return "forge"
    if plays:
        return "gift"
    if StealSpoon in words:
        return "spoon"
    if Search in words:
        return "rummage"
    if CautiousMove in words:
        return "tiptoe"
    if Follow in words:
        return "mate"
    return "dice" if RollMove in words else "shovel_first"


def _past(script: Script) -> str:
    if script.moves:
        return "past_home"
    if _brings(script, gain_sorts.MORE_ACTIONS):
        return "past_actions"
    if _brings(script, gain_sorts.DIG_POINTS):
        return "past_points"
    if _brings(script, gain_sorts.BOUGHT, gain_sorts.FORGED):
        return "past_tools"
    if _brings(script, gain_sorts.RANDOM_CARD, gain_sorts.POCKETS_HERE, gain_sorts.POCKETS, gain_sorts.SWAPPED,
               gain_sorts.BEATEN,
               gain_sorts.LOCKED_UP, gain_sorts.CHOSEN_CARD, gain_sorts.COLLECTED_CIGARETTES):
        return "past_people"
    return "past_goods"


def _brings(script: Script, *sorts: str) -> bool:
    return any(gain.sort in sorts for gain in script.gains)


def signature(moves: list[Move], seat: int) -> tuple[tuple[str, int], ...]:
    """The seat's moves without their targets. Two puzzles with the same signature are too similar."""
    return tuple((move.action.name, _about(move)) for move in moves if move.seat == seat)


def _about(move: Move) -> int:
    """The card or thing that a move uses, or NOTHING."""
    match move.action:
        case Dig(thing) | Craft(thing) | Buy(thing) | Join(thing) | Play(thing) | Extort(_, thing):
            return thing
        case Reveal():
            return move.background
    return NOTHING
