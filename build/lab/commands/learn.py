"""`blackgate learn`: fits the bots' value from self-play and writes it as YAML."""

import json
from argparse import ArgumentParser, Namespace
from datetime import date
from pathlib import Path
from typing import Any

from blackgate.ai.levels import LEVELS
from blackgate.ai.search.value import PLAIN, feature_names, mode_name
from blackgate.cards.library import SHIPPED
from blackgate.commands import pack_for, refuse, refuse_bots
from blackgate.commands.arguments import add_games, add_seed, add_team, count
from blackgate.commands.many import Refused, add_many, jobs_for, played
from blackgate.commands.runs.job import Job
from blackgate.commands.runs.setting import setting_of
from blackgate.disk.files import write_whole
from blackgate.model.pack import Pack
from blackgate.play.learned_weights import read_weights
from lab.reference_bots import REFERENCES
from lab.training import selfplay

HELD_OUT = 10       # every tenth game judges the fit
RIDGE = 5.0
RIDGE_RARE = 40.0   # for single cards, which appear in few games
NEARER = 20.0       # factor for the pull toward another value's weights, if one is given


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--players", type=count, choices=range(2, 7), required=True, help="number of players")
    add_team(parser)
    add_games(parser, 3000)
    add_seed(parser, 1)
    parser.add_argument("--seats", default="policy", metavar="A,B,…", help="who plays (the policy)")
    parser.add_argument("--near", metavar="VALUE", help="begin from another value, such as players4")
    parser.add_argument("--learnt", metavar="DIR",
                        help="play with the weights in this folder and write there (the shipped data)")
    add_many(parser)
    parser.add_argument("--out", metavar="FILE", help="where to write (the shipped data)")


def run(given: Namespace) -> int:
    try:
        import numpy as np

        from lab.training.fit import fit, log_loss
    except ImportError:
        return refuse("Learning needs numpy. Install the extra 'learn'.")
    players, team = given.players, given.team
    if team and players not in (4, 6):
        return refuse("Teams have 4 or 6 players.")
    if given.games < HELD_OUT:
        return refuse("Learning needs more games, at least {games}.", games=HELD_OUT)
    pack = pack_for(given)
    words = tuple(given.seats.split(","))
    if wrong := refuse_bots(words, pack, [*LEVELS, *REFERENCES]):
        return wrong
    learnt_folder = Path(given.learnt) if given.learnt else SHIPPED
    near = given.near and _near(given.near, learnt_folder)
    if near and not near.is_file():
        return refuse("There is no value '{value}'.", value=given.near)
    facts = {"players": players, "team": team, "seed": given.seed, "seats": list(words),
             "taken": selfplay.fingerprint()}
    job = Job(selfplay.sampled, facts, setting_of(pack, learnt_folder))
    try:
        games = played(given, job, given.games, jobs_for(given, given.games))
    except Refused as refused:
        return refused.status
    except KeyError as missing:         # The bots need a value that has not been learned yet.
        return refuse("There is no value '{value}'.", value=missing.args[0])
    learnt: list[Any] = []
    judged: list[Any] = []
    for number, game in enumerate(games, 1):
        (judged if number % HELD_OUT == 0 else learnt).extend(json.loads(game))
    sides, winner = _sides(np, learnt, team)
    ridge = np.full(sides.shape[2], RIDGE_RARE)
    ridge[: len(PLAIN)] = RIDGE
    if near:
        known = read_weights(near)
        centre = np.array([known.get(name, 0.0) for name in feature_names(pack)])
        weights, loss = fit(sides, winner, ridge * NEARER, centre)
    else:
        weights, loss = fit(sides, winner, ridge)
    judged_loss = log_loss(*_sides(np, judged, team), weights)
    even = float(np.log(sides.shape[1]))
    target = Path(given.out) if given.out else learnt_folder / "values" / f"{mode_name(players, team)}.yaml"
    write_whole(target, _yaml(pack, given, weights, len(learnt), loss, judged_loss, even).encode())
    print(f"{target}: positions {len(learnt)}, games {given.games}, log loss {loss:.4f}, held out {judged_loss:.4f}, "
          f"even chances {even:.4f}")
    return 0


def _near(named: str, learnt: Path) -> Path:
    """The file of a value, given by its mode or by its path."""
    return Path(named) if named.endswith(".yaml") else learnt / "values" / f"{named}.yaml"


def _sides(np: Any, samples: list[Any], team: bool) -> tuple[Any, Any]:
    """Rows by side (seats, or the sums of teams) and the index of the winning side."""
    rows = np.array([row for row, _ in samples])
    masks = np.array([mask for _, mask in samples])
    if team:
        rows = np.stack([rows[:, 0::2].sum(axis=1), rows[:, 1::2].sum(axis=1)], axis=1)
        return rows, 1 - (masks & 1)
    return rows, np.log2(masks).astype(int)


def _yaml(
    pack: Pack, given: Namespace, weights: Any, positions: int, loss: float, judged: float, even: float
) -> str:
    lines = [
        "# The learnt value of the bots: made by `blackgate learn`, not by hand.",
        "made:",
        f"  date: {date.today().isoformat()}",
        f"  games: {given.games}",
        f"  seats: {given.seats}",
        f"  seed: {given.seed}",
        *([f"  near: {Path(given.near).stem}"] if given.near else []),
        f"  positions: {positions}",
        f"  cards: {pack.fingerprint[:12]}",
        f"  log_loss: {loss:.4f}",
        f"  held_out_log_loss: {judged:.4f}",
        f"  even_log_loss: {even:.4f}",
        "weights:",
    ]
    lines += [
        f"  {name}: {weight:.3f}" for name, weight in zip(feature_names(pack), weights, strict=True)
    ]
    return "\n".join(lines) + "\n"
