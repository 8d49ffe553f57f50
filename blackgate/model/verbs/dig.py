"""Dig with a Tool (R6.1). Points are scored at the dig and kept (R14p); reaching the goal ends the game (R3)."""

from typing import Final

from ..actions import Action, Dig
from ..board import DIG_HERE
from ..counts import FIELD, ONE, TOOL_KINDS
from ..events import Dug, Events, Won
from ..refusals import Refusal
from ..state import GameState
from ..zones import lose_openly, powered
from .place_actions import features_here, free_with, pay_place_action
from .verb import Verb

_DIGS: Final = tuple((FIELD[tool], Dig(tool)) for tool in TOOL_KINDS)


def add_options(game: GameState, seat: int, options: list[Action]) -> None:
    """Add each kind of Tool in the hand. The caller has checked that there is one."""
    if game.beatings[seat] <= game.pack.powers[game.gang[seat]].most_dig_beatings:
        hand = game.hand[seat]
        for field, option in _DIGS:
            if hand & field:
                options.append(option)


def do(game: GameState, action: Dig, events: Events) -> None:
    seat = game.turn
    tool = action.tool
    pack = game.pack
    powers = pack.powers[game.gang[seat]]
    pay_place_action(game, DIG_HERE, events)
    if events is not None and (
        game.beatings[seat] > pack.numbers.dig_beatings or powers.points[tool] > pack.kinds[tool].points
    ):
        powered(game, seat, events)
    points = powers.points[tool] + game.dig_bonus
    game.dig_bonus = 0
    lose_openly(game, seat, ONE[tool])
    game.tunnel[seat] += ONE[tool]
    game.points[seat] += points
    if events is not None:
        events.append(Dug(seat, tool, points, game.points[seat]))
    if game.score(seat) >= game.goal:
        game.winners = game.side(seat)
        game.agenda.clear()
        if events is not None:
            events.append(Won(game.winners))


def refuse(game: GameState, action: Dig) -> list[Refusal]:
    seat = game.turn
    found: list[Refusal] = []
    if not features_here(game) & DIG_HERE:
        found.append(("only_in_own_block" if game.team else "only_in_cell_block", "R6.1"))
    if game.beatings[seat] > game.pack.powers[game.gang[seat]].most_dig_beatings:
        found.append(("too_beaten_to_dig", "R6.1"))
    if action.tool not in TOOL_KINDS:
        found.append(("not_a_tool", "R6.1"))
    elif not game.hand[seat] & FIELD[action.tool]:
        found.append(("no_such_tool_in_hand", "R6.1"))
    return found


VERB: Final = Verb(Dig, do, refuse, free_with(DIG_HERE), is_from_memory=True)
