"""Tempers: preferences that make inmates play in character, but hardly worse.

A preference is added to the policy's score of the options it is about, but only among options that are nearly
as good as the best: an inmate who likes to extort still wins first if it can.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...model.actions import ACTIONS, NUMBERS, Action, EndTurn, Fight, Heal, Weapon
from ...model.counts import KNIFE
from ...model.inmates import DEEDS
from ...model.questions.michel import AskMichel
from ...model.questions.michel_combat import AskMichelCombat
from ...model.questions.place import AskPlace
from ...model.targets import destination, made_or_bought, target_seat
from ...model.teams import RIVALS
from ...model.state import GameState

Scores = list[tuple[float, Action]]

REACH: Final = 6.0
AGAINST_MICHEL: Final = 0.25    # factor for the love of fights, because no tool can be won here (R10g)


@dataclass(frozen=True)
class Temper:
    """The preferences of an inmate, in the unit of `worth`."""

    name: str = ""
    deeds: tuple[float, ...] = (0.0,) * len(ACTIONS)
    knives: float = 0.0         # for buying or crafting them
    company: float = 0.0        # for each rival in the place it goes to
    prey: float = 0.0           # for a target with Beatings; as much against one without
    reach: float = REACH        # how far below the best an option may be and still be preferred
    whim: float = 0.0           # added to the softness of the level


CALM: Final = Temper()


def make_temper(name: str, skews: Mapping[str, float]) -> Temper:
    """A temper from the words of `inmates.yaml`."""
    deeds = [0.0] * len(ACTIONS)
    for word, actions in DEEDS.items():
        for action in actions:
            deeds[NUMBERS[action]] = skews.get(word, 0.0)
    return Temper(
        name, tuple(deeds), skews.get("knives", 0.0), skews.get("company", 0.0), skews.get("prey", 0.0),
        skews.get("reach", REACH), skews.get("whim", 0.0),
    )


def leaned(game: GameState, scored: Scores, temper: Temper) -> Scores:
    """The policy's scores with an inmate's preferences. Options out of reach stay below the others, and so does
    ending the turn early: an inmate that dislikes all its options still does something."""
    floor = max(score for score, _ in scored) - temper.reach
    leanings = [_leaning(game, option, temper) for _, option in scored]
    least = min(0.0, *leanings)
    return [
        (score + (least if score < floor or (isinstance(option, EndTurn) and game.actions) else leaning), option)
        for (score, option), leaning in zip(scored, leanings, strict=True)
    ]


def _leaning(game: GameState, option: Action, temper: Temper) -> float:
    leaning = temper.deeds[NUMBERS[type(option)]]
    if isinstance(option, Heal) and leaning < 0 and _cannot_dig(game):
        return 0.0
    if isinstance(option, (Fight, Weapon)) and isinstance(game.agenda[-1], (AskMichel, AskMichelCombat)):
        return leaning * AGAINST_MICHEL
    if temper.knives and made_or_bought(game.pack, option) == KNIFE:
        leaning += temper.knives
    if temper.company and (place := destination(option)) >= 0 and not _for_michel(game):
        leaning += temper.company * _rivals(game, place)
    if temper.prey and (target := target_seat(game.pack, option, game.background[game.decider])) >= 0:
        leaning += temper.prey if game.beatings[target] else -temper.prey
    return leaning


def _cannot_dig(game: GameState) -> bool:
    """Whether the seat has too many Beatings to dig (R7). Then a dislike of healing does not count."""
    seat = game.decider
    return game.beatings[seat] > game.pack.powers[game.gang[seat]].most_dig_beatings


def _for_michel(game: GameState) -> bool:
    """Whether the question is where Michel(le) goes."""
    asked = game.agenda[-1] if game.agenda else None
    return isinstance(asked, AskPlace) and bool(asked.michel)


def _rivals(game: GameState, place: int) -> int:
    seat = game.decider
    return sum(game.place[other] == place for other in RIVALS[game.team][game.players][seat])
