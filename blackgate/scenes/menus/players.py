"""Who plays a seat, as a row to leaf through: for handing over seats in a game and for taking over a replay."""

from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...words.text import Text
from ..parts.mugshot import draw_portrait
from .seating import HUMAN, LEVELS

ROW: Final = 58.0
PLAYERS: Final = (HUMAN, *LEVELS)


def draw_sitter(ui: Ui, seat: int, inmate: str, box: Box) -> tuple[Box, Box]:
    """The row with its portrait; answers where the name goes, and where the player is chosen."""
    x, y, width, height = box
    ui.panel(box, Style(fill=look.SLATE, border=look.STEEL))
    portrait = (x + 3, y + 3, height - 6, height - 6)
    draw_portrait(ui, inmate, portrait)
    ui.panel(portrait, Style(border=look.SEATS[seat], thick=2, round=4))
    name = (x + height + 8, y, width * 0.54 - height - 16, height)
    return name, (x + width * 0.54, y + 4, width * 0.46 - 6, height - 8)


def player_words(t: Text, player: str) -> str:
    return t("setup-human") if player == HUMAN else t(f"level-{player}")


def leafed(player: str, step: int) -> str:
    """The player some steps on."""
    at = PLAYERS.index(player) if player in PLAYERS else 0
    return PLAYERS[(at + step) % len(PLAYERS)]
