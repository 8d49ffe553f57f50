"""The end of a game: the escape, the figures, an evening's score."""

from typing import Final

from blackgate.app import App
from blackgate.play.evening_score import EveningScore, Row
from blackgate.play.session import Keeping, Session
from blackgate.scenes.end.end import End
from blackgate.scenes.screens import OpenEnd
from blackgate.scenes.table.table import Table

from .games import a_plan, a_replay, of_bots
from .table_at import FullDisk, Situation


def _end(app: App, keeping: Keeping | None = None) -> None:
    """The end of a game that bots have played."""
    plan = a_plan(4, humans=0)
    session = Session(plan, record=of_bots(plan), keeping=keeping)
    app.push(Table(app, session))
    app.open(OpenEnd(session))


def _finale(
    app: App, players: int = 4, seed: int = 5, team: bool = False, keeping: Keeping | None = None,
) -> None:
    """The last picture of the escape."""
    replay = a_replay(players, seed, team=team)
    replay.go(len(replay))
    end = End(app, Session(replay.plan, pack=replay.pack, record=replay.so_far(), keeping=keeping))
    app.push(end)
    end.open_finale()
    end.capture = None          # as the loser sees it first


def _evening(app: App, players: int = 4, *, cards: bool = False) -> None:
    """The end of the third game of an evening; or the hands at its end."""
    plan = a_plan(players, humans=0)
    session = Session(plan, record=of_bots(plan))
    end = End(app, session)
    app.push(end)
    rows = [Row(name, 3, 3 if place == 0 else 0, 21 - 3 * place, place % 3) for place, name in enumerate(session.names)]
    session.evening_score = EveningScore(None, ["a", "b", "c"], session.names, {row.name: row for row in rows})
    if cards:
        end.show_cards()


ENDS: Final[dict[str, Situation]] = {
    "finale": _finale,
    "finale-team": lambda app: _finale(app, 6, 13, team=True),
    "finale-missing": lambda app: _finale(app, keeping=FullDisk()),
    "end": _end,
    "end-evening": _evening,
    "end-evening-six": lambda app: _evening(app, 6),
    "end-cards": lambda app: _evening(app, cards=True),
    "end-cards-six": lambda app: _evening(app, 6, cards=True),
    "end-missing": lambda app: _end(app, FullDisk()),
}
