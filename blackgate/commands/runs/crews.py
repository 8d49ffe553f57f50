"""Who plays the games of a job: this process, several of this machine, or the workers of a cluster.

All of them are executors of the standard library, Dask's cluster too: there is one way to hand out work.
"""

import os
import re
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, Protocol

PATIENCE: Final = "10s"     # with a scheduler that does not answer
_ADDRESS: Final = re.compile(r"([a-z]+://)?[^/]+:\d+/?")


class NoCluster(Exception):
    """Dask's `distributed` is not installed."""


class NoScheduler(Exception):
    """There is no scheduler, or nobody works for it."""


class Crew(Protocol):
    wide: int               # so many play at once

    def begin(self) -> Executor:
        """An executor, or a new one where the last one broke."""

    def end(self) -> None: ...


class Alone:
    """Plays here and now."""

    wide = 1

    def begin(self) -> Executor:
        return _Here()

    def end(self) -> None:
        pass


class _Here(Executor):
    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(work(*args, **kwargs))
        return done


class Processes:
    """Workers of this machine. They leave when this process does, however it ends."""

    def __init__(self, jobs: int) -> None:
        self.wide = jobs
        self._executor: ProcessPoolExecutor | None = None

    def begin(self) -> Executor:
        self.end()
        self._executor = ProcessPoolExecutor(self.wide, get_context("spawn"), _settle_in)
        return self._executor

    def end(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(cancel_futures=True)
            self._executor = None


def _settle_in() -> None:
    """In a worker: an interruption is its parent's to deal with, and it does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster:
    """The workers of a Dask scheduler, on any number of machines; each needs the same Blackgate installed."""

    def __init__(self, address: str) -> None:
        """Raises NoCluster, NoScheduler."""
        try:
            dask = import_module("distributed")
        except ImportError:
            raise NoCluster from None
        if not _ADDRESS.fullmatch(address):     # It would say so, and then much more.
            raise NoScheduler("tcp://HOST:PORT")
        try:
            self._client: Any = dask.Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise NoScheduler(str(error)) from None
        self.wide = sum(self._client.nthreads().values())
        if not self.wide:
            self._client.close()
            raise NoScheduler("0 workers")

    def begin(self) -> Executor:
        executor: Executor = self._client.get_executor(pure=False)
        return executor

    def end(self) -> None:
        self._client.close()


def cores() -> int:
    """Those this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
