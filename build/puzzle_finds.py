"""Finding puzzles in bots' games (`build/puzzles.py gather`)."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from time import perf_counter

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.coach.puzzles.bound import most_points
from blackgate.coach.puzzles.goal import ESCAPE, KEEP, POINTS, Goal, write_goal
from blackgate.coach.puzzles.line import best_line, motif_of, signature
from blackgate.coach.puzzles.solver import Solution, Solver, TooLarge
from blackgate.model.codec import position
from blackgate.model.counts import FIELD, ONE, SHOVEL, SPOON, TOOL_KINDS, TOOLS
from blackgate.model.engine import do
from blackgate.model.notation import Json, Notation
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.model.words import DIG
from blackgate.play.brains import pack_and_brains
from blackgate.tools.laws import MODES

MARGIN = 0.10
LEAST = 0.25            # nobody likes to be right and fail three times of four
MOST_STEPS = 6_000      # below a second in plain Python
MANY = 8                # of a motif that offer nothing else worth doing
FIGHTS = ("extorted", "combat", "michel", "michel_combat")


def moments(number: int, seed: int) -> Iterator[tuple[GameState, Json]]:
    """A game, wherever somebody is asked what to do in their turn or what to give up."""
    pack, brains = pack_and_brains(None)
    lot = Random(mixed(seed, number))
    players, team, michel = MODES[number % len(MODES)]
    strong = lot.random() < 0.2
    levels = [lot.choice(("medium", "hard")) if strong else "medium" for _ in range(players)]
    game = new_game(pack, players, mixed(seed, number, 1), team=team, michel=michel)
    bots = [make_bot(level, mixed(seed, number, 2, seat), brains) for seat, level in enumerate(levels)]
    decisions = 0
    while not game.winners and decisions < 5000:
        if game.agenda[-1].step in FIGHTS if game.agenda else game.actions > 0:
            yield game, {"seed": seed, "game": number, "decision": decisions, "bots": sorted(set(levels))}
        do(game, bots[game.decider].choose(Question(game)))
        decisions += 1


def asked_for(game: GameState, lot: Random) -> Iterator[tuple[GameState, Goal]]:
    """What a moment may be asked for: to keep a tool that somebody wants; to dig so much as may just be possible.

    Most often the digger's tunnel is dug so far that this is an escape.
    """
    seat = game.decider
    if game.agenda:
        for tool in TOOL_KINDS:
            if game.hand[seat] & FIELD[tool] and (tool != SPOON or lot.random() < 0.1):
                yield game, Goal(KEEP, cards=ONE[tool])
        return
    most = most_points(game, seat)
    for need in range(most, max(0, most - 3), -1):
        if lot.random() < 0.15:
            yield game, Goal(POINTS, points=need)
        else:
            yield nearly_out(game, seat, need), Goal(ESCAPE)


def nearly_out(game: GameState, seat: int, need: int) -> GameState:
    """The same with so many points missing, dug with tools that nobody has."""
    near = game.clone()
    points = max(0, game.goal - need - (sum(game.points[seat & 1::2]) - game.points[seat] if game.team else 0))
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


def is_puzzle(found: Solution) -> bool:
    return found.best.chance >= LEAST and found.margin >= MARGIN


def is_worth_asking(entry: Json, alike: Counter[str]) -> bool:
    """The plainest lines turn up everywhere, a few are enough; what has a tempting second move is what is sought."""
    if alike[entry["key"]] > 2:
        return False
    return entry["second"] > 0.1 or alike[entry["motif"]] <= MANY


def gather(games: int, seed: int, first: int, out: str, seconds: float) -> None:
    pack, _ = pack_and_brains(None)
    notation = Notation(pack)
    alike: Counter[str] = Counter()
    large: Counter[str] = Counter()
    began = perf_counter()
    looked = number = 0
    with open(out, "a", encoding="utf-8") as file:
        for number in range(first, first + games):
            if perf_counter() - began > seconds:
                break
            lot = Random(mixed(seed, number, 3))
            for game, source in moments(number, seed):
                if lot.random() < 0.5 and not game.agenda:
                    continue
                for posed, goal in asked_for(game, lot):
                    looked += 1
                    try:
                        entry = examined(posed, goal, notation)
                    except TooLarge as why:
                        large[str(why)] += 1
                        continue
                    if entry is None:
                        continue
                    alike[entry["key"]] += 1
                    alike[entry["motif"]] += 1
                    if is_worth_asking(entry, alike):
                        file.write(json.dumps(entry | {"from": source}) + "\n")
                    break
            file.flush()
    print(f"{number - first + 1} games, {looked} questions, too large: {dict(large)}, "
          f"{perf_counter() - began:.0f} s", file=sys.stderr)


def examined(game: GameState, goal: Goal, notation: Notation) -> Json | None:
    """The puzzle this is, if it is one. Raises TooLarge."""
    seat = game.decider
    seen = view(game, seat)
    solver = Solver(seen, goal, MOST_STEPS)
    found = solver.solve(seen)
    if not is_puzzle(found):
        return None
    line = best_line(solver, seen)
    own = [move for move in line if move.seat == seat]
    if goal.sort != KEEP and (len(own) < 2 or not any(move.action[0] == DIG for move in own)):
        return None
    return {
        "position": position(game, notation), "goal": write_goal(goal, notation),
        "best": round(found.best.chance, 6), "second": round(found.best.chance - found.margin, 6),
        "motif": motif_of(line, seat, game.pack) if goal.sort != KEEP else "keep",
        "key": str((goal.sort, signature(line, seat))), "steps": found.steps,
    }


__all__ = ["TOOLS", "examined", "gather", "is_puzzle"]
if __name__ == "__main__":
    gather(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], float(sys.argv[5]))
