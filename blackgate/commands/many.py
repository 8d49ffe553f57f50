"""The many games of `sim` and `learn`: which workers play them, where they are kept, and the error messages."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from . import counted, refuse
from .arguments import add_jobs
from .progress import Progress
from .runs.crews import Alone, Cluster, Crew, NoCluster, NoScheduler, Processes, cores
from .runs.gathering import gather
from .runs.job import Job
from .runs.kept import Busy, Kept, OtherGames, unfinished
from .runs.setting import OtherCode


OTHER_CODE: Final = ("The workers at {address} run other rules or bots than this program. Install the same version "
                     "there.")


class Refused(Exception):
    """An error line was printed; this is the exit status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def add_many(parser: ArgumentParser) -> None:
    add_jobs(parser)
    parser.add_argument("--keep", metavar="DIR", help="keep finished games in this folder; the same call "
                        "continues from them (a temporary folder)")
    parser.add_argument("--scheduler", metavar="ADDRESS",
                        help="let the workers of a Dask scheduler play, such as tcp://127.0.0.1:8786")


def played(given: Namespace, job: Job, games: int, jobs: int) -> list[str]:
    """The result of each game as JSON, in order. It does not depend on the number of workers. Raises Refused."""
    try:
        kept = Kept(Path(given.keep), job.described()) if given.keep else unfinished(job.described())
    except OtherGames as other:
        raise Refused(refuse("{folder} holds games of another call: '{fact}' differs. Name another folder.",
                             folder=given.keep, fact=other.fact)) from None
    except Busy:
        raise Refused(refuse("Another program is adding to {folder}.", folder=given.keep)) from None
    try:
        crew = crew_for(given, jobs)
    except Refused:
        kept.close(is_done=False)
        raise
    had = sum(number < games for number in kept.games())
    if had:
        print(f"Going on with {counted(had, 'game')} kept in {kept.folder}.", file=sys.stderr)
    progress = Progress(games, had)
    try:
        return gather(job, games, crew, kept, progress.show)
    except Exception as error:
        if not given.scheduler or isinstance(error, (OSError, KeyError)):
            raise
        sentence = OTHER_CODE if isinstance(error, OtherCode) else "The workers at {address} failed: {reason}"
        reason = f"{type(error).__name__}: {error}"
        raise Refused(refuse(sentence, address=given.scheduler, reason=reason)) from None
    finally:
        progress.clear()
        crew.end()


def crew_for(given: Namespace, jobs: int) -> Crew:
    """The crew of workers. Raises Refused."""
    if not given.scheduler:
        return Processes(jobs) if jobs > 1 else Alone()
    try:
        return Cluster(given.scheduler)
    except NoCluster:
        raise Refused(refuse("Several machines need Dask's 'distributed'. Install the extra 'cluster'.")) from None
    except NoScheduler as error:
        raise Refused(refuse("No scheduler with workers answers at {address}: {reason}",
                             address=given.scheduler, reason=error)) from None


def jobs_for(given: Namespace, games: int) -> int:
    """The number of processes: as many as cores, or as given, but no more than games."""
    return min(given.jobs or cores(), games)
