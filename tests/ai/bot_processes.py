"""Bots in processes of their own, some of which hang, fail or mumble."""

import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache, partial
from multiprocessing import Pipe
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import sleep
from typing import Any

from blackgate.ai.bot import Effort
from blackgate.ai.levels import Brains
from blackgate.ai.workers.process import READY
from blackgate.ai.workers.thinkers import Answer, Thinkers
from blackgate.ai.workers.worker import Load
from blackgate.model.pack import Pack
from blackgate.model.setup import new_game
from blackgate.model.view import View, view
from blackgate.play.learned_weights import load_brains, pack_and_brains
from tests.table import shipped
from tests.waiting import HANGS, stopped, wait_for

LONG = Effort(budget_ms=60_000)
SHIPPED = partial(pack_and_brains, None)


class Stuck(dict[str, object]):
    """Values that are never found; a file tells that somebody looks for them."""

    def __init__(self, begun: Path) -> None:
        super().__init__()
        self._begun = begun

    def __getitem__(self, name: str) -> object:
        self._begun.touch()
        sleep(5 * HANGS)
        raise KeyError(name)


def stuck_once(begun: Path) -> tuple[Pack, Brains]:
    """The first worker that is loaded like this never comes to the end of a thought. The next ones do."""
    if begun.exists():
        return pack_and_brains(None)
    return shipped(), Brains(Stuck(begun), {})    # type: ignore[arg-type]


def without_values() -> tuple[Pack, Brains]:
    return shipped(), Brains({}, load_brains(shipped()).tempers)


def without_cards() -> tuple[Pack, Brains]:
    raise SystemExit(1)


def without_end() -> tuple[Pack, Brains]:
    sleep(5 * HANGS)
    raise SystemExit(1)


def mumbling(once: Path) -> tuple[Pack, Brains]:
    """The first worker that is loaded like this answers what nobody understands."""
    if not once.exists():
        once.touch()
        kind: Any = type(Pipe()[0])         # Windows has another than the rest.
        plain = kind.send_bytes
        kind.send_bytes = lambda self, said: plain(self, said if said == READY else b"{")
    return pack_and_brains(None)


@contextmanager
def thinking(
    load: Load = SHIPPED, workers: int = 1, clock: Callable[[], float] = stopped,
) -> Iterator[Thinkers]:
    with closing(Thinkers(load, workers, clock)) as thinkers:
        yield thinkers


def next_answer(thinkers: Thinkers) -> Answer:
    (answer,) = wait_for(thinkers.poll, "an answer")
    return answer


def until_idle(thinkers: Thinkers, number: int = 1) -> None:
    def are_idle() -> bool:
        return thinkers.idle >= number or thinkers.poll() != []

    wait_for(are_idle, "a worker that is ready")
    assert thinkers.idle >= number, "nobody was asked, and somebody answered"


@cache
def asked() -> View:
    """The first turn of a game of four."""
    game = new_game(shipped(), 4, 1)
    return view(game, game.decider)


def running() -> dict[int, BaseProcess]:
    """The processes that we have started and that live."""
    return {process.pid or 0: process for process in multiprocessing.active_children()}


def is_gone(process: BaseProcess) -> bool:
    """Whether somebody has ended it; the system may take a moment to clear it away."""
    process.join(HANGS)
    return not process.is_alive()
