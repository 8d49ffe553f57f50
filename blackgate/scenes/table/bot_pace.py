"""How fast bots play: whether they wait, do one step, or play on unseen until somebody is asked."""

from typing import Final, Protocol

from ...play.session import Session
from ..doors import Doors

FASTEST: Final = 8


class Paced(Protocol):
    """The table at which they play."""

    session: Session

    @property
    def app(self) -> Doors: ...

    def changed(self) -> None: ...


class BotPace:
    def __init__(self, table: Paced) -> None:
        self.table = table
        self.is_paused = False
        self._has_step = False                              # one step although they wait
        self._skipped_at: tuple[int, int] | None = None     # how it was when somebody wanted the rest at once

    @property
    def speed(self) -> int:
        return self.table.app.settings.bots_speed

    @property
    def may_play(self) -> bool:
        """Whether bots need not wait."""
        return not self.is_paused or self._has_step

    def played(self) -> None:
        """A bot has done something."""
        self._has_step = False

    # --- Skipping -------------------------------------------------------------------------------------------

    @property
    def is_skipping(self) -> bool:
        return self._skipped_at is not None

    @property
    def has_skipped(self) -> bool:
        """Whether it has come to what was skipped to."""
        return self._skipped_at != self._moment

    def end_skipping(self) -> None:
        self._skipped_at = None

    @property
    def _moment(self) -> tuple[int, int]:
        """What must change before skipping ends: a person is asked, or without people the turn is another's."""
        session = self.table.session
        asked = session.asked
        stop = asked is None or session.is_human(asked)
        return int(stop), 0 if session.humans else session.turn

    # --- What the player does -------------------------------------------------------------------------------

    def pause(self) -> None:
        """Bots wait, or go on."""
        self.is_paused = not self.is_paused
        self.table.changed()

    def step(self) -> None:
        """One step of a bot, then they wait."""
        self.is_paused = self._has_step = True

    def skip(self) -> None:
        """Whatever bots do now is not to be waited for."""
        self.is_paused = False
        self._skipped_at = self._moment
        self.table.changed()

    def faster(self) -> None:
        """Twice as fast; after the fastest as slow as at first."""
        settings = self.table.app.settings
        settings.bots_speed = 1 if settings.bots_speed >= FASTEST else settings.bots_speed * 2
        self.table.changed()
