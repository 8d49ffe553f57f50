"""Grades puzzles by the levels of bots that solve them (`puzzles.py`).

A bot solves a puzzle if all its decisions are as good as the solver's, in a new deal of the hidden cards and against
the worst answers of the others. The same is asked of a player.
"""

from blackgate.ai.bot import NO_EFFORT, Effort, Question
from blackgate.ai.levels import make_bot
from blackgate.coach.puzzles.goal import ESCAPE, POINTS, Goal
from blackgate.coach.puzzles.solver import Solver
from blackgate.model.counts import FIELD, ONE, SHOVEL, TOOL_KINDS
from blackgate.model.engine import do
from blackgate.model.legal import legal
from blackgate.model.notation import Json
from blackgate.model.rng import Dice, mixed
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.worlds import determinize
from blackgate.play.learned_weights import pack_and_brains

ASKED = {"random": 60, "easy": 6, "medium": 10, "hard": 4, "expert": 3}      # how often each tries
EXPERT_LOOKS = 250      # about a second's work; a fixed number, so that a busy machine gives the same grades
FOUND = 0.005           # a smaller loss of chance counts as the best
EACH = 14               # shipped puzzles of each grade, if there are enough


def shares(game: GameState, goal: Goal, *levels: str) -> dict[str, float]:
    """How often each level solves it. Bots play to win, so for a goal of points they get the same game with an escape
    that many points away."""
    if goal.sort == POINTS:
        game, goal = nearly_out(game, game.decider, goal.points), Goal(ESCAPE)
    solver = Solver(view(game, game.decider), goal)
    return {level: round(sum(solves(game, goal, solver, level, number) for number in range(ASKED[level]))
                         / ASKED[level], 3) for level in levels}


def solves(game: GameState, goal: Goal, solver: Solver, level: str, number: int) -> bool:
    """Whether all decisions of a bot are the best possible ones."""
    _, brains = pack_and_brains(None)
    seat, before, turns = game.decider, game.points[game.decider], game.turns
    now = determinize(view(game, seat), Dice(mixed(18, number)))
    effort = Effort(iterations=EXPERT_LOOKS) if level == "expert" else NO_EFFORT
    bot = make_bot(level, mixed(18, number), brains, effort)
    while not (goal.is_reached(now, seat, before) or now.winners or now.turns != turns
               or (now.turn != seat and not now.agenda)):
        asked, seen = now.decider, view(now, seat)
        if asked != seat:
            do(now, solver.worst(seen, now.hand[asked], now.background[asked], legal(now)))
            continue
        found = solver.solve(seen)
        if not found.best.chance:
            return True         # After bad luck there is no chance left, so all moves are equal.
        action = bot.choose(Question(seen))
        chance = found.chance_of(action)
        if chance is None or chance < found.best.chance - FOUND:
            return False
        do(now, action)
    return True


def nearly_out(game: GameState, seat: int, need: int) -> GameState:
    """The game with `need` points missing; the tunnel has tools that no seat holds."""
    near = game.clone()
    points = max(0, game.goal - need - (game.score(seat) - game.points[seat]))
    near.points[seat] = points
    near.piles += near.tunnel[seat]
    near.tunnel[seat] = 0
    for tool in reversed(TOOL_KINDS):
        worth = game.pack.kinds[tool].points
        while points >= worth and near.piles & FIELD[tool] > ONE[tool] * (2 if tool == SHOVEL else 1):
            near.piles -= ONE[tool]
            near.tunnel[seat] += ONE[tool]
            points -= worth
    near.options = None
    return near


def grade_of(share: Json, has_michel: bool) -> int:
    """1: medium solves it, and random moves sometimes do; without Michel(le), whom a new player may not know. 2: medium
    solves it. 3: hard does, medium sometimes. 4: hard does, medium hardly ever. 5: hard misses it at least half of the
    time. 6: hard and medium miss it, and expert with a second to think misses it at least half of the time.
    """
    medium, hard = share["medium"], share["hard"]
    if hard <= 0.25 and medium <= 0.15 and share["expert"] <= 0.5:
        return 6
    if hard <= 0.5:
        return 5
    if medium >= 0.6:
        return 1 if share["random"] and medium >= 0.9 and not has_michel else 2
    return 3 if medium >= (0.3 if share["easy"] >= 0.2 else 0.4) else 4
