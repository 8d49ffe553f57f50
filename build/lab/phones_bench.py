"""Measures a table with phones: how soon a tap takes effect, and how much strangers slow down a frame.

    python build/lab phones_bench taps [--seconds 40]
    python build/lab phones_bench siege [--rounds 5] [--seconds 6]

It needs no screen and runs on this machine only; phones and strangers are separate processes (`phones_crowd.py`).
Frames come sixty times a second. A siege measures frames without the time in which the thread waited for a processor
used by other programs. A wait of the server's thread delays a frame too if it holds the interpreter lock. That cannot
be measured apart, so there are two bounds: with none and with all of these waits subtracted. Rounds alternate.
"""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from queue import Empty
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from threading import Thread, get_native_id
from threading import enumerate as enumerate_threads
from time import monotonic, perf_counter, sleep, thread_time
from typing import Any, Final

from blackgate.ai.stand_in import quick_thought
from blackgate.app import App
from blackgate.disk.environment import no_screen
from blackgate.keep.settings import Settings
from blackgate.kit.window import Window
from blackgate.model.actions import Action
from blackgate.play.session import Plan, Seat, Session
from blackgate.scenes.screens import OpenTable, OpenTitle
from blackgate.scenes.table.table import Table
from blackgate.words.text import Text
from lab.phones_crowd import attack, crowd, play

ALONE: Final = "127.0.0.1"
SIZE: Final = (1280, 720)
A_FRAME: Final = 1 / 60
THINK: Final = 0.25             # seconds before a phone answers
PATIENCE: Final = 60.0
SERVER: Final = "blackgate-phones"
LONG: Final = 600.0             # seconds after which a crowd ends in any case


class Evening:
    """A window with a table and timed frames."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0
        self.app: App = App(Settings(instant=False), Text("en"), Window(SIZE, headless=True))
        self.told: Any = get_context("spawn").Queue()
        self.heard: list[tuple[str, int, float]] = []
        self.acts: list[tuple[float, int]] = []         # when the table changed, and the number of the action
        self.net = 0.0          # the time of the last frame without waiting for a processor
        self.least = 0.0        # also without the server's waits, as if all of them had delayed the frame
        self.deal()

    def deal(self) -> None:
        self.games += 1
        seats = tuple(Seat(f"Seat {number}", "human") for number in range(self.players))
        self.app.open(OpenTable(Session(Plan(seats, seed=self.games, first=0))))
        self.acted = 0

    @property
    def table(self) -> Table:
        table = self.app.scenes[0]
        assert isinstance(table, Table)
        return table

    @contextmanager
    def phones(self) -> Iterator[None]:
        """All seats are held by phones."""
        self.app.let_phones_in(ALONE)
        host = self.app.phones
        assert host is not None
        self.heard.clear()
        codes = [host.holders.invite(seat) for seat in range(self.players)]
        people = crowd(play, host.url, codes, THINK, self.told, LONG)
        try:
            ends = monotonic() + PATIENCE
            while sum(what == "seated" for what, _, _ in self.heard) < self.players:
                assert monotonic() < ends, "not everybody came"
                self.frame()
            yield
        finally:
            people.terminate()
            people.join()
            self.app.shut_phones_out()

    def frame(self, draw: bool = False, action: Action | None = None) -> None:
        """Run one frame, with an action at the screen."""
        if draw:
            self.app.stale = True
        start, worked, waited, held = perf_counter(), thread_time(), _waited(get_native_id()), _server_waited()
        if action is not None:
            self.table.act_away(action)
        self.app.frame([], A_FRAME)
        took = perf_counter() - start
        self.net = took - (_waited(get_native_id()) - waited)
        self.least = min(self.net, max(thread_time() - worked, self.net - (_server_waited() - held)))
        if self.app.playing is None or self.app.playing.over is not None:
            self.app.open(OpenTitle())
            self.deal()
        acted = self.table.session.acted
        if acted > self.acted:
            self.acts.append((monotonic(), acted))
        self.acted = acted
        self._listen()
        sleep(max(0.0, A_FRAME - took))

    def _listen(self) -> None:
        while True:
            try:
                self.heard.append(self.told.get_nowait())
            except Empty:
                return


def _waited(thread: int | None) -> float:
    """Seconds that a thread waited for a processor used by others, if the system tells."""
    try:
        return int(Path(f"/proc/self/task/{thread}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def _server() -> Thread | None:
    return next((thread for thread in enumerate_threads() if thread.name == SERVER), None)


def _server_waited() -> float:
    server = _server()
    return _waited(server.native_id) if server is not None else 0.0


def p95(values: list[float]) -> float:
    return quantiles(values, n=20)[-1]


# --- Taps ---------------------------------------------------------------------------------------------------


def taps(seconds: float) -> None:
    """Measure the time from a tap to the end of the frame that shows the change, and until the phone knows."""
    evening = Evening(players=4)
    with evening.phones():
        ends = monotonic() + seconds
        while monotonic() < ends:
            evening.frame()
    table, phone = [], []
    heard = sorted(evening.heard, key=lambda each: each[2])
    for index, (what, seat, when) in enumerate(heard):
        if what != "tap":
            continue
        follows = [(other, at) for other, whose, at in heard[index + 1:] if whose == seat]
        if not follows or follows[0][0] != "state":
            continue
        changed = next((at for at, _ in evening.acts if at >= when), None)
        if changed is not None:
            table.append(1000 * (changed - when))
            phone.append(1000 * (follows[0][1] - when))
    refused = sum(what == "refused" for what, _, _ in heard)
    print(f"{len(table)} taps by four phones, {refused} refused")
    for name, found in (("tap to the table's change, drawn", table), ("tap to the phone's new state", phone)):
        print(f"{name}: median {median(found):.0f} ms, p95 {p95(found):.0f} ms, worst {max(found):.0f} ms")


# --- A siege ------------------------------------------------------------------------------------------------


def siege(rounds: int, seconds: float) -> None:
    """Measure frames of the same table: played at the screen, with six phones, and with strangers too."""
    evening = Evening(players=6)
    found: dict[str, list[tuple[float, float]]] = {"screen": [], "phones": [], "siege": []}
    for number in range(rounds):
        for kind, frames in found.items():
            times, share = _measured(evening, kind, seconds)
            frames.extend(times)
            print(f"round {number + 1} {kind:7} {_told(times)}; "
                  f"the server takes {100 * share:.1f} % of a processor", flush=True)
    for kind, frames in found.items():
        print(f"all rounds {kind:7} {_told(frames)}")
    for kind, of in (("phones", "screen"), ("siege", "phones"), ("siege", "screen")):
        least, most = (p95([each[bound] for each in found[kind]]) / p95([each[bound] for each in found[of]])
                       for bound in (1, 0))
        print(f"frame p95, {kind} ÷ {of}: {least:.2f} to {most:.2f}")


def _told(times: list[tuple[float, float]]) -> str:
    nets, leasts = ([1000 * each[bound] for each in times] for bound in (0, 1))
    return f"{len(times)} frames: median {median(nets):.1f} ms, p95 {p95(leasts):.1f} to {p95(nets):.1f} ms"


def _measured(evening: Evening, kind: str, seconds: float) -> tuple[list[tuple[float, float]], float]:
    if kind == "screen":
        return _frames(evening, seconds, by_hand=True), 0.0
    with evening.phones():
        host = evening.app.phones
        assert host is not None
        strangers = crowd(attack, host.url, LONG) if kind == "siege" else None
        try:
            ends = monotonic() + (3.0 if strangers else 0.5)         # until all of them are connected
            while monotonic() < ends:
                evening.frame(draw=True)
            start, before = monotonic(), _server_time()
            times = _frames(evening, seconds)
            return times, (_server_time() - before) / (monotonic() - start)
        finally:
            if strangers is not None:
                strangers.terminate()
                strangers.join()


def _server_time() -> float:
    """The processor time of the server's thread in seconds, if the system tells."""
    thread = _server()
    assert thread is not None
    try:
        fields = Path(f"/proc/self/task/{thread.native_id}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _frames(evening: Evening, seconds: float, by_hand: bool = False) -> list[tuple[float, float]]:
    times: list[tuple[float, float]] = []
    ends, next_tap = monotonic() + seconds, monotonic() + THINK
    while monotonic() < ends:
        action = None
        if by_hand and monotonic() >= next_tap:
            session = evening.table.session
            if session.asked is not None:
                action = quick_thought(session.sight(session.asked)).action
            next_tap = monotonic() + THINK
        evening.frame(draw=True, action=action)
        times.append((evening.net, evening.least))
    return times


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("taps", "siege"))
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--rounds", type=int, default=5)
    given: Any = parser.parse_args(arguments)
    no_screen()
    with TemporaryDirectory() as home:
        os.environ["BLACKGATE_HOME"] = home
        if given.what == "taps":
            taps(given.seconds or 40)
        else:
            siege(given.rounds, given.seconds or 6)
    print(f"Meanwhile {os.getloadavg()[0]:.1f} processes wanted one of {os.cpu_count()} processors.")
    return 0
