"""The long way out in telling situations: the doors, an evening's door, its table, how it ends."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from blackgate.app import App
from blackgate.keep.run_progress import PastRun, Runs
from blackgate.keep.save_folder import SaveInfo
from blackgate.play.long_way.reading import names_of
from blackgate.play.long_way.run import LONG, SHORT, Run
from blackgate.scenes.long_way.door import Door
from blackgate.scenes.long_way.evening_table import EveningTable
from blackgate.scenes.long_way.map import LongWay
from blackgate.scenes.long_way.favours import ChooseFavour
from blackgate.scenes.long_way.outcome import Outcome
from blackgate.scenes.long_way.past_runs import PastRuns
from blackgate.scenes.long_way.way import Way, every_favour

from .table_at import Situation

SEED: Final = 32
PAST: Final = [PastRun(LONG, 5, 9, False), PastRun(SHORT, 3, 6, False, True), PastRun(LONG, 12, 27, True)]


def a_way(won: int = 0, sentence: str = LONG) -> Way:
    """A run that has won this many evenings and kept the first favour of each."""
    way = Way()
    way.runs = Runs(Run.begun(sentence, SEED))
    for number in range(won):
        run = way.run
        assert run is not None
        run.win(1 + number % 3, way.evenings[number], names_of(every_favour()), is_last=False)
        if run.offered:
            run.choose(run.offered[0])
    return way


def _map(app: App, way: Way) -> None:
    scene = LongWay(app)
    scene.way = way
    app.push(scene)
    app.build()


def _past(app: App) -> None:
    way = a_way()
    way.runs = Runs(None, PAST)
    _map(app, way)


def _earlier(app: App) -> None:
    app.push(PastRuns(app, PAST))
    app.build()


def _chosen(app: App) -> None:
    way = a_way(3)
    assert way.run is not None
    way.run.seed, way.run.chosen = 2**63 - 1, True
    way.runs.past = PAST
    _map(app, way)


def _kept_open(app: App) -> None:
    """The map asks which favour to keep, one of them with a choice of cards."""
    way = a_way(2)
    assert way.run is not None
    way.run.win(2, way.evenings[2], names_of(every_favour()), is_last=False)
    _map(app, way)


def _which(app: App) -> None:
    _kept_open(app)
    assert isinstance(app.top, ChooseFavour)
    app.top.marked = "accessory"
    app.build()
    app.input.press(next(spot for spot in app.ui.spots if spot.id == "favours:keep"))
    app.build()


def _begun(app: App) -> None:
    """The door of an evening that has begun."""
    way = a_way(6)
    assert way.ahead is not None
    door = Door(app, way, way.ahead)
    door.saved = SaveInfo(Path("auto-1-1.json"), "auto", datetime(2026, 11, 17, tzinfo=UTC))
    app.push(door)
    app.build()


def _secret(app: App) -> None:
    way = a_way(7)
    run, evening = way.run, way.ahead
    assert run is not None and evening is not None
    table = EveningTable(app, way.start(app, "Ada"), evening)
    table._secret = table.session.pack.backgrounds[0].name
    app.push(table)
    app.build()
    app.top.focus = "way:secret"
    app.build()


def _door(app: App, won: int, sentence: str = LONG) -> None:
    way = a_way(won, sentence)
    assert way.ahead is not None
    app.push(Door(app, way, way.ahead))
    app.build()


def _table(app: App, won: int) -> EveningTable:
    way = a_way(won)
    assert way.ahead is not None
    table = EveningTable(app, way.start(app, "Ada"), way.ahead)
    app.push(table)
    app.build()
    return table


def _outcome(app: App, won: int, is_won: bool, lives: int = 2) -> None:
    way = a_way(won)
    run, evening = way.run, way.ahead
    assert run is not None and evening is not None
    session = way.start(app, "Ada")
    run.lives = lives
    if is_won:
        run.win(2, evening, names_of(every_favour()), is_last=won == 11)
    else:
        run.lose()
    if run.won == 12 or run.has_ended:
        way.runs.end(is_out=is_won)
    scene = Outcome(app, session, evening, way, is_won, [True, True, False] if is_won else [])
    app.push(scene)
    app.build()


LONG_WAYS: Final[dict[str, Situation]] = {
    "long-way-new": lambda app: _map(app, Way()),
    "long-way": lambda app: _map(app, a_way(7)),
    "long-way-short": lambda app: _map(app, a_way(2, SHORT)),
    "long-way-past": _past,
    "long-way-earlier": _earlier,
    "long-way-chosen": _chosen,
    "long-way-keeping": _kept_open,
    "long-way-which": _which,
    "evening-door-begun": _begun,
    "evening-table-secret": _secret,
    "evening-door": lambda app: _door(app, 0),
    "evening-door-hold": lambda app: _door(app, 7),
    "evening-door-full": lambda app: _door(app, 9),
    "evening-door-team": lambda app: _door(app, 8),
    "evening-table": lambda app: _table(app, 5),
    "evening-table-points": lambda app: _table(app, 1),
    "evening-won": lambda app: _outcome(app, 2, True),
    "evening-lost": lambda app: _outcome(app, 7, False),
    "evening-out": lambda app: _outcome(app, 11, True),
    "evening-over": lambda app: _outcome(app, 10, False, lives=1),
}
