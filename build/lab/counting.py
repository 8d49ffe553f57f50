"""Counts from many games, in parts: a rung of the ladder, a way to play, an inmate.

Parts are played and kept like the games of `blackgate sim` (`blackgate.commands.runs`), each in its own folder below
`--keep`. So a run can be stopped and continued, and processes or a Dask cluster may play it. Game `n` of a part
depends only on `n` and the facts, so a run in pieces gives the same counts as one run.
"""

import json
import re
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path

from blackgate.cards.library import SHIPPED
from blackgate.commands.many import Refused, played
from blackgate.commands.runs.job import Facts, Job, Play
from blackgate.commands.runs.kept import ABOUT, Kept
from blackgate.commands.runs.setting import setting_of
from blackgate.model.pack import Pack
from blackgate.play.learned_weights import pack_and_brains


class Part:
    def __init__(self, facts: Facts, games: int = 0, counts: dict[str, int] | None = None) -> None:
        self.facts = facts
        self.games = games
        self.counts: Counter[str] = Counter(counts or {})

    def under(self, head: str) -> Counter[str]:
        """The counts whose names begin with `head`, by the rest of the name."""
        return Counter({name[len(head):]: number for name, number in self.counts.items() if name.startswith(head)})

    def numbers(self, head: str) -> Counter[int]:
        """The same if the rest is a number."""
        return Counter({int(name): number for name, number in self.under(head).items()})


class Parts(dict[str, Part]):
    """All parts by name: those kept already, and those played now."""

    def __init__(self, given: Namespace) -> None:
        super().__init__()
        self.given = given
        for folder in sorted(given.keep.iterdir()) if given.keep and given.keep.is_dir() else ():
            facts, games = kept_games(folder)
            self[facts["part"]] = _counted(facts, games)

    def play(self, name: str, play: Play, facts: Facts, games: int, pack: Pack | None = None) -> Part:
        """Play the missing games of a part. `play` counts one game; it must be a module's function, for the workers."""
        games = max(games, self[name].games if name in self else 0)
        setting = setting_of(pack or pack_and_brains(None)[0], self.given.learnt)
        job = Job(play, {"part": name, "seed": self.given.seed, **facts}, setting)
        self[name] = _counted(job.described(), play_games(self.given, name, job, games))
        return self[name]


def play_games(given: Namespace, name: str, job: Job, games: int) -> list[str]:
    """The result of each game, as JSON."""
    keep = str(given.keep / re.sub(r"[^\w.>]+", "-", name)) if given.keep else None
    asked = Namespace(keep=keep, scheduler=given.scheduler)
    try:
        return played(asked, job, games, given.jobs) if games else []
    except Refused as refused:      # The error line was printed already.
        sys.exit(refused.status)


def kept_games(folder: Path) -> tuple[Facts, list[str]]:
    """The facts of the games in a folder, and their results."""
    facts: Facts = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    kept = Kept(folder, facts)
    kept.close(is_done=False)
    return facts, [game for _, game in sorted(kept.games().items())]


def _counted(facts: Facts, games: list[str]) -> Part:
    part = Part(facts, len(games))
    for game in games:
        part.counts.update(json.loads(game))
    return part


def parser(does: str, usual_seed: int) -> ArgumentParser:
    """The arguments of all these recipes."""
    arguments = ArgumentParser(description=does)
    arguments.add_argument("--seed", type=int, default=usual_seed, metavar="S")
    arguments.add_argument("--jobs", type=int, default=1, metavar="J", help="worker processes")
    arguments.add_argument("--keep", type=Path, metavar="DIR", help="keep finished games there, and go on from them")
    arguments.add_argument("--learnt", type=Path, default=SHIPPED, metavar="DIR", help="whose weights the bots have")
    arguments.add_argument("--scheduler", metavar="ADDRESS", help="let the workers of a Dask cluster play")
    return arguments
