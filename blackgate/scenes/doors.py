"""What a screen of the game asks of the program: settings, games, phones, and the way to other screens."""

from collections.abc import Callable, Hashable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from ..keep.games import Games
from ..keep.settings import Settings
from ..keep.unkept import Write
from ..kit.scene import Host, Scene
from ..play.session import Session
from .beside import Beside
from .coaching import Coach
from .screens import ScreenRequest

if TYPE_CHECKING:
    from ..phones.host import Phones        # What serves them is loaded when they are let in.


class Doors(Host, Protocol):
    scenes: list[Scene]
    settings: Settings
    games: Games
    coach: Coach
    phones: "Phones | None"         # None: nothing listens
    beside: Beside                  # reads what may take long

    @property
    def playing(self) -> Session | None:
        """The game on the table, whatever lies over it."""

    def open(self, request: ScreenRequest) -> None:
        """Open a screen (`screens.py`)."""

    def keep(self, what: Hashable, write: Write) -> None:
        """Write something to the disk. If that fails the player is told, and it is tried again until it works."""

    def keep_settings(self) -> None:
        """The same for the options."""

    def replace(self, scene: Scene) -> None:
        """In place of the screen on top."""

    def restart(self, scene: Scene) -> None:
        """In place of all screens."""

    def speak(self, language: str | None) -> None:
        """Switch the language, here and now; None is the system's."""

    def let_phones_in(self, address: str, port: int = 0) -> None:
        """Serve a page in the local network. Raises OSError where one cannot listen."""

    def shut_phones_out(self) -> None:
        """The game goes on without them."""


class Screen(Scene):
    """A scene that knows the way to others."""

    app: Doors

    def __init__(self, app: Doors) -> None:
        super().__init__(app)


Request = TypeVar("Request", bound=ScreenRequest)
Opener = Callable[[Doors, Request], None]

_openers: Final[dict[type[ScreenRequest], Opener[Any]]] = {}       # filled while the modules of screens are loaded


def opens(request: type[Request]) -> Callable[[Opener[Request]], Opener[Request]]:
    """Register the function below it as what opens a screen when `request` comes."""
    def register(opener: Opener[Request]) -> Opener[Request]:
        _openers[request] = opener
        return opener

    return register


def open_screen(app: Doors, request: ScreenRequest) -> None:
    """Load the module that the request names, and let it open its screen."""
    import_module(f"{__package__}.{request.module}")
    _openers[type(request)](app, request)
