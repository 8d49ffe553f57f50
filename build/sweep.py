"""Plays bots of all tempers in every mode and counts what must not happen.

    python build/sweep.py --levels easy,medium --games 10000 --json /tmp/sweep.json
    python build/sweep.py --levels hard --games 1000
    python build/sweep.py --levels expert --games 100 --iterations 20

Every seat of every game draws its level and its temper by lot. Every answer is held against the rules. The status is 1
if there was an exception, an illegal answer or a game without end; each is told with the call that shows it again.
"""

import sys
from argparse import Namespace
from collections import Counter
from random import Random

from keeping import Facts, Ledger, Part, fingerprint, gather, parser

from blackgate.ai.arena import IllegalAnswer, Match, play_game
from blackgate.ai.bot import Effort
from blackgate.ai.levels import LEVELS
from blackgate.model.rng import mixed
from blackgate.model.sides import MICHELS
from blackgate.play.brains import pack_and_brains
from blackgate.tools.laws import MODES

MOST_DECISIONS = 20_000     # A game among bots that think takes a few hundred.
FAILURES = ("exceptions", "illegal answers", "unfinished")

Task = tuple[int, int, tuple[str, ...], int, int | None]     # mode, number, levels, seed, iterations


def mode_name(mode: int) -> str:
    players, team, michel = MODES[mode]
    return f"{'team of ' if team else ''}{players}{' with ' + MICHELS[michel].capitalize() if michel else ''}"


def match_of(mode: int, number: int, levels: tuple[str, ...], seed: int, iterations: int | None) -> Match:
    """A game of the sweep: who sits there is drawn by lot, with every temper and none."""
    players, team, michel = MODES[mode]
    pack, _ = pack_and_brains(None)
    lot = Random(mixed(seed, mode, number))
    tempers = ["", *(f":{inmate.name}" for inmate in pack.inmates)]
    seats = tuple(lot.choice(levels) + lot.choice(tempers) for _ in range(players))
    return Match(seats, mixed(seed, mode), team, michel, Effort(iterations=iterations), MOST_DECISIONS)


def play(task: Task) -> Counter[str]:
    number = task[1]
    try:
        tally = play_game(*pack_and_brains(None), match_of(*task), number)
    except IllegalAnswer as answer:
        return Counter({"illegal answers": 1, f"at {number}: illegal answer: {answer}": 1})
    except Exception as error:      # Whatever it is, it is what the sweep is looking for.
        return Counter({"exceptions": 1, f"at {number}: {type(error).__name__}: {error}": 1})
    if tally.unfinished:
        return Counter({"decisions": tally.decisions, "unfinished": 1, f"at {number}: unfinished": 1})
    return Counter({"decisions": tally.decisions})


def shares(games: int) -> list[int]:
    """The games of each mode, as even as can be."""
    return [games // len(MODES) + (mode < games % len(MODES)) for mode in range(len(MODES))]


def line(name: str, games: int, counts: Counter[str]) -> str:
    failures = ", ".join(f"{counts[failure]} {failure}" for failure in FAILURES)
    return f"{name:<24} {games:>6} games {counts['decisions']:>9} decisions   {failures}"


def sweep(arguments: Namespace) -> int:
    levels = tuple(arguments.levels.split(","))
    if unknown := [level for level in levels if level not in LEVELS]:
        sys.exit(f"There is no level '{unknown[0]}'; choose from {', '.join(LEVELS)}.")
    if arguments.again:
        mode, number = arguments.again
        match = match_of(mode, number, levels, arguments.seed, arguments.iterations)
        print(play_game(*pack_and_brains(None), match, number))
        return 0
    facts: Facts = {
        "bots": fingerprint(), "seed": arguments.seed, "levels": arguments.levels, "iterations": arguments.iterations,
    }
    ledger = Ledger(arguments.json)
    print(", ".join(f"{name} {value}" for name, value in facts.items() if value is not None))
    whole = Part(facts)
    for mode, games in enumerate(shares(arguments.games)):

        def task(number: int, mode: int = mode) -> Task:
            return mode, number, levels, arguments.seed, arguments.iterations

        part = gather(ledger, mode_name(mode), facts, games, arguments.jobs, play, task)
        whole.games += part.games
        whole.counts += part.counts
        print(line(mode_name(mode), part.games, part.counts), flush=True)
        for place, what in (found.split(": ", 1) for found in part.under("at ")):
            print(f"    {what}  (--again {mode} {place} shows it)")
    print(line("all", whole.games, whole.counts))
    return int(any(whole.counts[failure] for failure in FAILURES))


def main(given: list[str] | None = None) -> int:
    arguments = parser("Play bots of all tempers in every mode and count what must not happen.", 7001)
    arguments.add_argument("--levels", default="easy,medium", metavar="A,B,…", help="the levels that seats draw from")
    arguments.add_argument("--games", type=int, default=210, metavar="N", help="in all modes together")
    arguments.add_argument("--iterations", type=int, metavar="N", help="what expert spends on a decision (its time)")
    arguments.add_argument("--again", type=int, nargs=2, metavar=("MODE", "N"), help="one game, with its traceback")
    return sweep(arguments.parse_args(given))


if __name__ == "__main__":
    sys.exit(main())
