"""Heal a Beating in the Infirmary (R6.5)."""

from typing import Final

from ..actions import Heal
from ..board import HEAL_HERE
from ..events import Events
from ..refusals import Refusal
from ..state import GameState
from ..zones import heal
from .place_actions import features_here, free_with, pay_place_action
from .verb import Verb

OPTION: Final = Heal()


def do(game: GameState, action: Heal, events: Events) -> None:
    pay_place_action(game, HEAL_HERE, events)
    heal(game, game.turn, 1, events)


def refuse(game: GameState, action: Heal) -> list[Refusal]:
    found: list[Refusal] = []
    if not features_here(game) & HEAL_HERE:
        found.append(("only_in_infirmary", "R6.5"))
    if not game.beatings[game.turn]:
        found.append(("not_beaten", "R6.5"))
    return found


VERB: Final = Verb(Heal, do, refuse, free_with(HEAL_HERE), is_open=True)
