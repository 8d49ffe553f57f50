"""Whatever becomes of a bot, its question is answered: the policy stands in for one that fails.

Nobody is left waiting, but nobody is left in the dark either: who plays counts how often it happens, and tells of it
when it is no single mishap any more.
"""

import logging
from collections.abc import Callable
from typing import Final

from ..model.actions import Action
from ..model.rng import Dice
from ..model.view import View
from ..model.worlds import determinize
from .bot import Effort, Question, RandomBot, Thought, even_chances
from .levels import Brains, make_bot
from .policy import choice as policy

FEW: Final = 3          # times in a game, from which on it is told
MOST_TOLD: Final = 200  # signs of an error

_log: Final = logging.getLogger(__name__)

IsFine = Callable[[Action], bool]       # whether an answer is one that the rules allow


def anything_goes(action: Action) -> bool:
    """For who cannot know better, and asks those who can."""
    return True


def quick_thought(view: View, is_fine: IsFine = anything_goes) -> Thought:
    """The policy's answer, in a few milliseconds; should that fail as well, one of the options by lot."""
    try:
        action = policy.choose(determinize(view, Dice(0)))
        if is_fine(action):
            return Thought(action, even_chances(view))
        _log.error("The policy gave no legal answer: %s", action)
    except Exception as error:
        _log.error("The policy failed: %s", in_short(error))
    return RandomBot(0).think(Question(view))


def careful_thought(
    word: str, seed: int, brains: Brains, effort: Effort, view: View, is_fine: IsFine = anything_goes,
) -> tuple[Thought, bool]:
    """What the bot of that word says, or else the policy; and whether somebody had to stand in."""
    try:
        thought = make_bot(word, seed, brains, effort).think(Question(view))
        if is_fine(thought.action):
            return thought, False
        _log.error("A bot (%s) gave no legal answer: %s", word, thought.action)
    except Exception as error:      # Whatever it is, the game must go on.
        _log.error("A bot (%s) failed: %s", word, in_short(error))
    return quick_thought(view, is_fine), True


def in_short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:MOST_TOLD]


class StandIns:
    """How often somebody had to stand in for a bot in one game."""

    def __init__(self) -> None:
        self.count = 0

    @property
    def is_worth_telling(self) -> bool:
        return self.count >= FEW

    def note(self, word: str) -> None:
        self.count += 1
        times, rest = divmod(self.count, FEW)
        if not rest and not times & (times - 1):        # ever more seldom
            _log.warning("In this game bots failed %s times and a simpler one stood in, the last time for %s.",
                         self.count, word)
