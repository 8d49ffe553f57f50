"""The screens around the table in telling situations, for pictures and tests."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ...keep.saves import AUTO, NAMED, REPLAY, SaveInfo
from ...keep.statistics import Statistics
from ...scenes.book.rules import Rules
from ...scenes.menus.credits import Credits, Licence
from ...scenes.menus.saved_games import SavedGames
from ...scenes.menus.tally import StatisticsScene
from ...scenes.menus.trouble import Trouble
from ...scenes.table.rewatch import ReplayScene
from ...scenes.table.table import Table
from .games import a_replay

if TYPE_CHECKING:
    from ...app import App


def _rules(app: "App", topic: str = "", tab: str = "rules", words: str = "") -> None:
    rules = Rules(app, topic)
    rules.tab = tab
    app.push(rules)
    if words:
        words = app.text(words)
        rules.entry.value = words
        rules.entry.changed(words)


def _keep(scene: ReplayScene) -> None:
    """A situation is what it leaves on the stack."""


def _trouble(app: "App", playing: bool = False) -> None:
    from .situations import MIDGAME, session_at

    if playing:
        app.push(Table(app, session_at(MIDGAME)))
    app.push(Trouble(app, RuntimeError()))


SAVED: Final = (
    SaveInfo(Path("auto-1.json"), AUTO, datetime(2026, 3, 1, 21, 5, tzinfo=UTC), None,
             ("Ada", "Goran", "Mila", "Aldo"), 7),
    SaveInfo(Path("named-2.json"), NAMED, datetime(2026, 2, 27, 19, 40, tzinfo=UTC), "One dig from the wall",
             ("Ada", "Tomek", "Carmen", "Silas", "Vera", "Ines"), 23),
    SaveInfo(Path("named-20260214-181502-a0b1c2.json"), NAMED, datetime(2026, 2, 14, 18, 15, tzinfo=UTC),
             problem="save-broken"),
    SaveInfo(Path("named-4.json"), NAMED, datetime(2026, 2, 2, 9, 12, tzinfo=UTC), "Against the Professor",
             ("Ada", "Ines"), 12),
)


def _saves(app: "App", tab: str = "games", shown: tuple[SaveInfo, ...] = ()) -> None:
    scene = SavedGames(app, tab)
    app.push(scene)
    scene.shown = list(shown)


def _replay(app: "App", share: float = 0.5, *, is_open: bool = False, players: int = 4) -> ReplayScene:
    scene = ReplayScene(app, a_replay(players))
    app.push(scene)
    scene.go(round(len(scene.replay) * share))
    if is_open:
        scene.lay_open()
    return scene


def _statistics(app: "App", played: bool = True) -> None:
    scene = StatisticsScene(app)
    if played:
        scene.counted = Statistics(
            Counter({("easy", 4, False): 9, ("medium", 4, False): 14, ("hard", 2, False): 6, ("expert", 3, False): 3,
                     ("medium", 6, True): 2, ("human", 5, False): 1}),
            Counter({("easy", 4, False): 7, ("medium", 4, False): 6, ("hard", 2, False): 2, ("medium", 6, True): 1,
                     ("human", 5, False): 1}),
            [104, 88, 97, 110, 92, 121],
        )
    app.push(scene)


def _licence(app: "App") -> None:
    credits = Credits(app)
    app.push(credits)
    app.push(Licence(app, next(work for work in credits.works if work.name == "pygame-ce")))


MENUS: Final[dict[str, Callable[["App"], None]]] = {
    "rules-start": _rules,
    "rules-topic": lambda app: _rules(app, "R5.6c"),
    "rules-board": lambda app: _rules(app, "R1.1"),
    "rules-search": lambda app: _rules(app, words="card-shovel"),
    "rules-cards": lambda app: _rules(app, tab="cards"),
    "rules-card": lambda app: _rules(app, "advocate", tab="cards"),
    "rules-prisoners": lambda app: _rules(app, tab="prisoners"),
    "saves": lambda app: _saves(app, shown=SAVED),
    "saves-none": _saves,
    "saves-replays": lambda app: _saves(app, "replays", tuple(replace(info, kind=REPLAY) for info in SAVED)),
    "replay": lambda app: _keep(_replay(app)),
    "replay-open": lambda app: _keep(_replay(app, is_open=True)),
    "replay-six": lambda app: _keep(_replay(app, 0.8, is_open=True, players=6)),
    "replay-end": lambda app: _keep(_replay(app, 1.0)),
    "replay-take-over": lambda app: _replay(app).take_over(),
    "statistics": _statistics,
    "statistics-none": lambda app: _statistics(app, played=False),
    "credits": lambda app: app.push(Credits(app)),
    "credits-licence": _licence,
    "trouble": _trouble,
    "trouble-game": lambda app: _trouble(app, playing=True),
}
