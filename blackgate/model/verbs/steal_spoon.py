"""Steal Spoons in the Cafeteria (R6.4)."""

from typing import Final

from ..actions import StealSpoon
from ..board import STEAL_HERE
from ..counts import FIELD, SPOON
from ..events import Events, Stolen
from ..refusals import Refusal
from ..state import GameState
from ..zones import powered, take_supply
from .place_actions import features_here, free_with, pay_place_action
from .verb import Verb

OPTION: Final = StealSpoon()


def do(game: GameState, action: StealSpoon, events: Events) -> None:
    seat = game.turn
    extra = game.pack.powers[game.gang[seat]].spoons_stolen
    pay_place_action(game, STEAL_HERE, events)
    number = take_supply(game, seat, SPOON, game.pack.numbers.spoons_stolen + extra)
    if events is not None:
        if number > game.pack.numbers.spoons_stolen:
            powered(game, seat, events)
        events.append(Stolen(seat, SPOON, number))


def refuse(game: GameState, action: StealSpoon) -> list[Refusal]:
    found: list[Refusal] = []
    if not features_here(game) & STEAL_HERE:
        found.append(("only_in_cafeteria", "R6.4"))
    if not game.piles & FIELD[SPOON]:
        found.append(("pile_empty", "R6.4"))
    return found


VERB: Final = Verb(StealSpoon, do, refuse, free_with(STEAL_HERE), is_open=True)
