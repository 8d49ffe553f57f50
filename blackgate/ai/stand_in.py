"""If a bot fails, the policy answers for it, so that every question gets an answer.

The game counts these failures and tells the player when there are more than a few.
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

FEW: Final = 3          # failures in a game from which on the player is told
MOST_TOLD: Final = 200  # characters of an error

_log: Final = logging.getLogger(__name__)

IsFine = Callable[[Action], bool]       # whether an answer is legal


def anything_goes(action: Action) -> bool:
    """Accept any answer, for callers that cannot check it."""
    return True


def quick_thought(view: View, is_fine: IsFine = anything_goes) -> Thought:
    """The policy's answer, in a few milliseconds. If that fails too, a random option."""
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
    """The bot's answer, or if it fails the policy's, and whether it failed."""
    try:
        thought = make_bot(word, seed, brains, effort).think(Question(view))
        if is_fine(thought.action):
            return thought, False
        _log.error("A bot (%s) gave no legal answer: %s", word, thought.action)
    except Exception as error:      # The game must go on after any error.
        _log.error("A bot (%s) failed: %s", word, in_short(error))
    return quick_thought(view, is_fine), True


def in_short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:MOST_TOLD]


class StandIns:
    """Counts how often bots failed in one game."""

    def __init__(self) -> None:
        self.count = 0

    @property
    def is_worth_telling(self) -> bool:
        return self.count >= FEW

    def note(self, word: str) -> None:
        self.count += 1
        times, rest = divmod(self.count, FEW)
        if not rest and not times & (times - 1):        # less and less often
            _log.warning("In this game bots failed %s times and a simpler one stood in, the last time for %s.",
                         self.count, word)
