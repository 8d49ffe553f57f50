"""What a puzzle's best line is about: the motif that names it, and a key for lines that are too similar."""

from blackgate.coach.puzzles.best_line import Move
from blackgate.model import gain_sorts
from blackgate.model.actions import (
    Buy, CautiousMove, Craft, Dig, Extort, Follow, Heal, Join, Play, Reveal, RollMove, Search, Sell, StealSpoon,
)
from blackgate.model.pack import Pack
from blackgate.model.scripts import Script
from blackgate.model.vocabulary import NOTHING


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
