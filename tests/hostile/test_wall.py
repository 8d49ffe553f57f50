"""Whatever the file of what people earned holds: the wall is shown, says so, and keeps the file aside."""

import json
from pathlib import Path
from random import Random

from blackgate.app import App
from blackgate.keep.achievements import Earned, load_earned
from blackgate.scenes.screens import OpenWall
from blackgate.scenes.wall.wall import TABS, Wall
from tests.keep.test_achievements import some

from .damage import MANY, Watch, emptied, spoilt, spoilt_json


def test_a_wall_changed_by_lot_is_shown_or_kept_aside(home: Path, app: App) -> None:
    random = Random(61)
    watch = Watch()
    path = home / "wall.json"
    whole = some().written()
    aside = 0
    for number in range(MANY):
        data = spoilt(json.dumps(whole).encode(), random) if number % 3 == 0 else spoilt_json(whole, random)
        path.write_bytes(data)
        with watch((number, data[:200])):
            earned = load_earned()
        kept = home / "wall.json.broken"
        assert kept.exists() == (earned.problem == "wall-broken")
        assert (kept if kept.exists() else path).read_bytes() == data
        if number % 10 == 0:
            app.clear()
            app.toast = ""
            path.write_bytes(data)
            with watch((number, data[:200])):
                app.open(OpenWall(TABS[number // 10 % 3]))
                wall = app.top
                assert isinstance(wall, Wall)
                for name in wall.names():
                    wall.who = name
                    wall.changed()
                    app.frame([], 0.0)
            assert app.toast == (app.text(earned.problem) if earned.problem else "")
            app.clear()
        aside += kept.exists()
        if earned.problem == "wall-newer":
            assert not earned.save() and path.read_bytes() == data
            emptied(home)
            continue
        assert earned.save() and load_earned() == earned
        emptied(home)
    assert MANY // 10 < aside < MANY
    assert load_earned() == Earned()
    print(f"walls: {MANY}, kept aside {aside}, slowest {watch.slowest:.3f} s")
