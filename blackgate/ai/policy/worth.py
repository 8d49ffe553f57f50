"""What things are worth to a digger, in a unit where a dug tunnel point is 14."""

from functools import lru_cache
from typing import Final

from ...model import gain_sorts
from ...model.board import DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE, TRADE_HERE
from ...model.counts import (
    BLADE, CONTAINER, FIELD, KNIFE, LINK, ONE, PIKE, SPOON, TOOLS, TOOL_KINDS, WEAPONS, Cards, count, holds,
    pair_up, size,
)
from ...model.pack import Pack
from ...model.powers import POINTS
from ...model.teams import RIVALS
from ...model.state import GameState
from ..float_sums import add_up
from .counting import sure

DUG: Final = 14.0           # a point that is dug
HELD: Final = 8.0           # a point of a tool in the hand, which must still be brought home
CIGARETTE: Final = 1.3
DRAWN: Final = 3.0          # an unknown Search card
BEATING: Final = 4.0        # the first one; the second prevents digging and is worse
WEAPON: Final = 6.0
FOLLY: Final = -60.0        # an option that only harms the seat or its team
FUTURE: Final = 0.25        # factor for gains of the next turn
MUCH: Final = 6             # points of tools from which on a seat counts as laden
LADEN: Final = 24.0         # for a place where they can be dug: more than any preference (inmates.yaml)

# The worth over a game of one unit of a gain at the start of each turn; healing is rarely needed.
_EACH_TURN: Final = {
    gain_sorts.GIVEN_CIGARETTES: 9.0, gain_sorts.HEALED: 9.0, gain_sorts.ARMED: 8.0, gain_sorts.SUPPLIED: 10.0,
    gain_sorts.DRAWN: 14.0,
    gain_sorts.DRAWN_HERE: 25.0, gain_sorts.MORE_ACTIONS: 25.0, gain_sorts.DIG_POINTS: 17.0,
    gain_sorts.POCKETS_HERE: 20.0,
    gain_sorts.POCKETS: 40.0, gain_sorts.COLLECTED_CIGARETTES: 15.0,
}
_PARTS: Final = {CONTAINER: 5.0, PIKE: 3.5, LINK: 3.6, BLADE: WEAPON, KNIFE: WEAPON}


@lru_cache(maxsize=16)
def gang_worths(pack: Pack) -> tuple[float, ...]:
    """The worth of each gang card to a member over a game: its points, and its gains at the start of turns."""
    return tuple(
        add_up([POINTS[word].worth * POINTS[word].amount(value) for word, value in powers.given.items()])
        + add_up([
            _EACH_TURN.get(sort, 0.0) * min(amount, pack.most_beatings if sort == gain_sorts.HEALED else amount)
            for effect in powers.turn_started for sort, amount, _ in effect.brings
        ])
        for powers in pack.powers
    )


@lru_cache(maxsize=16)
def kind_worths(pack: Pack) -> tuple[float, ...]:
    """The worth of one more card of each kind in the hand."""
    worths = []
    for number, kind in enumerate(pack.kinds):
        if number in _PARTS:
            worths.append(_PARTS[number])
        elif number in TOOL_KINDS:
            worths.append(HELD * kind.points)
        elif kind.category == "rare":
            worths.append(1.3 * kind.value)
        elif kind.category == "action":
            worths.append(4.0)
        else:
            worths.append(2.2)
    return tuple(worths)


def cards_worth(pack: Pack, cards: Cards) -> float:
    worths = kind_worths(pack)
    return add_up([worths[kind] * number for kind, number in pair_up(cards)])


def hand_worth(game: GameState, seat: int, other: int) -> float:
    """The worth of another's hand, as far as a seat can know."""
    known = sure(game, seat, other)
    return cards_worth(game.pack, known) + DRAWN * (size(game.hand[other]) - size(known))


def random_card(game: GameState, seat: int, other: int) -> float:
    """The worth of a random card of another's hand, as far as a seat can know."""
    hand = size(game.hand[other])
    return hand_worth(game, seat, other) / hand if hand else 0.0


def average_card(game: GameState, seat: int) -> float:
    hand = game.hand[seat]
    return cards_worth(game.pack, hand) / size(hand) if hand else 0.0


def spare_cards(game: GameState, seat: int) -> Cards:
    """The cards that are better sold than kept: rare cards, surplus parts, useless accessories."""
    pack = game.pack
    hand = game.hand[seat]
    spare = 0
    for kind, number in pair_up(hand):
        category = pack.kinds[kind].category
        keep = number
        if category == "rare":
            keep = 0
        elif category == "accessory":
            keep = 0 if game.gang[seat] else min(number, 1)
        elif kind == LINK:
            keep = min(number, 2)
        elif kind == BLADE:
            keep = min(number, 3)
        elif category == "action":
            keep = number if size(hand) <= pack.hand_limit else 1
        spare += (number - keep) * ONE[kind]
    return spare


def points_needed(game: GameState, seat: int) -> int:
    return game.goal - game.score(seat)


def progress(game: GameState, seat: int) -> float:
    """How near the seat or its team is to escaping, from 0 to 1."""
    return 1.0 - max(0, points_needed(game, seat)) / game.goal


def dig_gains(game: GameState, seat: int) -> list[float]:
    """The worth of each possible dig, best first. Digs that win the game are worth most."""
    powers = game.pack.powers[game.gang[seat]]
    if game.beatings[seat] > powers.most_dig_beatings:
        return []
    needed = points_needed(game, seat)
    points = sorted(
        (powers.points[tool] for tool in TOOL_KINDS for _ in range(count(game.hand[seat], tool))), reverse=True
    )
    gains = []
    total = 0
    for score in points:
        total += score
        gains.append((DUG - HELD) * score + (400.0 if total >= needed > total - score else 0.0))
    return gains


def craft_gain(game: GameState, seat: int, product: int) -> float:
    """The gain of a recipe if the parts are there, else 0."""
    pack = game.pack
    recipe = pack.recipe_of[product]
    needs = recipe.needs_spared if pack.powers[game.gang[seat]].no_link else recipe.needs
    if not holds(game.hand[seat], needs) or not game.piles & FIELD[product]:
        return 0.0
    if product == KNIFE:
        return 2.0 if size(game.hand[seat] & WEAPONS) < 3 else 0.2
    made = min(recipe.makes, count(game.piles, product))
    return kind_worths(pack)[product] * made - _parts_worth(pack, needs)


@lru_cache(maxsize=64)
def _parts_worth(pack: Pack, needs: Cards) -> float:
    """The worth of a recipe's parts. Cached, because it is needed for every place of every turn."""
    return cards_worth(pack, needs)


def buy_gain(game: GameState, seat: int, item: int, purse: int) -> float:
    pack = game.pack
    ware = pack.items[item]
    price = pack.powers[game.gang[seat]].prices[item]
    if purse < price or count(game.piles, ware.kind) < ware.count:
        return 0.0
    if ware.kind == KNIFE:
        armed = size(game.hand[seat] & WEAPONS)
        return ware.count * (3.6 if armed == 0 else 1.6) - price * CIGARETTE * 0.6
    return kind_worths(pack)[ware.kind] * ware.count - price * CIGARETTE


def search_gain(game: GameState, seat: int, place: int) -> float:
    powers = game.pack.powers[game.gang[seat]]
    draws = game.board.search[place]
    if not draws:
        return 0.0
    room = game.pack.hand_limit + 3 - size(game.hand[seat])
    return DRAWN * min(draws + powers.search_draws, max(room, 1)) * (1.0 if room > 1 else 0.5)


def heal_gain(game: GameState, seat: int) -> float:
    beatings = game.beatings[seat]
    if not beatings:
        return 0.0
    tools = game.hand[seat] & TOOLS
    if beatings > game.pack.powers[game.gang[seat]].most_dig_beatings:
        return 16.0 if tools else 9.0
    return 4.0


def held_points(game: GameState, seat: int) -> int:
    """The points of all tools in the hand."""
    points = game.pack.powers[game.gang[seat]].points
    return sum(points[tool] * count(game.hand[seat], tool) for tool in TOOL_KINDS)


def is_laden(game: GameState, seat: int) -> bool:
    """Whether a seat holds so many tools that it should go home now: for two good digs, or to win."""
    return game.hand[seat] & TOOLS != 0 and held_points(game, seat) >= min(MUCH, points_needed(game, seat))


def prospects(game: GameState, seat: int, place: int, *, searched: bool, digs: bool = True) -> list[float]:
    """The gains of what a seat could do in a place with its present hand, best first."""
    pack, board = game.pack, game.board
    powers = pack.powers[game.gang[seat]]
    team = seat & 1
    gains: list[float] = []
    if not searched:
        gain = search_gain(game, seat, place)
        if gain:
            gains.append(gain)
    features = board.features[team][place]
    if powers.trade_places >> place & 1:
        features |= TRADE_HERE
    if digs and features & DIG_HERE:
        gains += dig_gains(game, seat)
    if features & STEAL_HERE and game.piles & FIELD[SPOON]:
        gains.append(HELD * (1 + powers.spoons_stolen) * powers.points[SPOON])
    if features & HEAL_HERE:
        gain = heal_gain(game, seat)
        if gain:
            gains.append(gain)
    if features & SELL_HERE:
        spare = spare_cards(game, seat)
        worth = pack.worth(spare)
        purse = game.cigarettes[seat]
        best = max((buy_gain(game, seat, item, purse) for item in range(len(pack.items))), default=0.0)
        if best > 0:
            gains.append(best)
        if worth >= 3:
            after = max((buy_gain(game, seat, item, purse + worth) for item in range(len(pack.items))), default=0.0)
            gains.append(worth * (CIGARETTE - 1.0) + (0.5 * (after - best) if after > best else 0.0) + 1.0)
    if (
        game.beatings[seat] <= powers.most_craft_beatings
        and (board.crafting[team][place] or (powers.craft_anywhere and place != board.solitary))
    ):
        for recipe in pack.recipes:
            gain = craft_gain(game, seat, recipe.product)
            if gain > 0:
                gains.append(gain)
    gains.sort(reverse=True)
    return gains


def outlook(gains: list[float], actions: int) -> float:
    """The worth of some actions now and of the next turn in a place with these gains."""
    return add_up(gains[:actions]) + FUTURE * add_up(gains[actions : actions + 2])


def way_home(game: GameState, seat: int, place: int) -> float:
    """The worth of a place for a laden seat: home, or the Infirmary if Beatings prevent digging (R7)."""
    barred = game.beatings[seat] > game.pack.powers[game.gang[seat]].most_dig_beatings
    wanted = HEAL_HERE if barred else DIG_HERE
    return LADEN if game.board.features[seat & 1][place] & wanted else 0.0


def danger(game: GameState, seat: int, place: int) -> float:
    """The dangers of a place: Michel(le), and armed rivals if the seat has tools."""
    harm = 0.0
    tools = size(game.hand[seat] & TOOLS)
    if place == game.michel_place:
        harm += 4.0 + 3.0 * min(tools, 1)
    if tools:
        for other in RIVALS[game.team][game.players][seat]:
            if game.place[other] == place:
                harm += 0.8 if game.known[other * game.players + seat] & WEAPONS else 0.4
    return harm

