"""People around one screen: what they press, and what everybody reads there."""

from blackgate.app import App
from blackgate.model.notation import Json
from blackgate.play.session import Session
from lab.gallery.positions import session_at

from .sketch import Sketchbook
from .walking import press
from .window import Player, open_app, sit


class SharedScreen:
    """A table at which all hands lie face down until somebody opens one."""

    def __init__(self, session: Session) -> None:
        self.book = Sketchbook()
        self.app: App = self.book.open(open_app())
        _, self.table = sit(session, self.app)
        self.player = Player(self.app)

    def press(self, *names: str) -> None:
        for name in names:
            press(self.app, name)

    def lines(self) -> list[str]:
        """All that is drawn now."""
        self.app.stale = True
        self.app.build()
        return list(self.book.lines(self.app))

    def reads(self, words: str) -> bool:
        return any(words in line for line in self.lines())


def four_at(position: Json, *actions: Json) -> SharedScreen:
    return SharedScreen(session_at(position, *actions, humans=4))
