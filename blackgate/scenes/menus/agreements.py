"""What is behind "more" on the setup screen: the seed, the cards, the rules of this table."""

import os
from dataclasses import dataclass, fields, replace
from typing import Final

from ...disk.folders import packs_folder
from ...kit import look
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button, toggle
from ...kit.widgets.plates import plate
from ...model.rng import MOST_SEED
from ...play.plan import is_text
from ...play.packs import pack_in
from ...play.session import BadPack, TableRules
from ..doors import Doors
from .form import Writable
from .seating import Seating


ROW: Final = 36.0
RULES: Final = tuple(field.name for field in fields(TableRules))


@dataclass(frozen=True)
class CardPack:
    """A folder of cards; `problem` says why it cannot be played."""

    name: str
    folder: str | None
    problem: str = ""


def card_packs() -> list[CardPack]:
    """The shipped cards (without a name) and what lies in the player's folder, each of them checked."""
    found = [CardPack("", None)]
    try:
        paths = sorted(packs_folder().iterdir())
    except OSError:             # There is none, or it is not for us to read.
        return found
    for path in paths:
        if os.path.isdir(path) and is_text(str(path)):
            try:
                pack_in(str(path))
            except BadPack as bad:
                problem = bad.problems[0]
                found.append(CardPack(path.name, str(path), str(problem).replace(f"{path}/", "")))
            else:
                found.append(CardPack(path.name, str(path)))
    return found


class Agreements(Writable):
    name = "agreements"
    overlay = True
    first_focus = "agreements:close"

    def __init__(self, app: Doors, seating: Seating) -> None:
        super().__init__(app)
        self.seating = seating
        self.packs = card_packs()

    def draw(self, ui: Ui) -> None:
        width = min(620.0, ui.w - 60)
        shown = min(len(self.packs), 5 if ui.h > 620 else 3 if ui.h > 520 else 2)
        step = ROW + 8 if ui.h > 640 else ROW + 1
        height = 50 + (len(RULES) + 1) * step + 44 + shown * (ROW + 4) + 62
        x, y = (ui.w - width) / 2, (ui.h - height) / 2
        plate(ui, (x, y, width, height))
        ui.text((x + 24, y + 6, width - 48, 42), self.t("setup-agreements"), look.HEADING, face="scratched",
                align="center")
        left, room = x + 24, width - 48
        y += 52
        for rule in RULES:
            key = f"setup-{rule.replace('_', '-')}"
            toggle(ui, f"agreements:{rule}", (left, y, room, ROW), self.t(key), getattr(self.seating.rules, rule),
                   lambda rule=rule: self._switch(rule), help=self.t(f"{key}-help"))       # type: ignore[misc]
            y += step
        ui.text((left + 8, y, room * 0.45, ROW), self.t("setup-seed"), look.LABEL)
        seed = "" if self.seating.seed is None else str(self.seating.seed)
        self.lines.draw(
            ui, "agreements:seed", (left + room * 0.45, y, room * 0.55, ROW), seed, self._take_seed, most=19,
            hint=self.t("setup-seed-hint"), help=self.t("setup-seed-help"),
        )
        y += step + 4
        ui.text((left + 8, y, room * 0.3, 26), self.t("setup-cards"), look.LABEL)
        key = "setup-cards-help" if len(self.packs) > 1 else "setup-cards-none"
        where = self.t(key, folder=str(packs_folder()))
        ui.text((left + room * 0.3, y, room * 0.7, 26), where, look.SMALL, look.DIM_BONE, align="right", cut=True)
        y += 28
        self._packs(ui, (left, y, room, shown * (ROW + 4)))
        y += shown * (ROW + 4) + 10
        button(ui, "agreements:close", (x + width / 2 - 100, y, 200, 38), self.t("common-close"), self.back,
               kind="primary")

    def _packs(self, ui: Ui, box: Box) -> None:
        x, y, width, _ = box
        with ui.scroll("packs", box, len(self.packs) * (ROW + 4)) as offset:
            for place, pack in enumerate(self.packs):
                self._pack(ui, pack, (x, y + place * (ROW + 4) - offset, width - 8, ROW))

    def _pack(self, ui: Ui, pack: CardPack, box: Box) -> None:
        x, y, width, height = box
        is_chosen = pack.folder == self.seating.cards
        focused = ui.spot(Spot(f"pack:{pack.name}", box, lambda: self._use(pack), help=pack.problem,
                               enabled=not pack.problem))
        edge = look.ORANGE if is_chosen else look.LAMP if focused else look.STEEL
        ui.panel(box, Style(fill=look.SLATE if not pack.problem else look.SHADE, border=edge,
                            thick=2 if is_chosen else 1))
        if is_chosen:
            ui.image("tokens/check", (x + 8, y + 8, height - 16, height - 16), look.ORANGE)
        name = pack.name or self.t("setup-cards-own")
        color = look.DIM_BONE if pack.problem else look.BONE
        ui.text((x + 38, y, width * 0.4, height), name, look.LABEL, color, face="bold", cut=True)
        if pack.problem:
            room = (x + 44 + width * 0.4, y, width * 0.6 - 52, height)
            ui.text(room, pack.problem, look.SMALL, look.DIM_BONE, face="italic", cut=True)

    # --- What it does ---------------------------------------------------------------------------------------

    def _use(self, pack: CardPack) -> None:
        self.seating.use(pack_in(pack.folder), pack.folder)
        self.changed()

    def _take_seed(self, words: str) -> None:
        digits = "".join(letter for letter in words if letter in "0123456789")
        self.seating.seed = min(int(digits), MOST_SEED) if digits else None

    def _switch(self, rule: str) -> None:
        rules = self.seating.rules
        self.seating.rules = replace(rules, **{rule: not getattr(rules, rule)})
