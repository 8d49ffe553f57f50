"""What a screen of the game asks of the program: the player's settings, games, and the doors to other screens."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..keep.games import Games
from ..keep.saves import SaveInfo
from ..keep.settings import Settings
from ..kit.scene import Host, Scene
from ..play.orders import Orders
from ..play.session import Replay, Session
from ..words.teller import Teller

if TYPE_CHECKING:
    from ..phones.host import Phones        # What serves them is loaded when they are let in.


class TableBelow(Protocol):
    """The table as what lies over it knows it: menu, seats."""

    session: Session
    inmates: list[str]

    @property
    def looker(self) -> int | None:
        """Through whose eyes the table is seen; None: everybody's."""

    def reseated(self) -> None:
        """Somebody else plays a seat from now on, or gave up."""

    def help_topic(self) -> str: ...


class Doors(Host, Protocol):
    settings: Settings
    games: Games
    phones: "Phones | None"         # None: nothing listens

    @property
    def playing(self) -> Session | None:
        """The game on the table, whatever lies over it."""

    def speak(self, language: str | None) -> None:
        """Switch the language, here and now; None is the system's."""

    def go_on(self, info: SaveInfo) -> None:
        """Take up a saved game; what is wrong with it is said."""

    def let_phones_in(self, address: str, port: int = 0) -> None:
        """Serve a page in the local network. Raises OSError where one cannot listen."""

    def shut_phones_out(self) -> None:
        """The game goes on without them."""

    def open_phones(self) -> None: ...

    def open_title(self) -> None: ...

    def open_setup(self) -> None: ...

    def replace(self, scene: Scene) -> None:
        """In place of the screen on top."""

    def open_puzzles(self) -> None:
        """Night escapes: the wall of cell windows."""

    def open_saved(self) -> None: ...

    def open_statistics(self) -> None: ...

    def open_options(self) -> None: ...

    def open_rules(self, topic: str = "") -> None:
        """The rules at a topic: a rule's number or a card's id."""

    def open_credits(self) -> None: ...

    def open_table(self, session: Session) -> None: ...

    def open_table_menu(self, table: TableBelow) -> None: ...

    def open_orders(self, teller: Teller, orders: Orders, give: Callable[[Orders], None]) -> None: ...

    def open_end(self, session: Session) -> None: ...

    def open_replay(self, replay: Replay) -> None: ...

    def open_take_over(self, replay: Replay, looker: int, inmates: list[str]) -> None: ...


class Screen(Scene):
    """A scene that knows the way to others."""

    app: Doors

    def __init__(self, app: Doors) -> None:
        super().__init__(app)
