"""Whatever the files of options, statistics and what people earned hold: the program starts, says so, keeps them."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from blackgate.app import App
from blackgate.keep.achievements import load_earned
from blackgate.keep.settings import load_settings
from blackgate.keep.statistics import load_statistics
from blackgate.scenes.menus.options import TABS, Options
from blackgate.scenes.screens import OpenSetup, OpenStatistics, OpenTitle, OpenWall
from blackgate.scenes.wall import wall
from tests.keep.test_achievements import some
from tests.keep.test_settings import changed
from tests.keep.test_statistics import counted
from tests.scenes.window import show, show_screen

from .damage import MANY, Watch, emptied, spoilt, spoilt_json


def live_by_options(app: App, number: int) -> None:
    usual = app.settings
    app.settings = app.sounds.volumes = load_settings()
    try:
        show_screen(app, OpenTitle())
        for tab in TABS:
            show(app, Options(app, tab))
            app.pop()
        show_screen(app, OpenSetup())
    finally:
        app.settings = app.sounds.volumes = usual


def read_statistics(app: App, number: int) -> None:
    show_screen(app, OpenStatistics())


def read_the_wall(app: App, number: int) -> None:
    app.open(OpenWall(wall.TABS[number // 10 % 3]))
    scene = app.top
    assert isinstance(scene, wall.Wall)
    for name in scene.names():
        scene.who = name
        scene.changed()
        app.frame([], 0.0)


@dataclass(frozen=True)
class Kept:
    some: Callable[[], Any]
    load: Callable[[], Any]
    shown: Callable[[App, int], None]       # on all the screens that live by it
    says: bool                              # whether they tell what is wrong with it


FILES = {
    "settings": Kept(changed, load_settings, live_by_options, says=False),
    "statistics": Kept(counted, load_statistics, read_statistics, says=True),
    "wall": Kept(some, load_earned, read_the_wall, says=True),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_changed_by_lot_is_shown_or_kept_aside(name: str, home: Path, app: App) -> None:
    kept, path, broken = FILES[name], home / f"{name}.json", home / f"{name}.json.broken"
    random, watch = Random(name), Watch()
    whole = json.loads(json.dumps(kept.some().written()))
    aside = 0
    for number in range(MANY):
        data = spoilt(json.dumps(whole).encode(), random) if number % 3 == 0 else spoilt_json(whole, random)
        path.write_bytes(data)
        with watch((number, data[:200])):
            read = kept.load()
        is_aside = broken.exists()
        assert is_aside == (read.problem == f"{name}-broken")
        assert (broken if is_aside else path).read_bytes() == data
        if number % 10 == 0:
            app.clear()
            app.toast = ""
            path.write_bytes(data)
            with watch((number, data[:200])):
                kept.shown(app, number)
            assert not kept.says or app.toast == (app.text(read.problem) if read.problem else "")
            app.clear()
        aside += is_aside
        if read.is_newer:
            assert not read.save() and path.read_bytes() == data
        else:
            assert read.save() and kept.load() == read and kept.load().problem is None
        emptied(home)
    assert MANY // 10 < aside < MANY
    assert kept.load() == type(read)()
    print(f"{name}: {MANY}, kept aside {aside}, slowest {watch.slowest:.3f} s")
