"""A quick test whether a goal is impossible, whatever chance and the others do. It uses only actions and tools.

It may be too optimistic, but never too pessimistic. It knows no card by name: the effects of a Background say what it
may bring.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from ...model import gain_sorts
from ...model.board import DIG_HERE
from ...model.counts import TOOLS, Cards, pair_up
from ...model.pack import Pack
from ...model.state import GameState
from ...model.vocabulary import ON_TURN
from .goal import ESCAPE, KEEP, Goal

MANY: Final = 9         # more tools than can be dug in a turn
_TOOLS: Final = {
    gain_sorts.BOUGHT: 1, gain_sorts.FORGED: 1, gain_sorts.FORGED_AGAIN: 1, gain_sorts.RANDOM_CARD: 1,
    gain_sorts.CHOSEN_CARD: 1,
    gain_sorts.FOES_CARD: 1, gain_sorts.POCKETS_HERE: MANY, gain_sorts.POCKETS: MANY, gain_sorts.SWAPPED: MANY,
    gain_sorts.SUPPLIED: MANY,
    gain_sorts.POOLED: MANY,
}


class BestCase(NamedTuple):
    """The best that a Background may bring without an action."""

    actions: int = 0
    points: int = 0
    tools: int = 0
    moves: bool = False
    heals: bool = False


NO_HOPES: Final = BestCase()


@lru_cache(8)
def _hopes(pack: Pack) -> tuple[BestCase, ...]:
    found = []
    for card in pack.backgrounds:
        gains = [gain for script in (card.plain, card.with_gang) for gain in script.gains]
        found.append(BestCase(
            actions=max((gain.amount for gain in gains if gain.sort == gain_sorts.MORE_ACTIONS), default=0),
            points=max((gain.amount for gain in gains if gain.sort == gain_sorts.DIG_POINTS), default=0),
            tools=min(MANY, sum(_TOOLS.get(sort, 0) for sort in {gain.sort for gain in gains})),
            moves=any(gain.sort == gain_sorts.MOVED for gain in gains),
            heals=any(gain.sort == gain_sorts.HEALED for gain in gains),
        ) if card.when & ON_TURN else NO_HOPES)
    return tuple(found)


@lru_cache(8)
def _best_points(pack: Pack) -> dict[int, int]:
    """The most points of each tool, in any gang."""
    return {kind: max(powers.points[kind] for powers in pack.powers) for kind, _ in pair_up(pack.all_cards & TOOLS)}


def is_hopeless(
    game: GameState, seat: int, goal: Goal, before: int, *, rolled: bool = False, robbed: bool = False,
) -> bool:
    """Whether the seat cannot reach the goal. `rolled`: a roll may lead it anywhere. `robbed`: it may get any cards."""
    if goal.sort == KEEP:
        return False
    if game.turn != seat:
        return True
    if goal.sort == ESCAPE:
        have = game.score(seat)
        need = game.goal - have
    else:
        need = goal.points - (game.points[seat] - before)
    return need > 0 and most_points(game, seat, rolled, robbed) < need


def most_points(game: GameState, seat: int, rolled: bool = False, robbed: bool = False) -> int:
    """An upper limit for the points of this turn."""
    pack = game.pack
    powers = pack.powers[game.gang[seat]]
    hopes = _hopes_of(game, seat)
    actions = most_actions(game, seat, rolled)
    if actions <= 0:
        return 0
    best = _best_points(pack) if game.actions > 0 or hopes.actions else {
        kind: powers.points[kind] for kind in _best_points(pack)}
    most = max(best.values())
    free = hopes.tools + (MANY if robbed or (game.agenda and not _is_on_the_way(game)) else 0)
    if powers.free_craft and not game.used & powers.free_craft_used:
        free += 1
    in_hand = _dug(game.hand[seat], best, most, free, actions)
    return max(in_hand, (actions - 1) * most) + game.dig_bonus + hopes.points


def is_last_dig(game: GameState, seat: int) -> bool:
    """Whether the seat can only dig once more with a tool it holds, so that no other card matters."""
    powers = game.pack.powers[game.gang[seat]]
    return _hopes_of(game, seat) == NO_HOPES and not game.agenda and not powers.has_free and (
        most_actions(game, seat) == 1 == game.actions)


def most_actions(game: GameState, seat: int, rolled: bool = False) -> int:
    """The most actions that may be spent on digging and on getting tools."""
    powers = game.pack.powers[game.gang[seat]]
    hopes = _hopes_of(game, seat)
    actions = game.actions + hopes.actions
    if powers.free_place_action and not game.used & powers.free_place_action_used:
        actions += 1
    at_home = game.board.features[seat & 1][game.place[seat]] & DIG_HERE
    if not (at_home or hopes.moves or rolled or _is_on_the_way(game)):
        actions -= 1
    if game.beatings[seat] > powers.most_dig_beatings and not hopes.heals:
        actions -= 1
    return actions


def _hopes_of(game: GameState, seat: int) -> BestCase:
    return NO_HOPES if game.revealed[seat] else _hopes(game.pack)[game.background[seat]]


def _is_on_the_way(game: GameState) -> bool:
    return any(frame.step in ("place", "reroll") for frame in game.agenda)


def _dug(hand: Cards, best: dict[int, int], most: int, free: int, digs: int) -> int:
    """The most points of `digs` digs with the tools in hand and `free` further tools."""
    points = [most] * min(free, digs)
    for kind, number in pair_up(hand & TOOLS):
        points += [best[kind]] * number
    points.sort(reverse=True)
    return sum(points[:digs])
