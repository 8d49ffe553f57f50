"""The policy: a score for every option of every question, from rules of thumb, exact counting and the fight solver.

It reads only what the asked seat may know (`counting`), so it plays the same in the real game and in any
world made from that seat's view.
"""

from ...model.actions import Action
from ...model.legal import legal
from ...model.state import GameState
from .answers import answer_scores
from .habits import Habits, is_taught, score_of
from .temper import CALM, Scores, Temper, leaned
from .turn import Turn


def scores(game: GameState, temper: Temper = CALM, habits: Habits | None = None) -> Scores:
    """Every option with its score. A template is filled in in the way that seems best."""
    options = legal(game)
    scored = answer_scores(game, game.agenda[-1], options) if game.agenda else Turn(game).scores(options)
    if habits is not None and is_taught(game):
        scored = habits.corrected(game, scored)
    return scored if temper is CALM else leaned(game, scored, temper)


def choose(game: GameState, temper: Temper = CALM, habits: Habits | None = None) -> Action:
    """The best option; of equal ones the first, so that the same question gets the same answer."""
    if temper is CALM and habits is not None and is_taught(game):
        return habits.chosen(game, scores(game))
    return max(scores(game, temper, habits), key=score_of)[1]
