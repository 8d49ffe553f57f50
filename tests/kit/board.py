"""A scene with the spots a test wants, in an app that is driven by events alone."""

from collections.abc import Callable

import pygame

from blackgate.app import App
from blackgate.kit.scene import Scene
from blackgate.kit.spots import Box, Spot
from blackgate.kit.ui import Ui
from tests.scenes.window import open_app


class Board(Scene):
    """What was done to it is written down."""

    name = "board"

    def __init__(self, app: App, spots: list[Spot], column: list[Spot] | None = None) -> None:
        super().__init__(app)
        self.spots = spots
        self.column = column or []          # in a scroll area of 200 by 100 at (600, 100)
        self.done: list[str] = []
        self.keys: list[str] = []
        self.touches: list[str | None] = []
        self.skips = 0
        self.typed: list[str] = []
        self.is_writing = False
        self.carried: list[tuple[str, float, float]] = []

    def draw(self, ui: Ui) -> None:
        ui.fill((0, 0, ui.w, ui.h), (10, 10, 10))
        for spot in self.spots:
            ui.spot(spot)
        if self.column:
            tall = max(spot.box[1] + spot.box[3] for spot in self.column)
            with ui.scroll("column", (600, 100, 200, 100), tall) as offset:
                for spot in self.column:
                    x, y, width, height = spot.box
                    ui.spot(Spot(spot.id, (600 + x, 100 + y - offset, width, height), spot.do, nudge=spot.nudge))

    def draw_carried(self, ui: Ui, what: str, x: float, y: float) -> None:
        self.carried.append((what, x, y))

    def touched(self, id: str | None) -> None:
        self.touches.append(id)

    def skip(self) -> None:
        self.skips += 1

    def key(self, name: str) -> bool:
        self.keys.append(name)
        return name != "f1"

    def typing(self, event: pygame.event.Event) -> bool:
        if self.is_writing:
            self.typed.append(getattr(event, "text", "") or getattr(event, "unicode", ""))
        return self.is_writing

    def does(self, word: str) -> Callable[[], None]:
        return lambda: self.done.append(word)

    def takes(self, word: str) -> Callable[[object], None]:
        return lambda what: self.done.append(f"{word} {what}")


def board(size: tuple[int, int] = (1280, 720), scale: int | None = 100) -> tuple[App, Board]:
    app = open_app(size, scale=scale)
    scene = Board(app, [])
    app.push(scene)
    return app, scene


def column(scene: Board) -> None:
    """Ten rows to scroll."""
    scene.column = [Spot(f"row:{n}", (0, n * 40, 200, 36), scene.does(f"row:{n}")) for n in range(10)]
    scene.changed()


def button(scene: Board, id: str, box: Box, **more: object) -> Spot:
    spot = Spot(id, box, scene.does(id), **more)  # type: ignore[arg-type]
    scene.spots.append(spot)
    scene.changed()
    return spot


def move(app: App, x: float, y: float, held: bool = False) -> None:
    app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(1, 1), buttons=(int(held), 0, 0))], 0.016)


def push_down(app: App, x: float, y: float, which: int = 1) -> None:
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=which)], 0.016)


def release(app: App, x: float, y: float, which: int = 1) -> None:
    app.frame([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=which)], 0.016)


def wheel(app: App, turns: int) -> None:
    app.frame([pygame.event.Event(pygame.MOUSEWHEEL, y=turns, x=0)], 0.016)


def press_key(app: App, key: int, mod: int = 0) -> None:
    hold_key(app, key, mod)
    let_key_go(app, key)


def hold_key(app: App, key: int, mod: int = 0) -> None:
    """Said again and again, it is a key that repeats."""
    app.frame([pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)], 0.016)


def let_key_go(app: App, key: int) -> None:
    app.frame([pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)], 0.016)
