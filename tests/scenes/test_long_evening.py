"""A long evening in one process: what is kept to draw faster has its bounds, and nothing of a game stays behind."""

import gc

import endurance
import pygame
import pytest

from blackgate.kit import look
from blackgate.kit.fonts import FACES, MOST_FONTS, Fonts
from blackgate.kit.kept import Kept
from blackgate.kit.ui import MOST_MADE

from .window import open_app


def test_what_was_not_seen_for_longest_makes_room() -> None:
    kept: Kept[str] = Kept(30, 1)
    for name in "abc":
        kept.keep(name, pygame.Surface((2, 5)))
    assert kept.get("a") is not None
    kept.keep("d", pygame.Surface((5, 2)))
    assert [name for name in "abcd" if kept.get(name) is not None] == ["a", "c", "d"]
    assert (kept.pixels, len(kept)) == (30, 3)
    kept.keep("huge", pygame.Surface((10, 10)))
    assert [name for name in ("a", "c", "d", "huge") if kept.get(name) is not None] == ["huge"]
    kept.fit((4, 5))
    for name in "ef":
        kept.keep(name, pygame.Surface((4, 4)))
    assert len(kept) == 1


def test_the_charts_of_many_games_are_not_all_kept() -> None:
    app = open_app()
    for number in range(80):
        app.ui.made(("chart", number), lambda: pygame.Surface((1200, 650)))
    assert app.shelf.made.pixels <= 12 * 1280 * 720 < MOST_MADE


@pytest.mark.skipif(not endurance.open_files(), reason="only Linux tells which files are open")
def test_no_number_of_sizes_opens_more_fonts_than_fit() -> None:
    open_app()
    fonts = Fonts()
    before = open_fonts()
    for size in range(8, 60):
        for face in FACES:
            fonts.line("Blackgate", face, size, look.BONE)
    assert 20 < open_fonts() - before <= MOST_FONTS


def open_fonts() -> int:
    gc.collect()        # those of other tests, first
    return sum(name.endswith(".ttf") for name in endurance.open_files())


def test_nothing_of_a_game_stays_behind() -> None:
    evening = endurance.Evening(["random", "easy"], music=False)
    readings = []
    for _ in range(2):
        evening.play()
        readings.append(evening.reading())
    evening.app.quit()
    assert [reading.alive for reading in readings] == [readings[0].alive] * 2
    assert [reading.threads for reading in readings] == [readings[0].threads] * 2
    assert readings[1].handles == readings[0].handles
    assert endurance.grown([readings[0], readings[0]._replace(memory=readings[0].memory + 50, handles=99)])
