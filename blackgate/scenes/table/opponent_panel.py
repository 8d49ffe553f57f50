"""Shows the opponent while the stage has the buttons: what is public, and what the player knows of their hand."""

from ...kit import look
from ...kit.spots import Box
from ...kit.ui import Ui
from ...kit.widgets.card import RATIO
from ...kit.widgets.pictures import framed
from ...model.counts import Cards, listed
from ...model.view import View
from ...offers.faces import Faces, michel_name
from ...offers.scenery import MICHEL
from ...words.teller import Teller
from ...offers.spoken import seat_words
from .closer_look import LookCloser, draw_readable

CARD: float = 84.0      # how tall a known card is drawn


def draw_facing(
    ui: Ui, box: Box, other: int, view: View, teller: Teller, faces: Faces, inmates: list[str], memory_aid: bool,
    is_public: bool, look_closer: LookCloser,
) -> None:
    x, y, width, height = box
    t = teller.text
    tall = min(height * 0.42, 150.0)
    wide = tall / 1.2
    portrait = (x + 10, y + 10, wide, tall)
    is_michel = other == MICHEL
    art = f"michel/{michel_name(view)}" if is_michel else f"inmates/{inmates[other]}"
    framed(ui, art, portrait, look.BLOOD if is_michel else ui.seat_color(other))
    left = x + wide + 20
    room = width - wide - 30
    name = str(t.form(teller.michel)) if is_michel else teller.names[other]
    ui.text((left, y + 10, room, 26), name, look.LABEL, look.ORANGE if is_michel else ui.seat_words(other),
            face="bold", cut=True)
    words = t("table-michel-help") if is_michel else seat_words(other, view, teller)
    ui.paragraph((left, y + 38, room, tall - 28), words, look.BODY, look.DIM_BONE, least=0.6)
    ui.quiet.add(" ".join(words.split()))       # Only the question is read aloud.
    if is_michel:
        return
    rest = (x + 10, y + tall + 20, width - 20, height - tall - 26)
    if view.hands[other] >= 0:          # The hand of a teammate in the same place is open (R5.7).
        _draw_known(ui, rest, view.hands[other], faces, t("table-seat-hand"), t("table-empty-hand"), look_closer)
    elif memory_aid:
        title = t("table-seat-known-all" if is_public else "table-seat-known")
        _draw_known(ui, rest, view.known[other], faces, title, t("table-seat-nothing-known"), look_closer)


def _draw_known(
    ui: Ui, box: Box, cards: Cards, faces: Faces, title: str, nothing: str, look_closer: LookCloser,
) -> None:
    """Draw the cards that the player sees, or that an attentive player remembers."""
    x, y, width, height = box
    ui.quiet |= {title, nothing}
    ui.text((x, y, width, 22), title, look.BODY, look.LAMP, face="bold", cut=True)
    known = listed(cards)
    if not known:
        ui.text((x, y + 24, width, 22), nothing, look.BODY, look.DIM_BONE, cut=True)
        return
    tall = min(CARD, height - 30)
    wide = tall / RATIO
    step = min(wide + 6, (width - wide) / max(1, len(known) - 1))
    for index, kind in enumerate(known):
        seen = None if index == len(known) - 1 else min(step, wide)
        face = faces.card(kind)
        called = ui.t("spoken-of", what=title, name=face.title) + f" {index + 1}"
        draw_readable(ui, f"known:{index}", face, (x + index * step, y + 28, wide, tall), look_closer, called=called,
                      visible=seen)
