"""Learns what searching teaches the policy, and writes data/habits/turn.yaml.

    python build/compiled.py build/teach.py gather --examples FILE --mode 4 --games 200 --seed 71 --jobs 2
    python build/teach.py fit --examples FILE …

`gather` adds the decisions of so many games to a file (JSON, a game a line; a stopped run goes on where it was), `fit`
fits the weights to all files given. Every tenth game judges the fit. Needs numpy.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from datetime import date
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from keeping import fingerprint

from blackgate.ai.levels import Brains
from blackgate.cards.library import SHIPPED, load_shipped
from blackgate.model.pack import Pack
from blackgate.model.rng import mixed
from blackgate.play.brains import HABITS, load_brains
from blackgate.tools.training.taught import taught_game

MODES = {"2": (2, False), "3": (3, False), "4": (4, False), "5": (5, False), "6": (6, False), "team": (4, True),
         "team6": (6, True)}
HELD_OUT = 10

Task = tuple[str, int, int, int, int, str]      # mode, seed, number, worlds, rounds, where what was learnt before lies


@cache
def minds(learnt: str) -> tuple[Pack, Brains]:
    pack = load_shipped()
    return pack, load_brains(pack, Path(learnt))


def teach(task: Task) -> str:
    """A game's line."""
    mode, seed, number, worlds, rounds, learnt = task
    players, team = MODES[mode]
    pack, brains = minds(learnt)
    examples = taught_game(pack, brains, players, team, mixed(seed, number), worlds, rounds)
    rounded = [
        [[round(each, 3) for each in example.standing], example.aspects, [round(each, 3) for each in example.scores],
         [round(each, 5) for each in example.chances]]
        for example in examples
    ]
    told = {"mode": mode, "seed": seed, "number": number, "worlds": worlds, "rounds": rounds,
            "cards": pack.fingerprint[:12], "examples": rounded}
    return json.dumps(told, separators=(",", ":"))


def gather(given: Namespace) -> None:
    path = given.examples[0]
    path.parent.mkdir(parents=True, exist_ok=True)
    there = set()
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            there.add((told["mode"], told["seed"], told["number"]))
    tasks = [
        (given.mode, given.seed, number, given.worlds, given.rounds, str(given.learnt)) for number in range(given.games)
        if (given.mode, given.seed, number) not in there
    ]
    with get_context("spawn").Pool(given.jobs) as pool, path.open("a", encoding="utf-8") as file:
        for line in pool.imap(teach, tasks):
            file.write(line + "\n")
            file.flush()


def is_held_out(game: dict[str, Any]) -> bool:
    return (int(game["seed"]) + int(game["number"])) % HELD_OUT == 0


def fit(given: Namespace) -> None:
    from blackgate.tools.training.habits import fitted, gains, table, yaml_of
    games = [json.loads(line) for path in given.examples for line in path.read_text(encoding="utf-8").splitlines()]
    judging = [game for game in games if is_held_out(game)]
    learnt = table([game for game in games if not is_held_out(game)])
    weights = fitted(learnt, given.ridge)
    made = {
        "date": date.today().isoformat(), "games": len(games),
        "modes": " ".join(sorted({game["mode"] for game in games})),
        "seeds": " ".join(sorted({str(game["seed"]) for game in games})),
        "looks": ", ".join(sorted({f"{game['worlds']} worlds {game['rounds']} rounds" for game in games})),
        "decisions": learnt.decisions, "cards": " ".join(sorted({game["cards"] for game in games})),
        "ridge": given.ridge,
        **(gains(table(judging), weights) if judging else {}),
    }
    for name, value in made.items():
        print(f"{name}: {value}")
    for mode in sorted({game["mode"] for game in judging}):
        print(f"mode {mode}:", gains(table([game for game in judging if game["mode"] == mode]), weights))
    target = given.out or HABITS
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(yaml_of(made, weights), encoding="utf-8")
    print(f"{target}, bots {fingerprint()}")


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["gather", "fit"])
    parser.add_argument("--examples", type=Path, nargs="+", required=True, metavar="FILE")
    parser.add_argument("--mode", choices=MODES, default="4")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=0, help="looked at after the own turn")
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--learnt", type=Path, default=SHIPPED, metavar="DIR", help="what the searches judge by")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=16000.0)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    {"gather": gather, "fit": fit}[given.what](given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
