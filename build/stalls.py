"""Counts who sits on tools: seats that began five turns of their own in a row able to dig much, and dug nothing.

    python build/stalls.py --levels easy medium hard --games 600 --seed 5

"Much" is six points of tools in the hand, or enough to win. All twelve inmates play, four to a game, each as often as
any other.
"""

from argparse import ArgumentParser
from collections import Counter
from multiprocessing import get_context

from blackgate.ai.arena import interval
from blackgate.ai.bot import Question
from blackgate.ai.levels import make_bot
from blackgate.ai.policy.worth import points_needed
from blackgate.model.actions import Dig, EndTurn
from blackgate.model.counts import TOOL_KINDS, count
from blackgate.model.engine import do
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.play.brains import pack_and_brains

PLAYERS = 4
MUCH = 6
TURNS = 5


def can_dig_much(game: GameState, seat: int) -> bool:
    points = game.pack.powers[game.gang[seat]].points
    held = sum(points[tool] * count(game.hand[seat], tool) for tool in TOOL_KINDS)
    return held >= min(MUCH, points_needed(game, seat)) and held > 0


def play(task: tuple[str, int, int]) -> list[tuple[str, bool]]:
    """One game: every inmate at the table, and whether it ever sat on its tools."""
    level, seed, number = task
    pack, brains = pack_and_brains(None)
    names = [inmate.name for inmate in pack.inmates]
    step = (1, 5, 7, 11)[number // 12 % 4]      # other company each round
    sitting = [names[(number + seat * step) % len(names)] for seat in range(PLAYERS)]
    bots = [make_bot(f"{level}:{name}", mixed(seed, number, seat), brains) for seat, name in enumerate(sitting)]
    game = new_game(pack, PLAYERS, mixed(seed, number))
    longest, current = [0] * PLAYERS, [0] * PLAYERS
    able, turn = False, -1
    while not game.winners:
        if not game.agenda and game.turns != turn:
            turn = game.turns
            able = can_dig_much(game, game.turn)
            if not able:
                current[game.turn] = 0
        question = Question(game)
        action = bots[question.seat].choose(question)
        if isinstance(action, Dig):
            current[question.seat] = 0
            able = False
        elif isinstance(action, EndTurn) and able:
            current[question.seat] += 1
            longest[question.seat] = max(longest[question.seat], current[question.seat])
        do(game, action)
    return [(name, run >= TURNS) for name, run in zip(sitting, longest, strict=True)]


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--levels", nargs="+", default=["easy", "medium"])
    arguments.add_argument("--games", type=int, default=360)
    arguments.add_argument("--seed", type=int, default=5)
    arguments.add_argument("--workers", type=int, default=1)
    given = arguments.parse_args()
    for level in given.levels:
        seats: Counter[str] = Counter()
        stalled: Counter[str] = Counter()
        with get_context("spawn").Pool(given.workers) as pool:
            for rows in pool.imap_unordered(play, [(level, given.seed, number) for number in range(given.games)]):
                for name, sat in rows:
                    seats[name] += 1
                    stalled[name] += sat
        for name in (*seats, "all"):
            of, found = (seats.total(), stalled.total()) if name == "all" else (seats[name], stalled[name])
            share, low, high = (100 * part for part in (found / of, *interval(found, of)))
            print(f"{level:8} {name:12} {found:4} of {of:5}  {share:5.1f} % [{low:.1f}, {high:.1f}]")


if __name__ == "__main__":
    main()
