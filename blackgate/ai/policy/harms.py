"""The worth of a card's harm to others, by sort of gain, for its user; and what it costs its target."""

from collections.abc import Callable
from typing import Final

from ...model import gain_sorts
from ...model.counts import FIELD, TOOL_KINDS, TOOLS, size
from ...model.teams import RIVALS, is_mate, is_rival
from ...model.state import GameState
from ...model.gain_sorts import Gain
from ..float_sums import add_up
from . import worth
from .counting import sure, tool_odds
from .standing import Use
from .worth import CIGARETTE, FOLLY, HELD, cards_worth

STOLEN: Final = 4.0     # a random card that a Background takes
CHOSEN: Final = 6.0     # a chosen card of a hand


def _is_mate(use: Use) -> bool:
    return is_mate(use.game.team, use.target, use.seat)


def _threat(use: Use) -> float:
    """How dangerous a rival's next turns are, from 0 to about 3; far below 0 for a teammate."""
    game = use.game
    if _is_mate(use):
        return -20.0
    lead = worth.progress(game, use.target)
    tools = size(sure(game, use.seat, use.target) & TOOLS)
    return lead * lead * 2.0 + 0.3 * min(tools, 3) * (1.0 + lead)


def _beaten(use: Use, times: int) -> float:
    """Beatings. A single one matters if it prevents digging; several always matter."""
    left = use.game.pack.most_beatings - use.game.beatings[use.target]
    threat = _threat(use)
    if times > 1:
        return threat * 5.0 * min(left, times)
    return -20.0 if not left else 2.0 * threat + (7.0 * threat if left == 1 else 1.0)


def _locked_up(use: Use, times: int) -> float:
    at_home = use.game.place[use.target] in use.game.board.blocks
    return _threat(use) * (5.0 if at_home else 3.0)


def _random_card(use: Use, cards: int) -> float:
    """Random cards. A teammate is not robbed. Other effects of a Background on its target are judged separately."""
    game = use.game
    if _is_mate(use) and (use.alone or not use.is_revealed):
        return FOLLY
    if use.is_revealed:
        return STOLEN * cards
    taken = worth.random_card(game, use.seat, use.target)
    return cards * taken * (1.5 + 0.5 * worth.progress(game, use.target))


def _chosen_card(use: Use, cards: int) -> float:
    if use.alone and _is_mate(use):
        return FOLLY
    return CHOSEN * cards if use.game.hand[use.target] else 0.0


def _pockets_here(use: Use, cards: int) -> float:
    return _pockets(use, cards, use.place)


def _pockets(use: Use, cards: int, here: int | None = None) -> float:
    game, seat = use.game, use.seat
    return add_up([
        STOLEN * cards for other in RIVALS[game.team][game.players][seat]
        if game.hand[other] and here in (None, game.place[other])
    ])


def _taken_cigarettes(use: Use, most: int) -> float:
    if _is_mate(use):
        return FOLLY
    return min(most, use.game.cigarettes[use.target]) * CIGARETTE * 1.4


def _collected_cigarettes(use: Use, most: int) -> float:
    cigarettes = use.game.cigarettes
    return sum(min(most, cigarettes[other]) for other in use.game.others[use.seat]) * CIGARETTE


def _inspected(use: Use, times: int) -> float:
    game, seat = use.game, use.seat
    total = 0.0
    for other in range(game.players):
        if game.place[other] != use.target:
            continue
        if not is_rival(game.team, other, seat):
            cheapest = [k for k in TOOL_KINDS if game.hand[seat] & FIELD[k]] if other == seat else []
            total -= HELD * game.pack.kinds[cheapest[0]].points if cheapest else 0.0
        else:
            some = tool_odds(game, seat, other, *TOOL_KINDS)
            total += some * 6.0 * (0.5 + worth.progress(game, other))
    return total


def _pooled(use: Use, times: int) -> float:
    """All hands pooled: good for a seat that has less than the others."""
    game, seat = use.game, use.seat
    mine = game.hand[seat]
    others = sum(size(game.hand[other]) for other in game.others[seat])
    share = (others + size(mine) - 1) / game.players
    tools = sum(size(sure(game, seat, other) & TOOLS) for other in game.others[seat])
    gained = share * 3.0 + tools * 16.0 / game.players
    return 0.7 * (gained - cards_worth(game.pack, mine))


def _swapped(use: Use, times: int) -> float:
    if _is_mate(use):
        return FOLLY
    return worth.hand_worth(use.game, use.seat, use.target) - cards_worth(use.game.pack, use.game.hand[use.seat])


OTHERS_LOSSES: Final[dict[str, Callable[[Use, int], float]]] = {
    gain_sorts.BEATEN: _beaten, gain_sorts.LOCKED_UP: _locked_up, gain_sorts.RANDOM_CARD: _random_card,
    gain_sorts.CHOSEN_CARD: _chosen_card, gain_sorts.POCKETS_HERE: _pockets_here, gain_sorts.POCKETS: _pockets,
    gain_sorts.TAKEN_CIGARETTES: _taken_cigarettes, gain_sorts.COLLECTED_CIGARETTES: _collected_cigarettes,
    gain_sorts.INSPECTED: _inspected, gain_sorts.POOLED: _pooled, gain_sorts.SWAPPED: _swapped,
}


def aimed_harm(game: GameState, seat: int, gains: tuple[Gain, ...]) -> float:
    """What a card aimed at a seat would cost it."""
    tools = size(game.hand[seat] & TOOLS)
    harm = 0.0
    for sort, amount, _ in gains:
        if sort == gain_sorts.BEATEN:
            harm += 5.0 * amount + (8.0 if game.beatings[seat] and tools else 0.0)
        elif sort == gain_sorts.LOCKED_UP:
            harm += 4.0 + 3.0 * tools
        elif sort == gain_sorts.RANDOM_CARD:
            harm += amount * worth.average_card(game, seat)
        else:
            harm += 4.0
    return harm
