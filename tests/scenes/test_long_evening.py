"""A long evening in one process: what is kept to draw faster has its bounds, and nothing of a game stays behind."""

from collections import Counter
from threading import Thread

import pygame
import pytest

from blackgate.kit import look
from blackgate.kit.fonts import FACES, MOST_FONTS, Fonts
from blackgate.kit.ui import MOST_MADE
from blackgate.kit.widgets.text_field import TextField
from blackgate.scenes.screens import OpenOptions, OpenTitle
from lab import endurance

from .gallery import listen
from .window import open_app, show_screen


def test_the_charts_of_many_games_are_not_all_kept() -> None:
    app = open_app()
    for number in range(80):
        app.ui.made(("chart", number), lambda: pygame.Surface((1200, 650)))
    assert app.cache.made.pixels <= 12 * 1280 * 720 < MOST_MADE


@pytest.mark.skipif(not endurance.open_files(), reason="only Linux tells which files are open")
def test_no_number_of_window_sizes_opens_a_file_more() -> None:
    app = open_app()
    listen(app)
    app.open(OpenTitle())
    show_screen(app, OpenOptions())
    before = endurance.open_files()
    for number in range(200):
        pygame.display.set_mode((800 + 3 * number, 480 + 2 * number), pygame.RESIZABLE)
        app.resized()
        app.settings.text_size = 75 + number % 125
        app.build()
    assert not Counter(endurance.open_files()) - Counter(before)      # Earlier tests may leave some.


@pytest.mark.skipif(not endurance.open_files(), reason="only Linux tells which files are open")
def test_a_line_that_is_written_in_opens_none_either_and_needs_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", refuse)
    app = open_app()
    before = endurance.open_files()
    line = TextField("Ada", lambda value: None)
    line.open()
    for number in range(40):
        app.window.surface = pygame.Surface((1280 + 16 * number, 720 + 9 * number))
        line.draw(app.new_ui(), "name", (0, 0, 200, 40))
    assert not Counter(endurance.open_files()) - Counter(before)      # Earlier tests may leave some.


def test_what_was_drawn_for_a_window_of_another_size_is_not_kept() -> None:
    app = open_app()
    show_screen(app, OpenTitle())
    kept = (app.cache.panels, app.cache.made, app.cache.art.kept, app.cache.fonts.lines)
    assert all(one.pixels for one in (app.cache.art.kept, app.cache.fonts.lines))
    pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    app.resized()
    assert [(len(one), one.pixels) for one in kept] == [(0, 0)] * 4


def test_no_number_of_sizes_keeps_more_fonts_than_fit() -> None:
    open_app()
    fonts = Fonts()
    for size in range(8, 60):
        for face in FACES:
            fonts.line("Blackgate", face, size, look.BONE)
    assert len(fonts._fonts) <= MOST_FONTS


def test_where_the_system_does_not_tell_the_memory_it_is_0(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("os.sysconf", raising=False)
    assert endurance.memory() == 0.0


def test_nothing_of_a_game_stays_behind() -> None:
    evening = endurance.Evening(["random", "easy"], music=False)
    readings = []
    for _ in range(2):
        evening.play()
        readings.append(evening.reading())
    evening.app.quit()
    assert [reading.alive for reading in readings] == [readings[0].alive] * 2
    assert [reading.threads for reading in readings] == [readings[0].threads] * 2
    assert readings[1].files == readings[0].files
    assert endurance.grown([readings[0], readings[0]._replace(memory=readings[0].memory + 50, files=99)])
