"""How well somebody played: what they missed, compared with what each level misses in their place.

A review says for every decision whether another action was surely better. What was missed has a weight: by the kind of
the better action and by the kind of what was done instead. Moving on where something should be done weighs much, as
weak players do that often. The scale (`data/rating/scale.yaml`, made by `build/lab/rating.py`) has these weights, and
says what each level misses. A rating lies between the levels' fixed numbers. It does not know who won.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import log
from typing import Any, Final, NamedTuple

from ..ai.float_sums import add_up
from ..ai.search.value import mode_name
from ..cards.library import SHIPPED
from ..cards.yamltree import YamlProblem, read_yaml
from ..model.notation import Json
from ..model.pack import Pack
from ..play.packs import pack_in

SCALE: Final = SHIPPED / "rating" / "scale.yaml"
FIXED: Final = {"random": 0, "easy": 400, "medium": 800, "hard": 1200}
MOST: Final = 1400
ABOVE_HARD: Final = 1300
LIGHTEST: Final = 1.0       # the weight of the lightest miss
FEWEST: Final = 20          # A game with fewer own decisions says nothing.
LATEST: Final = 20          # so many games make a player's rating
SURE: Final = 1.96          # standard errors on both sides: a band of 95 %
# Actions of one kind are weighed together. The kind of a decision is that of its best action, whatever was done.
VERBS: Final = {
    "moves": ("roll_move", "cautious_move", "follow", "go", "reroll", "keep"),
    "tools": ("craft", "dig", "buy", "sell", "steal_spoon", "exchange", "accept", "decline"),
    "cards": ("search", "draw", "play", "reveal", "join", "heal", "choose_card", "discard"),
    "fights": ("extort", "cooperate", "fight", "weapon", "give_up", "pass"),
    "turns": ("end_turn", "move_michel"),
}
KINDS: Final = {verb: kind for kind, verbs in VERBS.items() for verb in verbs}


class Played(NamedTuple):
    """One reviewed game of a player: the weight of all that was missed, and what each level would have missed in
    their place. In games of earlier versions every miss weighs 1, for the player and for the levels."""

    decisions: int
    missed: int
    expected: tuple[float, ...]     # by level, in the order of `FIXED`; empty if there is no scale for such a game


class Rating(NamedTuple):
    """A rating and its band of 95 %."""

    number: int
    low: int
    high: int
    games: int


class Scale(NamedTuple):
    """What is missed, by weight: for each level the mean by kind of decision, times a factor by way to play."""

    weights: Mapping[str, Mapping[str, float]]      # by the kind of the best action and of what was done
    missed: Mapping[str, Mapping[str, float]]
    factors: Mapping[str, Mapping[str, float]]

    def weight(self, best: str, done: str) -> int:
        """How much it weighs to do an action of one kind where one of another kind, or a better one, was best."""
        return int(self.weights[best][done])

    def expected(self, mode: str, kinds: Iterable[str]) -> tuple[float, ...]:
        """What each level misses in these decisions; empty if the way to play was not measured."""
        if mode not in self.factors:
            return ()
        counted = list(kinds)
        return tuple(
            self.factors[mode][level] * add_up([self.missed[level][kind] for kind in counted]) for level in FIXED)


class Decision(NamedTuple):
    """A decision from a review: the verbs of the best action and of the one that was done, and the chance lost."""

    best: str
    done: str
    lost: float


def kind_of(verb: str) -> str:
    return KINDS.get(verb, "turns")


def played(decisions: Iterable[Decision], mode: str, scale: Scale) -> Played:
    """A game from its review."""
    counted = list(decisions)
    expected = scale.expected(mode, (kind_of(each.best) for each in counted))
    weights = [scale.weight(kind_of(each.best), kind_of(each.done)) for each in counted if each.lost > 0 and expected]
    return Played(len(counted), sum(weights), expected)


def number(missed: float, expected: Sequence[float]) -> int:
    """The rating of somebody who missed this much: on a line between the levels, by the logarithms of their numbers.

    A light miss is added. So one good game is not taken for perfect play.
    """
    levels = [(-log(share), fixed) for share, fixed in zip(expected, FIXED.values(), strict=True)]
    at = -log(missed + LIGHTEST)
    (left, low), (right, high) = next(
        (pair for pair in pairwise(levels) if at < pair[1][0]), (levels[-2], levels[-1]))
    found = low + (high - low) * (at - left) / (right - left)
    return round(min(MOST, max(0.0, found)))


def is_rated(game: Played) -> bool:
    return game.decisions >= FEWEST and bool(game.expected)


def rating_of(games: Sequence[Played]) -> Rating | None:
    """The rating from the latest games together; None if none of them can be rated.

    The band comes from leaving out each game in turn. With one game there is nothing to compare: the band is open.
    """
    counted = [game for game in games if is_rated(game)][-LATEST:]
    if not counted:
        return None
    found = _together(counted)
    if len(counted) == 1:
        return Rating(found, 0, MOST, 1)
    without = [_together([*counted[:place], *counted[place + 1:]]) for place in range(len(counted))]
    mean = add_up([float(each) for each in without]) / len(without)
    spread = add_up([(each - mean) ** 2 for each in without]) * (len(without) - 1) / len(without)
    reach = round(SURE * spread ** 0.5)
    return Rating(found, max(0, found - reach), min(MOST, found + reach), len(counted))


def through_time(games: Sequence[Played]) -> list[int]:
    """The rating after each game that can be rated, in their order."""
    counted = [game for game in games if is_rated(game)]
    return [_together(counted[max(0, end - LATEST):end]) for end in range(1, len(counted) + 1)]


def _together(games: Sequence[Played]) -> int:
    expected = [add_up([game.expected[level] for game in games]) for level in range(len(FIXED))]
    return number(add_up([float(game.missed) for game in games]), expected)


def level_like(number: int) -> str:
    """The level whose fixed number is nearest."""
    return min(FIXED, key=lambda level: abs(FIXED[level] - number))


def rival_for(number: int) -> str:
    """The level of bots that suits a player. The scale ends at `hard`: who is clearly above it meets experts."""
    return "expert" if number >= ABOVE_HARD else max("easy", level_like(number), key=FIXED.__getitem__)


@lru_cache(1)
def load_scale() -> Scale:
    """The shipped scale. Without its file nothing is rated."""
    try:
        data: Any = read_yaml(SCALE).plain()
    except (OSError, YamlProblem):
        return Scale({}, {}, {})
    return Scale(*({row: {name: float(share) for name, share in numbers.items()} for row, numbers in data[part].items()}
                   for part in Scale._fields))


def mode_of_record(written: Json, pack: Pack) -> str:
    """The way to play of a recorded game; empty if the scale says nothing about such games."""
    options = written.get("options")
    if options is None or pack.fingerprint != pack_in(None).fingerprint:
        return ""
    return mode_name(options["players"], options["team"])
