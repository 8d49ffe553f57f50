"""The program: the player's settings and games, and every screen's way to the others.

Scenes ask for these through `scenes.doors.Doors`; nothing below knows this module.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from .keep.games import Games
from .keep.settings import Settings
from .kit.program import Program
from .kit.window import Window
from .play.session import Replay, Session
from .words.text import Text

if TYPE_CHECKING:
    from .keep.saves import SaveInfo
    from .play.orders import Orders
    from .scenes.doors import TableBelow
    from .words.teller import Teller


class App(Program):
    """Screens are imported when they are opened: the first one is there sooner."""

    settings: Settings

    def __init__(self, settings: Settings, text: Text, window: Window, games: Games | None = None) -> None:
        super().__init__(settings, text, window)
        self.games = games or Games()

    def help(self, topic: str) -> None:
        self.open_rules(topic)

    def meet(self, error: Exception) -> None:
        """The player is told and can go on."""
        from .scenes.menus.trouble import meet

        meet(self, error)

    @property
    def playing(self) -> Session | None:
        """The game on the table, whatever lies over it."""
        from .scenes.table.table import Table

        return next((scene.session for scene in reversed(self.scenes) if isinstance(scene, Table)), None)

    # --- Games ----------------------------------------------------------------------------------------------

    def go_on(self, info: "SaveInfo") -> None:
        """Take up a saved game; what is wrong with it is said."""
        from .keep.saves import SaveProblem

        try:
            loaded = self.games.load(info)
        except SaveProblem as problem:
            self.say(self.text(problem.key))
            return
        self.open_table(loaded.session)
        if loaded.message:
            self.say(self.text(loaded.message))

    def open_table(self, session: Session) -> None:
        from .scenes.table.table import Table

        self.restart(Table(self, session))

    def open_orders(self, teller: "Teller", orders: "Orders", give: Callable[["Orders"], None]) -> None:
        from .scenes.menus.standing import StandingOrders

        self.push(StandingOrders(self, teller, orders, give))

    def open_table_menu(self, table: "TableBelow") -> None:
        from .scenes.menus.table_menu import TableMenu

        self.push(TableMenu(self, table))

    def open_end(self, session: Session) -> None:
        from .scenes.end.end import End

        self.replace(End(self, session))

    def open_replay(self, replay: Replay) -> None:
        from .scenes.table.rewatch import ReplayScene

        self.push(ReplayScene(self, replay))

    def open_take_over(self, replay: Replay, looker: int, inmates: list[str]) -> None:
        from .scenes.menus.takeover import TakeOver

        self.push(TakeOver(self, replay, looker, inmates))

    # --- Around the table -----------------------------------------------------------------------------------

    def open_title(self) -> None:
        from .scenes.menus.title import Title

        self.restart(Title(self))

    def open_setup(self) -> None:
        from .scenes.menus.setup import Setup

        self.push(Setup(self))

    def open_saved(self) -> None:
        from .scenes.menus.saved_games import SavedGames

        self.push(SavedGames(self))

    def open_statistics(self) -> None:
        from .scenes.menus.tally import StatisticsScene

        self.push(StatisticsScene(self))

    def open_options(self) -> None:
        from .scenes.menus.options import Options

        self.push(Options(self))

    def open_rules(self, topic: str = "") -> None:
        from .scenes.book.rules import Rules

        self.push(Rules(self, topic))

    def open_credits(self) -> None:
        from .scenes.menus.credits import Credits

        self.push(Credits(self))
