"""Whatever the files of options and statistics hold: the program starts, says so, and keeps the file aside."""

import json
from pathlib import Path
from random import Random

from blackgate.app import App
from blackgate.keep.settings import Settings, load_settings
from blackgate.keep.statistics import Statistics, load_statistics
from blackgate.scenes.menus.options import TABS, Options
from tests.keep.test_settings import changed
from tests.keep.test_statistics import counted

from .damage import MANY, Watch, emptied, spoilt, spoilt_json


def shown(app: App, settings: Settings) -> None:
    """The screens that live by them."""
    usual = app.settings
    app.settings = app.sounds.volumes = settings
    try:
        app.clear()
        app.open_title()
        app.frame([], 0.0)
        for tab in TABS:
            options = Options(app)
            options.tab = tab
            app.push(options)
            app.frame([], 0.0)
            app.pop()
        app.open_setup()
        app.frame([], 0.0)
    finally:
        app.clear()
        app.settings = app.sounds.volumes = usual


def test_options_changed_by_lot_never_stop_the_program_and_are_not_lost(home: Path, app: App) -> None:
    random = Random(41)
    watch = Watch()
    path = home / "settings.json"
    whole = json.loads(json.dumps(changed().written()))
    aside = 0
    for number in range(MANY):
        data = spoilt(json.dumps(whole).encode(), random) if number % 3 == 0 else spoilt_json(whole, random)
        path.write_bytes(data)
        with watch((number, data[:200])):
            settings = load_settings()
        kept = home / "settings.json.broken"
        assert kept.exists() == (settings.problem == "settings-broken")
        assert (kept if kept.exists() else path).read_bytes() == data
        if number % 20 == 0:
            with watch((number, data[:200])):
                shown(app, settings)
        aside += kept.exists()
        if settings.is_newer:
            assert not settings.save() and path.read_bytes() == data
            emptied(home)
            continue
        assert settings.save() and load_settings() == settings and load_settings().problem is None
        emptied(home)
    assert MANY // 10 < aside < MANY
    print(f"options: {MANY}, kept aside {aside}, slowest {watch.slowest:.3f} s")


def test_statistics_changed_by_lot_are_counted_or_kept_aside(home: Path, app: App) -> None:
    random = Random(51)
    watch = Watch()
    path = home / "statistics.json"
    whole = counted().written()
    aside = 0
    for number in range(MANY):
        data = spoilt(json.dumps(whole).encode(), random) if number % 3 == 0 else spoilt_json(whole, random)
        path.write_bytes(data)
        with watch((number, data[:200])):
            statistics = load_statistics()
        kept = home / "statistics.json.broken"
        assert kept.exists() == (statistics.problem == "statistics-broken")
        assert (kept if kept.exists() else path).read_bytes() == data
        if number % 10 == 0:
            app.clear()
            path.write_bytes(data)
            with watch((number, data[:200])):
                app.open_statistics()
                app.frame([], 0.0)
            assert app.toast == (app.text(statistics.problem) if statistics.problem else "")
            app.toast = ""
        aside += kept.exists()
        if statistics.problem == "statistics-newer":
            assert not statistics.save() and path.read_bytes() == data
            emptied(home)
            continue
        assert statistics.save() and load_statistics() == statistics
        emptied(home)
    assert MANY // 10 < aside < MANY
    assert load_statistics() == Statistics()
    print(f"statistics: {MANY}, kept aside {aside}, slowest {watch.slowest:.3f} s")
