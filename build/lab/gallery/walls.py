"""The wall in telling situations: full, empty, while replays are read, and what a game has put on it."""

from datetime import date, timedelta
from pathlib import Path
from typing import Final

from blackgate.ai.levels import offered
from blackgate.app import App
from blackgate.keep.achievements import Earned, Earning, News, Person
from blackgate.keep.achievement_scan import AchievementScan
from blackgate.keep.statistics import Person as Skilled
from blackgate.play.feats import FEATS
from blackgate.play.packs import pack_in
from blackgate.play.session import Session
from blackgate.play.tonight import NightResult
from blackgate.scenes.end.earnings import Earnings
from blackgate.scenes.end.end import End
from blackgate.scenes.wall.sharing import share_line
from blackgate.scenes.wall.wall import Wall

from .games import a_replay
from .menus import judged
from .table_at import Situation

TODAY: Final = date(2026, 11, 17)
OUT: Final = NightResult(11, (10, 7, 6, 4), 0, True)
IN: Final = NightResult(14, (10, 9, 7, 3), 2, False)


def earned() -> Earned:
    """The achievements of two people over a winter."""
    inmates = [inmate.name for inmate in pack_in(None).inmates]
    cells = {(inmate, level): Earning("2026-11-02", "") for place, inmate in enumerate(inmates)
             for rank, level in enumerate(offered()) if place in (0, 7) or place % 5 > rank}
    feats = {name: Earning("2026-10-30", "ab" * 16) for place, name in enumerate(FEATS) if place % 3 == 0}
    feats["swift"] = Earning()
    nights = {TODAY - timedelta(days=back): {"a": OUT if back % 3 else IN} for back in (0, 1, 2, 4, 5, 8, 9, 12)}
    nights[TODAY] = {"a": IN._replace(begun=12), "b": OUT}
    return Earned({"Ada": Person(cells, feats, nights, {TODAY - timedelta(days=3): 2}), "Großmutter Zofia": Person()})


class Posed(AchievementScan):
    """A scan that has read this many of forty replays and reads no more."""

    def __init__(self, earned: Earned, done: int) -> None:
        super().__init__(earned)
        self.paths = [Path(f"{number}.json") for number in range(40)]
        self.done, self.is_over = done, not done

    def go_on(self, budget: float = 0.0) -> bool:
        return False


def _wall(app: App, tab: str, *, full: bool = True, reading: int = 0, day: date | None = None) -> Wall:
    people = app.settings.people
    app.settings.people = ["Ada"]
    wall = Wall(app, tab, TODAY)
    wall.rereading = Posed(earned() if full else Earned(), reading)
    if full:
        wall.skilled = {"Ada": Skilled(judged=judged(1, 14, 3.4), kinds={"extort": (40, 9200)})}
    app.push(wall)
    if day is not None:
        wall.calendar.day = day
    app.settings.people = people
    return wall


def _earned(app: App, *, night: bool = False) -> None:
    """The end of a game that put several things on the wall."""
    replay = a_replay(4, 3)
    replay.go(len(replay))
    end = End(app, Session(replay.plan, pack=replay.pack, record=replay.so_far()))
    app.push(end)
    news = [News("Ada", [("brute", "medium"), ("fox", "medium"), ("merchant", "medium")],
                 ["late_bloomer", "winning_theft", "secret"])]
    evening = NightResult(14, (10, 6, 4, 2), 0, True, begun=12)
    end.result_saver.earnings = Earnings((), lambda t: share_line(t, TODAY, evening)) if night else Earnings(news)


WALLS: Final[dict[str, Situation]] = {
    "wall-cells": lambda app: _wall(app, "cells"),
    "wall-cells-reading": lambda app: _wall(app, "cells", full=False, reading=12),
    "wall-feats": lambda app: _wall(app, "feats"),
    "wall-feats-none": lambda app: _wall(app, "feats", full=False),
    "wall-tonight": lambda app: _wall(app, "tonight"),
    "wall-tonight-new": lambda app: _wall(app, "tonight", full=False),
    "wall-tonight-past": lambda app: _wall(app, "tonight", day=TODAY - timedelta(days=1)),
    "wall-tonight-begun": lambda app: _wall(app, "tonight", day=TODAY - timedelta(days=3)),
    "end-earned": _earned,
    "end-night": lambda app: _earned(app, night=True),
}
