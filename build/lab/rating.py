"""Makes and judges the scale of the rating: blackgate/data/rating/scale.yaml and the tables of docs/career.md.

    python build/package compiled build/lab rating play fit --games 40 --jobs 2      games to measure the levels on
    python build/package compiled build/lab rating play judge --games 40 --jobs 2    other games, which judge
    python build/lab rating fit                     writes blackgate/data/rating/scale.yaml
    python build/lab rating judge                   prints how true the ratings of the other games are, and draws them

Levels play against each other, and every decision is judged as in a review. Games are kept in dist/rating.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import NamedTuple

from blackgate.ai.bot import Question
from blackgate.ai.levels import Brains, make_bot
from blackgate.ai.search.value import mode_name
from blackgate.coach import rating
from blackgate.coach.calibration import load_calibration
from blackgate.coach.weighing import EFFORTS, FULL, judged
from blackgate.commands.runs.job import Facts, Job
from blackgate.commands.runs.setting import setting_of
from blackgate.model.engine import do
from blackgate.model.pack import Pack
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.play.learned_weights import pack_and_brains
from lab import rating_picture
from lab.counting import kept_games, play_games
from lab.odds import stamp

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "dist" / "rating"
MODES = ((4, False), (2, False), (6, False), (4, True), (3, False), (5, False), (6, True))
SEEDS = {"fit": 320_003, "judge": 320_005}      # of two series without common games
MOST_DECISIONS = 4000
TEN = 10
PAIRS = 1000                # of each way to play, for the order of two levels
DRAWS = 1000                # for an interval
TURNS = 200                 # how often the factors are fitted to the sums, in turn
LIGHT, HEAVY = 1, 9         # weights
STEP = 4.0                  # weight for an action that random does e times as often as medium
FEW = 4.0                   # decisions that are added to both, as none differs much that was seen only a few times


class Seat(NamedTuple):
    """The decisions of one level in one game, as the rating judges them."""

    level: str
    decisions: list[rating.Decision]


def play_game(pack: Pack, brains: Brains, facts: Facts, number: int) -> list[Seat]:
    players, team = MODES[facts["mode"]]
    seed = mixed(mixed(SEEDS[facts["series"]], facts["mode"]), number)
    levels = list(rating.FIXED)
    Random(seed).shuffle(levels)
    seats = [Seat(level, []) for level in (levels * 2)[:players]]
    bots = [make_bot(seat.level, mixed(seed, place), brains) for place, seat in enumerate(seats)]
    game = new_game(pack, players, seed, team=team, michel=number % 3)
    calibration = load_calibration()
    for decision in range(MOST_DECISIONS):
        if game.winners:
            break
        question = Question(game)
        action = bots[question.seat].choose(question)
        found = judged(game, action, brains, calibration, EFFORTS[FULL], mixed(seed, 1, decision))
        if found is not None:
            seats[question.seat].decisions.append(rating.Decision(found.best.name, action.name, round(found.lost, 5)))
        do(game, action)
    return seats


def play(given: Namespace) -> None:
    setting = setting_of(pack_and_brains(None)[0])
    given.keep = KEPT / stamp()
    for number, mode in enumerate(MODES):
        if given.only and mode_name(*mode) not in given.only.split(","):
            continue
        facts = {"series": given.series, "mode": number}
        play_games(given, f"{given.series}-{mode_name(*mode)}", Job(play_game, facts, setting), given.games)
        print(f"{given.series} {mode_name(*mode)}: {given.games} games", flush=True)


def seats_of(series: str) -> Iterator[tuple[str, Seat]]:
    """Every seat of every game, with its way to play."""
    for mode in MODES:
        folder = KEPT / stamp() / f"{series}-{mode_name(*mode)}"
        for game in kept_games(folder)[1] if folder.exists() else ():
            for level, decisions in json.loads(game):
                yield mode_name(*mode), Seat(level, [rating.Decision(*each) for each in decisions])


# --- The scale ----------------------------------------------------------------------------------------------


def fit(given: Namespace) -> None:
    """Weights of what is missed; then numbers by kind and factors by way to play, so that both sums are as measured,
    for each level."""
    seats = list(seats_of("fit"))
    weights = _weights(seats)
    modes = [mode_name(*mode) for mode in MODES]
    missed, factors, each = {}, {}, {}
    for level in rating.FIXED:
        of_level = [(mode, seat) for mode, seat in seats if seat.level == level]
        missed[level], factors[level] = _fitted(of_level, modes, weights)
        each[level] = _interval([(_missed(seat, weights), len(seat.decisions)) for _, seat in of_level])
    lines = [
        "# What is missed, by weight: made by build/lab/rating.py, not by hand.",
        f"made: {{seed: {SEEDS['fit']}, games: {{{', '.join(_games(seats, level) for level in rating.FIXED)}}}}}",
        "# By the kind of the best action and of what was done instead.",
        "weights:",
        *(f"  {best}: {{{', '.join(f'{done}: {weights[best][done]}' for done in rating.VERBS)}}}"
          for best in rating.VERBS),
        "missed:",
        *(f"  {level}: {{{', '.join(f'{kind}: {missed[level][kind]:.4f}' for kind in rating.VERBS)}}}"
          for level in rating.FIXED),
        "factors:",
        *(f"  {mode}: {{{', '.join(f'{level}: {factors[level][mode]:.3f}' for level in rating.FIXED)}}}"
          for mode in modes),
        "# Mean of a decision, with its interval of 95 %; not needed for a rating.",
        "each:",
        *(f"  {level}: [{', '.join(f'{number:.3f}' for number in each[level])}]" for level in rating.FIXED),
    ]
    rating.SCALE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _games(seats: list[tuple[str, Seat]], level: str) -> str:
    return f"{level}: {sum(seat.level == level for _, seat in seats)}"


Weights = dict[str, dict[str, int]]


def _weights(seats: list[tuple[str, Seat]]) -> Weights:
    """The more often random does that instead, compared with medium, the more it weighs.

    So what shows that somebody does not know the game weighs more than a mistake that good players make too.
    """
    times = {(level, best): FEW for level in rating.FIXED for best in rating.VERBS}
    instead = {(level, best, done): 0.0 for level, best in times for done in rating.VERBS}
    for _, seat in seats:
        for each in seat.decisions:
            best = rating.kind_of(each.best)
            times[seat.level, best] += 1
            if each.lost > 0:
                instead[seat.level, best, rating.kind_of(each.done)] += 1
    weights: Weights = {}
    for best in rating.VERBS:
        weights[best] = {}
        for done in rating.VERBS:
            two = [(instead[level, best, done], times[level, best]) for level in ("random", "medium")]
            usual = FEW * (sum(part for part, _ in two) + 1) / sum(whole for _, whole in two)
            random, medium = ((part + usual) / whole for part, whole in two)
            weights[best][done] = min(HEAVY, max(LIGHT, round(LIGHT + STEP * log(random / medium))))
    return weights


def _missed(seat: Seat, weights: Weights) -> int:
    missed = [each for each in seat.decisions if each.lost > 0]
    return sum(weights[rating.kind_of(each.best)][rating.kind_of(each.done)] for each in missed)


def _fitted(
    seats: list[tuple[str, Seat]], modes: list[str], weights: Weights,
) -> tuple[dict[str, float], dict[str, float]]:
    times = {(mode, kind): 0 for mode in modes for kind in rating.VERBS}
    missed = dict.fromkeys(times, 0.0)
    for mode, seat in seats:
        for each in seat.decisions:
            kind = rating.kind_of(each.best)
            times[mode, kind] += 1
            missed[mode, kind] += weights[kind][rating.kind_of(each.done)] if each.lost > 0 else 0
    by_kind = dict.fromkeys(rating.VERBS, 1.0)
    by_mode = dict.fromkeys(modes, 1.0)
    for _ in range(TURNS):
        for kind in by_kind:
            by_kind[kind] = _ratio(sum(missed[mode, kind] for mode in modes),
                                   sum(times[mode, kind] * by_mode[mode] for mode in modes))
        for mode in modes:
            by_mode[mode] = _ratio(sum(missed[mode, kind] for kind in by_kind),
                                   sum(times[mode, kind] * by_kind[kind] for kind in by_kind))
    return by_kind, by_mode


def _ratio(part: float, whole: float) -> float:
    return max(0.001, part / whole) if whole else 1.0


def _interval(games: Sequence[tuple[int, int]]) -> tuple[float, float, float]:
    """What is missed by decision, and its interval of 95 %, from games drawn again and again."""
    random = Random(1)

    def mean(drawn: Sequence[tuple[int, int]]) -> float:
        return sum(part for part, _ in drawn) / sum(whole for _, whole in drawn)

    return mean(games), *_middle([mean(random.choices(games, k=len(games))) for _ in range(DRAWS)])


def _middle(numbers: Sequence[float]) -> tuple[float, float]:
    """The limits between which 95 % of these lie."""
    cuts = quantiles(numbers, n=40)
    return cuts[0], cuts[-1]


# --- How true it is -----------------------------------------------------------------------------------------


Judged = dict[str, dict[str, list[rating.Played]]]      # by level and way to play


def judge(given: Namespace) -> None:
    scale = rating.load_scale()
    games: Judged = {level: {} for level in rating.FIXED}
    missed: dict[str, list[int]] = {level: [0, 0] for level in rating.FIXED}
    for mode, seat in seats_of("judge"):
        played = rating.played(seat.decisions, mode, scale)
        if rating.is_rated(played):
            games[seat.level].setdefault(mode, []).append(played)
            missed[seat.level][0] += sum(each.lost > 0 for each in seat.decisions)
            missed[seat.level][1] += played.decisions
    modes = [mode_name(*mode) for mode in MODES]
    print("| level | number | decisions missed |", " | ".join(modes), "| all | games |")
    print("|---" * (len(modes) + 5) + "|")
    for level, by_mode in games.items():
        every = [game for mode in modes for game in by_mode.get(mode, [])]
        cells = [_cell(each) for each in (*(by_mode.get(mode, []) for mode in modes), every)]
        share = missed[level][0] / missed[level][1]
        print(f"| {level} | {rating.FIXED[level]} | {100 * share:.0f} % |", " | ".join(cells), f"| {len(every)} |")
    for weak, strong in pairwise(rating.FIXED):
        one, ten = (_order(games, weak, strong, modes, size) for size in (1, TEN))
        print(f"{weak} below {strong}: {one} of single games, {ten} of tens")
    rating_picture.write([
        rating_picture.Point(mode, level, rating.number(game.missed, game.expected))
        for mode in modes for level in rating.FIXED for game in games[level].get(mode, [])])


def _order(games: Judged, weak: str, strong: str, modes: Sequence[str], size: int) -> str:
    """How often the stronger level has the higher rating after so many games of the same way to play. For single games
    with an interval."""
    random = Random(size)
    both = [mode for mode in modes if games[weak].get(mode) and games[strong].get(mode)]
    lows = {mode: _samples(games[weak][mode], size, random) for mode in both}
    highs = {mode: _samples(games[strong][mode], size, random) for mode in both}

    def right(one: Sequence[int], other: Sequence[int]) -> float:
        pairs = zip(random.choices(one, k=PAIRS), random.choices(other, k=PAIRS), strict=True)
        return sum((low < high) + (low == high) / 2 for low, high in pairs) / PAIRS

    found = [right(lows[mode], highs[mode]) for mode in both]
    told = f"{100 * sum(found) / len(found):.0f} %"
    if size > 1:
        return told
    drawn = []
    for _ in range(DRAWS // 10):
        again = [right(random.choices(lows[mode], k=len(lows[mode])), random.choices(highs[mode], k=len(highs[mode])))
                 for mode in both]
        drawn.append(sum(again) / len(again))
    low, high = _middle(drawn)
    return f"{told} [{100 * low:.0f}, {100 * high:.0f}]"


def _samples(games: Sequence[rating.Played], size: int, random: Random) -> list[int]:
    """The ratings of single games, or of many samples of this size."""
    if size == 1:
        return [rating.number(game.missed, game.expected) for game in games]
    return [_together(random.choices(games, k=size)) for _ in range(PAIRS)]


def _together(games: Sequence[rating.Played]) -> int:
    return rating.number(sum(game.missed for game in games), [sum(each) for each in zip(*(
        game.expected for game in games), strict=True)])


def _cell(games: list[rating.Played]) -> str:
    """The rating of all games together, with its interval of 95 % from games drawn again and again."""
    if len(games) < 2:
        return "-"
    random = Random(1)
    low, high = _middle([_together(random.choices(games, k=len(games))) for _ in range(DRAWS)])
    return f"{_together(games)} [{low:.0f}, {high:.0f}]"


def main(given: list[str] | None = None) -> int:
    arguments = ArgumentParser(description="Makes and judges the scale of the rating.")
    arguments.set_defaults(scheduler=None)
    doing = arguments.add_subparsers(required=True)
    playing = doing.add_parser("play")
    playing.set_defaults(do=play)
    playing.add_argument("series", choices=list(SEEDS))
    playing.add_argument("--games", type=int, default=40, metavar="N", help="of each way to play")
    playing.add_argument("--only", default="", metavar="MODE,…")
    playing.add_argument("--jobs", type=int, default=1, metavar="J")
    for name, action in (("fit", fit), ("judge", judge)):
        doing.add_parser(name).set_defaults(do=action)
    asked = arguments.parse_args(given)
    asked.do(asked)
    return 0
