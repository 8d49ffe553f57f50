"""The credits: everything the game stands on is named with its licence, and every licence can be read."""

import tomllib
from pathlib import Path

import pygame

import blackgate
from blackgate.app import App
from blackgate.disk.licences import OURS, Work, text_of, works
from blackgate.scenes.menus.credits import Credits, Licence

from .walking import key, press
from .window import open_app, show

ROOT = Path(blackgate.__file__).parents[1]


def plain(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def open_credits() -> tuple[App, Credits]:
    app = open_app()
    return app, show(app, Credits(app))


def test_every_dependency_is_named_with_version_and_licence() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {plain(need.partition(">")[0].partition("=")[0]) for need in project["dependencies"]}
    named = {plain(work.name): work for work in works()}
    assert needed <= set(named) and len(named) > len(needed) and works()[0].name == OURS
    assert all(work.version and work.licence for work in works())


def test_every_licence_can_be_read_in_full() -> None:
    for work in works():
        text = text_of(work)
        assert len(text) > 900, work.name
    assert "MIT License" in text_of(works()[0])


def test_a_work_that_is_not_here_has_no_text_and_no_trouble() -> None:
    assert text_of(Work("no-such-thing", "1", "unheard of", "")) == ""


def test_pressing_a_work_shows_its_licence_and_the_keyboard_scrolls_it() -> None:
    app, scene = open_credits()
    number = [work.name for work in scene.works].index("pygame-ce")
    press(app, f"work:{number}")
    assert isinstance(app.top, Licence) and "LESSER GENERAL PUBLIC LICENSE" in app.top.text
    key(app, pygame.K_RIGHT)
    key(app, pygame.K_PAGEDOWN)
    assert app.top.offsets["licence"] > 300
    key(app, pygame.K_ESCAPE)
    assert app.scenes == [scene]
