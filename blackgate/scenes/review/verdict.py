"""What the coach says about a moment: what it cost, what luck did, what was better and why."""

from typing import NamedTuple

from ...kit import look
from ...kit.look import Color
from ...kit.spots import Box
from ...kit.ui import Ui
from .graph import SIGNS, WORDS
from .moment import Told


class Said(NamedTuple):
    words: str
    color: Color = look.PAPER_SHADE
    face: str = "text"


def verdict(told: Told) -> list[Said]:
    """Return the lines in their order."""
    cost = Said(told.verdict, WORDS[told.mark] if told.mark in SIGNS else look.PAPER_SHADE)
    luck = Said(told.luck)              # Luck is not a fault, so it has another colour.
    return [said for said in (cost, luck, Said(told.better, look.BONE, "bold"), Said(told.why)) if said.words]


def draw_verdict(ui: Ui, box: Box, told: Told, size: float = look.BODY) -> None:
    """Draw it in several lines, or in one paragraph if there is no room."""
    x, y, width, height = box
    lines = all_said = verdict(told)
    aside = ui.width(told.verdict, size) + 8
    luck = next((said for said in lines if said.words == told.luck), None)
    if told.verdict and luck is not None and aside + ui.width(luck.words, size) <= width:
        lines = [said for said in lines if said is not luck]    # It fits beside the cost.
    else:
        aside = 0.0
    talls = [ui.paragraph_height(said.words, width, size, said.face) for said in lines]
    if sum(talls) > height:
        ui.paragraph(box, " ".join(said.words for said in all_said), size, look.PAPER_SHADE, least=0.7)
        return
    if aside and luck is not None:
        ui.text((x + aside, y, width - aside, ui.line_height(size)), luck.words, size, luck.color)
    for said, tall in zip(lines, talls, strict=True):
        ui.paragraph((x, y, width, tall + 2), said.words, size, said.color, face=said.face)
        y += tall
