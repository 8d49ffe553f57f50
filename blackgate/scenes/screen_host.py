"""What a screen needs from the program: settings, games, phones, and opening other screens."""

from collections.abc import Callable, Hashable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from ..keep.games import Games
from ..keep.settings import Settings
from ..keep.write_retries import Write
from ..kit.scene import Host, Scene
from ..play.session import Session
from .background_reading import BackgroundReader
from .coaching import Coach
from .screens import ScreenRequest

if TYPE_CHECKING:
    from ..phones.host import Phones        # The server is loaded when phones are allowed.


class ScreenHost(Host, Protocol):
    scenes: list[Scene]
    settings: Settings
    games: Games
    coach: Coach
    phones: "Phones | None"         # None while phones are off
    background_reader: BackgroundReader     # reads what may take long

    @property
    def playing(self) -> Session | None:
        """The game on the table, whatever lies over it."""

    def open(self, request: ScreenRequest) -> None:
        """Open a screen (`screens.py`)."""

    def keep(self, what: Hashable, write: Write) -> None:
        """Write something to the disk. If that fails, the player is told, and it is tried again until it works."""

    def keep_settings(self) -> None:
        """Save the options in the same way."""

    def replace(self, scene: Scene) -> None:
        """Show a scene in place of the one on top."""

    def restart(self, scene: Scene) -> None:
        """Show a scene in place of all others."""

    def speak(self, language: str | None) -> None:
        """Change the language at once; None is the system's language."""

    def let_phones_in(self, address: str, port: int = 0) -> None:
        """Serve the page of the phones in the local network. Raises OSError if that is not possible."""

    def shut_phones_out(self) -> None:
        """Turn phones off. The game goes on without them."""


class Screen(Scene):
    """A scene that can open other screens."""

    app: ScreenHost

    def __init__(self, app: ScreenHost) -> None:
        super().__init__(app)


Request = TypeVar("Request", bound=ScreenRequest)
Opener = Callable[[ScreenHost, Request], None]

# Filled while the modules of screens are loaded.
_openers: Final[dict[type[ScreenRequest], Opener[Any] | type[Screen]]] = {}


def opens(request: type[Request]) -> Callable[[Opener[Request]], Opener[Request]]:
    """Register the function below as the one that opens the screen of `request`."""
    def register(opener: Opener[Request]) -> Opener[Request]:
        _openers[request] = opener
        return opener

    return register


def opened_by(request: type[ScreenRequest]) -> Callable[[type[Screen]], type[Screen]]:
    """Register the screen below: `request` opens it, and it is made with its fields."""
    def register(screen: type[Screen]) -> type[Screen]:
        _openers[request] = screen
        return screen

    return register


def open_screen(app: ScreenHost, request: ScreenRequest) -> None:
    """Load the module that the request names, and let it open its screen."""
    import_module(f"{__package__}.{request.module}")
    opener = _openers[type(request)]
    if isinstance(opener, type):
        put = {"push": app.push, "replace": app.replace, "restart": app.restart}[request.puts]
        put(opener(app, *vars(request).values()))
    else:
        opener(app, request)
