"""Shows the opponent while the stage has the buttons: what is public, and what the player knows of their hand."""

from ...kit import look
from ...kit.layout import Region
from ...kit.ui import Ui
from ...kit.widgets.card import side_by_side
from ...kit.widgets.pictures import framed
from ...model.counts import Cards, listed
from ...model.view import View
from ...offers.faces import Faces, michel_name
from ...offers.scenery import MICHEL
from ...words.teller import Teller
from ...offers.spoken import seat_words
from .closer_look import LookCloser, draw_readable

CARD: float = 84.0      # how tall a known card is drawn


def draw_opponent(
    ui: Ui, box: Region, other: int, view: View, teller: Teller, faces: Faces, inmates: list[str], memory_aid: bool,
    is_public: bool, look_closer: LookCloser,
) -> None:
    t, inner = teller.text, box.inset(10)
    tall = min(box.height * 0.42, 150.0)
    wide = tall / 1.2
    portrait = inner.row(0, tall).column(0, wide)
    is_michel = other == MICHEL
    art = f"michel/{michel_name(view)}" if is_michel else f"inmates/{inmates[other]}"
    framed(ui, art, portrait, look.BLOOD if is_michel else ui.seat_color(other))
    beside = inner.column(wide + 10)
    name = str(t.form(teller.michel)) if is_michel else teller.names[other]
    ui.text(beside.row(0, 26), name, look.LABEL, look.ORANGE if is_michel else ui.seat_words(other), face="bold",
            cut=True)
    words = t("table-michel-help") if is_michel else seat_words(other, view, teller)
    ui.paragraph(beside.row(28, tall - 28), words, look.BODY, look.DIM_BONE, least=0.6)
    ui.quiet.add(" ".join(words.split()))       # Only the question is read aloud.
    if is_michel:
        return
    rest = inner.trim(top=tall + 10, bottom=-4)
    if view.hands[other] >= 0:          # The hand of a teammate in the same place is open (R5.7).
        _draw_known(ui, rest, view.hands[other], faces, t("table-seat-hand"), t("table-empty-hand"), look_closer)
    elif memory_aid:
        title = t("table-seat-known-all" if is_public else "table-seat-known")
        _draw_known(ui, rest, view.known[other], faces, title, t("table-seat-nothing-known"), look_closer)


def _draw_known(
    ui: Ui, box: Region, cards: Cards, faces: Faces, title: str, nothing: str, look_closer: LookCloser,
) -> None:
    """Draw the cards that the player sees, or that an attentive player remembers."""
    ui.quiet |= {title, nothing}
    ui.text(box.row(0, 22), title, look.BODY, look.LAMP, face="bold", cut=True)
    known = listed(cards)
    if not known:
        ui.text(box.row(24, 22), nothing, look.BODY, look.DIM_BONE, cut=True)
    places = side_by_side(box.row(28, min(CARD, box.height - 30)), len(known), 6)
    for index, (kind, (place, visible)) in enumerate(zip(known, places, strict=True)):
        face = faces.card(kind)
        called = ui.t("spoken-of", what=title, name=face.title) + f" {index + 1}"
        draw_readable(ui, f"known:{index}", face, place, look_closer, called=called, visible=visible)
