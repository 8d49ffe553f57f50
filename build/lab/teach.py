"""Learns the policy's habits from its own games, and writes data/habits/turn.yaml.

    python build/package compiled build/lab teach --work DIR --generations 40 --games 1800 --jobs 2
    python build/package compiled build/lab teach --work DIR --generations 40 --start zero --out FILE

Each generation plays games in all modes with the habits of the last one, and takes one step (`training/climbing.py`).
The last result is kept in the folder, and the same call continues from it. The number of processes changes nothing.
Needs numpy.
"""

from argparse import ArgumentParser, Namespace
from concurrent.futures import Executor
from datetime import date
from functools import cache
from pathlib import Path

import numpy as np

from blackgate.ai.levels import Brains
from blackgate.ai.policy.habits import ASPECTS, STANDING, Habits
from blackgate.cards.library import SHIPPED, load_shipped
from blackgate.commands.many import crew_for
from blackgate.disk.files import write_whole
from blackgate.model.pack import Pack
from blackgate.model.rng import mixed
from blackgate.play.learned_weights import HABITS, load_brains, read_habits
from lab.training.climbing import Array, Slope, slope_of, step, yaml_of

PORTION = 55        # games that a process plays before it returns a result: some of each mode
KEPT = 0.5          # the share of earlier generations' gradients that still counts
CHANGE = 0.03       # the change of choices in a generation, in nats

Task = tuple[list[list[float]], str, int, tuple[int, ...]]      # weights, folder of values, seed, games


@cache
def minds(learnt: str) -> tuple[Pack, Brains]:
    pack = load_shipped()
    return pack, load_brains(pack, Path(learnt))


def portion(task: Task) -> Slope:
    weights, learnt, seed, numbers = task
    return slope_of(*minds(learnt), Habits(weights), seed, numbers)


def generation(players: Executor, weights: Array, given: Namespace, number: int) -> Slope:
    """The slope from the games of a generation."""
    tasks = [
        (weights.tolist(), str(given.learnt), mixed(given.seed, number), tuple(range(first, first + PORTION)))
        for first in range(0, max(PORTION, given.games), PORTION)
    ]
    whole: Slope | None = None
    for slope in players.map(portion, tasks):
        whole = slope if whole is None else whole.plus(slope)
    assert whole is not None
    return whole


def weights_of(path: Path) -> Array:
    habits = read_habits(path)
    return np.array(habits.weights) if habits else np.zeros((len(ASPECTS), len(STANDING)))


def climb(given: Namespace) -> None:
    given.work.mkdir(parents=True, exist_ok=True)
    kept = given.work / "climbed.npz"       # after the last generation
    weights = np.zeros((len(ASPECTS), len(STANDING))) if given.start == "zero" else weights_of(Path(given.start))
    said: Slope | None = None
    first = 0
    if kept.exists():
        found = np.load(kept)
        first, weights = int(found["next"]), found["weights"]
        said = Slope(found["gradient"], found["spread"], int(found["choices"]))
    crew = crew_for(given, given.jobs)
    try:
        players = crew.begin()
        for number in range(first, given.generations):
            slope = generation(players, weights, given, number)
            said = slope if said is None else said.plus(slope, KEPT)
            way = step(said, given.change)
            weights = weights + way
            gain = float(said.gradient @ way.ravel()) / said.choices
            print(f"{number}: {slope.choices} choices, {100 * gain:.3f} points of chance each", flush=True)
            beside = kept.with_suffix(".new.npz")
            np.savez(beside, next=number + 1, weights=weights, gradient=said.gradient, spread=said.spread,
                     choices=said.choices)
            beside.replace(kept)
    finally:
        crew.end()
    made = {
        "date": date.today().isoformat(), "generations": given.generations, "games": given.games, "seed": given.seed,
        "start": given.start if given.start == "zero" else Path(given.start).name, "change": given.change,
        "cards": load_shipped().fingerprint[:12],
    }
    write_whole(given.out, yaml_of(made, weights).encode())
    print(given.out)


def main(words: list[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, metavar="DIR", help="what the generations came to")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--games", type=int, default=1800, help="of a generation")
    parser.add_argument("--change", type=float, default=CHANGE, help="of choices in a generation")
    parser.add_argument("--start", default="zero", metavar="FILE", help="habits to begin with")
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--learnt", type=Path, default=SHIPPED, metavar="DIR", help="whose values judge")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HABITS)
    parser.add_argument("--scheduler", metavar="ADDRESS", help="let the workers of a Dask cluster play")
    climb(parser.parse_args(words))
    return 0
