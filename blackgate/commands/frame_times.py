"""Measures frame times: a full-screen blit, the table repainted, an animation, and the same while `expert` thinks."""

from collections.abc import Callable
from functools import partial
from time import perf_counter, sleep
from typing import Final

import pygame

from ..ai.bot import Effort
from ..ai.workers.thinkers import Thinkers
from ..app import App
from ..kit.ui import Ui
from ..kit.widgets.card import draw_card
from ..model.codec import position
from ..model.notation import Notation
from ..model.state import GameState
from ..play.learned_weights import pack_and_brains
from ..play.plan import HUMAN
from ..play.record import Record
from ..play.session import Plan, Seat, Session
from ..scenes.table.motion import Clip
from ..scenes.table.table import Table
from .headless import app_for_pictures

SIZE: Final = (1920, 1080)
FRAMES: Final = 120


def frame_ms(game: GameState) -> dict[str, float]:
    """The frame times of the table in milliseconds at 1920 × 1080: lower quartiles and, for `thinking` and `steady`,
    95th percentiles."""
    app = app_for_pictures(SIZE, "en")
    app.settings.instant = False
    app.settings.reduced_motion = False
    table = Table(app, _session_in(game))
    app.push(table)
    app.frame([], 0.0)
    surface = app.window.surface
    sheet = pygame.Surface(SIZE).convert()
    figures = {
        "blit": _usual(_times(lambda: surface.blit(sheet, (0, 0)))),
        "full": _usual(_times(lambda: _repaint(app))),
    }
    steady = _animated(app, table)
    figures["steady"] = _usual(steady)
    figures["steady_p95"] = _late(steady)
    thinking = _while_thinking(app, table)
    figures["thinking"] = _usual(thinking)
    figures["thinking_p95"] = _late(thinking)
    app.quit()
    return {name: round(value, 3) for name, value in figures.items()}


def _session_in(game: GameState) -> Session:
    """A session with the game in which a person is asked, so that no bot thinks."""
    seats = tuple(Seat(f"Seat {n}", HUMAN if n == game.decider else "medium") for n in range(game.players))
    notation = Notation(game.pack)
    record = Record.of_position(notation, position(game, notation), "bench")
    return Session(Plan(seats, first=0), pack=game.pack, record=record.written())


def _times(do: Callable[[], object]) -> list[float]:
    found: list[float] = []
    for _ in range(FRAMES):
        began = perf_counter()
        do()
        found.append((perf_counter() - began) * 1000)
    return found


def _usual(times: list[float]) -> float:
    """The lower quartile: other work of the machine can only make a frame slower."""
    return sorted(times)[len(times) // 4]


def _late(times: list[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def _repaint(app: App) -> None:
    app.painter.forget()
    app.window.show(app.painter, app.ui.strokes)


def _animated(app: App, table: Table) -> list[float]:
    """The times of frames with a card flying over the table."""
    found: list[float] = []
    face = table.faces.card(5)

    def fly(ui: Ui, share: float) -> None:
        draw_card(ui, face, (200 + 600 * share, 200 + 100 * share, 74, 103))

    while len(found) < FRAMES:
        if not table.motion.is_busy:
            table.motion.add(Clip(0.6, fly))
            app.frame([], 0.0)
        began = perf_counter()
        app.frame([], 1 / 60)
        found.append((perf_counter() - began) * 1000)
        sleep(0.002)
    table.motion.finish()
    return found


def _while_thinking(app: App, table: Table) -> list[float]:
    thinkers = Thinkers(partial(pack_and_brains, None))
    view = table.session.sight(table.looker)
    try:
        thinkers.ask(view, "expert", 1, Effort(budget_ms=100))
        while not thinkers.poll():
            sleep(0.02)
        thinkers.ask(view, "expert", 1, Effort(budget_ms=10_000))
        return _animated(app, table)
    finally:
        thinkers.close()
