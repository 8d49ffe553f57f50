"""Says why something cannot be done now: all reasons, what to do about them, and links into the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Style, Ui
from ...kit.widgets.buttons import button
from ...words.text import Several, Text

RULE: Final = "rule:"           # the beginning of the ids of links into the rules
LINK: Final = 30.0


@dataclass(frozen=True)
class RefusalNotice:
    lines: tuple[str, ...]
    rules: tuple[str, ...]

    @property
    def words(self) -> str:
        return "\n".join(f"• {line}" for line in self.lines) if len(self.lines) > 1 else "".join(self.lines)

    def written(self, t: Text) -> str:
        """Return which rules say so."""
        return t("need-rules", rules=Several(self.rules))

    def draw(self, ui: Ui, box: Box, open_rules: Callable[[str], None]) -> None:
        """Draw it over the log, and above the log if it is long, with a link for each rule."""
        x, y, width, height = box
        tall = min(ui.paragraph_height(self.words, width - 24, look.BODY) + 4, ui.h - LINK - 70)
        y = min(y, y + height - tall - LINK - 22)
        style = Style(fill=(*look.NIGHT, 250), border=look.ORANGE, thick=2, shadow=True)
        ui.panel((x, y, width, tall + LINK + 22), style)
        ui.paragraph((x + 12, y + 8, width - 24, tall), self.words, look.BODY, least=0.7)
        left = x + 10
        for rule in self.rules:
            wide = ui.width(rule, look.BODY, "bold") + 54
            link = (left, y + tall + 12, wide, LINK)
            button(ui, f"{RULE}{rule}", link, rule, lambda rule=rule: open_rules(rule),     # type: ignore[misc]
                   icon="tokens/book", kind="quiet", size=look.BODY)
            left += wide + 6
