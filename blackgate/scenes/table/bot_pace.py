"""How fast bots play: they wait, do one step, or play on unseen until a person is asked."""

from typing import Final

from .shared_table import SharedTable

FASTEST: Final = 8


class BotPace:
    def __init__(self, table: SharedTable) -> None:
        self.table = table
        self.is_paused = False
        self._has_step = False                              # one step, although the bots are paused
        self._skipped_at: tuple[int, int] | None = None     # the moment when the player asked to skip

    @property
    def speed(self) -> int:
        return self.table.app.settings.bots_speed

    @property
    def may_play(self) -> bool:
        """Whether bots may play now."""
        return not self.is_paused or self._has_step

    def played(self) -> None:
        """Note that a bot has done something."""
        self._has_step = False

    # --- Skipping -------------------------------------------------------------------------------------------

    @property
    def is_skipping(self) -> bool:
        return self._skipped_at is not None

    @property
    def has_skipped(self) -> bool:
        """Whether the game has reached the moment up to which it skips."""
        return self._skipped_at != self._moment

    def end_skipping(self) -> None:
        self._skipped_at = None

    @property
    def _moment(self) -> tuple[int, int]:
        """Return what must change before skipping ends: a person is asked, or, in a game of bots, the turn number."""
        session = self.table.session
        asked = session.asked
        stop = asked is None or session.is_human(asked)
        return int(stop), 0 if session.humans else session.turn

    # --- What the player does -------------------------------------------------------------------------------

    def pause(self) -> None:
        """Pause the bots, or let them play again."""
        self.is_paused = not self.is_paused
        self.table.changed()

    def step(self) -> None:
        """Let a bot do one step, then pause."""
        self.is_paused = self._has_step = True

    def skip(self) -> None:
        """Play on unseen until a person is asked."""
        self.is_paused = False
        self._skipped_at = self._moment
        self.table.changed()

    def faster(self) -> None:
        """Double the speed. After the fastest comes the slowest."""
        settings = self.table.app.settings
        settings.bots_speed = 1 if settings.bots_speed >= FASTEST else settings.bots_speed * 2
        self.table.changed()
