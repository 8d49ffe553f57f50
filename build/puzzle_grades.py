"""Grading: what finds a puzzle's best first move says how hard it is (`build/puzzles.py`)."""

from blackgate.ai.bot import Effort, Question
from blackgate.ai.levels import make_bot
from blackgate.coach.puzzles.solver import Solution
from blackgate.model.notation import Json
from blackgate.model.rng import mixed
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.play.brains import pack_and_brains

ASKED = {"medium": 12, "hard": 8, "expert": 6}      # how often each is asked
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
    """1: medium always finds it. 2: medium most often. 3: medium now and then, hard does. 4: hard does, medium hardly
    ever. 5: hard misses it, expert finds it. 6: hard misses it, and expert at least every other time. 0: none of that.
    """
    medium, hard, expert = share["medium"], share["hard"], share.get("expert", 1.0)
    if hard <= 0.25:
        return 5 if expert > 0.5 else 6
    if medium >= 0.99:
        return 1
    if medium >= 0.6:
        return 2
    if hard < 0.5:
        return 0
    return 3 if medium >= 0.2 else 4
