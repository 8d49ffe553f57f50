"""The stage at a table: with buttons while a question is open, without them while a fight is shown."""

from collections.abc import Sequence
from typing import Final, Protocol

from ...kit.layout import Region
from ...kit.ui import Ui
from ...kit.widgets.card import Face
from ...model.events import Event, Extorted
from ...model.view import View
from ...model.vocabulary import NOTHING
from ...offers.faces import Faces, michel_name
from ...offers.scenery import Scenery, fight_scenery, scenery
from ...play.session import Replay, Session
from .clips import Clips
from .duel import Duel
from .motion import Motion
from .panel import ChoiceButton
from .picture import Picture
from .table_contents import SeatedPlayer
from .stage import FightOutcome, StageSetting, draw_stage
from .stage_layout import base_of, stage_anchors, stage_box

BOARD: Final = "board"      # the group of things below a stage, which cannot be pointed at where it covers them
OF_BOTS: Final = 0.7        # how long a fight between bots takes, compared with one of people


class TableWithStage(Protocol):
    """What the stage needs to know of the table."""

    game: Session | Replay
    faces: Faces
    picture: Picture
    clips: Clips
    motion: Motion

    @property
    def view(self) -> View: ...

    @property
    def sentence(self) -> str: ...

    def seated_players(self) -> list[SeatedPlayer]: ...

    def answers(self) -> list[ChoiceButton] | None: ...

    def note(self) -> str: ...

    def look_closer(self, face: Face) -> None: ...


class Stages:
    def __init__(self, table: TableWithStage) -> None:
        self.table = table
        self.box: Region | None = None          # its box while it shows a question
        self.board = Region(0.0, 0.0, 0.0, 0.0)
        self._fight: tuple[Scenery, int] | None = None      # the open fight, and its place
        self._duel: Duel | None = None          # the same fight while it is in motion

    @property
    def is_fighting(self) -> bool:
        """Whether a fight is being shown in motion."""
        return self._duel is not None and self._duel.is_open and self.table.motion.is_busy

    def has_lost(self, seat: int) -> bool:
        """Return whether a seat is seen to have lost the fight that is in motion."""
        duel = self._duel
        return duel is not None and duel.winner is not None and seat in duel.seats and seat != duel.winner

    @property
    def stands(self) -> bool:
        """Whether a stage lies over the board. Then remarks and the sentence are shown on the stage."""
        if self.table.motion.is_busy:
            return self._duel is not None and self._duel.is_open
        return self._asked() is not None

    def follow(self, view: View) -> None:
        """Remember the open fight, from what everybody may know."""
        scene = fight_scenery(view, self.table.game.laid)
        self._fight = (scene, view.place[scene.right]) if scene is not None else None

    # --- In motion ------------------------------------------------------------------------------------------

    def begin(self, events: Sequence[Event]) -> None:
        """Prepare the stage for a fight that begins or goes on. A fight between bots takes less time."""
        table = self.table
        duel = self._duel = table.clips.duel = self._duel_of(events)
        anchors = table.picture.anchors
        for name in [name for name in anchors if name.startswith(("stage", "laid:"))]:
            del anchors[name]
        table.clips.pace = 1.0
        if duel is not None:
            duel.is_still = table.clips.calm
            base = base_of(self.board)
            anchors.update(stage_anchors(stage_box(self.board, self._setting(duel.place).place, base), duel.seats))
            if not set(duel.seats) & set(table.game.humans):
                table.clips.pace = OF_BOTS

    def _duel_of(self, events: Sequence[Event]) -> Duel | None:
        """Return the fight that these events begin, or else the open one."""
        motion = self.table.motion
        for event in events:
            if isinstance(event, Extorted):
                place = self.table.view.place[event.target]
                return Duel(Scenery(event.attacker, event.target), place, lambda: motion.time, is_new=True)
        return Duel(*self._fight, lambda: motion.time, is_new=False) if self._fight is not None else None

    def open_at(self, event: Event, start: float) -> None:
        """Open the stage when a demand is made."""
        if self._duel is not None and isinstance(event, Extorted):
            self.table.motion.at(start, self._duel.open)

    def close_at_end(self) -> None:
        """Close the stage after everything has been shown."""
        if self._duel is not None:
            self.table.motion.at(self.table.motion.length, self._duel.close, for_show=True)

    def tell(self, words: str) -> None:
        """Make the last line of the log the title of the stage."""
        if self._duel is not None:
            self._duel.title = words

    def draw_moving(self, ui: Ui) -> None:
        duel, table = self._duel, self.table
        if duel is not None and duel.is_open:
            draw_stage(
                ui, duel.scene, table.faces, table.seated_players(), self._setting(duel.place), duel.title, [],
                michel_name(table.view), table.look_closer, outcome=FightOutcome(duel.winner, duel.beaten),
                shift=duel.shift,
            )

    # --- With its question ----------------------------------------------------------------------------------

    def draw(self, ui: Ui) -> None:
        table = self.table
        self.box = None
        asked = self._asked()
        if asked is not None:
            scene, answers = asked
            place = self._fight[1] if self._fight is not None else NOTHING
            words = len(ui.written)
            self.box = draw_stage(
                ui, scene, table.faces, table.seated_players(), self._setting(place), table.sentence, answers,
                michel_name(table.view), table.look_closer, table.note(),
            )
            ui.cover(self.box, BOARD, words)

    def _asked(self) -> tuple[Scenery, list[ChoiceButton]] | None:
        """Return what the stage shows with its question, and the answers; None if there is no question yet."""
        table = self.table
        scene = scenery(table.view, table.game.laid)
        answers = table.answers() if scene is not None and not table.motion.is_busy else None
        return None if scene is None or answers is None else (scene, answers)

    def _setting(self, place: int) -> StageSetting:
        """Return where a fight is shown: over its place."""
        if place == NOTHING:
            return StageSetting(self.board)
        table = self.table
        return StageSetting(self.board, table.picture.anchors[f"place:{place}"], table.game.pack.places[place].name)
