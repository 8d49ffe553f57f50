"""Processes of the coach that a test speaks for, so that nothing depends on how fast a machine is."""

import json
from typing import Any

from blackgate.ai.workers.process import Life, Process, Starter
from blackgate.coach.coach_client import Answer, CoachClient
from blackgate.model.view import View, view
from tests.table import table

ONE_HINT = [[[["search"], 0.5, 0.4, 0.6, [["search", [["place", 1], ["drawn", 2]]]]]], 10]      # as a process writes it
TWO_HINTS = [[[["search"], 0.6, 0.5, 0.7, [["search", []]]], [["heal"], 0.2, 0.1, 0.3, [["end_nothing", []]]]], 90]
SOME_ODDS = [[0.5, 0.3, 0.2], [0.4, 0.2, 0.1], [0.6, 0.4, 0.3], 48]


class FakeProcess(Process):
    """A process that a test speaks for."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.is_ready = False
        self.asked: list[Any] = []              # [ticket, what, about], in order
        self.told: list[Any] = []               # the same, of what needs no answer
        self.is_ended = False
        self._spoken: list[bytes] = []
        self._lost = ""

    @property
    def pid(self) -> int:
        return self.number

    def ask(self, question: bytes, seconds: float) -> None:
        self.asked.append(json.loads(question))

    def tell(self, message: bytes) -> None:
        self.told.append(json.loads(message))

    def rest(self) -> None: ...

    def hear(self, take: Any) -> str:
        replies, self._spoken = self._spoken, []
        for reply in replies:
            take(reply)
        return self._lost

    def end(self, *, wait: bool) -> None:
        self.is_ended = True

    # --- What a test has it do --------------------------------------------------------------------------------

    def answer(self, found: object, *, final: bool = True, error: str = "") -> None:
        """To what it was asked last."""
        self._spoken.append(json.dumps([self.asked[-1][0], final, error, found]).encode())

    def die(self) -> None:
        self._lost = "died"


class Staff:
    """Starts such processes for a desk, and knows them all."""

    def __init__(self, *, ready: bool = True) -> None:
        self.processes: dict[str, list[FakeProcess]] = {}
        self.lives: dict[str, Life] = {}
        self.ready = ready

    def starter(self, name: str, life: Life, about: object) -> Starter:
        staff = self
        staff.lives[name] = life
        staff.processes[name] = []

        class FakeStarter(Starter):
            def start(self) -> Process | None:
                process = FakeProcess(1 + sum(map(len, staff.processes.values())))
                process.is_ready = staff.ready
                staff.processes[name].append(process)
                return process

        return FakeStarter(name, life, about)

    @property
    def near(self) -> list[FakeProcess]:
        """Those that answer hints and odds, the latest last."""
        return self.processes["blackgate-coach"]

    @property
    def far(self) -> list[FakeProcess]:
        """Those that work at reviews."""
        return self.processes["blackgate-review"]


def staffed(*, ready: bool = True) -> tuple[CoachClient, Staff]:
    staff = Staff(ready=ready)
    return CoachClient(jobs=1, starter=staff.starter), staff


def seen(cigarettes: int = 0) -> View:
    """The view of the seat that has a decision to make, told apart by Cigarettes."""
    return view(table(3).seat(0, "showers", cigarettes=cigarettes).start().game, 0)


def told(answers: list[Answer]) -> list[tuple[str, bool, bool]]:
    """Of each answer its key, whether it is the last, and whether it failed."""
    return [(answer.key, answer.final, bool(answer.failed)) for answer in answers]
