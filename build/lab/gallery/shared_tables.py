"""People around one screen: hands face down, the curtain, questions to the second player."""

from typing import Final

from blackgate.app import App
from blackgate.model.actions import Dig
from blackgate.model.notation import Json
from blackgate.scenes.table.table import Table

from .positions import DEMAND, MIDGAME, SEATS_4, THEIR_TURN, changed, extorted_mate, six
from .table_at import Situation, table_at


def _shared(app: App, position: Json, *actions: Json, humans: int = 4, opened: bool = False) -> Table:
    """People around one screen, all hands face down unless one is opened."""
    table = table_at(app, position, *actions, humans=humans)
    if not opened:
        table.close_hand()
    return table


def _shared_asked(app: App) -> None:
    """A demand: the curtain names both players."""
    _shared(app, THEIR_TURN, DEMAND)


def _shared_fight(app: App) -> None:
    """Two people fight; the first has opened their hand."""
    _shared(app, THEIR_TURN, DEMAND, {"do": "fight"}, opened=True)


def _shared_memory(app: App) -> None:
    """A player digs with the hand face down and names the Tool."""
    seats = [dict(SEATS_4[0], place="cell_block", beatings=0), *SEATS_4[1:]]
    table = _shared(app, changed(MIDGAME, seats=seats))
    app.build()
    table.asking.press_verb(Dig)


def _shared_help(app: App) -> None:
    """A teammate in the same place may help; the hands are still face down."""
    _shared(app, *extorted_mate(), humans=6)


def _orders(app: App) -> None:
    _shared(app, MIDGAME, opened=True).open_orders()


SHARED: Final[dict[str, Situation]] = {
    "shared-rest": lambda app: _shared(app, MIDGAME),
    "shared-bots": lambda app: _shared(app, changed(MIDGAME, turn={"seat": 3, "actions": 2}), humans=3),
    "shared-open": lambda app: _shared(app, MIDGAME, opened=True),
    "shared-six": lambda app: _shared(app, six(), humans=6),
    "shared-asked": _shared_asked,
    "shared-fight": _shared_fight,
    "shared-memory": _shared_memory,
    "shared-help": _shared_help,
    "shared-orders": _orders,
}
