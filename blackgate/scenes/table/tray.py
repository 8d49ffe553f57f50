"""Trays for choices of several cards: what to sell, discard or exchange, with running totals."""

from collections.abc import Callable
from functools import partial
from typing import Final

from ...kit import look
from ...kit.scene import UNDO, Host, Scene
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, choice, icon_button
from ...kit.widgets.card import Face, draw_card, draw_copies, beside_help, side_by_side
from ...model.counts import ONE, Cards, count, kinds_of, size
from ...offers.faces import Faces
from ...offers.filling import Filling, Picked
from ...offers.spoken import face_about, several
from .closer_look import look_closer
from .hint_panel import KEY, PAD
from .shared_screen import HAND_KEY

SOURCE_HEAD: Final = 20.0       # height of the title of a source


class Tray(Scene):
    """The cards lie above, the tray below. Pressing a card moves one copy into the tray, or back."""

    name = "tray"
    overlay = True
    head = 0.0              # height that stays free above it

    def __init__(
        self, app: Host, faces: Faces, filling: Filling, done: Callable[[list[Picked]], None],
        cancel: Callable[[], None], hint: Callable[[Callable[[], None]], None] | None = None,
        hide: Callable[[], None] | None = None, owner: int | None = None,
    ) -> None:
        super().__init__(app)
        self.faces = faces
        self.filling = filling
        self.done = done
        self.cancel = cancel
        self.hint = hint                # asks for a hint; it gets a function that removes the tray
        self.hide = hide                # covers the cards at a shared screen and removes the tray
        self.owner = owner              # whose cards they are, at a shared screen
        self.picked = [Picked() for _ in filling.sources]
        self._before: list[list[Picked]] = []       # the chosen cards before each press
        self._clear = Region(0.0, 0.0, 0.0, 0.0)    # all cards: the help of one covers no other

    def draw(self, ui: Ui) -> None:
        width = min(ui.w - 24, 980.0)
        height = min(ui.h - 16 - self.head, 560.0)
        box = ui.whole.trim(top=self.head, bottom=8).row(-height).middle(width)     # The help of cards lies above it.
        edge, thick, ink = look.ORANGE, 1.5, look.BONE
        if self.owner is not None:
            edge, thick, ink = ui.seat_color(self.owner), 3.0, ui.seat_words(self.owner)
        ui.panel(box, Style(fill=look.SHADE, border=edge, thick=thick, round=10, shadow=True))
        title = box.inset(48, 0).row(6, 38)
        ui.text(title, self.filling.title, 28, ink, face="scratched", align="center", cut=True)
        foot = 56.0
        sources = box.trim(16, 46, 16, foot + 2).rows(len(self.filling.sources))
        top = 0.0 if self.head else sources[0].row(SOURCE_HEAD).y       # In a lesson somebody speaks there.
        self._clear = Region(0.0, top, ui.w, sources[-1].bottom - top)
        for index, place in enumerate(sources):
            self._source(ui, index, place.trim(bottom=4))
        ui.set_home(next((spot.id for spot in ui.spots if spot.id.startswith("take:")), "tray:confirm"))
        problem = self.filling.problem(self.picked)
        row = box.row(-foot)
        words = row.trim(left=20, right=20 + (310 if self.filling.may_cancel else 170)).row(0, 48)
        ui.paragraph(words, problem or self.filling.total(self.picked), look.LABEL,
                     look.DIM_BONE if problem else look.LAMP, face="bold", middle=True)
        answers = row.row(4, 40)
        if self.filling.may_cancel:
            button(ui, "tray:cancel", answers.column(-316, 130), self.t("common-cancel"), self.back, kind="quiet")
        button(ui, "tray:confirm", answers.column(-176, 160), self.filling.confirm, self._finish,
               kind="primary", enabled=not problem, help=problem, key="return", shown_key="")
        if self.hint is not None:
            icon_button(ui, "tray:hint", box.column(-42, 32).row(8, 32), "tokens/lamp", self._hint,
                        help=self.t("hint-ask"), key=KEY, pad=PAD)
        if self.hide is not None:
            icon_button(ui, "tray:hide", box.column(10, 32).row(8, 32), "tokens/close", self.hide,
                        help=self.t("curtain-close"), key=HAND_KEY)

    def _source(self, ui: Ui, index: int, box: Region) -> None:
        """Draw one source: the cards that are left in the upper row, those in the tray in the lower row."""
        source, picked = self.filling.sources[index], self.picked[index]
        ui.text(box.row(0, SOURCE_HEAD).column(0, box.width * 0.6), source.title, look.BODY, look.DIM_BONE, face="bold")
        if source.cigarettes:
            self._cigarettes(ui, index, box.column(-220).row(0, 24).moved(down=-2))
        upper, lower = (row.trim(top=2) for row in box.trim(top=SOURCE_HEAD, bottom=6).rows(2))
        self._shelf(ui, f"take:{index}", upper, source.cards - picked.cards, index, True)
        lower = lower.moved(down=2)
        ui.panel(lower, Style(fill=(*look.NIGHT, 200), border=look.STEEL, round=8))
        if not picked.cards:
            ui.text(lower, self.t("tray-empty"), look.BODY, look.DIM_BONE, face="italic", align="center", cut=True)
        self._shelf(ui, f"back:{index}", lower, picked.cards, index, False)

    def _cigarettes(self, ui: Ui, index: int, box: Region) -> None:
        source, picked = self.filling.sources[index], self.picked[index]

        def nudge(step: int) -> None:
            number = min(source.cigarettes, max(0, picked.cigarettes + step))
            self._pick(index, Picked(picked.cards, number))

        choice(
            ui, f"cigarettes:{index}", box, self.t("tray-cigarettes", count=picked.cigarettes), nudge, size=look.BODY,
            name=self.t("spoken-of", what=source.title, name=self.t("spoken-cigarettes")),
        )

    def _shelf(self, ui: Ui, id: str, box: Region, cards: Cards, index: int, taking: bool) -> None:
        """Draw a row. Each kind keeps its place in both rows: taking a card leaves a gap, and no other card moves."""
        kinds = kinds_of(self.filling.sources[index].cards)
        # smaller than cards that show their text, so that they may overlap
        row = box.inset(6, 3).row(0, min(box.height - 6, 168.0))
        for kind, (place, visible) in zip(kinds, side_by_side(row, len(kinds), 8), strict=True):
            number = count(cards, kind)
            if number:
                self._card(ui, f"{id}:{kind}", place, kind, number, visible, partial(self._move, index, kind, taking))
            elif taking:
                ui.panel(place, Style(border=look.STEEL, round=8))

    def _card(
        self, ui: Ui, id: str, place: Region, kind: int, number: int, visible: float, do: Callable[[], None],
    ) -> None:
        face = self.faces.card(kind)
        focused = ui.spot(Spot(id, place, do, help=face.words, name=self._called(id, face), clear=self._clear,
                               shows=() if self.head else (beside_help(face),),
                               value=several(ui.t, number), about=lambda: face_about(ui.t, face),
                               context=lambda: look_closer(self.app, face)))
        if number > 1:
            draw_card(ui, face, place.moved(3, -2))
        draw_card(ui, face, place, glow=look.LAMP if focused else None, visible=visible)
        # On the part that is always visible, above the Tunnel points.
        draw_copies(ui, place.column(3, 24).row(-40, 18), number, 12.5)

    def _called(self, id: str, face: Face) -> str:
        """Return the card's title with its place, because it may lie in the hand and in the tray at once."""
        row, index, _ = id.split(":")
        title = self.filling.sources[int(index)].title
        if row == "back":
            return self.t("spoken-chosen", card=face.title, source=title)
        return face.title if len(self.filling.sources) == 1 else self.t("spoken-of", what=title, name=face.title)

    def help_topic(self) -> str:
        """Return the name of the card in focus."""
        kind = (self.focus or "").rpartition(":")[2]
        return self.faces.pack.kinds[int(kind)].name if kind.isdigit() else super().help_topic()

    def _move(self, index: int, kind: int, taking: bool) -> None:
        picked = self.picked[index]
        here = self.filling.sources[index].cards - picked.cards if taking else picked.cards
        if not count(here, kind):       # A second click came before the next picture.
            return
        if taking and self.filling.most is not None and size(picked.cards) >= self.filling.most:
            self.app.say(self.t("tray-full"))
            return
        cards = picked.cards + (ONE[kind] if taking else -ONE[kind])
        self._pick(index, Picked(cards, picked.cigarettes))

    def _pick(self, index: int, picked: Picked) -> None:
        self._before.append(list(self.picked))
        self.picked[index] = picked

    def key(self, name: str) -> bool:
        if name == UNDO and self._before:
            self.picked = self._before.pop()
        return name == UNDO

    def _hint(self) -> None:
        if self.hint is not None:
            self.hint(self.app.pop)

    def _finish(self) -> None:
        self.app.pop()
        self.done(self.picked)

    def back(self) -> None:
        if self.filling.may_cancel:
            self.app.pop()
            self.cancel()
        elif self.hide is not None:
            self.hide()
