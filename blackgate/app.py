"""The program: the player's settings and games, the coach, phones, and the way to every screen.

Scenes ask for these through `scenes.screen_host.ScreenHost`; nothing below knows this module.
"""

from collections.abc import Callable, Hashable
from time import monotonic
from typing import TYPE_CHECKING

from .disk.streams import complain
from .keep.games import Games
from .keep.settings import Settings
from .keep.write_retries import WriteRetries, Write
from .kit.program import Program
from .kit.window import Window
from .play.session import Session
from .scenes.background_reading import BackgroundReader
from .scenes.coaching import Coach
from .scenes.screen_host import open_screen
from .scenes.phone_service import PhoneService
from .scenes.screens import OpenRules, ScreenRequest
from .words.text import Text

if TYPE_CHECKING:
    from .coach.coach_client import CoachClient
    from .model.pack import Pack
    from .phones.host import Phones


class App(Program):
    """The program. Screens are imported when they are opened, so that the first one appears sooner."""

    settings: Settings

    def __init__(self, settings: Settings, text: Text, window: Window, games: Games | None = None) -> None:
        super().__init__(settings, text, window)
        self.games = games or Games()
        self.write_retries = WriteRetries()
        self.background_reader = BackgroundReader()
        self.coach = Coach(self.desk_for, self.keep)
        self.phones: Phones | None = None       # None: no server is running
        self.phone_service = PhoneService(self)

    def desk_for(self, pack: "Pack") -> "CoachClient | None":
        """The coach for a game with these cards."""
        return self.games.coach_for(pack)

    def open(self, request: ScreenRequest) -> None:
        open_screen(self, request)

    def help(self, topic: str) -> None:
        self.open(OpenRules(topic))

    def keep(self, what: Hashable, write: Write) -> None:
        """Write something to the disk. If that fails the player is told, and it is tried again until it works."""
        if not self.write_retries.keep(what, write):
            self.say(self.text("keep-failed"))

    def keep_settings(self) -> None:
        self.keep("settings", lambda: self.settings.save() or self.settings.is_left_alone)

    def close(self) -> None:
        """Save the game and end all processes and the phones' server, also after an error."""
        self.clear()
        self.shut_phones_out()
        self.games.close()
        if not self.write_retries.try_again():
            complain(self.text("keep-lost"))

    def handle_error(self, error: Exception) -> None:
        """Show an unexpected error to the player, who can go on."""
        from .scenes.menus.trouble import handle_error

        handle_error(self, error)

    @property
    def playing(self) -> Session | None:
        """The game on the table, also if another screen lies over it; None if there is none."""
        from .scenes.table.table import Table

        return next((scene.session for scene in reversed(self.scenes) if isinstance(scene, Table)), None)

    def let_phones_in(self, address: str, port: int = 0, clock: Callable[[], float] = monotonic) -> None:
        """Start the phones' server. Raises OSError if it cannot listen. The clock limits how often a phone may send."""
        self.phone_service.start(address, port, clock)

    def shut_phones_out(self) -> None:
        """Stop the phones' server. The game goes on."""
        self.phone_service.stop()

    def _let_time_pass(self, seconds: float) -> None:
        self.coach.tick()
        self.background_reader.tick()
        news = self.write_retries.tick(seconds)
        if news is not None:
            self.say(self.text(news.value))
        super()._let_time_pass(seconds)
        if self.phones is not None and self.running and self.scenes:
            self.phone_service.tick(min(seconds, 0.25))
