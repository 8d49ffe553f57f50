"""Habits: learned corrections of the policy's scores, on the seat's own turn and for the place after a roll.

An option has aspects: the verb, where it leads, what its card brings, its target. Each aspect has a weight for each
number that describes the seat's situation (`STANDING`). The weighted sum of an option, compared with that of the
policy's favourite, is its correction. The weights are learned from won games (`build/lab/training/climbing.py`); no
card or place is known by name. Like the rest of the policy, habits use only what the asked seat may know.

The first habits were learned without comparing with the favourite, and are used that way. A file of habits says which
kind it is; the shipped one is of the first kind.
"""

from collections.abc import Callable
from typing import Final

from ...model.actions import ACTIONS, NUMBERS, Action, Play, Reveal
from ...model.board import DIG_HERE, HEAL_HERE, SELL_HERE, STEAL_HERE
from ...model.counts import CONTAINER, KNIFE, LINK, PIKE, SHOVEL, SPOON, TOOLS, WEAPONS, count, size
from ...model.powers import POINTS
from ...model.questions.place import AskPlace
from ...model.reveals import script_of
from ...model.scripts import Script
from ...model.teams import RIVALS
from ...model.sorts import HIT, PRICE, fields_of, name_of
from ...model.state import GameState
from ...model.gain_sorts import SORTS
from ..float_sums import weighted_sum
from . import worth
from .counting import sure
from .temper import Scores

STANDING: Final = (
    "always", "own_progress", "rivals_progress", "points_in_hand", "wins_from_hand", "beatings", "barred",
    "last_action", "hand", "hand_over_limit", "cigarettes", "weapons", "parts_of_tools", "at_home", "where_crafting",
    "in_gang", "has_background", "company", "searched", "in_team", "rivals",
)
_PLACES: Final = (
    "to_dig", "to_trade", "to_steal", "to_heal", "to_search", "to_craft", "to_company", "to_solitary", "to_armed",
    "to_michel",
)
_AIMS: Final = ("at_progress", "at_beaten", "at_tools", "at_cards", "at_armed")
_MORE: Final = ("arms_itself", "small_tool", "great_tool")
_SCORE: Final = ("behind", "favourite")     # how far the policy's score is below its best, and whether it is the best
ASPECTS: Final = (
    *map(name_of, ACTIONS), *_PLACES, *_AIMS, *_MORE, *(f"play:{sort}" for sort in SORTS),
    *(f"reveal:{sort}" for sort in SORTS), *(f"join:{point}" for point in POINTS),
    *(f"join:each_turn_{sort}" for sort in SORTS), *_SCORE,
)
_TO: Final = len(ACTIONS)
_AT: Final = _TO + len(_PLACES)
_ARMS: Final = _AT + len(_AIMS)
_SMALL: Final = _ARMS + 1
_GREAT: Final = _ARMS + 2
_PLAYED: Final = _ARMS + len(_MORE)
_REVEALED: Final = _PLAYED + len(SORTS)
_JOINED: Final = _REVEALED + len(SORTS)
_EACH_TURN: Final = _JOINED + len(POINTS)
_BEHIND: Final = _EACH_TURN + len(SORTS)
_FAVOURITE: Final = _BEHIND + 1
_POINT: Final = {point: number for number, point in enumerate(POINTS)}
_SORT: Final = {sort: number for number, sort in enumerate(SORTS)}

SURE: Final = 300.0         # a score that wins the game is not corrected
FOLLIES: Final = 40.0       # nor is an option this far below the best
MOST: Final = 30.0          # the largest correction
FIRST_MOST: Final = 20.0    # that of the first habits
BEHIND: Final = 10.0        # the unit of the aspect `behind`
# The corrected scores lie further apart than those of the first habits. Searches weigh differences between scores
# against chances, so the differences are reduced to what they were. The order of the options is the same.
SPREAD: Final = 0.66

Aspect = tuple[int, float]      # its number and its amount


def is_taught(game: GameState) -> bool:
    """Whether habits apply to the question."""
    if not game.agenda:
        return True
    frame = game.agenda[-1]
    return isinstance(frame, AskPlace) and not frame.michel


class Habits:
    """Weights by aspect and situation, in the unit of `worth`. `is_first`: the corrections are not compared with
    that of the favourite."""

    def __init__(self, weights: list[list[float]], is_first: bool = False) -> None:
        self.weights = weights
        self.is_first = is_first
        self.most = FIRST_MOST if is_first else MOST

    def corrected(self, game: GameState, scored: Scores) -> Scores:
        """The policy's scores with the learned corrections."""
        best, favourite = max(scored, key=score_of)
        if best > SURE or len(scored) == 1:
            return scored
        opinion = Opinion(self, game, best, favourite)
        found = [
            (score + opinion.correction(score, option) if score > best - FOLLIES else score, option)
            for score, option in scored
        ]
        if self.is_first:
            return found
        top = max(found, key=score_of)[0]
        return [
            (top - SPREAD * (top - score) if plain > best - FOLLIES else score, option)
            for (score, option), (plain, _) in zip(found, scored, strict=True)
        ]

    def chosen(self, game: GameState, scored: Scores) -> Action:
        """The best option after corrections, of equals the first. Options too far below the best are skipped."""
        best, found = max(scored, key=score_of)
        if best > SURE or len(scored) == 1:
            return found
        opinion = Opinion(self, game, best, found)
        most = self.most
        top = least = best - FOLLIES
        # The favourite has this score after its correction, or more.
        sure = best - most if self.is_first else best
        for score, option in scored:
            if score > least and score + most > top and score + most >= sure:
                whole = score + opinion.correction(score, option)
                if whole > top:
                    found, top = option, whole
        return found


class Opinion:
    """What habits say about the options of one question."""

    def __init__(self, habits: Habits, game: GameState, best: float, favourite: Action) -> None:
        self.standing = standing_of(game)
        self._game = game
        self._best = best
        self._weights = habits.weights
        self._most = habits.most
        self._known: dict[int, float] = {}      # the weight of each aspect in this situation
        self._usual = 0.0 if habits.is_first else self.total(self.aspects(best, favourite))

    def aspects(self, score: float, option: Action) -> list[Aspect]:
        """The aspects of an option, with those of its score."""
        found = aspects_of(self._game, option)
        if score < self._best:
            found.append((_BEHIND, (score - self._best) / BEHIND))
        else:
            found.append((_FAVOURITE, 1.0))
        return found

    def total(self, aspects: list[Aspect]) -> float:
        """The weighted sum of an option's aspects."""
        total = 0.0
        for number, much in aspects:
            weight = self._known.get(number)
            if weight is None:
                weight = self._known[number] = weighted_sum(self._weights[number], self.standing)
            total += much * weight
        return total

    def apart(self, aspects: list[Aspect]) -> float:
        """How much more than the favourite's an option's total is."""
        return self.total(aspects) - self._usual

    def correction(self, score: float, option: Action) -> float:
        """The learned correction of an option."""
        return max(-self._most, min(self._most, self.apart(self.aspects(score, option))))


def score_of(scored: tuple[float, Action]) -> float:
    return scored[0]


def standing_of(game: GameState) -> list[float]:
    """The numbers that describe the asked seat's situation, in the order of `STANDING`."""
    pack, board = game.pack, game.board
    seat = game.turn
    powers = pack.powers[game.gang[seat]]
    hand = game.hand[seat]
    beatings = game.beatings[seat]
    place = game.place[seat]
    needed = worth.points_needed(game, seat)
    held = worth.held_points(game, seat) if hand & TOOLS else 0
    rivals = RIVALS[game.team][game.players][seat]
    ahead, company = 0.0, 0
    for other in rivals:
        progress = worth.progress(game, other)
        if progress > ahead:
            ahead = progress
        if game.place[other] == place:
            company += 1
    cards = size(hand)
    parts = count(hand, PIKE) + count(hand, CONTAINER)
    if not powers.no_link:
        parts = min(parts, count(hand, LINK))
    return [
        1.0, worth.progress(game, seat), ahead, min(held, needed) / game.goal, float(held >= needed), beatings / 2,
        float(beatings > powers.most_dig_beatings), float(game.actions == 1), min(cards, 12) / 10,
        max(0, cards - pack.hand_limit) / 5, min(game.cigarettes[seat], 12) / 10, min(size(hand & WEAPONS), 3) / 3,
        min(parts, 2) / 2, float(board.features[seat & 1][place] & DIG_HERE > 0),
        float(bool(board.crafting[seat & 1][place])), float(game.gang[seat] > 0), float(not game.revealed[seat]),
        min(company, 2) / 2, float(game.searches >= powers.search_limit), float(game.team), len(rivals) / 5,
    ]


def aspects_of(game: GameState, option: Action) -> list[Aspect]:
    """The aspects of an option."""
    found: list[Aspect] = [(NUMBERS[type(option)], 1.0)]
    if isinstance(option, Play):
        script = game.pack.kinds[option.card].script
        if script is not None:
            _add_card(game, script, option.target, _PLAYED, found)
    elif isinstance(option, Reveal):
        _add_card(game, script_of(game, game.turn), option.target, _REVEALED, found)
    else:
        for name, add in _FIELDS[type(option)]:
            add(game, getattr(option, name), found)
    return found


def _add_goods(game: GameState, kind: int, found: list[Aspect]) -> None:
    """Add the thing that is crafted, dug or demanded."""
    if kind == KNIFE:
        found.append((_ARMS, 1.0))
    elif kind == SPOON:
        found.append((_SMALL, 1.0))
    elif kind == SHOVEL:
        found.append((_GREAT, 1.0))


def _add_item(game: GameState, item: int, found: list[Aspect]) -> None:
    """Add the thing that is bought."""
    _add_goods(game, game.pack.items[item].kind, found)


def _add_gang(game: GameState, gang: int, found: list[Aspect]) -> None:
    """Add the powers of the top card of a gang's pile; if the pile is empty, of the seat's own returned card."""
    pile = game.gang_piles[gang]
    powers = game.pack.powers[pile[0] if pile else game.gang[game.turn]]
    for point, value in powers.given.items():
        found.append((_JOINED + _POINT[point], float(POINTS[point].amount(value))))
    for effect in powers.turn_started:
        for sort, amount, _ in effect.brings:
            found.append((_EACH_TURN + _SORT[sort], float(amount)))


def _add_card(game: GameState, script: Script, target: int, first: int, found: list[Aspect]) -> None:
    for gain in script.gains:
        found.append((first + _SORT[gain.sort], 1.0))
    if script.argument == "seat":
        _add_aim(game, target, found)
    elif script.argument == "place":
        _add_place(game, target, found)


def _add_place(game: GameState, place: int, found: list[Aspect]) -> None:
    """Add what a place offers, and the players there."""
    seat, board = game.turn, game.board
    offers = board.features[seat & 1][place]
    if offers & DIG_HERE:
        found.append((_TO, 1.0))
    if offers & SELL_HERE:
        found.append((_TO + 1, 1.0))
    if offers & STEAL_HERE:
        found.append((_TO + 2, 1.0))
    if offers & HEAL_HERE:
        found.append((_TO + 3, 1.0))
    if board.search[place]:
        found.append((_TO + 4, board.search[place] / board.most_search))
    if board.crafting[seat & 1][place]:
        found.append((_TO + 5, 1.0))
    if place == board.solitary:
        found.append((_TO + 7, 1.0))
        return
    company, armed = 0, 0
    for other in RIVALS[game.team][game.players][seat]:
        if game.place[other] == place:
            company += 1
            if sure(game, seat, other) & WEAPONS:
                armed += 1
    if company:
        found.append((_TO + 6, min(company, 2) / 2))
    if armed:
        found.append((_TO + 8, min(armed, 2) / 2))
    if place == game.michel_place:
        found.append((_TO + 9, 1.0))


def _add_aim(game: GameState, target: int, found: list[Aspect]) -> None:
    """Add the target of the option."""
    found.append((_AT, worth.progress(game, target)))
    if game.beatings[target]:
        found.append((_AT + 1, game.beatings[target] / 2))
    known = sure(game, game.turn, target)
    if known & TOOLS:
        found.append((_AT + 2, min(size(known & TOOLS), 2) / 2))
    if known & WEAPONS:
        found.append((_AT + 4, min(size(known & WEAPONS), 3) / 3))
    found.append((_AT + 3, min(size(game.hand[target]), 12) / 10))


_Add = Callable[[GameState, int, list[Aspect]], None]
_SORTS: Final[dict[str, _Add]] = {
    "place": _add_place, "product": _add_goods, "kind": _add_goods, "item": _add_item, "gang": _add_gang,
}


def _fields_to_add(verb: type[Action]) -> tuple[tuple[str, _Add], ...]:
    """The fields of a verb that describe its options, each with the function for it."""
    found: list[tuple[str, _Add]] = []
    for field in fields_of(verb):
        if HIT in field.marks:
            found.append((field.name, _add_aim))
        elif field.sort in _SORTS and PRICE not in field.marks:
            found.append((field.name, _SORTS[field.sort]))
    return tuple(found)


_FIELDS: Final = {verb: _fields_to_add(verb) for verb in ACTIONS}
