"""Learns the policy's habits from its own games, and writes data/habits/turn.yaml.

    python build/package compiled build/lab teach --work DIR --generations 40 --games 4000 --jobs 2
    python build/package compiled build/lab teach --work DIR --generations 40 --start FILE --out FILE

Each generation plays games in all modes with the habits of the last one, and takes one step (`training/climbing.py`).
From generation to generation steps become smaller and choices less soft. The result is an average of all generations,
in which the later ones count much more. The gain of a step is measured in the games of the next generation, which did
not choose it. If it is nil, more generations are of no use. `curve.csv` in the folder lists the gains, and `averaged`
has the average after each generation.

Everything is kept in the folder, and the same call continues from it. The number of processes changes nothing.
Needs numpy.
"""

import csv
from argparse import ArgumentParser, Namespace
from concurrent.futures import Executor
from datetime import date
from functools import cache
from math import exp, log, sqrt
from pathlib import Path
from typing import NamedTuple

from lab.training.climbing import Array, Slope, slope_of, step, yaml_of  # First: it settles how numpy adds.

import numpy as np

from blackgate.ai.float_sums import add_up
from blackgate.ai.levels import Brains
from blackgate.ai.policy.habits import ASPECTS, STANDING, Habits
from blackgate.cards.library import SHIPPED, load_shipped
from blackgate.commands.many import crew_for
from blackgate.disk.files import write_whole
from blackgate.model.pack import Pack
from blackgate.model.rng import mixed
from blackgate.play.learned_weights import HABITS, load_brains, read_habits

PORTION = 220       # games that a process plays before it returns a result: some of each mode
KEPT = 0.7          # the share of earlier generations' gradients that still counts
CHANGES = (0.03, 0.003)     # the change of choices in the first and the last generation, in nats
SOFTNESSES = (4.0, 1.5)     # how softly the first and the last generation choose
LATER = 3           # in the average a generation counts like this power of its number

Task = tuple[list[list[float]], str, int, float, tuple[int, ...]]   # weights, folder of values, seed, softness, games


@cache
def minds(learnt: str) -> tuple[Pack, Brains]:
    pack = load_shipped()
    return pack, load_brains(pack, Path(learnt))


def portion(task: Task) -> Slope:
    weights, learnt, seed, softness, numbers = task
    return slope_of(*minds(learnt), Habits(weights), seed, numbers, softness)


class Measured(NamedTuple):
    """A line of the curve: what the games of a generation tell."""

    generation: int
    softness: float
    choices: int
    bounded: float      # the share of corrections that are bounded
    gain: float         # the gain of the step before, in hundredths of a win for each choice
    error: float        # its standard error


class Taught(NamedTuple):
    """What learning has come to before a generation plays."""

    number: int             # of the generation
    weights: Array
    averaged: Array
    way: Array              # the last step
    said: Slope | None      # the gradients so far
    curve: list[Measured]


def at(ends: tuple[float, float], number: int, of: int) -> float:
    """The value for a generation, on an even way from the first to the last one."""
    return ends[0] * exp((number / max(1, of - 1)) * log(ends[1] / ends[0]))


def generation(players: Executor, taught: Taught, given: Namespace) -> tuple[Slope, Measured]:
    """Play the games of a generation. Returns their slope, and how good the last step was in them."""
    softness = at(SOFTNESSES, min(taught.number, given.generations - 1), given.generations)
    weights = taught.weights.tolist()
    seed = mixed(given.seed, taught.number)
    tasks: list[Task] = [
        (weights, str(given.learnt), seed, softness, tuple(range(first, min(first + PORTION, given.games))))
        for first in range(0, given.games, PORTION)
    ]
    whole: Slope | None = None
    gains = []
    for slope in players.map(portion, tasks):
        whole = slope if whole is None else whole.plus(slope)
        gains.append(100 * slope.gain(taught.way))
    assert whole is not None
    spread = add_up([(gain - add_up(gains) / len(gains)) ** 2 for gain in gains]) / max(1, len(gains) - 1)
    told = Measured(
        taught.number, softness, whole.choices, whole.bounded / whole.choices, 100 * whole.gain(taught.way),
        sqrt(spread / len(gains)))
    return whole, told


def next_generation(taught: Taught, slope: Slope, told: Measured, given: Namespace) -> Taught:
    """Take one step."""
    said = slope if taught.said is None else taught.said.plus(slope, KEPT)
    way = step(said, at(given.change, taught.number, given.generations), told.softness)
    weights = taught.weights + way
    share = (LATER + 1) / (taught.number + 1 + LATER)       # 1 for the first generation
    averaged = (1 - share) * taught.averaged + share * weights
    return Taught(taught.number + 1, weights, averaged, way, said, [*taught.curve, told])


def first_generation(given: Namespace) -> Taught:
    nothing = np.zeros((len(ASPECTS), len(STANDING)))
    habits = None if given.start == "zero" else read_habits(Path(given.start))
    weights = np.array(habits.weights) if habits else nothing
    return Taught(0, weights, weights, nothing, None, [])


def keep(path: Path, taught: Taught) -> None:
    said = taught.said
    assert said is not None
    beside = path.with_suffix(".new.npz")
    np.savez(beside, number=taught.number, weights=taught.weights, averaged=taught.averaged, way=taught.way,
             gradient=said.gradient, spread=said.spread, choices=said.choices, bounded=said.bounded,
             curve=np.array(taught.curve))
    beside.replace(path)


def kept(path: Path) -> Taught:
    found = np.load(path)
    said = Slope(found["gradient"], found["spread"], int(found["choices"]), float(found["bounded"]))
    curve = [Measured(int(row[0]), row[1], int(row[2]), *map(float, row[3:])) for row in found["curve"].tolist()]
    return Taught(int(found["number"]), found["weights"], found["averaged"], found["way"], said, curve)


def show(told: Measured) -> None:
    gain = f"the last step gained {told.gain:.4f} ±{told.error:.4f} points a choice" if told.generation else "begins"
    print(f"{told.generation}: {gain}; {told.choices} choices, softness {told.softness:.2f}, "
          f"{100 * told.bounded:.0f} % bounded", flush=True)


def write_curve(path: Path, curve: list[Measured]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(Measured._fields)
        lines.writerows([told.generation, f"{told.softness:.3f}", told.choices, f"{told.bounded:.4f}",
                         f"{told.gain:.5f}", f"{told.error:.5f}"] for told in curve)


def origin(given: Namespace) -> dict[str, object]:
    """Where the weights come from."""
    return {
        "date": date.today().isoformat(), "generations": given.generations, "games": given.games, "seed": given.seed,
        "start": "/".join(Path(given.start).parts[-2:]),
        "change": " to ".join(map(str, given.change)), "cards": load_shipped().fingerprint[:12],
    }


def climb(given: Namespace) -> None:
    (given.work / "averaged").mkdir(parents=True, exist_ok=True)
    path = given.work / "climbed.npz"       # after the last generation
    taught = kept(path) if path.exists() else first_generation(given)
    crew = crew_for(given, given.jobs)
    try:
        players = crew.begin()
        while taught.number < given.generations:
            slope, told = generation(players, taught, given)
            taught = next_generation(taught, slope, told, given)
            show(told)
            keep(path, taught)
            write_curve(given.work / "curve.csv", taught.curve)
            write_whole(given.work / "averaged" / f"{taught.number:03}.yaml",
                        yaml_of({"generations": taught.number}, taught.averaged).encode())
        _, told = generation(players, taught, given)        # only to measure the last step
        show(told)
        write_curve(given.work / "curve.csv", [*taught.curve, told])
    finally:
        crew.end()
    write_whole(given.out, yaml_of(origin(given), taught.averaged).encode())
    print(given.out)


def main(words: list[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, metavar="DIR", help="what the generations came to")
    parser.add_argument("--generations", type=int, default=40)
    parser.add_argument("--games", type=int, default=4000, help="of a generation")
    parser.add_argument("--change", type=float, nargs=2, default=CHANGES, metavar=("FIRST", "LAST"),
                        help="of choices in a generation")
    parser.add_argument("--start", default="zero", metavar="FILE", help="habits to begin with")
    parser.add_argument("--seed", type=int, default=71)
    parser.add_argument("--learnt", type=Path, default=SHIPPED, metavar="DIR", help="whose values judge")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HABITS)
    parser.add_argument("--scheduler", metavar="ADDRESS", help="let the workers of a Dask cluster play")
    climb(parser.parse_args(words))
    return 0
