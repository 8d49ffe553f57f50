"""The screens that other screens open, and what each of them must be told.

`app.open(OpenRules("R5.6c"))` opens the rulebook. A module that opens a screen imports its request and not the screen.
So screens that lead to each other do not import each other, and a screen is loaded when it is first opened.

A request names the module of its screen, below `blackgate.scenes`. That module says with `opened_by` which screen it
is, or with `opens` what else the request does (`screen_host.py`). A dialog that only one screen uses needs no request:
that screen pushes it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Protocol

from ..keep.saves import SaveInfo
from ..play.lessons.course import Course
from ..play.orders import Orders
from ..play.session import Replay, Session
from ..words.teller import Teller


class ScreenRequest:
    """What opens a screen. Its fields are what the screen must know."""

    module: ClassVar[str]
    puts: ClassVar[str]         # "push": over all screens; "replace": in place of the top one; "restart": of all

    def __init_subclass__(cls, module: str, puts: str = "push") -> None:
        cls.module, cls.puts = module, puts


# --- Around the table ---------------------------------------------------------------------------------------


class OpenTitle(ScreenRequest, module="menus.title", puts="restart"):
    """The title, in place of all screens."""


class OpenSetup(ScreenRequest, module="menus.setup"):
    pass


class OpenSavedGames(ScreenRequest, module="menus.saved_games"):
    pass


class OpenStatistics(ScreenRequest, module="menus.statistics_screen"):
    pass


class OpenOptions(ScreenRequest, module="menus.options"):
    pass


class OpenCredits(ScreenRequest, module="menus.credits"):
    pass


class OpenPhones(ScreenRequest, module="menus.phones"):
    pass


class OpenPuzzles(ScreenRequest, module="puzzles.wall"):
    """Night escapes: the wall of cell windows."""


@dataclass(frozen=True)
class OpenWall(ScreenRequest, module="wall.wall"):
    """What people earned. `tab` is cells, feats or tonight; empty means the most interesting one."""

    tab: str = ""


@dataclass(frozen=True)
class OpenRules(ScreenRequest, module="book.rules"):
    """The rules at a topic: a rule's number or a card's id."""

    topic: str = ""


# --- Games --------------------------------------------------------------------------------------------------


class TableBelow(Protocol):
    """What the table menu needs to know of the table below it."""

    session: Session
    inmates: list[str]

    @property
    def looker(self) -> int | None:
        """The seat whose view is shown; None means the view of spectators."""

    def reseated(self) -> None:
        """Show that somebody else plays a seat from now on, or gave up."""

    def help_topic(self) -> str: ...


@dataclass(frozen=True)
class OpenTable(ScreenRequest, module="table.table"):
    """A game, in place of all screens."""

    session: Session


@dataclass(frozen=True)
class OpenSave(ScreenRequest, module="menus.saved_games"):
    """A saved game at the table. If it cannot be read, the player is told why and nothing opens."""

    info: SaveInfo


@dataclass(frozen=True)
class OpenTableMenu(ScreenRequest, module="menus.table_menu"):
    table: TableBelow


@dataclass(frozen=True)
class OpenOrders(ScreenRequest, module="menus.standing_orders"):
    """A player's standing orders; `give` takes them when they are changed."""

    teller: Teller
    owner: str
    orders: Orders
    give: Callable[[Orders], None]


@dataclass(frozen=True)
class OpenEnd(ScreenRequest, module="end.end", puts="replace"):
    """A finished game, in place of its table."""

    session: Session


@dataclass(frozen=True)
class OpenReplay(ScreenRequest, module="table.replay_screen"):
    """The replay of a game, after `at` actions, as `seat` saw it; None: as spectators saw it."""

    replay: Replay
    at: int = 0
    seat: int | None = None


@dataclass(frozen=True)
class OpenReview(ScreenRequest, module="review.review"):
    """The coach's review of a game. The cursor stands after `at` actions; None: where most was decided.

    `show` moves the replay below to a moment, if there is one.
    """

    replay: Replay
    at: int | None = None
    show: Callable[[int], None] | None = None


@dataclass(frozen=True)
class OpenTakeOver(ScreenRequest, module="menus.players"):
    """Who plays which seat when a replay becomes a game."""

    replay: Replay
    looker: int
    inmates: list[str]


# --- The long way out ---------------------------------------------------------------------------------------


class OpenLongWay(ScreenRequest, module="long_way.map", puts="restart"):
    """The twelve doors, in place of all screens."""


@dataclass(frozen=True)
class OpenEvening(ScreenRequest, module="long_way.evening_table"):
    """An evening of the long way out at the table, in place of all screens."""

    session: Session


# --- Lessons ------------------------------------------------------------------------------------------------


class OpenLearn(ScreenRequest, module="lessons.learn"):
    """The list of lessons. From a lesson it leads back to the list."""


@dataclass(frozen=True)
class OpenLesson(ScreenRequest, module="lessons.lesson_table"):
    """A lesson from its first step on, in place of the one on the table."""

    name: str


@dataclass(frozen=True)
class OpenCourse(ScreenRequest, module="lessons.lesson_table"):
    """A lesson at its present step, in place of the one on the table."""

    course: Course


class OpenFirstEscape(ScreenRequest, module="lessons.first_escape"):
    """The game after the lessons: a whole game against two easy bots, with the tutor on."""
