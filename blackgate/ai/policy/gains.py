"""The present worth of a card's gains for the player who uses it, by sort (`model/gain_sorts.py`)."""

from collections.abc import Callable
from typing import Final

from ...model import gain_sorts
from ...model.board import BUY_HERE, DIG_HERE
from ...model.counts import FIELD, ONE, SHOVEL, TOOL_KINDS, WEAPON_KINDS, WEAPONS, size
from ...model.questions.forge_again import FORGED_FROM
from . import worth
from .standing import Use
from .worth import BEATING, CIGARETTE, DRAWN, DUG, HELD, cards_worth, outlook

FORGED_TOO: Final = 8.0     # a second tool from a part


def _drawn(use: Use, cards: int) -> float:
    """Drawn cards. A Background that only draws should wait until there is room for the cards."""
    if use.is_revealed and use.alone:
        room = use.game.pack.hand_limit - size(use.game.hand[use.seat]) + 2
        return DRAWN * min(cards, max(0, room))
    return DRAWN * cards


def _drawn_here(use: Use, times: int) -> float:
    return DRAWN * use.game.board.search[use.place] * times


def _cigarettes(use: Use, gained: int) -> float:
    """Cigarettes. They are worth most where they can be spent, and a Background can wait for that."""
    game, seat = use.game, use.seat
    if not use.is_revealed:
        return CIGARETTE * gained
    can_buy = game.board.features[seat & 1][use.place] & BUY_HERE
    if not (can_buy and game.actions):
        return gained * 0.6
    wares = range(len(game.pack.items))
    before = max(worth.buy_gain(game, seat, item, game.cigarettes[seat]) for item in wares)
    after = max(worth.buy_gain(game, seat, item, game.cigarettes[seat] + gained) for item in wares)
    return gained * 0.6 + (after - before)


def _actions(use: Use, more: int) -> float:
    """More actions. They are worth most when one is needed and none is left."""
    gains = use.prospects
    if not use.is_revealed:
        left = use.game.actions - 1
        return outlook(gains, left + more) - outlook(gains, left)
    if use.game.actions:
        return -5.0
    return outlook(gains, more) - outlook(gains, 0) - 2.0


def _dig_points(use: Use, extra: int) -> float:
    """More dig points. They need a dig now, and are worth most with the dig that wins."""
    game, seat = use.game, use.seat
    gains = worth.dig_gains(game, seat)
    home = game.board.features[seat & 1][use.place] & DIG_HERE
    left = game.actions - (0 if use.is_revealed else 1)
    if not (gains and home and left):
        return -5.0
    needed = worth.points_needed(game, seat)
    points = game.pack.powers[game.gang[seat]].points
    best = max(points[tool] for tool in TOOL_KINDS if game.hand[seat] & FIELD[tool])
    if best < needed <= best + extra:
        return 900.0
    return DUG * extra * 0.6


def _healed(use: Use, beatings: int) -> float:
    """Healed Beatings. A card in the hand can be kept for later."""
    game, seat = use.game, use.seat
    more = min(beatings, game.beatings[seat]) - 1
    healed = worth.heal_gain(game, seat) + (BEATING * more if more > 0 else 0.0)
    return healed if use.is_revealed else healed - 1.0


def _supplied(use: Use, cards: int) -> float:
    if use.kind in WEAPON_KINDS:
        armed = size(use.game.hand[use.seat] & WEAPONS)
        return (2.5 if armed == 0 else 1.5) * cards
    return worth.kind_worths(use.game.pack)[use.kind] * cards


def _armed(use: Use, cards: int) -> float:
    return 0.0 if use.game.hand[use.seat] & WEAPONS else _supplied(use, cards)


def _moved(use: Use, times: int) -> float:
    return 0.0


def _regained(use: Use, cards: int) -> float:
    """Cards taken back from the discard. The target is the set of cards."""
    return cards_worth(use.game.pack, use.target) - 4.0


def _bought(use: Use, discount: int) -> float:
    game = use.game
    price = game.pack.tool_price(use.target, game.gang[use.seat], discount)
    return HELD * game.pack.kinds[use.target].points - price * CIGARETTE + 1.0


def _forged(use: Use, times: int) -> float:
    pack = use.game.pack
    gain = HELD * pack.kinds[use.target].points - worth.kind_worths(pack)[FORGED_FROM[use.target]]
    return gain + (1.0 if use.target == SHOVEL else 0.0)


def _forged_again(use: Use, times: int) -> float:
    parts = sum(FIELD[part] for part in FORGED_FROM.values())
    return FORGED_TOO if (use.game.hand[use.seat] - ONE[FORGED_FROM[use.target]]) & parts else 0.0


OWN_GAINS: Final[dict[str, Callable[[Use, int], float]]] = {
    gain_sorts.DRAWN: _drawn, gain_sorts.DRAWN_HERE: _drawn_here, gain_sorts.GIVEN_CIGARETTES: _cigarettes,
    gain_sorts.MORE_ACTIONS: _actions, gain_sorts.DIG_POINTS: _dig_points, gain_sorts.HEALED: _healed,
    gain_sorts.SUPPLIED: _supplied,
    gain_sorts.ARMED: _armed, gain_sorts.MOVED: _moved, gain_sorts.REGAINED: _regained, gain_sorts.BOUGHT: _bought,
    gain_sorts.FORGED: _forged, gain_sorts.FORGED_AGAIN: _forged_again,
}
