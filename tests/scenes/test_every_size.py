"""Every screen at every size of window: below what layouts need, a smaller picture of the smallest one is shown.

One situation of each sort of screen is tried at two of a few sizes; `BLACKGATE_EVERY_SIZE=60` tries every situation at
so many.
"""

import os
from random import Random

import pygame

from blackgate.app import App
from blackgate.commands.headless import app_for_pictures
from blackgate.kit.window import LEAST
from blackgate.scenes.screens import OpenTitle
from lab.gallery.situations import SITUATIONS

from .gallery import listen
from .test_trouble_everywhere import EVERYWHERE

MANY = int(os.environ.get("BLACKGATE_EVERY_SIZE", "0"))
CORNERS = ((64, 64), (64, 2160), (3840, 64), LEAST)
LARGEST = (3840, 2160)


def sizes() -> list[tuple[int, int]]:
    """The corners and as many others as are asked for, half of them small."""
    chance = Random(15)
    found = [*CORNERS, *([LARGEST] if MANY else [])]
    while len(found) < MANY:
        most = LARGEST if len(found) % 2 else (1100, 700)
        found.append((chance.randint(64, most[0]), chance.randint(64, most[1])))
    return found


def pull(app: App, size: tuple[int, int]) -> None:
    """As a window manager does that knows no minimum."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.guarded_frame([pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], 0.016)


def test_no_size_of_the_window_ends_in_trouble() -> None:
    app = app_for_pictures((1280, 720), "de")
    listen(app)
    tried = sizes()
    wrong = []
    situations = list(SITUATIONS) if MANY else list(EVERYWHERE.values())
    for number, name in enumerate(situations):
        arrange = SITUATIONS[name]
        pull(app, tried[number % len(tried)])
        app.scenes.clear()
        arrange(app)
        top = app.top
        for size in tried if MANY else (tried[number % len(tried)], tried[(number + 1) % len(tried)]):
            pull(app, size)
            if app.top is not top or not app.running:
                wrong.append((name, size))
                app.scenes.clear()
                app.running = True
                arrange(app)
                top = app.top
        if MANY:
            print(f"{name}: {len(tried)} sizes, {len(wrong)} wrong", flush=True)
    app.clear()
    assert not wrong


def test_below_the_least_size_all_of_the_smallest_layout_is_seen_and_can_be_pressed() -> None:
    app = app_for_pictures((1280, 720), "de")
    app.open(OpenTitle())
    for size in ((400, 200), (300, 900), (700, 300)):
        pull(app, size)
        assert app.ui.w >= 853 and app.ui.h >= 480
        shown = app.window.shown
        assert shown.w <= size[0] and shown.h <= size[1] and (shown.w == size[0] or shown.h == size[1])
        for spot in app.ui.spots:
            x, y, width, height = spot.box
            place = (shown.x + (x + width / 2) / app.ui.w * shown.w, shown.y + (y + height / 2) / app.ui.h * shown.h)
            if min(width * shown.w / app.ui.w, height * shown.h / app.ui.h) < 3:
                continue        # smaller than a mouse can aim
            app.frame([pygame.event.Event(
                pygame.MOUSEMOTION, pos=(round(place[0]), round(place[1])), rel=(1, 1), buttons=(0, 0, 0),
            )], 0.016)
            assert app.top.focus == spot.id


def test_a_window_on_end_shows_a_picture_that_lies_across() -> None:
    app = app_for_pictures((1280, 720), "en")
    app.open(OpenTitle())
    pull(app, (1000, 1800))
    assert app.window.size == (1000, 1250)
    assert app.window.shown == pygame.Rect(0, 275, 1000, 1250)
    assert not app.overflows()


def test_what_is_shown_small_is_the_picture_and_bars() -> None:
    app = app_for_pictures((1280, 720), "en")
    app.open(OpenTitle())
    pull(app, (100, 300))
    screen = pygame.display.get_surface()
    assert screen is not None and screen.get_size() == (100, 300)
    assert screen.get_at((50, 299))[:3] == (0, 0, 0)
    assert len({tuple(screen.get_at((x, app.window.shown.centery))) for x in range(100)}) > 20


def test_pulled_large_again_the_window_is_drawn_on_itself() -> None:
    app = app_for_pictures((1280, 720), "en")
    app.open(OpenTitle())
    pull(app, (100, 100))
    assert app.window.surface is not pygame.display.get_surface()
    pull(app, (1280, 720))
    assert app.window.surface is pygame.display.get_surface()
    assert app.window.size == (1280, 720)
