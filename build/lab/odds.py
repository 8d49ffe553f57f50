"""Fits and judges the calibration of the coach's chances: blackgate/data/odds and docs/pictures/odds.svg.

    python build/lab odds sample fit --games 600         positions from games to fit on (can be continued)
    python build/lab odds sample judge --games 600       the same from other games, which judge
    python build/lab odds sample judge --seats hard --only players2,players4 --games 90 --looks 24
    python build/lab odds fit                            writes blackgate/data/odds/*.yaml
    python build/lab odds judge                          prints the tables, writes docs/pictures/odds.svg
    python build/lab odds all --games 600                all of it, one after the other

Samples are in dist/odds; after a change of the cards or bots new ones are made. It is faster by half with compiled
rules: `python build/package compiled build/lab odds …`.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from blackgate.ai.bot import Question
from blackgate.ai.levels import Brains, make_bot
from blackgate.coach.calibration import ODDS, mode_of, progress, sides_of
from blackgate.coach.estimate import looked_at
from blackgate.commands.runs.job import Facts, Job
from blackgate.commands.runs.setting import setting_of
from blackgate.model.engine import do
from blackgate.model.pack import Pack
from blackgate.model.rng import mixed
from blackgate.model.setup import new_game
from blackgate.model.state import GameState
from blackgate.model.view import View
from blackgate.play.learned_weights import pack_and_brains
from blackgate.play.spectator_view import sight_of, watch_openly
from lab.counting import kept_games, play_games
from lab.odds_tables import judged

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "dist" / "odds"
MODES = tuple((players, team, michel) for players, team in
              ((2, False), (3, False), (4, False), (5, False), (6, False), (4, True), (6, True))
              for michel in (False, True))
SEEDS = {"fit": 170_001, "judge": 170_002}      # of two series without common games
LOOKS = 8               # estimates of each game, at random moments
PUBLIC = 4              # every fourth time also with all hands face down, and with all face up
WORLDS = 16
MOST_DECISIONS = 4000


class Moment(NamedTuple):
    """The chances said at a moment of a game: `looker` is a seat, "public" or "open"."""

    looker: int | str
    turn: int
    progress: float
    said: list[float]       # by side
    winner: int             # the side that won in the end


def stamp() -> str:
    """A fingerprint of what the samples depend on: the cards, the bots' code and their brains."""
    told = setting_of(pack_and_brains(None)[0]).described()
    return f"{told['cards'][:4]}{told['learnt'][:4]}{told['code'][:4]}"


def moments(series: str, seats: str, mode: str) -> list[list[Moment]]:
    """The samples, game by game."""
    folder = KEPT / stamp() / f"{series}-{seats}-{mode}"
    games = kept_games(folder)[1] if folder.exists() else []
    return [[Moment(*each) for each in json.loads(game)] for game in games]


def sample_game(pack: Pack, brains: Brains, facts: Facts, number: int) -> list[Moment]:
    """Play a game among equal bots and take estimates at random moments, each for another seat."""
    players, team, michel = MODES[facts["mode"]]
    word, looks = facts["seats"], facts["looks"]
    seed = mixed(mixed(SEEDS[facts["series"]], facts["mode"]), number)
    random = Random(seed)
    game = new_game(pack, players, seed, team=team, michel=1 + seed % 2 if michel else 0)
    bots = [make_bot(word, mixed(seed, seat), brains) for seat in range(players)]
    kept: list[GameState] = []
    decisions = 0
    while not game.winners and decisions < MOST_DECISIONS:
        decisions += 1
        if len(kept) < looks:               # Each decision is equally likely to be kept.
            kept.append(game.clone())
        elif (place := random.randrange(decisions)) < looks:
            kept[place] = game.clone()
        question = Question(game)
        do(game, bots[question.seat].choose(question))
    winner = (game.winners & -game.winners).bit_length() - 1
    return [each for number, moment in enumerate(kept if game.winners else ())
            for each in _looks_at(moment, brains, random, winner, not number % PUBLIC)]


def _looks_at(game: GameState, brains: Brains, random: Random, winner: int, for_all: bool) -> Iterator[Moment]:
    """The chances at a moment for a seat, and with `for_all` also for the public and with all hands open."""
    seat = random.randrange(game.players)
    lookers: tuple[tuple[int | str, View], ...] = ((seat, sight_of(game, seat)),)
    if for_all:
        lookers += (("public", sight_of(game, None)), ("open", watch_openly(game)))
    for looker, view in lookers:
        said = looked_at(view, brains, random.getrandbits(60), lambda done: done < WORLDS).means
        yield Moment(looker, game.turn, round(progress(view), 4),
                     [round(each, 5) for each in sides_of(view, said)], winner)


def sample(given: Namespace) -> None:
    setting = setting_of(pack_and_brains(None)[0])
    given.keep = KEPT / stamp()
    for number, mode in enumerate(MODES):
        name = mode_of(*mode)
        if given.only and name not in given.only.split(","):
            continue
        facts = {"series": given.series, "mode": number, "seats": given.seats, "looks": given.looks}
        play_games(given, f"{given.series}-{given.seats}-{name}", Job(sample_game, facts, setting), given.games)
        print(f"{given.series} {given.seats} {name}: {given.games} games", flush=True)


def cells(series: str) -> Iterator[tuple[str, str, list[list[Moment]]]]:
    """All samples: the players, the mode, the games."""
    for seats in ("medium", "hard"):
        for mode in MODES:
            games = moments(series, seats, mode_of(*mode))
            if games:
                yield seats, mode_of(*mode), games


def fit(given: Namespace) -> None:
    from lab.odds_fit import common, fitted_file

    by_mode: dict[str, dict[str, Any]] = {}
    for seats, mode, games in cells("fit"):
        by_mode.setdefault(mode, {})[seats] = games
    ODDS.mkdir(exist_ok=True)
    shared = common(by_mode)
    print("all modes together:", ", ".join(f"{each:.3f}" for each in shared))
    for mode, played in by_mode.items():
        text = fitted_file(mode, played, shared, pack_and_brains(None)[0].fingerprint[:12], stamp(), SEEDS["fit"])
        (ODDS / f"{mode}.yaml").write_text(text, encoding="utf-8")
        print(mode, *(line.strip() for line in text.splitlines() if "log_loss" in line))


def judge(given: Namespace) -> None:
    sampled = list(cells("judge"))
    if not sampled:
        sys.exit(f"There are no samples in {KEPT / stamp()}.")
    judged(sampled, ROOT / "docs" / "pictures" / "odds.svg")


def main(words: list[str] | None = None) -> int:
    parser = ArgumentParser()
    parser.add_argument("what", choices=("sample", "fit", "judge", "all"))
    parser.add_argument("series", nargs="?", choices=tuple(SEEDS), default="judge")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seats", default="medium")
    parser.add_argument("--only", default="")
    parser.add_argument("--looks", type=int, default=LOOKS)
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="worker processes")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="let the workers of a Dask cluster play")
    given = parser.parse_args(words)
    if given.what in ("sample", "all"):
        for series in SEEDS if given.what == "all" else (given.series,):
            sample(Namespace(**{**vars(given), "series": series}))
    if given.what in ("fit", "all"):
        fit(given)
    if given.what in ("judge", "all"):
        judge(given)
    return 0
