"""Says why something cannot be done now: all reasons, what to do about them, and links into the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from ...kit import look
from ...kit.layout import Cutter, Region
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

    def draw(self, ui: Ui, box: Region, open_rules: Callable[[str], None]) -> None:
        """Draw it over the log, and above the log if it is long, with a link for each rule."""
        tall = min(ui.paragraph_height(self.words, box.width - 24, look.BODY) + 4, ui.h - LINK - 70)
        whole = box.trim(top=min(0.0, box.height - tall - LINK - 22)).row(0, tall + LINK + 22)
        ui.panel(whole, Style(fill=(*look.NIGHT, 250), border=look.ORANGE, thick=2, shadow=True))
        ui.paragraph(whole.inset(12, 0).row(8, tall), self.words, look.BODY, least=0.7)
        links = Cutter(whole.trim(left=10).row(tall + 12, LINK), 6)
        for rule in self.rules:
            button(ui, f"{RULE}{rule}", links.left(ui.width(rule, look.BODY, "bold") + 54), rule,
                   partial(open_rules, rule), icon="tokens/book", kind="quiet", size=look.BODY)
