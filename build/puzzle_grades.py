"""Grading: what finds a puzzle's best first move says how hard it is (`build/puzzles.py`)."""

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import make_bot
from blackgate.coach.puzzles.solver import Solution
from blackgate.model.notation import Json
from blackgate.model.rng import mixed
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.play.brains import pack_and_brains

ASKED = {"easy": 6, "medium": 10, "hard": 6, "expert": 4}      # how often each is asked
EXPERT_MS = 1000
FOUND = 0.005           # as near to the best as nobody minds
EACH = 12               # of every grade that are shipped at least, if there are so many


def shares(game: GameState, found: Solution, *levels: str) -> dict[str, float]:
    """How often each level finds the best move."""
    _, brains = pack_and_brains(None)
    question = view(game, game.decider)
    result = {}
    for level in levels:
        hits = 0
        for number in range(ASKED[level]):
            bot = make_bot(level, mixed(18, number), brains, Effort(budget_ms=EXPERT_MS if level == "expert" else None))
            chance = found.chance_of(bot.choose(Question(question)))
            hits += chance is not None and chance >= found.best.chance - FOUND
        result[level] = round(hits / ASKED[level], 3)
    return result


def grade_of(share: Json) -> int:
    """1: easy finds it, and medium. 2: medium finds it. 3: hard finds it, medium now and then. 4: hard finds it, medium
    hardly ever, or hard more often than not. 5: hard misses it at least half of the time. 6: hard misses it, and expert
    with a second to think misses it at least two times of three.
    """
    easy, medium, hard = share["easy"], share["medium"], share["hard"]
    if hard <= 0.25 and share["expert"] <= 0.34:
        return 6
    if hard <= 0.5:
        return 5
    if medium >= 0.6:
        return 1 if easy >= 0.75 and medium >= 0.9 else 2
    return 3 if hard >= 0.75 and medium >= 0.15 else 4
