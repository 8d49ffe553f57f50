"""Games for the window: started and taken up again, with bots in processes of their own, kept on disk as they go."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from ..ai.workers.thinkers import Thinkers
from ..cards.library import load_pack
from ..model.pack import Pack
from ..play.brains import pack_and_brains
from ..play.session import Plan, Replay, Seat, Session

if TYPE_CHECKING:
    from .saves import Loaded, SaveInfo


def pack_in(folder: str | None) -> Pack:
    """The cards in a folder, or the shipped ones. Raises BadPack."""
    return pack_and_brains(None)[0] if folder is None else load_pack(Path(folder))


def _warm_up(cards: str | None) -> None:
    """Read the cards, and load what takes long to load."""
    import fluent.runtime  # noqa: F401
    import pygame_gui  # noqa: F401

    if cards is None:
        pack_and_brains(None)


class Games:
    """`beside`: bots think beside the window; `kept`: every game is saved by itself."""

    def __init__(self, *, beside: bool = False, kept: bool = False) -> None:
        self._beside = beside
        self._kept = kept
        self._thinkers: tuple[str | None, Thinkers] | None = None       # with the cards they know

    def warm_up(self, cards: str | None = None) -> None:
        """Have ready what the first game needs, while the player still looks at the title."""
        Thread(target=_warm_up, args=(cards,), name="blackgate-warm-up", daemon=True).start()
        if self._beside:
            self._start(cards)

    def new(self, plan: Plan) -> Session:
        """Raises BadPack."""
        from .saves import Autosave

        thinkers = self._start(plan.cards) if self._beside else None
        return Session(plan, thinkers, keeping=Autosave() if self._kept else None)

    def again(self, session: Session) -> Session:
        """The same table, another game."""
        return self.new(replace(session.plan, seed=None))

    def resumed(self, session: Session) -> Session:
        """The same game, laid out anew and played to where it stopped. Raises BadPlan, BadRecord."""
        return session.anew(self._start(session.plan.cards) if self._beside else None)

    def taken_over(self, replay: Replay, seats: Sequence[Seat]) -> Session:
        """A replay goes on from where it stands, played by these. Raises BadPlan."""
        from .saves import Autosave

        thinkers = self._start(replay.plan.cards) if self._beside else None
        return Session.from_replay(replay, seats, thinkers, keeping=Autosave() if self._kept else None)

    def load(self, info: "SaveInfo") -> "Loaded":
        """Raises SaveProblem."""
        from .saves import load

        return load(info, (lambda plan: self._start(plan.cards)) if self._beside else None)

    def close(self) -> None:
        """No process of ours stays behind."""
        if self._thinkers is not None:
            self._thinkers[1].close()
            self._thinkers = None

    def _start(self, cards: str | None) -> Thinkers:
        if self._thinkers is None or self._thinkers[0] != cards:
            self.close()
            self._thinkers = cards, Thinkers(partial(pack_and_brains, cards))
        return self._thinkers[1]
