"""`blackgate sim`: headless games among bots and what they show."""

import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from multiprocessing import get_context
from statistics import median, quantiles

from ..ai.arena import Match, Tally, card_uses, interval, play_game, quantile
from ..ai.bot import Effort
from ..ai.levels import LEVELS, is_bot_word
from ..brains import load_brains, pack_and_brains
from ..model.cards import Pack
from ..model.notation import Json
from ..model.state import MICHELS
from ..progress import Progress
from . import pack_for

FEWEST_FOR_JOBS = 16


def run(arguments: Namespace) -> int:
    words = tuple(arguments.seats.split(","))
    pack = pack_for(arguments)
    tempers = [inmate.name for inmate in pack.inmates]
    for word in words:
        if not is_bot_word(word, tempers):
            print(f"There is no bot '{word}'; choose a level from {', '.join(LEVELS)}, alone or with a temper as in "
                  f"hard:{tempers[0]}.", file=sys.stderr)
            return 2
    if not 2 <= len(words) <= 6 or (arguments.team and len(words) not in (4, 6)):
        print("A game has 2 to 6 seats, 4 or 6 with --team.", file=sys.stderr)
        return 2
    match = Match(words, arguments.seed, arguments.team, MICHELS.index(arguments.michel or ""),
                  Effort(arguments.budget_ms, arguments.iterations))
    total = Tally()
    progress = Progress(arguments.games)
    for tally in _tallies(pack, match, arguments):
        total.add(tally)
        progress.show(total.games)
    progress.clear()
    report = _report(pack, match, total)
    if arguments.json:
        print(json.dumps(report))
    else:
        _print(report)
    return 0


def _tallies(pack: Pack, match: Match, arguments: Namespace) -> Iterator[Tally]:
    """Each game depends on its number alone, so the figures are the same with any number of jobs."""
    jobs = min(arguments.jobs or os.cpu_count() or 1, arguments.games)
    if jobs == 1 or arguments.games < FEWEST_FOR_JOBS:
        brains = load_brains(pack)
        for number in range(arguments.games):
            yield play_game(pack, brains, match, number)
        return
    tasks = ((arguments.cards, match, number) for number in range(arguments.games))
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, tasks)


def _play(task: tuple[str | None, Match, int]) -> Tally:
    folder, match, number = task
    return play_game(*pack_and_brains(folder), match, number)


def _report(pack: Pack, match: Match, total: Tally) -> Json:
    bots = {}
    for word in dict.fromkeys(match.seats):
        seats, wins = total.bot_seats[word], total.bot_wins[word]
        low, high = interval(wins, seats)
        times = total.times[word]
        bots[word] = {
            "seats": seats, "wins": wins, "share": round(wins / seats, 4), "low": round(low, 4),
            "high": round(high, 4),
            "decision_ms": {
                "p50": quantile(times, 0.5) / 1000, "p95": quantile(times, 0.95) / 1000,
                "max": max(times, default=0) / 1000,
            },
        }
    turns = total.turns
    return {
        "games": total.games,
        "unfinished": total.unfinished,
        "decisions": total.decisions,
        "rounds": {
            "median": round(median(turns), 1),
            "p90": round(quantiles(turns, n=10)[-1] if len(turns) > 1 else turns[0], 1),
        },
        "bots": bots,
        "seats": [{"wins": total.seat_wins[seat]} for seat in range(len(match.seats))],
        "cards": card_uses(pack, total),
        "first_player_share": round(total.first_wins / total.games, 4),
    }


def _print(report: Json) -> None:
    """Figures on stdout; times, which no two runs share, on stderr."""
    rounds = report["rounds"]
    print(f"{report['games']} games, {report['unfinished']} unfinished, {report['decisions']} decisions; "
          f"rounds: median {rounds['median']}, nine in ten below {rounds['p90']}")
    for word, bot in report["bots"].items():
        print(f"  {word:<10} won {bot['wins']} of {bot['seats']} seats: {100 * bot['share']:.1f} % "
              f"[{100 * bot['low']:.1f}, {100 * bot['high']:.1f}]")
        times = bot["decision_ms"]
        print(f"  {word:<10} per decision: median {times['p50']} ms, p95 {times['p95']} ms, most {times['max']} ms",
              file=sys.stderr)
    print("wins per seat: " + ", ".join(f"{n}: {seat['wins']}" for n, seat in enumerate(report["seats"]))
          + f"; first player {100 * report['first_player_share']:.1f} %")
    cards = report["cards"]
    print("uses of each card:")
    row = ""
    for name, uses in cards.items():
        cell = f"  {name} {uses}"
        if len(row) + len(cell) > 110:
            print(row)
            row = ""
        row += cell
    print(row)
    unused = [name for name, uses in cards.items() if not uses]
    print("never used: " + ", ".join(unused) if unused else f"all {len(cards)} cards took effect at least once")
