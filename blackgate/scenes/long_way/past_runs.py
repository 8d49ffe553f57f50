"""The list of earlier runs: how far each came, its stars, and whether its seed was chosen."""

from collections.abc import Sequence

from ...keep.run_progress import PastRun
from ...kit import look
from ...kit.layout import Cutter, Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ..screen_host import ScreenHost
from ..menus.form import Listing


class PastRuns(Listing):
    name = "past runs"
    id = "past"
    title_key = "way-earlier"
    first_focus = "back"
    wide = 860.0
    tall = 54.0

    def __init__(self, app: ScreenHost, past: Sequence[PastRun]) -> None:
        super().__init__(app)
        self.past = list(reversed(past))        # the latest first

    def empty(self) -> str:
        return self.t("way-none")

    def rows(self) -> int:
        return len(self.past)

    def draw_row(self, ui: Ui, number: int, box: Region) -> None:
        run = self.past[number]
        sentence = self.t(f"way-sentence-{run.sentence}")
        result = self.t("way-past-run", count=run.won, stars=run.stars)
        mark = self.t("proof-chosen") if run.chosen else ""
        called = f"{number + 1}. {sentence}"        # Several may have had the same sentence.
        focused = ui.spot(Spot(f"past:{number}", box, name=called, about="\n".join(filter(None, (result, mark))),
                               help=mark))
        ui.panel(box, Style(fill=(*look.NIGHT, 228), border=look.LAMP if focused else look.SLATE, round=8))
        strip = Cutter(box.inset(16, 0), 12)
        ui.image("tokens/crown" if run.is_out else "tokens/lock", strip.left(28).square(24),
                 look.LAMP if run.is_out else look.STEEL)
        ui.text(strip.left(box.width * 0.24), sentence, look.LABEL, face="bold", cut=True)
        if run.chosen:
            ui.image("tokens/hand", strip.right(26).square(22), look.ORANGE)
        ui.text(strip.rest, result, look.LABEL, look.BONE if run.is_out else look.DIM_BONE, cut=True)
