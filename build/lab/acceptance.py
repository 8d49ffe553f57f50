"""Compares two sets of habits in greedy games of the policy: are the new ones better in every way to play?

    python build/package compiled build/lab acceptance --habits FILE --jobs 2 --keep /tmp/accepted
    python build/package compiled build/lab acceptance --habits FILE --against FILE --games 600 --only players2,team4

Each deal is played twice, the second time with changed seats, so 50 % is even and the luck of the deal favours none.
New habits are better if their interval lies above 50 %. For a claim the seed must be new: not one that was learned or
picked on.
"""

import sys
from collections import Counter
from functools import cache
from hashlib import sha256
from pathlib import Path

from blackgate.ai.arena import interval
from blackgate.ai.levels import Brains
from blackgate.ai.policy import choice as policy
from blackgate.ai.policy.habits import Habits
from blackgate.ai.policy.temper import CALM
from blackgate.commands.runs.job import Facts
from blackgate.model.engine import do
from blackgate.model.pack import Pack
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.play.learned_weights import HABITS, read_habits
from lab.counting import Part, Parts, parser
from lab.reference_bots import FIRST_HABITS

MODES = {"players2": 2, "players3": 3, "players4": 4, "players5": 5, "players6": 6, "team4": 4, "team6": 6}
MOST_DECISIONS = 20_000


@cache
def habits_in(file: str) -> Habits | None:
    return read_habits(Path(file))


def is_new(seat: int, players: int, number: int) -> bool:
    """Whether a seat has the new habits in game `number`: every second one, and everybody moves on."""
    return ((seat + number // 2) % players + number) % 2 == 0


def play(pack: Pack, brains: Brains, facts: Facts, number: int) -> Counter[str]:
    """Play a game. The policy uses only what the asked seat may know, so it can look at the game itself."""
    players = MODES[facts["mode"]]
    game = new_game(pack, players, mixed(facts["seed"], number // 2), team=facts["mode"].startswith("team"))
    minds = [habits_in(facts["habits" if is_new(seat, players, number) else "against"]) for seat in range(players)]
    for _ in range(MOST_DECISIONS):
        if game.winners:
            break
        do(game, policy.choose(game, CALM, minds[game.decider]))
    won = any(game.winners >> seat & 1 and is_new(seat, players, number) for seat in range(players))
    return Counter({"won": won, "unfinished": not game.winners})


def line(mode: str, part: Part) -> str:
    won, games = part.counts["won"], part.games
    low, high = interval(won, games)
    verdict = "better" if low > 0.5 else "worse" if high < 0.5 else "not told apart"
    return f"| {mode} | {100 * won / games:.1f} % [{100 * low:.1f}, {100 * high:.1f}] | {games} | {verdict} |"


def digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()[:12]


def main(given: list[str] | None = None) -> int:
    asked = parser("Compare two sets of habits in greedy games.", 9001)
    asked.add_argument("--habits", type=Path, default=HABITS, metavar="FILE", help="the new ones")
    asked.add_argument("--against", type=Path, default=FIRST_HABITS, metavar="FILE", help="the others")
    asked.add_argument("--games", type=int, default=2500, help="of each mode")
    asked.add_argument("--only", default=",".join(MODES), metavar="A,B,…", help="these modes")
    arguments = asked.parse_args(given)
    if unknown := set(arguments.only.split(",")) - MODES.keys():
        sys.exit(f"There is no mode '{min(unknown)}'; modes: {', '.join(MODES)}.")
    found = Parts(arguments)
    print("| mode | won with the new habits | games | |\n|---|---|---|---|")
    for mode in arguments.only.split(","):
        facts = {"mode": mode, "habits": str(arguments.habits.resolve()), "against": str(arguments.against.resolve()),
                 "files": [digest(arguments.habits), digest(arguments.against)]}
        print(line(mode, found.play(mode, play, facts, arguments.games)), flush=True)
    return 0
