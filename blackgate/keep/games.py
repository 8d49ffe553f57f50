"""Games for the window: starts and resumes them, with bots in separate processes, and saves them as they are played."""

from collections.abc import Sequence
from dataclasses import replace
from threading import Thread
from typing import TYPE_CHECKING

from ..ai.workers.thinkers import Thinkers
from ..disk.threads import started
from ..model.notation import Json
from ..model.pack import Pack
from ..play.packs import pack_in
from ..play.session import Plan, Replay, Seat, Session
from ..play.thinking import Source, source_of, thinkers_for

if TYPE_CHECKING:
    from ..coach.coach_client import CoachClient
    from .saves import Loaded, SaveInfo


class Games:
    """Starts and resumes games. `beside`: bots think in separate processes. `kept`: games are saved automatically."""

    def __init__(self, *, beside: bool = False, kept: bool = False) -> None:
        self._beside = beside
        self._kept = kept
        self._thinkers: tuple[Source, Thinkers] | None = None       # with their cards
        self._coach: tuple[Source, CoachClient] | None = None        # likewise

    def warm_up(self, cards: str | None = None) -> None:
        """Load what the first game needs while the title screen is shown."""
        if cards is None:
            started(Thread(target=pack_in, args=(None,), name="blackgate-warm-up", daemon=True))
        if self._beside and cards is None:
            self._start(None)

    def new(self, plan: Plan, salt: str | None = None) -> Session:
        """Start a new game. With the same `salt`, bots choose the same way in each game. Raises BadPack."""
        from .saves import Autosave

        pack = pack_in(plan.cards)
        return Session(plan, self._thinking(pack), pack=pack, keeping=Autosave() if self._kept else None, salt=salt)

    def from_record(self, plan: Plan, pack: Pack, record: Json) -> Session:
        """A game that begins with, or continues, a record."""
        from .saves import Autosave

        return Session(plan, self._thinking(pack), pack=pack, keeping=Autosave() if self._kept else None, record=record)

    def again(self, session: Session) -> Session:
        """Another game at the same table. All players keep their seats, also those who gave up; the next seat begins.

        Raises BadPack."""
        faces = [session.pack.inmates[number].name for number in session.sight(None).prisoner]
        seats = tuple(
            replace(first if number in session.conceded else now, inmate=faces[number])
            for number, (first, now) in enumerate(zip(session.plan.seats, session.seats, strict=True))
        )
        first = (session.first + 1) % session.players
        return self.new(replace(session.plan, seats=seats, seed=None, first=first))

    def resumed(self, session: Session) -> Session:
        """The same game, rebuilt from its record. Raises BadRecord."""
        return session.anew(self._thinking(session.pack))

    def taken_over(self, replay: Replay, seats: Sequence[Seat]) -> Session:
        """Continue a replay from its current moment with these players. Raises BadPlan."""
        from .saves import Autosave

        return Session.from_replay(replay, seats, self._thinking(replay.pack),
                                   keeping=Autosave() if self._kept else None)

    def load(self, info: "SaveInfo") -> "Loaded":
        """Resume a saved game. Raises SaveProblem."""
        from .saves import load

        return load(info, self._thinking)

    def coach_for(self, pack: Pack) -> "CoachClient | None":
        """The coach for a game with these cards; None if there are no separate processes."""
        from ..coach.coach_client import CoachClient

        if not self._beside:
            return None
        source = source_of(pack)
        if self._coach is None or self._coach[0] != source:
            self._close_coach()
            self._coach = source, CoachClient(source)
        return self._coach[1]

    def _close_coach(self) -> None:
        if self._coach is not None:
            self._coach[1].close()
            self._coach = None

    def close(self) -> None:
        """End all processes of bots and coach."""
        self._close_coach()
        if self._thinkers is not None:
            self._thinkers[1].close()
            self._thinkers = None

    def _thinking(self, pack: Pack) -> Thinkers | None:
        """The bots' processes for a game with these cards; None if the session computes the answers itself."""
        return self._start(source_of(pack)) if self._beside else None

    def _start(self, source: Source) -> Thinkers:
        if self._thinkers is None or self._thinkers[0] != source:
            self.close()
            self._thinkers = source, thinkers_for(source)
        return self._thinkers[1]
