"""Finds puzzles in bots' games (`puzzles.py gather`)."""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import perf_counter

from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.coach.puzzles.bound import most_points
from blackgate.coach.puzzles.goal import ESCAPE, KEEP, POINTS, Goal, write_goal
from blackgate.coach.puzzles.best_line import best_line
from blackgate.coach.puzzles.solver import Solution, Solver, TooLarge
from blackgate.commands.law_checker import MODES
from blackgate.model.actions import Dig
from blackgate.model.codec import load_position, position
from blackgate.model.counts import FIELD, ONE, SPOON, TOOLS, TOOL_KINDS
from blackgate.model.engine import do
from blackgate.model.notation import Json, Notation
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import view
from blackgate.play.learned_weights import pack_and_brains
from lab.puzzle_grades import nearly_out, shares
from lab.puzzle_motifs import motif_of, signature

MARGIN = 0.10
LEAST = 0.25            # the smallest chance: a right move should not fail too often
MOST_STEPS = 1_600      # a fraction of a second in plain Python
STRONG = 0.1            # share of games that `hard` plays
PLAIN = ("dice", "shovel_first", "tiptoe", "keep")     # motifs that are easy to find in every game
MANY = 8                # the most puzzles of one motif that `medium` solves
FIGHTS = ("extorted", "combat", "michel", "michel_combat")


def moments(number: int, seed: int) -> Iterator[tuple[GameState, Json]]:
    """The moments of a game in which a seat must decide on its turn or what to give up."""
    pack, brains = pack_and_brains(None)
    lot = Random(mixed(seed, number))
    players, team, michel = MODES[number % len(MODES)]
    strong = lot.random() < STRONG
    levels = [lot.choice(("medium", "hard")) if strong else "medium" for _ in range(players)]
    game = new_game(pack, players, mixed(seed, number, 1), team=team, michel=michel)
    bots = [make_bot(level, mixed(seed, number, 2, seat), brains) for seat, level in enumerate(levels)]
    decisions = 0
    while not game.winners and decisions < 5000:
        if game.agenda[-1].step in FIGHTS if game.agenda else game.actions > 0:
            yield game, {"seed": seed, "game": number, "decision": decisions, "bots": sorted(set(levels))}
        do(game, bots[game.decider].choose(Question(game)))
        decisions += 1


def varied(game: GameState, lot: Random) -> GameState:
    """The game with one change for the seat on turn: another place, Background or gang, or one more card."""
    near = game.clone()
    seat = near.turn
    pack = near.pack
    for change in lot.sample(("place", "past", "gang", "card", "tool"), lot.choice((1, 2, 2))):
        if change == "place":
            near.place[seat] = lot.choice(near.board.open_places)
        elif change == "past":
            free = [card for card in range(len(pack.backgrounds)) if card not in near.background]
            near.background[seat], near.revealed[seat] = lot.choice(free), 0
        elif change == "gang":
            pile = lot.choice([number for number, cards in enumerate(near.gang_piles) if cards])
            if old := near.gang[seat]:
                near.gang_piles[pack.gang_of[old]] += (old,)
            near.gang[seat], *rest = near.gang_piles[pile]
            near.gang_piles[pile] = tuple(rest)
        elif change == "card" and near.deck:
            near.hand[seat] += ONE[near.deck.pop(lot.randrange(len(near.deck)))]
        elif near.piles & TOOLS:
            tool = lot.choice([kind for kind in TOOL_KINDS if near.piles & FIELD[kind]])
            near.piles -= ONE[tool]
            near.hand[seat] += ONE[tool]
    near.options = None
    return near


def asked_for(game: GameState, lot: Random) -> Iterator[tuple[GameState, Goal]]:
    """Possible goals at a moment: keep a tool that a rival demands, or dig as much as may just be possible.

    Usually the tunnel is set so that this amount is an escape.
    """
    seat = game.decider
    if game.agenda:
        for tool in TOOL_KINDS:
            if game.hand[seat] & FIELD[tool] and (tool != SPOON or lot.random() < 0.1):
                yield game, Goal(KEEP, cards=ONE[tool])
        return
    most = most_points(game, seat)
    for need in range(min(most, 7), max(0, most - 4), -1):
        if lot.random() < 0.15:
            yield game, Goal(POINTS, points=need)
        else:
            yield nearly_out(game, seat, need), Goal(ESCAPE)


def is_puzzle(found: Solution) -> bool:
    return found.best.chance >= LEAST and found.margin >= MARGIN


def is_worth_asking(entry: Json, alike: Counter[str]) -> bool:
    """Whether a puzzle is interesting: few of the simplest lines are enough; those that `medium` misses are wanted."""
    if alike[entry["key"]] > 2:
        return False
    return entry["medium"] < 0.8 or (alike[entry["motif"]] <= MANY and entry["motif"] not in PLAIN)


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
            for moment, source in moments(number, seed):
                game = varied(moment, lot) if not moment.agenda and lot.random() < 0.8 else moment
                if game is not moment:
                    source["varied"] = True
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


def breed(paths: list[str], seed: int, out: str, seconds: float) -> None:
    """Find more puzzles that `medium` misses, by varying the moments found so far."""
    pack, _ = pack_and_brains(None)
    notation = Notation(pack)
    lot = Random(seed)
    found = [json.loads(line) for path in paths for line in Path(path).read_text(encoding="utf-8").splitlines()]
    known = {entry["key"] for entry in found}
    parents = [entry for entry in found if entry.get("medium", 1.0) < 0.8 and not entry["position"]["agenda"]]
    began = perf_counter()
    tried = 0
    with open(out, "a", encoding="utf-8") as file:
        while perf_counter() - began < seconds and parents:
            parent = lot.choice(parents)
            game = varied(load_position(parent["position"], notation), lot)
            for posed, goal in asked_for(game, lot):
                tried += 1
                try:
                    entry = examined(posed, goal, notation)
                except TooLarge:
                    continue
                if entry and entry["key"] not in known and entry["medium"] < 0.8:
                    known.add(entry["key"])
                    entry["from"] = {**parent["from"], "varied": True}
                    parents.append(entry)
                    file.write(json.dumps(entry) + "\n")
                    file.flush()
                    break
    print(f"{tried} questions, {len(known) - len({entry['key'] for entry in found})} found", file=sys.stderr)


def examined(game: GameState, goal: Goal, notation: Notation) -> Json | None:
    """The puzzle at this moment; None if it is no puzzle. Raises TooLarge."""
    seat = game.decider
    seen = view(game, seat)
    solver = Solver(seen, goal, MOST_STEPS)
    found = solver.solve(seen)
    if not is_puzzle(found):
        return None
    line = best_line(solver, seen)
    own = [move for move in line if move.seat == seat]
    if goal.sort != KEEP and (len(own) < 2 or not any(isinstance(move.action, Dig) for move in own)):
        return None
    return {
        "position": position(game, notation), "goal": write_goal(goal, notation),
        "best": round(found.best.chance, 6), "second": round(found.best.chance - found.margin, 6),
        "motif": motif_of(line, seat, game.pack) if goal.sort != KEEP else "keep",
        "key": str((goal.sort, signature(line, seat))), "steps": found.steps,
        "medium": shares(game, goal, "medium")["medium"],
    }
