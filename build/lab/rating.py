"""Makes and judges the scale of the rating: blackgate/data/rating/scale.yaml and the tables of docs/career.md.

    python build/package compiled build/lab rating play fit --games 40 --jobs 2      games to measure the levels on
    python build/package compiled build/lab rating play judge --games 40 --jobs 2    other games, which judge
    python build/lab rating fit                     writes blackgate/data/rating/scale.yaml
    python build/lab rating judge                   prints how true the ratings of the other games are

Levels play against each other, and every decision is judged as in a review. Games are kept in dist/rating.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import fmean, stdev
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
from lab.counting import kept_games, play_games
from lab.odds import stamp

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "dist" / "rating"
MODES = ((4, False), (2, False), (6, False), (4, True), (3, False), (5, False), (6, True))
SEEDS = {"fit": 320_003, "judge": 320_004}      # of two series without common games
MOST_DECISIONS = 4000
TEN = 10
TURNS = 200                 # how often the factors are fitted to the sums, in turn


class Seat(NamedTuple):
    """The decisions of one level in one game: their kinds, and whether something surely better was missed."""

    level: str
    kinds: list[str]
    missed: list[bool]


def play_game(pack: Pack, brains: Brains, facts: Facts, number: int) -> list[Seat]:
    players, team = MODES[facts["mode"]]
    seed = mixed(mixed(SEEDS[facts["series"]], facts["mode"]), number)
    levels = list(rating.FIXED)
    Random(seed).shuffle(levels)
    seats = [Seat(level, [], []) for level in (levels * 2)[:players]]
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
            seats[question.seat].kinds.append(rating.kind_of(found.best.name))
            seats[question.seat].missed.append(found.lost > 0)
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
            yield from ((mode_name(*mode), Seat(*each)) for each in json.loads(game))


# --- The scale ----------------------------------------------------------------------------------------------


def fit(given: Namespace) -> None:
    """Numbers by kind and factors by way to play, so that both sums are as measured, for each level."""
    seats = list(seats_of("fit"))
    lines = ["# How often a decision misses something surely better: made by build/lab/rating.py, not by hand.",
             f"made: {{seed: {SEEDS['fit']}, games: {{{', '.join(_games(seats, level) for level in rating.FIXED)}}}}}"]
    modes = [mode_name(*mode) for mode in MODES]
    shares, factors = {}, {}
    for level in rating.FIXED:
        shares[level], factors[level] = _fitted([(mode, seat) for mode, seat in seats if seat.level == level], modes)
    lines.append("shares:")
    lines += [f"  {level}: {{{', '.join(f'{kind}: {shares[level][kind]:.4f}' for kind in rating.VERBS)}}}"
              for level in rating.FIXED]
    lines.append("factors:")
    lines += [f"  {mode}: {{{', '.join(f'{level}: {factors[level][mode]:.3f}' for level in rating.FIXED)}}}"
              for mode in modes]
    rating.SCALE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _games(seats: list[tuple[str, Seat]], level: str) -> str:
    return f"{level}: {sum(seat.level == level for _, seat in seats)}"


def _fitted(seats: list[tuple[str, Seat]], modes: list[str]) -> tuple[dict[str, float], dict[str, float]]:
    times = {(mode, kind): 0 for mode in modes for kind in rating.VERBS}
    missed = dict.fromkeys(times, 0.0)
    for mode, seat in seats:
        for kind, is_missed in zip(seat.kinds, seat.missed, strict=True):
            times[mode, kind] += 1
            missed[mode, kind] += is_missed
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


# --- How true it is -----------------------------------------------------------------------------------------


def judge(given: Namespace) -> None:
    scale = rating.load_scale()
    games: dict[str, dict[str, list[rating.Played]]] = {level: {} for level in rating.FIXED}
    for mode, seat in seats_of("judge"):
        played = rating.Played(len(seat.missed), sum(seat.missed), scale.expected(mode, seat.kinds))
        if rating.is_rated(played):
            games[seat.level].setdefault(mode, []).append(played)
    modes = [mode_name(*mode) for mode in MODES]
    print("| level | number | missed per decision |", " | ".join(modes), "| all | games |")
    print("|---" * (len(modes) + 5) + "|")
    for level, by_mode in games.items():
        every = [game for mode in modes for game in by_mode.get(mode, [])]
        share = sum(game.missed for game in every) / sum(game.decisions for game in every)
        cells = [_cell(each) for each in (*(by_mode.get(mode, []) for mode in modes), every)]
        print(f"| {level} | {rating.FIXED[level]} | {share:.3f} |", " | ".join(cells), f"| {len(every)} |")
    random = Random(1)
    for weak, strong in pairwise(rating.FIXED):
        shares = []
        for size in (1, TEN):
            right = tries = 0
            for mode in modes:
                for _ in range(400):
                    pair = [_sample(games[level].get(mode, []), size, random) for level in (weak, strong)]
                    one, other = (each.number for each in pair if each is not None)
                    right += 2 * (one < other) + (one == other)
                    tries += 2
            shares.append(f"{100 * right / tries:.0f} %")
        print(f"{weak} below {strong}: {shares[0]} of single games, {shares[1]} of tens")


def _sample(games: Sequence[rating.Played], size: int, random: Random) -> rating.Rating | None:
    return rating.rating_of(random.choices(games, k=size))


def _cell(games: list[rating.Played]) -> str:
    """The rating of all games together, and half its band."""
    if len(games) < 2:
        return "-"
    single = [rating.number(game.missed, game.expected) for game in games]
    together = rating.number(sum(game.missed for game in games), [sum(each) for each in zip(*(
        game.expected for game in games), strict=True)])
    return f"{together} (mean {fmean(single):.0f} ±{stdev(single):.0f})"


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
