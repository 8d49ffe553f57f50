"""Learns all weights that the game ships from nothing, step by step, without supervision.

    python build/lab weights --work DIR                 learns; the same call continues after a stop
    python build/lab weights --work DIR --ship          copies the learned files into blackgate/data
    python build/lab weights --work DIR --scheduler tcp://HOST:8786 --games 0.5
    python build/package compiled build/lab weights --work DIR      three times as fast

`--games` is a factor on the usual sizes (those of docs/bots.md). First a value of each mode is learned from games of
the policy without habits. With these values the policy learns its habits. Then the shipped values are learned from
games of the policy with habits.

A step is a command that makes a file. It is repeated if its command, the files that it reads, the cards or the code of
rules, bots and training have changed. The results of its games are kept beside the file while it runs.
"""

import json
import shutil
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from blackgate.cards.library import SHIPPED, load_shipped
from blackgate.commands.runs.setting import code_fingerprint
from blackgate.disk.files import write_whole
from blackgate.play.learned_weights import HABITS

TEACHER = "policy"  # the bot whose games the shipped values are learned from
FEWEST = 10         # games of a step: `learn` needs at least these
DONE = "done.json"  # the file that lists the finished steps and what they were made from


class Mode(NamedTuple):
    """A way to play with its own value, and the number of games to learn it from."""

    name: str
    players: int
    team: bool
    first: int              # games of the policy without habits
    games: int              # games of the policy with habits
    seed: int


MODES = (
    Mode("players2", 2, False, 2500, 6000, 41),
    Mode("players3", 3, False, 2500, 4000, 41),
    Mode("players4", 4, False, 2500, 8000, 41),
    Mode("players5", 5, False, 2500, 4000, 41),
    Mode("players6", 6, False, 2500, 5000, 41),
    Mode("team4", 4, True, 2500, 5000, 41),
    Mode("team6", 6, True, 2500, 4000, 41),
)
GENERATIONS, TAUGHT = 40, 4000      # generations of habits, and games of each
LAB = Path(__file__).parent
TEACH = (str(LAB), "teach")


class Step(NamedTuple):
    name: str
    command: tuple[str, ...]            # after the name of the Python program
    reads: tuple[Path, ...]             # files of steps before it
    makes: Path


def first_values(work: Path, given: Namespace) -> list[Step]:
    """The steps for values from games of the policy without habits."""
    return [_learn(f"first {mode.name}", mode, mode.first, given, work / "first" / "values" / f"{mode.name}.yaml",
                   "policy", work / "nothing", ()) for mode in MODES]


def habits_of(work: Path) -> Path:
    return work / "first" / "habits" / HABITS.name


def habits(work: Path, given: Namespace) -> list[Step]:
    """The step for habits, from the policy's own games judged by the first values (`teach.py`)."""
    makes = habits_of(work)
    generations, games = (str(max(1, round(number * given.games))) for number in (GENERATIONS, TAUGHT))
    command = (*TEACH, "--work", str(work / "taught"), "--generations", generations, "--games", games,
               "--learnt", str(work / "first"), "--out", str(makes))
    return [Step("habits", command, tuple(step.makes for step in first_values(work, given)), makes)]


def values(work: Path, given: Namespace) -> list[Step]:
    """The steps for values from games of the policy with habits."""
    steps = []
    for mode in MODES:
        known = work / "first" / "values" / f"{mode.name}.yaml"
        steps.append(_learn(mode.name, mode, mode.games, given, work / "learnt" / "values" / f"{mode.name}.yaml",
                            TEACHER, work / "first", (known, habits_of(work))))
    return steps


# The parts in order; each may read the files of those before it. The habits and `learnt` are shipped.
PARTS = (first_values, habits, values)


def _learn(
    name: str, mode: Mode, games: int, given: Namespace, makes: Path, seats: str, learnt: Path, reads: tuple[Path, ...],
) -> Step:
    command = ("-m", "blackgate", "learn", "--players", str(mode.players), *(["--team"] if mode.team else []),
               "--games", str(max(FEWEST, round(games * given.games))), "--seed", str(mode.seed), "--seats", seats,
               "--learnt", str(learnt), "--out", str(makes))
    return Step(name, command, reads, makes)


def steps(work: Path, given: Namespace) -> list[Step]:
    return [step for part in PARTS for step in part(work, given)]


def made_of(step: Step, work: Path) -> str:
    """A digest of what a step's file is made from. The work folder and the number of processes are not part of it."""
    digest = sha256(f"{load_shipped().fingerprint} {code_fingerprint()}".encode())
    digest.update(" ".join(step.command).replace(str(work), "").encode())
    for path in (*step.reads, *sorted((LAB / "training").glob("*.py"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def run(work: Path, given: Namespace) -> int:
    ledger = work / DONE
    done: dict[str, str] = json.loads(ledger.read_text(encoding="utf-8")) if ledger.exists() else {}
    all_steps = steps(work, given)
    for number, step in enumerate(all_steps, 1):
        of = made_of(step, work)
        if done.get(step.name) == of and step.makes.exists():
            continue
        print(f"{number}/{len(all_steps)} {step.name}", flush=True)
        kept = work / "kept" / f"{step.makes.parts[-3]}-{step.makes.stem}-{of}"
        command = [sys.executable, *step.command]
        if step.command[:2] != TEACH:
            command += ["--keep", str(kept)]
        command += ["--scheduler", given.scheduler] if given.scheduler else []
        command += ["--jobs", str(given.jobs)] if given.jobs else []
        if status := subprocess.call(command):
            return status
        done[step.name] = of
        write_whole(ledger, json.dumps(done, indent=1).encode() + b"\n")
        shutil.rmtree(kept, ignore_errors=True)
    return 0


def ship(work: Path, target: Path) -> list[Path]:
    """Copy the learned files to where the game reads them."""
    found = [habits_of(work), *sorted((work / "learnt").rglob("*.yaml"))]
    for path in found:
        write_whole(target / path.parent.name / path.name, path.read_bytes())
    return found


def main(words: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--work", type=Path, required=True, metavar="DIR", help="where it is done")
    parser.add_argument("--games", type=float, default=1.0, metavar="FACTOR", help="on the usual numbers of games")
    parser.add_argument("--jobs", type=int, metavar="J", help="worker processes (as many as cores)")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="let a Dask cluster play")
    parser.add_argument("--ship", action="store_true", help="put what was learnt into --into when all is done")
    parser.add_argument("--into", type=Path, default=SHIPPED, metavar="DIR", help="blackgate/data, or elsewhere")
    given = parser.parse_args(words)
    work = given.work.resolve()
    status = run(work, given)
    if not status and given.ship:
        for path in ship(work, given.into):
            print(path.name)
    return status
