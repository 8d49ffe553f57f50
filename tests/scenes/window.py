"""A player at the window: sees only the spots, has only a mouse and a keyboard."""

from random import Random
from typing import TypeVar

import pygame

from blackgate.app import App
from blackgate.keep.settings import Settings
from blackgate.kit.scene import Scene
from blackgate.kit.spots import Spot
from blackgate.kit.window import Window
from blackgate.model.notation import Json
from blackgate.play.session import Plan, Seat, Session
from blackgate.scenes.screens import ScreenRequest
from blackgate.scenes.table.table import Table
from blackgate.words.text import Text

from lab.gallery.positions import session_at
from lab.gallery.situations import SITUATIONS

# What a player who only wants to play leaves alone.
ASIDE = ("menu", "rules", "undo", "since", "pause", "step", "faster", "skip", "watch", "closer:", "commit", "hint",
         "tray:hint")

BUTTONS = ("verb:", "choice:", "option:", "since:")
HESITANT = ("verb:end_turn", "choice:cancel", "tray:cancel", "answer:stay")

Shown = TypeVar("Shown", bound=Scene)


def open_app(
    size: tuple[int, int] = (1280, 720), lang: str = "en", scale: int | None = None, *, moves: bool = False,
) -> App:
    return App(Settings(instant=not moves, ui_scale=scale), Text(lang), Window(size, headless=True))


def plan(
    players: int, humans: int, seed: int, *, team: bool = False, michel: str | None = None, bots: str = "medium",
) -> Plan:
    seats = tuple(Seat(f"Seat {n}", "human" if n < humans else bots) for n in range(players))
    return Plan(seats, team=team, michel=michel, seed=seed, first=0)


def open_table(app: App, made: Plan) -> Table:
    return sit(Session(made), app)[1]


def show(app: App, scene: Shown) -> Shown:
    """A scene above the others, as it is first seen."""
    app.push(scene)
    app.frame([], 0.0)
    return scene


def show_screen(app: App, request: ScreenRequest) -> Scene:
    app.open(request)
    app.frame([], 0.0)
    return app.top


def sit(session: Session, app: App | None = None, *, is_paused: bool = False) -> tuple[App, Table]:
    """A session's table, as it is first seen."""
    app = app or open_app()
    table = Table(app, session)
    table.pace.is_paused = is_paused
    return app, show(app, table)


def lay(position: Json, *actions: Json, humans: int = 1, app: App | None = None) -> tuple[App, Table]:
    """A table at a position, after these actions."""
    return sit(session_at(position, *actions, humans=humans), app)


def arrange(situation: str, app: App | None = None) -> tuple[App, Table]:
    """A table of the gallery."""
    app = app or open_app()
    SITUATIONS[situation](app)
    app.frame([], 0.0)
    assert isinstance(app.top, Table)
    return app, app.top


class Player:
    def __init__(self, app: App, seed: int = 1) -> None:
        self.app = app
        self.random = Random(seed)
        self.overflows: set[str] = set()

    def wait(self, seconds: float = 0.3) -> None:
        self.app.frame([], seconds)
        self.overflows.update(self.app.ui.overflows)

    def spots(self) -> list[Spot]:
        """What can be pressed and is about the game."""
        return [
            spot for spot in self.app.ui.spots
            if spot.enabled and spot.do is not None and self._is_seen(spot)
            and (spot.id == "since:close" or not spot.id.startswith(ASIDE))
        ]

    def _is_seen(self, spot: Spot) -> bool:
        return self.app.ui.spot_under(*spot.centre) is spot

    def point(self, x: float, y: float) -> None:
        """The mouse goes there, in the units of the layout."""
        u = self.app.ui.u
        pos = round(x * u), round(y * u)
        self.app.frame([pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))], 0.016)

    def click(self, spot: Spot) -> None:
        self.click_at(*spot.centre)

    def click_at(self, x: float, y: float) -> None:
        self.app.frame(self.click_events(x, y), 0.016)

    def click_events(self, x: float, y: float) -> list[pygame.event.Event]:
        """The events of a click."""
        u = self.app.ui.u
        pos = round(x * u), round(y * u)
        return [
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1),
            pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1),
        ]

    def key(self, key: int, mod: int = 0) -> None:
        self.app.frame([self.event(pygame.KEYDOWN, key, mod), self.event(pygame.KEYUP, key, mod)], 0.016)

    def hold(self, key: int) -> None:
        """Said again and again, it is a key that repeats."""
        self.app.frame([self.event(pygame.KEYDOWN, key)], 0.016)

    def let_go(self, key: int) -> None:
        self.app.frame([self.event(pygame.KEYUP, key)], 0.016)

    def event(self, type: int, key: int, mod: int = 0) -> pygame.event.Event:
        return pygame.event.Event(type, key=key, mod=mod, unicode="", scancode=0)

    def drag(self, start: Spot, end: Spot) -> None:
        u = self.app.ui.u
        places = [(round(x * u), round(y * u)) for x, y in (start.centre, end.centre)]
        self.app.frame([
            pygame.event.Event(pygame.MOUSEMOTION, pos=places[0], rel=(0, 0), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1),
            pygame.event.Event(pygame.MOUSEMOTION, pos=places[1], rel=(9, 9), buttons=(1, 0, 0)),
        ], 0.016)
        self.app.frame([pygame.event.Event(pygame.MOUSEBUTTONUP, pos=places[1], button=1)], 0.016)

    def choose(self) -> Spot | None:
        """Something sensible to press: what glows or is a button; ending the turn only now and then."""
        spots = self.spots()
        top = self.app.top
        if isinstance(top, Table):
            curtain = next((spot for spot in spots if spot.id == "curtain:open"), None)
            if curtain is not None and (not top.is_mine or self.random.random() < 0.5):
                return curtain
            if not top.is_mine:
                return None
            glow = {f"{sort}:{number}" for sort, number in top.glowing}
            spots = [
                spot for spot in spots if spot.id in glow or spot.id.startswith(BUTTONS)
            ]
        eager = [spot for spot in spots if spot.id not in HESITANT]
        if eager and self.random.random() < 0.85:
            spots = eager
        return self.random.choice(spots) if spots else None
