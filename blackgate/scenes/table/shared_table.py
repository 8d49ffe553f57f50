"""The table of a game in play: who may see what on the screen.

If several people share the screen, all hands lie face down; a hand opens only for its owner (`shared_screen`).
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...kit.scene import Scene
from ...kit.widgets.dialogs import Dialog
from ...model.actions import Action
from ...model.counts import Cards
from ...model.view import View
from ...play.orders import Orders
from ...play.session import Session
from ..screen_host import ScreenHost
from ..screens import OpenOrders
from .shared_screen import HAND_KEY, SharedScreen
from .motion import covered
from .refused import RefusalNotice
from .tabletop import Tabletop

IDLE: Final = 60.0      # seconds without input after which an open hand closes


class SharedTable(Tabletop):
    refused: RefusalNotice | None = None        # what the player tried and cannot do now

    def __init__(self, app: ScreenHost, session: Session) -> None:
        self.session = session
        self.screen = SharedScreen(session)
        super().__init__(app, session, None if session.people else 0)
        self._idle = 0.0
        self._written_for: int | None = None                # the looker for whom the log was written
        self._over: list[Scene] = []                        # the scenes over the table that are only for that looker

    # --- Who looks ------------------------------------------------------------------------------------------

    @property
    def looker(self) -> int | None:
        """The only person at the screen, the owner of the open hand, or the bot that is watched in a game of bots."""
        humans = self.session.humans
        if not humans:
            return self._looker
        return self.screen.open_seat if self.screen.is_shared else humans[0]

    @property
    def is_shared(self) -> bool:
        return self.screen.is_shared

    @property
    def is_public(self) -> bool:
        """Whether the table shows only what everybody may know, with all hands face down."""
        return self.looker is None

    @property
    def is_opened(self) -> bool:
        """Whether somebody has opened their hand at a shared screen."""
        return self.is_shared and not self.is_public

    @property
    def sentence(self) -> str:
        """The sentence that says who must do what."""
        return self.named(super().sentence)

    @property
    def owner(self) -> int | None:
        """The seat whose hand is open at a shared screen."""
        return self.looker if self.is_opened else None

    def named(self, words: str) -> str:
        """Put the name of the owner of an open hand before these words, because several people sit there."""
        owner = self.owner
        return words if owner is None else self.t("table-named", name=self.session.names[owner], words=words)

    @property
    def view(self) -> View:
        if self.is_public:
            return self.session.public
        view = super().view
        return covered(view) if self.screen.is_passed else view

    @property
    def is_mine(self) -> bool:
        """Whether the person at the screen is asked, and can answer with what the screen shows."""
        asked = self.session.asked
        if asked is None or not self.session.is_human(asked):
            return False
        if self.is_public:
            return asked == self.screen.wanted and bool(self.session.public.options)
        return asked == self.looker

    @property
    def reader(self) -> int | None:
        """The looker if it is a person. Somebody who watches a bot is not the bot."""
        looker = self.looker
        return looker if looker is not None and self.session.is_human(looker) else None

    @property
    def memory_aid(self) -> bool:
        return self.session.plan.rules.memory_aid

    # --- What the question panel needs ------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Do what the person at the screen has chosen."""
        raise NotImplementedError

    def commit(self, seat: int, weapons: Cards) -> None:
        """Let a player decide in secret how far to go in this fight."""
        self.session.commit(seat, weapons)
        self.changed()

    def close_since(self) -> None:
        """Close the news since the last turn."""

    def hint_over(self, taken: Callable[[], None]) -> None:
        """Show a hint while a tray lies over the table. `taken` removes the tray before an action is done."""

    # --- An open hand ---------------------------------------------------------------------------------------

    def open_hand(self) -> None:
        """Open the hand of the person for whom the game waits."""
        self.screen.open()
        self._idle = 0.0
        self._look_anew()

    def close_hand(self) -> None:
        self.screen.close()
        self._look_anew()

    def _look_anew(self) -> None:
        """If the looker has changed, remove everything that was for the old one."""
        self.screen.settle()
        if self.looker != self._written_for:
            self._clear_away()
            self._speak()

    def _clear_away(self) -> None:
        """Close every scene and message that was only for the old looker."""
        if self._written_for is not None:
            over, self._over = self._over, []
            self.app.say("")
            self.app.hush()
            self.app.take_off(over)

    def resume(self) -> None:
        self._over.clear()

    def goes_under(self, scene: Scene) -> None:
        """Remember a scene that opens over an open hand: it closes together with the hand."""
        top = self.app.top
        if scene.belongs and self.looker is not None and (top is self or top in self._over):
            self._over.append(scene)

    def tick_under(self, seconds: float) -> None:
        self._watch_opening(seconds)

    def player_acted(self) -> None:
        self._idle = 0.0

    def keyboard_lost(self) -> None:
        """Close the hand if the window loses the focus: others may use the screen."""
        if self.is_opened:
            self.close_hand()

    def key_under(self, name: str) -> bool:
        """Close the hand with its key, whatever scene lies over it."""
        closes = name == HAND_KEY and self.is_opened
        if closes:
            self.close_hand()
        return closes

    def _watch_opening(self, seconds: float) -> None:
        """Close a hand that nobody has used for a while, and see that nobody sees another player's things."""
        if self.looker != self._written_for:
            self._look_anew()
        self._idle += seconds
        if self._idle > IDLE and self.app.settings.close_hands and self.is_opened:
            self.close_hand()

    # --- Standing orders ------------------------------------------------------------------------------------

    def open_orders(self) -> None:
        """Open the standing orders of the owner of the open hand."""
        seat = self.looker
        assert seat is not None
        orders = self.session.standing_orders.orders[seat]
        self.app.open(OpenOrders(self.teller, self.session.names[seat], orders, partial(self.order, seat)))

    def order(self, seat: int, orders: Orders) -> None:
        self.session.give_orders(seat, orders)
        self._look_anew()
        self.changed()

    # --- Watching a game of bots ----------------------------------------------------------------------------

    def watch_next(self) -> None:
        """Watch the next bot; only in a game without people, and never a seat that a person has played."""
        session = self.session
        people = session.people
        bots: list[int | None] = [seat for seat in range(session.players) if seat not in people]
        if people:
            bots.insert(0, None)
        following = bots[(bots.index(self._looker) + 1) % len(bots)]
        if self._looker is None and following is not None:
            self.app.push(Dialog(self.app, self.t("watch-title"), self.t("watch-question"), [
                ("watch", self.t("watch-yes"), lambda: self._watch(following), "primary"),
                ("stay", self.t("watch-no"), lambda: None, "quiet"),
            ]))
        else:
            self._watch(following)

    def _watch(self, seat: int | None) -> None:
        self._looker = seat
        self._look_anew()
