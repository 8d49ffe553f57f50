"""The many games of `sim` and `learn`: who plays them, where they are kept, and what is said when that fails."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from .arguments import add_jobs
from .progress import Progress
from .runs.crews import Alone, Cluster, Crew, NoCluster, NoScheduler, Processes, cores
from .runs.gathering import gather
from .runs.job import Job
from .runs.kept import Busy, Kept, OtherGames, unfinished
from .runs.setting import OtherCode


class Refused(Exception):
    """A sentence has been said; this is the status to end with."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def add_many(parser: ArgumentParser) -> None:
    add_jobs(parser)
    parser.add_argument("--keep", metavar="DIR", help="many-keep")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="many-scheduler")


def played(given: Namespace, job: Job, games: int, jobs: int) -> list[str]:
    """What each game gave, as JSON, in their order: the same with any number of workers. Raises Refused."""
    said = given.said
    try:
        kept = Kept(Path(given.keep), job.told()) if given.keep else unfinished(job.told())
    except OtherGames as other:
        raise Refused(said.refuse("many-other-games", folder=given.keep, fact=other.fact)) from None
    except Busy:
        raise Refused(said.refuse("many-busy", folder=given.keep)) from None
    try:
        crew = crew_for(given, jobs)
    except Refused:
        kept.close(is_done=False)
        raise
    had = sum(number < games for number in kept.games())
    if had:
        print(said("many-goes-on", count=had, folder=str(kept.folder)), file=sys.stderr)
    progress = Progress(games, said, had)
    try:
        return gather(job, games, crew, kept, progress.show)
    except Exception as error:
        if not given.scheduler or isinstance(error, (OSError, KeyError)):
            raise
        key = "many-other-code" if isinstance(error, OtherCode) else "many-cluster-failed"
        reason = f"{type(error).__name__}: {error}"
        raise Refused(said.refuse(key, address=given.scheduler, reason=reason)) from None
    finally:
        progress.clear()
        crew.end()


def crew_for(given: Namespace, jobs: int) -> Crew:
    """Who plays. Raises Refused."""
    if not given.scheduler:
        return Processes(jobs) if jobs > 1 else Alone()
    try:
        return Cluster(given.scheduler)
    except NoCluster:
        raise Refused(given.said.refuse("many-no-cluster")) from None
    except NoScheduler as error:
        raise Refused(given.said.refuse("many-no-scheduler", address=given.scheduler, reason=str(error))) from None


def jobs_for(given: Namespace, games: int) -> int:
    """As many processes as there are cores, unless another number is asked for; no more than games."""
    return min(given.jobs or cores(), games)
