"""`blackgate sim`: plays games among bots without a window, and prints figures."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Collection
from statistics import median, quantiles

from ..ai.arena import BY_LOT, MOST_ROUNDS, MOST_ROUNDS_BY_LOT, Match, Tally, card_uses, interval, quantile
from ..ai.bot import Effort
from ..ai.levels import LEVELS
from ..model.notation import Json
from ..model.pack import Pack
from ..model.teams import MICHELS
from . import counted, pack_for, refuse, refuse_bots
from .arguments import add_games, add_json, add_michel, add_seed, add_team, budget_ms, iterations
from .many import Refused, add_many, jobs_for, played
from .runs.job import Job, Play
from .runs.setting import setting_of
from .runs.tallies import facts_of, play_match, tally_of

FEWEST_FOR_JOBS = 16


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--seats", required=True, metavar="A,B,…", help="two to six bot words, such as random,medium")
    add_games(parser, 100)
    add_seed(parser, 1)
    add_team(parser)
    add_michel(parser)
    add_many(parser)
    add_json(parser)
    parser.add_argument("--budget-ms", type=budget_ms, metavar="N",
                        help="milliseconds that searching levels may spend on a decision")
    parser.add_argument("--iterations", type=iterations, metavar="N", help="the same as a number of iterations")


def run(given: Namespace, levels: Collection[str] = LEVELS, play: Play = play_match) -> int:
    """`levels` are those that may be seats, and `play` plays one game of them."""
    words = tuple(given.seats.split(","))
    pack = pack_for(given)
    if wrong := refuse_bots(words, pack, levels):
        return wrong
    if not 2 <= len(words) <= 6 or (given.team and len(words) not in (4, 6)):
        return refuse("A game has 2 to 6 seats, 4 or 6 with --team.")
    match = Match(words, given.seed, given.team, MICHELS.index(given.michel or ""),
                  Effort(given.budget_ms, given.iterations), is_careful=True)
    job = Job(play, facts_of(match), setting_of(pack))
    few = given.games < FEWEST_FOR_JOBS
    try:
        games = played(given, job, given.games, 1 if few else jobs_for(given, given.games))
    except Refused as refused:
        return refused.status
    total = Tally()
    for game in games:
        total.add(tally_of(json.loads(game)))
    if total.stood_in:
        print(f"{counted(total.stood_in, 'answer')} came from a simple rule, for bots that failed "
              f"(first: {total.failure}).", file=sys.stderr)
    if total.unfinished:
        rounds = MOST_ROUNDS_BY_LOT if BY_LOT in words else MOST_ROUNDS
        print(f"{counted(total.unfinished, 'game')} of {total.games} did not end within {rounds:,} rounds: nobody won.",
              file=sys.stderr)
    report = _report(pack, match, total)
    if given.json:
        print(json.dumps(report))
    else:
        _print(report)
    return 0


def _report(pack: Pack, match: Match, total: Tally) -> Json:
    bots: dict[str, Json] = {}
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
        if looks := total.looks.get(word):
            bots[word]["looks"] = {"p5": quantile(looks, 0.05), "p50": quantile(looks, 0.5)}
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
    """Print figures on stdout, and times, which differ in every run, on stderr."""
    rounds = report["rounds"]
    print(f"games: {report['games']}, unfinished: {report['unfinished']}, decisions: {report['decisions']}, "
          f"rounds: median {rounds['median']}, nine in ten below {rounds['p90']}")
    for word, bot in report["bots"].items():
        share, low, high = (_percent(bot[name]) for name in ("share", "low", "high"))
        print(f"  {word:<10} wins: {bot['wins']} of {bot['seats']} seats, {share}% [{low}, {high}]")
        times = bot["decision_ms"]
        print(f"  {word:<10} per decision: median {times['p50']} ms, p95 {times['p95']} ms, most {times['max']} ms",
              file=sys.stderr)
        if looks := bot.get("looks"):
            print(f"  {word:<10} looks per decision: median {looks['p50']}, 5 % have no more than {looks['p5']}",
                  file=sys.stderr)
    wins = ", ".join(f"{n}: {seat['wins']}" for n, seat in enumerate(report["seats"]))
    print(f"wins per seat: {wins}, first player {_percent(report['first_player_share'])}%")
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
    unused = ", ".join(name for name, uses in cards.items() if not uses)
    print(f"never used: {unused}" if unused else "every card took effect at least once")


def _percent(share: float) -> float:
    return round(100 * share, 1)
