"""What situations at the table are made of: a table at a position, seen by the first seat."""

from collections.abc import Callable

from blackgate.app import App
from blackgate.model.notation import Json
from blackgate.play.session import Session
from blackgate.scenes.table.table import Table

from .positions import session_at

Situation = Callable[[App], object]         # it puts the screen to show on the stack


def table_at(app: App, position: Json, *actions: Json, humans: int = 1) -> Table:
    """A table at a position, after some actions, seen by the first seat."""
    return seated(app, session_at(position, *actions, humans=humans))


def seated(app: App, session: Session) -> Table:
    table = Table(app, session)
    table.pace.is_paused = True             # bots must not act while a picture is taken
    app.push(table)
    if table.screen.wanted is not None:
        table.open_hand()
        table.close_since()
    app.build()
    return table


def press(app: App, prefix: str) -> None:
    spot = next((spot for spot in app.ui.spots if spot.id == prefix and spot.do is not None), None)
    if spot is not None and spot.do is not None:
        spot.do()
        app.build()
        app.stale = True


class FullDisk:
    """A store that cannot save anything."""

    trouble: str | None = "save-failed"

    def keep(self, session: Session, settled: bool) -> None: ...

    def close(self) -> None: ...
