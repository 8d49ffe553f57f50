"""The learned value: a linear score for each seat, and from all scores each seat's chance to win.

Features are the same for learning and playing. They describe one seat in a full game state: a real game for
learning, a world for judging. A team's score is the sum of its seats' scores.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from ...model.board import DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE
from ...model.counts import CONTAINER, LINK, PICKAXE, PIKE, SHOVEL, SPOON, WEAPONS, count, size
from ...model.pack import Pack
from ...model.scripts import Effect
from ...model.teams import RIVALS
from ...model.state import GameState
from ..policy.worth import prospects
from ..float_sums import add_up, weighted_sum

PLAIN: Final = (
    "points", "points_squared", "spoons", "pickaxes", "shovels", "need_in_hand", "can_win_from_hand", "at_home",
    "wins_at_home", "one_beating", "two_beatings", "two_beatings_with_tools", "cigarettes",
    "cigarettes_for_a_tool", "first_weapon", "weapons", "pickaxe_parts", "shovel_parts", "links", "pikes", "containers",
    "accessories", "hand", "hand_over_limit", "rares", "armed_rivals_here", "armed_rivals_here_with_tools",
    "michel_here", "on_turn", "actions", "turns_to_wait", "in_solitary", "where_to_trade", "where_to_steal",
    "where_to_heal", "where_most_is_found", "where_to_trade_with_cash", "where_to_heal_beaten", "parts_where_crafting",
    "has_gang", "has_background",
    "wins_with_one_dig", "wins_with_two_digs", "reach_squared", "weapons_with_tools", "cigarettes_for_a_pickaxe",
    "prospects", "best_prospect",
)


def feature_names(pack: Pack) -> list[str]:
    """The names of all features of a pack, in order; weights are stored by name. A card is named by its effects, so
    that the weights also fit other packs. Cards with the same effects are one feature."""
    return list(dict.fromkeys((*PLAIN, *_action_names(pack), *_gang_names(pack), *_background_names(pack))))


def _action_names(pack: Pack) -> list[str]:
    return [f"action:{_deeds(kind.script.effects)}" for kind in pack.kinds if kind.script is not None]


def _gang_names(pack: Pack) -> list[str]:
    return [
        "gang:" + "+".join((*powers.given, *(f"each_turn_{effect.name}" for effect in powers.turn_started)))
        for powers in pack.powers[1:]
    ]


def _background_names(pack: Pack) -> list[str]:
    return [f"background:{_deeds(card.plain.effects)}" for card in pack.backgrounds]


def _deeds(effects: Sequence[Effect]) -> str:
    return "+".join(effect.name for effect in effects)


def features(game: GameState, seat: int) -> list[float]:
    """A seat's features, in the order of `feature_names`."""
    pack = game.pack
    found = dict.fromkeys(feature_names(pack), 0.0)
    found.update(zip(PLAIN, plain_features(game, seat), strict=True))
    for name, number in zip(_action_names(pack), pack.action_cards.counts(game.hand[seat]), strict=True):
        found[name] += number
    if game.gang[seat]:
        found[_gang_names(pack)[game.gang[seat] - 1]] = _ahead(game)
    if not game.revealed[seat]:
        found[_background_names(pack)[game.background[seat]]] = 1.0
    return list(found.values())


def plain_features(game: GameState, seat: int) -> list[float]:
    """A seat's features of `PLAIN`."""
    pack, board = game.pack, game.board
    goal = game.goal
    powers = pack.powers[game.gang[seat]]
    hand = game.hand[seat]
    beatings = game.beatings[seat]
    place = game.place[seat]
    cigarettes = game.cigarettes[seat]
    needed = goal - game.score(seat)
    own = game.points[seat] / goal
    spoons, pickaxes, shovels = count(hand, SPOON), count(hand, PICKAXE), count(hand, SHOVEL)
    points = powers.points
    tool_points = spoons * points[SPOON] + pickaxes * points[PICKAXE] + shovels * points[SHOVEL]
    can_dig = beatings <= powers.most_dig_beatings
    offers = board.features[seat & 1][place]
    at_home = bool(offers & DIG_HERE)
    links, pikes, containers = count(hand, LINK), count(hand, PIKE), count(hand, CONTAINER)
    free = powers.no_link
    pickaxe_parts = pikes if free else min(pikes, links)
    shovel_parts = containers if free else min(containers, links)
    weapons = size(hand & WEAPONS)
    cards = size(hand)
    on_turn = game.turn == seat
    armed = 0
    if place != board.solitary:
        where = game.place
        for other in RIVALS[game.team][game.players][seat]:
            if where[other] == place and game.hand[other] & WEAPONS:
                armed += 1
    wait = (seat - game.turn) % game.players
    two_digs = _two_best(spoons, pickaxes, shovels, points) if can_dig else 0
    one_dig = (
        0 if not can_dig else points[SHOVEL] if shovels else points[PICKAXE] if pickaxes else spoons and points[SPOON]
    )
    reach = own + min(tool_points, needed) / goal
    # The gains here, without digs: those have their own features, or keeping tools would seem better than digging.
    gains = prospects(game, seat, place, searched=False, digs=False)
    rares = hand & pack.rare_cards.mask
    return [
        own, own * own, spoons / goal, pickaxes / goal, shovels / goal, min(tool_points, needed) / goal,
        float(tool_points >= needed), float(at_home),
        float(at_home and two_digs >= needed), float(beatings == 1), float(beatings >= 2),
        min(tool_points, needed) / goal if beatings >= 2 else 0.0, min(cigarettes, 10) / 10,
        float(cigarettes >= powers.prices[-1]), float(weapons > 0), min(weapons, 5) / 5, float(min(pickaxe_parts, 2)),
        float(min(shovel_parts, 2)), min(links, 4) / 4, min(pikes, 3) / 3, min(containers, 3) / 3,
        pack.accessory_cards.different(hand) / (len(pack.accessory_cards.kinds) or 1), min(cards, 10) / 10,
        max(0, cards - pack.hand_limit) / 5,
        pack.worth(rares) / 5 if rares else 0.0, float(min(armed, 2)), armed * min(tool_points, needed) / goal,
        float(place == game.michel_place), float(on_turn), game.actions / 2 if on_turn else 0.0, wait / game.players,
        float(place == board.solitary), float(offers & SELL_HERE > 0), float(offers & STEAL_HERE > 0),
        float(offers & HEAL_HERE > 0), float(board.search[place] == board.most_search),
        min(cigarettes, 10) / 10 if offers & SELL_HERE else 0.0, float(offers & HEAL_HERE and beatings > 0),
        float(bool(board.crafting[seat & 1][place]) and beatings <= powers.most_craft_beatings
              and pickaxe_parts + shovel_parts > 0),
        float(game.gang[seat] > 0), float(not game.revealed[seat]),
        float(one_dig >= needed), float(two_digs >= needed), reach * reach, min(weapons, 3) * float(tool_points > 0),
        float(cigarettes >= powers.prices[-2]),
        add_up([min(gain, 30.0) for gain in gains[:2]]) / 30, min(gains[0], 30.0) / 30 if gains else 0.0,
    ]


def _ahead(game: GameState) -> float:
    """How much of the game is left. Long-term gains count less near the end."""
    return 1.0 - max(game.score(seat) for seat in range(game.players)) / game.goal


def _two_best(spoons: int, pickaxes: int, shovels: int, points: tuple[int, ...]) -> int:
    """The points of the two best digs."""
    total = 0
    left = 2
    for number, tool in ((shovels, SHOVEL), (pickaxes, PICKAXE), (spoons, SPOON)):
        used = min(number, left)
        total += used * points[tool]
        left -= used
    return total


class Value:
    """Weights for one way to play, and the chances they give."""

    def __init__(self, weights: list[float], pack: Pack) -> None:
        known = dict(zip(feature_names(pack), weights, strict=True))
        self._plain = weights[: len(PLAIN)]
        self._cards = [known[name] for name in _action_names(pack)]
        self._gangs = [0.0, *(known[name] for name in _gang_names(pack))]
        self._backgrounds = [known[name] for name in _background_names(pack)]

    def score(self, game: GameState, seat: int) -> float:
        """The weighted sum of a seat's features."""
        pack = game.pack
        score = weighted_sum(self._plain, plain_features(game, seat))
        if game.hand[seat] & pack.action_cards.mask:
            score += weighted_sum(self._cards, [float(number) for number in pack.action_cards.counts(game.hand[seat])])
        if game.gang[seat]:
            score += self._gangs[game.gang[seat]] * _ahead(game)
        if not game.revealed[seat]:
            score += self._backgrounds[game.background[seat]]
        return score

    def chances(self, game: GameState) -> list[float]:
        """Each seat's chance to win; teammates share theirs."""
        players = game.players
        if game.winners:
            return [float(game.winners >> seat & 1) for seat in range(players)]
        logits = [self.score(game, seat) for seat in range(players)]
        if game.team:
            sides = [add_up(logits[0::2]), add_up(logits[1::2])]
            logits = [sides[seat & 1] for seat in range(players)]
        top = max(logits)
        grown = [exp(logit - top) for logit in logits]
        whole = add_up(grown) / (players / 2 if game.team else 1)
        return [each / whole for each in grown]


def mode_name(players: int, team: bool) -> str:
    """The name of the weights for this way to play."""
    return f"team{players}" if team else f"players{players}"

