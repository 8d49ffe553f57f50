"""Tempers: leanings that make inmates play in character, yet hardly worse.

A leaning is added to the policy's score of every option it speaks of, but only among the options that the
policy thinks nearly as good as its best: a brute who could win wins, and extorts another day.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ...model.actions import (
    ACTIONS, NUMBERS, Action, Buy, CautiousMove, Craft, EndTurn, Extort, Fight, Follow, Go, Heal, Play, Reveal,
    Weapon,
)
from ...model.counts import KNIFE
from ...model.inmates import DEEDS
from ...model.questions.michel import AskMichel
from ...model.questions.michel_combat import AskMichelCombat
from ...model.questions.place import AskPlace
from ...model.teams import RIVALS
from ...model.state import GameState

Scores = list[tuple[float, Action]]

REACH: Final = 6.0
AGAINST_MICHEL: Final = 0.25    # what is left of the love of a fight in which no tool can be won (R10g)


@dataclass(frozen=True)
class Temper:
    """How an inmate leans, in the unit of `worth`."""

    name: str = ""
    deeds: tuple[float, ...] = (0.0,) * len(ACTIONS)
    knives: float = 0.0         # buying or making them
    company: float = 0.0        # each rival in the place one goes to
    prey: float = 0.0           # a target with Beatings; one without is spared as much
    reach: float = REACH        # so far below the best an option may lie to be preferred
    whim: float = 0.0           # more or less blur in the choice than the level's own


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
    """The policy's scores as an inmate feels them. What is out of reach stays below all others, and so does
    idling: an inmate may dislike all there is to do, and still does something."""
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
    if temper.knives and _brings_knives(game, option):
        leaning += temper.knives
    if temper.company and isinstance(option, (CautiousMove, Follow, Go)) and not (
        isinstance(option, Go) and _for_michel(game)
    ):
        leaning += temper.company * _rivals(game, option.place)
    if temper.prey and (target := _target(game, option)) >= 0:
        leaning += temper.prey if game.beatings[target] else -temper.prey
    return leaning


def _brings_knives(game: GameState, option: Action) -> bool:
    return option == Craft(KNIFE) or (isinstance(option, Buy) and game.pack.items[option.item].kind == KNIFE)


def _cannot_dig(game: GameState) -> bool:
    """Too beaten to dig (R7): then even a daredevil sees the doctor."""
    seat = game.decider
    return game.beatings[seat] > game.pack.powers[game.gang[seat]].most_dig_beatings


def _for_michel(game: GameState) -> bool:
    """Whether it is Michel(le) who goes somewhere."""
    asked = game.agenda[-1]
    return isinstance(asked, AskPlace) and bool(asked.michel)


def _rivals(game: GameState, place: int) -> int:
    seat = game.decider
    return sum(game.place[other] == place for other in RIVALS[game.team][game.players][seat])


def _target(game: GameState, option: Action) -> int:
    """The seat an option is aimed at, or -1."""
    if isinstance(option, Extort):
        return option.seat
    if isinstance(option, Play):
        script = game.pack.kinds[option.card].script
    elif isinstance(option, Reveal):
        script = game.pack.backgrounds[game.background[game.decider]].plain
    else:
        return -1
    return option.target if script is not None and script.argument == "seat" else -1
