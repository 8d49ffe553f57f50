"""Measures how soon a hint comes, and how much its work slows down frames, at a table of 1920 × 1080 with the same
processes as in the game.

    python build/lab hinting

Frames come sixty times a second with a flying card, first without a hint, then from the press to the final answer. This
is repeated for each position, so that other work of the machine affects both alike. Times are printed as measured and,
as `net`, without the time in which other programs had the processor, if the system tells that.
"""

from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from statistics import median
from threading import get_native_id
from time import perf_counter, sleep
from typing import Final

from blackgate.app import App
from blackgate.coach.coach_client import CoachClient
from blackgate.commands.headless import app_for_pictures
from blackgate.disk.environment import no_screen
from blackgate.kit.ui import Ui
from blackgate.kit.widgets.card import draw_card
from blackgate.scenes.coaching import Coach
from blackgate.scenes.screens import OpenTitle
from blackgate.scenes.table.motion import Clip
from blackgate.scenes.table.table import Table
from lab.gallery.games import session_in_game
from lab.gallery.table_at import seated

SIZE: Final = (1920, 1080)
PLAYERS: Final = 4
GAMES: Final = (5, 6, 7)            # by their seeds
MOMENTS: Final = (0.3, 0.6, 0.9)    # shares of each game
A_FRAME: Final = 1 / 60
FRAMES: Final = 48          # without a hint, at each position
LONG: Final = 60.0          # seconds that a card flies back and forth over the table
PATIENCE: Final = 30.0      # seconds: the longest wait for an answer


@dataclass
class Frames:
    """The times of frames, in milliseconds."""

    whole: list[float] = field(default_factory=list)
    net: list[float] = field(default_factory=list)

    def late(self) -> tuple[float, float]:
        """The 95th percentiles."""
        return tuple(sorted(times)[int(len(times) * 0.95)] for times in (self.whole, self.net))  # type: ignore[return-value]


@dataclass
class Hinting:
    """All measurements, in milliseconds."""

    first: list[float] = field(default_factory=list)        # from the press to the end of the frame that shows it
    final: list[float] = field(default_factory=list)
    idle: Frames = field(default_factory=Frames)
    thinking: Frames = field(default_factory=Frames)
    shown: Frames = field(default_factory=Frames)           # frames in which the panel opened or an answer came


def hint_figures() -> dict[str, float]:
    """The medians and maxima of the answers' times, and the 95th percentiles of the frames."""
    found = measured()
    idle, thinking, shown = found.idle.late(), found.thinking.late(), found.shown.late()
    figures = {
        "first": median(found.first), "first_max": max(found.first),
        "final": median(found.final), "final_max": max(found.final),
        "idle_p95": idle[0], "thinking_p95": thinking[0], "idle_net_p95": idle[1], "thinking_net_p95": thinking[1],
        "shown_net_p95": shown[1],
    }
    return {name: round(value, 2) for name, value in figures.items()}


def measured() -> Hinting:
    app = app_for_pictures(SIZE, "en")
    app.settings.instant = False
    app.settings.reduced_motion = False
    desk = CoachClient()
    app.coach = Coach(lambda pack: desk, keeps=False)
    found = Hinting()
    try:
        app.open(OpenTitle())            # as below every table
        desk.wake()                 # as a table does when a player sits down
        for seed, share in product(GAMES, MOMENTS):
            table = seated(app, session_in_game(share, PLAYERS, seed))
            _measure(app, table, found)
            app.pop()
    finally:
        desk.close()
        app.quit()
    return found


def _measure(app: App, table: Table, found: Hinting) -> None:
    table.motion.add(Clip(LONG, lambda ui, share: _fly(ui, table, share * LONG % 1)))
    for into in (*[Frames()] * FRAMES, *[found.idle] * FRAMES):     # The first frames fill caches.
        _frame(app, into)
    coached = table.coached
    pressed = perf_counter()
    coached.press()
    _frame(app, found.shown)
    answers = 0
    while not (coached.is_final or coached.has_failed):
        assert perf_counter() < pressed + PATIENCE, "no hint came"
        was = coached.hint
        took = Frames()
        _frame(app, took)
        into = found.thinking if coached.hint is was else found.shown
        into.whole += took.whole
        into.net += took.net
        if coached.hint is not was:
            answers += 1
            (found.first if answers == 1 else found.final).append((perf_counter() - pressed) * 1000)
    assert not coached.has_failed, "the coach failed"


def _frame(app: App, into: Frames) -> None:
    """One frame, and the time until the next."""
    waited, began = _waited(), perf_counter()
    app.frame([], A_FRAME)
    took = perf_counter() - began
    into.whole.append(took * 1000)
    into.net.append(max(0.0, took - (_waited() - waited)) * 1000)
    sleep(max(0.0, A_FRAME - took))


def _fly(ui: Ui, table: Table, share: float) -> None:
    draw_card(ui, table.faces.card(5), (200 + 600 * share, 200 + 100 * share, 74, 103))


def _waited() -> float:
    """Seconds that this thread waited for a processor used by others, if the system tells."""
    try:
        return int(Path(f"/proc/self/task/{get_native_id()}/schedstat").read_text().split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def main(words: list[str]) -> int:
    no_screen()
    for name, value in hint_figures().items():
        print(f"{name:<26} {value} ms")
    return 0
