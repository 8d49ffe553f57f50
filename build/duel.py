"""Which of two bots is the stronger, asked as chess engines are: a sequential test of 50 against 55 %.

    python build/compiled.py build/duel.py policy old-policy --mode 4 --json /tmp/duels.json
    python build/compiled.py build/duel.py deep flat --budget 100 --most 400

They sit by turns in equal seats and everybody moves on by one seat from game to game. It ends as soon as the games
speak for 55 % or for 50 % with an error of 5 % either way, or after `--most` games; the same call goes on where it was.
The interval is Wilson's, and a little narrow for a test that stops when it likes what it sees: a claim takes fresh
seeds and a fixed number of games (`--fixed`).
"""

import sys
from collections import Counter
from math import log

from keeping import Facts, Ledger, Part, fingerprint, gather, parser

from blackgate.ai.arena import Match, interval, play_game
from blackgate.ai.bot import Effort
from blackgate.play.brains import pack_and_brains

EVEN, BETTER = 0.50, 0.55
ERROR = 0.05
STEP = 8        # games between two looks at the score
MODES = {"2": (2, False), "4": (4, False), "6": (6, False), "team": (4, True)}

Task = tuple[str, str, str, int, int | None, int | None, int]


def play(task: Task) -> Counter[str]:
    upper, lower, mode, seed, budget, iterations, number = task
    players, team = MODES[mode]
    seats = (upper, lower) * (players // 2)
    tally = play_game(*pack_and_brains(None), Match(seats, seed, team, effort=Effort(budget, iterations)), number)
    return Counter({"won": min(1, tally.bot_wins[upper]), "unfinished": tally.unfinished})


def leaning(part: Part) -> float:
    """The logarithm of how much likelier what was seen is with 55 % than with 50 %."""
    won = part.counts["won"]
    return won * log(BETTER / EVEN) + (part.games - won) * log((1 - BETTER) / (1 - EVEN))


def verdict(part: Part) -> str:
    """Empty while the games do not say."""
    bound = log((1 - ERROR) / ERROR)
    seen = leaning(part)
    return "stronger" if seen >= bound else "not stronger" if seen <= -bound else ""


def main(given: list[str] | None = None) -> int:
    asked = parser("Which of two bots is the stronger?", 3001)
    asked.add_argument("upper")
    asked.add_argument("lower")
    asked.add_argument("--mode", choices=MODES, default="4")
    asked.add_argument("--most", type=int, default=800, metavar="N", help="games")
    asked.add_argument("--fixed", action="store_true", help="play all of them, whatever they say")
    asked.add_argument("--budget", type=int, metavar="MS", help="of searches, per decision")
    asked.add_argument("--iterations", type=int, metavar="N", help="of searches, instead")
    arguments = asked.parse_args(given)
    ledger = Ledger(arguments.json)
    upper, lower, mode = arguments.upper, arguments.lower, arguments.mode
    facts: Facts = {"bots": fingerprint(), "seed": arguments.seed, "budget": arguments.budget,
                    "iterations": arguments.iterations}
    spent = [f"{arguments.budget} ms"] if arguments.budget else []
    spent += [f"{arguments.iterations} looks"] if arguments.iterations else []
    name = "/".join((f"{upper}>{lower}", mode, *spent, str(arguments.seed)))

    def task(number: int) -> Task:
        return upper, lower, mode, arguments.seed, arguments.budget, arguments.iterations, number

    part = ledger.part(name, facts)
    while part.games < arguments.most and (arguments.fixed or not verdict(part)):
        gather(ledger, name, facts, min(arguments.most, part.games + STEP), arguments.jobs, play, task)
    won, games = part.counts["won"], part.games
    low, high = interval(won, games)
    print(f"{name}: {100 * won / max(1, games):.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {games}, "
          f"{verdict(part) or 'undecided'} ({leaning(part):+.2f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
