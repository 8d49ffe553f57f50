"""What a screen of the game asks of the program: the player's settings, games, and the doors to other screens."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..keep.games import Games
from ..keep.saves import SaveInfo
from ..keep.settings import Settings
from ..kit.scene import Host, Scene
from ..play.lessons.course import Course
from ..play.lessons.lesson import Lesson
from ..play.orders import Orders
from ..play.session import Replay, Session
from ..words.teller import Teller
from .coaching import Coach

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
    coach: Coach
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

    def open_wall(self, tab: str = "") -> None:
        """What people earned: cells, feats or tonight's game."""

    def open_options(self) -> None: ...

    def open_rules(self, topic: str = "") -> None:
        """The rules at a topic: a rule's number or a card's id."""

    def open_credits(self) -> None: ...

    def open_learn(self) -> None:
        """The list of lessons; from a lesson, back to it."""

    def open_lesson(self, name: str) -> None: ...

    def show_lesson(self, course: Course) -> None:
        """A lesson as far as it has come, in place of the one on the table."""

    def finish_lesson(self, lesson: Lesson) -> None:
        """It is done: remembered, and on to the next one."""

    def open_first_escape(self) -> None:
        """What follows the lessons: a whole game against two easy bots, with the tutor on."""

    def open_table(self, session: Session) -> None: ...

    def open_table_menu(self, table: TableBelow) -> None: ...

    def open_orders(self, teller: Teller, orders: Orders, give: Callable[[Orders], None]) -> None: ...

    def open_end(self, session: Session) -> None: ...

    def open_replay(self, replay: Replay, at: int = 0, seat: int | None = None) -> None:
        """A game looked at again, from after so many actions on, through a seat's eyes."""

    def open_review(
        self, replay: Replay, at: int | None = None, show: Callable[[int], None] | None = None,
    ) -> None:
        """What the coach thinks of a game; the cursor stands after so many actions, or at what decided most. `show`
        looks at a moment where the replay lies below."""

    def open_take_over(self, replay: Replay, looker: int, inmates: list[str]) -> None: ...


class Screen(Scene):
    """A scene that knows the way to others."""

    app: Doors

    def __init__(self, app: Doors) -> None:
        super().__init__(app)
