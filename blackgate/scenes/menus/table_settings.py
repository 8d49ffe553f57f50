"""What is behind "more" on the setup screen: the seed, the cards, the rules of this table."""

import os
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Final

from ...disk.folders import packs_folder
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, toggle
from ...kit.widgets.plates import titled_plate
from ...model.pack import Pack
from ...play.plan import is_text
from ...play.packs import pack_in
from ...play.session import BadPack, TableRules
from ..screen_host import ScreenHost
from .form import Writable
from .seating import Seating

ROW: Final = 36.0
EXPLAINED: Final = 44.0         # height of a row with an explanation
RULES: Final = tuple(field.name for field in fields(TableRules))


@dataclass(frozen=True)
class CardPack:
    """A folder of cards; `problem` says why it cannot be played, and `pack` is None then."""

    name: str
    folder: str | None
    pack: Pack | None
    problem: str = ""


def card_packs() -> list[CardPack]:
    """Return the shipped cards (without a name) and the packs in the player's folder, each of them checked."""
    found = [CardPack("", None, pack_in(None))]
    try:
        paths = sorted(packs_folder().iterdir())
    except OSError:             # The folder does not exist, or it cannot be read.
        return found
    for path in paths:
        if os.path.isdir(path) and is_text(str(path)):
            try:
                found.append(CardPack(path.name, str(path), pack_in(str(path))))
            except BadPack as bad:
                problem = str(bad.problems[0]).replace(f"{path}/", "")
                found.append(CardPack(path.name, str(path), None, problem))
    return found


class TableSettings(Writable):
    name = "agreements"
    overlay = True
    first_focus = "agreements:close"

    def __init__(self, app: ScreenHost, seating: Seating) -> None:
        super().__init__(app)
        self.seating = seating
        self.packs = [CardPack("", None, pack_in(None))]
        self._is_reading = True         # whether the player's packs are still being read
        self.app.background_reader.read(card_packs, self._take_packs)

    def draw(self, ui: Ui) -> None:
        width = min(620.0, ui.w - 60)
        shown = min(len(self.packs), 5 if ui.h > 620 else 3 if ui.h > 520 else 2)
        is_tall = ui.h > 640
        rule_row, gap = (EXPLAINED, 6.0) if is_tall else (ROW, 1.0)
        height = 50 + len(RULES) * (rule_row + gap) + ROW + gap + 44 + shown * (ROW + 4) + 62
        inner = titled_plate(ui, width, height, self.t("setup-agreements"), head=(6, 42))
        rows = Cutter(inner.trim(top=52), gap)
        for rule in RULES:
            self._rule(ui, rule, rows.top(rule_row), is_tall)
        row = rows.top(ROW, gap + 4)
        ui.text(row.column(8, row.width * 0.45), self.t("setup-seed"), look.LABEL)
        self.draw_seed(ui, "agreements:seed", row.column(row.width * 0.45, row.width * 0.55), self.seating.seed,
                       partial(setattr, self.seating, "seed"), hint=self.t("setup-seed-hint"),
                       help=self.t("setup-seed-help"))
        row = rows.top(26, 2)
        ui.text(row.column(8, row.width * 0.3), self.t("setup-cards"), look.LABEL)
        where = self.t("shelf-reading") if self._is_reading else self.t(
            "setup-cards-help" if len(self.packs) > 1 else "setup-cards-none", folder=str(packs_folder()))
        ui.text(row.column(row.width * 0.3), where, look.SMALL, look.DIM_BONE, align="right", cut=True)
        shelf = ui.scroll_rows("packs", rows.top(shown * (ROW + 4), 10), [ROW] * len(self.packs), 4)
        for place, pack in zip(shelf, self.packs, strict=True):
            self._pack(ui, pack, place.trim(right=8))
        button(ui, "agreements:close", rows.top(38).middle(200), self.t("common-close"), self.back, kind="primary")

    def _rule(self, ui: Ui, rule: str, box: Region, is_tall: bool) -> None:
        """Draw a switch, with its explanation below it if there is room, or else as its help."""
        key = f"setup-{rule.replace('_', '-')}"
        label, help = self.t(key), self.t(f"{key}-help")
        on = getattr(self.seating.rules, rule)
        toggle(ui, f"agreements:{rule}", box, "" if is_tall else label, on, partial(self._switch, rule), name=label,
               help="" if is_tall else help)
        if is_tall:
            words = box.trim(left=8, right=72)
            ui.text(words.row(0, 26), label, look.LABEL)
            ui.text(words.row(24, 18), help, look.SMALL, look.DIM_BONE)

    def _pack(self, ui: Ui, pack: CardPack, box: Region) -> None:
        is_chosen = pack.folder == self.seating.cards
        focused = ui.spot(Spot(f"pack:{pack.name}", box, partial(self._use, pack), help=pack.problem,
                               enabled=not pack.problem, on=is_chosen))
        edge = look.ORANGE if is_chosen else look.LAMP if focused else look.STEEL
        ui.panel(box, Style(fill=look.SLATE if not pack.problem else look.SHADE, border=edge,
                            thick=2 if is_chosen else 1))
        if is_chosen:
            ui.image("tokens/check", box.column(8, box.height - 16).inset(0, 8), look.ORANGE)
        name = pack.name or self.t("setup-cards-own")
        color = look.DIM_BONE if pack.problem else look.BONE
        wide = box.width * 0.4
        ui.text(box.column(38, wide), name, look.LABEL, color, face="bold", cut=True)
        if pack.problem:
            ui.text(box.trim(left=44 + wide, right=8), pack.problem, look.SMALL, look.DIM_BONE, face="italic", cut=True)

    # --- What it does ---------------------------------------------------------------------------------------

    def _use(self, pack: CardPack) -> None:
        assert pack.pack is not None
        self.seating.use(pack.pack, pack.folder)

    def _take_packs(self, found: list[CardPack]) -> None:
        self.packs = found
        self._is_reading = False
        self.changed()

    def _switch(self, rule: str) -> None:
        rules = self.seating.rules
        self.seating.rules = replace(rules, **{rule: not getattr(rules, rule)})
