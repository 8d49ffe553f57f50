"""The lives of a run as small prisoners; those that are lost are dark."""

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Ui
from ...play.long_way.run import LIVES, Run

EACH = 28.0


def lives_width(run: Run) -> float:
    return EACH * LIVES[run.sentence]


def draw_lives(ui: Ui, box: Region, run: Run) -> None:
    words = ui.t("way-lives", count=run.lives)
    ui.spot(Spot("way:lives", box, help=words, name=words))
    for number, place in enumerate(box.columns(LIVES[run.sentence])):
        ui.image("tokens/human", place.square(24), look.ORANGE if number < run.lives else look.STEEL)
