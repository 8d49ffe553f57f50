"""Walk to any open place (R5.1b)."""

from typing import Final

from ..actions import CautiousMove
from ..arrivals import arrive
from ..events import Events
from ..refusals import Refusal
from ..state import GameState
from ..zones import powered
from .verb import Verb


def cautious_cost(game: GameState) -> int:
    """What a cautious move costs the player on turn now."""
    cost = game.pack.cautious_move
    powers = game.pack.powers[game.gang[game.turn]]
    if not game.used & powers.cautious_discount_used:
        cost -= powers.cautious_discount
    return cost


def do(game: GameState, action: CautiousMove, events: Events) -> None:
    cost = cautious_cost(game)
    game.actions -= cost
    if cost < game.pack.cautious_move:
        game.used |= game.pack.powers[game.gang[game.turn]].cautious_discount_used
        powered(game, game.turn, events)
    arrive(game, game.turn, action.place, events)


def refuse(game: GameState, action: CautiousMove) -> list[Refusal]:
    found: list[Refusal] = []
    if 0 < game.actions < cautious_cost(game):
        found.append(("too_few_actions", "R5.1b"))
    if action.place == game.place[game.turn]:
        found.append(("already_there", "R5.1b"))
    elif action.place not in game.board.open_places:
        found.append(("not_an_open_place", "R5.1b"))
    return found


VERB: Final = Verb(CautiousMove, do, refuse, is_open=True)
