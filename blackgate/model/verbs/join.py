"""Join a gang for its accessories (R5.3)."""

from typing import Final

from ..actions import Action, Join
from ..counts import holds, kinds_of, size
from ..events import Events, Joined
from ..refusals import Refusal
from ..state import GameState
from ..zones import lose_openly, put_back
from .verb import Verb


def add_options(game: GameState, seat: int, joins: tuple[Join, ...], options: list[Action]) -> None:
    """Add the gangs that can be joined now; `joins` are those that the accessories in the hand can pay for."""
    if all(game.gang_piles):
        options += joins
        return
    # A gang with an empty pile cannot be joined. The old gang card is put under its pile first.
    own = game.pack.gang_of[game.gang[seat]]
    options += [join for join in joins if game.gang_piles[join.gang] or join.gang == own]


def do(game: GameState, action: Join, events: Events) -> None:
    """Join a gang. The old gang card goes under its pile before the new one is taken."""
    gang, accessories, _ = action
    seat = game.turn
    game.actions -= 1
    lose_openly(game, seat, accessories)
    put_back(game, accessories)
    old = game.gang[seat]
    if old:
        game.gang_piles[game.pack.gang_of[old]] += (old,)
    card = game.gang_piles[gang][0]
    game.gang_piles[gang] = game.gang_piles[gang][1:]
    game.gang[seat] = card
    if events is not None:
        events.append(Joined(seat, card, accessories, old))


def refuse(game: GameState, action: Join) -> list[Refusal]:
    gang = game.pack.gangs[action.gang]
    kinds = kinds_of(action.accessories)
    found: list[Refusal] = []
    if size(action.accessories) != gang.price or len(kinds) != gang.price:
        found.append(("wrong_number_of_accessories", "R5.3"))
    if any(kind not in gang.accessories for kind in kinds):
        found.append(("not_its_accessories", "R5.3"))
    if not holds(game.hand[game.turn], action.accessories):
        found.append(("card_not_in_hand", "R5.3"))
    if not game.gang_piles[action.gang] and game.pack.gang_of[game.gang[game.turn]] != action.gang:
        found.append(("gang_pile_empty", "R5.3"))
    return found


VERB: Final = Verb(Join, do, refuse, is_open=True)
