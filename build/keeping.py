"""Counts from many games, kept in a file so that a long run can be stopped and taken up again.

A ledger has parts; each part has its facts (seed, bots, …), the number of games played so far and the counts of what
was seen in them. Game `n` of a part depends on `n` and the facts alone, so a run in pieces counts what one run would.
"""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import TypeVar

import blackgate
from blackgate.commands.progress import Progress
from blackgate.commands.speaking import Speaker

SAVED_EVERY = 15.0      # seconds

Facts = dict[str, str | int | None]
Task = TypeVar("Task")


class Part:
    def __init__(self, facts: Facts, when: str = "", games: int = 0, counts: dict[str, int] | None = None) -> None:
        self.facts = facts
        self.when = when            # the day of the last game
        self.games = games
        self.counts: Counter[str] = Counter(counts or {})

    def under(self, head: str) -> Counter[str]:
        """The counts whose names begin so, named by the rest."""
        return Counter({name[len(head):]: number for name, number in self.counts.items() if name.startswith(head)})


class Ledger:
    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.parts: dict[str, Part] = {}
        if path and path.exists():
            self.parts = {name: Part(**part) for name, part in json.loads(path.read_text(encoding="utf-8")).items()}

    def part(self, name: str, facts: Facts) -> Part:
        """A part to be added to. What other bots or another seed gave is not mixed in."""
        part = self.parts.setdefault(name, Part(facts))
        if part.facts != facts:
            other = next(fact for fact in part.facts | facts if part.facts.get(fact) != facts.get(fact))
            sys.exit(f"{self.path} has '{name}' with {other} {part.facts.get(other)}, not {facts.get(other)}: "
                     "choose another file")
        return part

    def save(self) -> None:
        if self.path:
            written = json.dumps({name: vars(part) for name, part in self.parts.items()}, indent=1)
            beside = self.path.with_name(self.path.name + ".new")
            beside.write_text(written + "\n", encoding="utf-8")
            beside.replace(self.path)


def gather(
    ledger: Ledger, name: str, facts: Facts, games: int, jobs: int,
    play: Callable[[Task], Counter[str]], task: Callable[[int], Task],
) -> Part:
    """Play what a part still lacks. `play` counts one game; it must be a function of a module, for the workers."""
    part = ledger.part(name, facts)
    if part.games >= games:
        return part
    progress = Progress(games - part.games, Speaker([]))
    began, saved = part.games, monotonic()
    for counts in _counted(play, [task(number) for number in range(part.games, games)], jobs):
        part.counts += counts
        part.games += 1
        part.when = date.today().isoformat()
        progress.show(part.games - began)
        if monotonic() - saved > SAVED_EVERY:
            ledger.save()
            saved = monotonic()
    progress.clear()
    ledger.save()
    return part


def _counted(play: Callable[[Task], Counter[str]], tasks: list[Task], jobs: int) -> Iterator[Counter[str]]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, tasks)


def fingerprint() -> str:
    """A name for the rules, cards and bots as they are: their sources' hash."""
    root = Path(blackgate.__file__).parent
    files = [*(root / "model").rglob("*.py"), *(root / "ai").rglob("*.py"), *(root / "data").rglob("*.yaml")]
    digest = sha256()
    for path in sorted(files):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def parser(does: str, usual_seed: int) -> ArgumentParser:
    """What all the recipes are asked with."""
    arguments = ArgumentParser(description=does)
    arguments.add_argument("--seed", type=int, default=usual_seed, metavar="S")
    arguments.add_argument("--jobs", type=int, default=1, metavar="J", help="worker processes")
    arguments.add_argument("--json", type=Path, metavar="FILE", help="keep the counts there, and go on from them")
    return arguments
