"""The workers for the games of a job: this process, several on this machine, or a cluster.

All of them are executors of the standard library, also Dask's cluster, so there is one way to hand out work.
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

PATIENCE: Final = "10s"     # how long to wait for a scheduler
_ADDRESS: Final = re.compile(r"([a-z]+://)?[^/]+:\d+/?")


class NoCluster(Exception):
    """Dask's `distributed` is not installed."""


class NoScheduler(Exception):
    """There is no scheduler, or it has no workers."""


class Crew(Protocol):
    wide: int               # the number of games at once

    def begin(self) -> Executor:
        """An executor; a new one if the last one broke."""

    def end(self) -> None: ...


class Alone:
    """Plays in this process."""

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
    """Worker processes on this machine. They end when this process ends, for any reason."""

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
    """Prepare a worker: its parent handles Ctrl-C, and the worker ends with its parent."""
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
        if not _ADDRESS.fullmatch(address):     # Dask would print much more than that.
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
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
