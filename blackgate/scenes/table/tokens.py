"""The tokens of a seat, with the explanation of each when the player points at it or presses it for long."""

from dataclasses import dataclass

from ...kit import look
from ...kit.layout import Region
from ...kit.look import Color
from ...kit.spots import Help, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, Face, draw_back, beside_help
from ...model.counts import Cards, listed
from ...model.view import View
from ...offers.faces import Faces
from ...offers.spoken import seat_help, seat_name, token_help, tunnel_words
from ...words.coach import between, percent
from ...words.teller import Teller
from ..parts.chances import WinChance
from .table_contents import Handles

LARGEST: float = 52.0
KNOWN: float = 26.0         # size of a card that the looker knows in another hand


@dataclass(frozen=True)
class TokenSpots:
    """Puts a spot on each token of one seat; pressing a token presses the seat."""

    view: View
    seat: int
    teller: Teller
    handles: Handles

    @property
    def help(self) -> str:
        return seat_help(self.seat, self.view, self.teller)

    @property
    def name(self) -> str:
        return seat_name(self.view, self.teller, self.seat)

    def about(self, level: str) -> str:
        """Return what the help text leaves out: the level of a bot, and the state of the tunnel."""
        return f"{self.teller.names[self.seat]}\n{level}\n{tunnel_words(self.view, self.teller, self.seat)}"

    def chance(self, ui: Ui, chance: WinChance, box: Region) -> bool:
        return self.put(ui, "chance_of", box, lambda: self.teller.text(
            "help-chance", name=self.teller.names[self.seat], chance=percent(self.teller.text, chance.win),
            band=between(self.teller.text, chance.low, chance.high),
        ))

    def token(self, ui: Ui, token: str, box: Region) -> bool:
        return self.put(ui, token, box, lambda: token_help(token, self.seat, self.view, self.teller))

    def put(self, ui: Ui, token: str, box: Region, help: Help, *shown: Face) -> bool:
        """Put a spot on a token, with cards beside its help. Return whether it has the focus."""
        return ui.spot(Spot(
            f"{token}:{self.seat}", box, self.handles.press, drop=self.handles.drop, context=self.handles.look_at,
            mouse_only=True, help=help, shows=tuple(map(beside_help, shown)),
        ))


def draw_tokens(ui: Ui, token_spots: TokenSpots, faces: Faces, box: Region) -> float:
    """Draw a player's gang and Background as squares; pressing one presses the seat. Return their width."""
    view, seat = token_spots.view, token_spots.seat
    side = min(box.height, LARGEST)
    place = box.row(0, side).column(0, side)
    if view.gang[seat]:
        face = faces.gang_card(view.gang[seat])
        lit = token_spots.put(ui, "gang_of", place, f"{face.tag}: {face.title}\n{face.text}", face)
        draw_token(ui, place, face.art, face.band, lit)
        small = side * 0.46
        emblem = place.column(side - small * 0.8, small).row(side - small * 0.9, small)
        ui.panel(emblem, Style(fill=look.PAPER, border=look.INK, round=small / 2))
        gang = view.pack.gangs[view.pack.gang_of[view.gang[seat]]].name
        ui.image(f"gangs/{gang}", emblem.inset(1))
        place = place.moved(side * 1.22 + 2)
    if view.revealed[seat] and view.background[seat] >= 0:
        face = faces.background(view.background[seat])
        used = ui.t("table-background-used", card=face.title, text=face.text)       # Then it lies open (R9).
        lit = token_spots.put(ui, "background_of", place, used, face)
        draw_token(ui, place, face.art, face.band, lit, dim=True)
        return place.right - box.x
    lit = token_spots.put(ui, "background_of", place, ui.t("table-background-hidden"))
    back = place.column(0, side / RATIO)
    draw_back(ui, "background", back)
    if lit:
        ui.panel(back, Style(border=look.LAMP, thick=2, round=5))
    return back.right - box.x


def draw_known(ui: Ui, token_spots: TokenSpots, faces: Faces, cards: Cards, box: Region) -> None:
    """Draw a strip of small pictures: the cards that an attentive player knows in a hand. Pointing at it names them."""
    kinds = listed(cards)
    side = min(box.height, KNOWN)
    if box.width < side:
        return
    found = [faces.card(kind) for kind in kinds]
    step = min(side + 2, (box.width - side) / max(1, len(kinds) - 1))
    strip = box.row(0, side).column(0, side + step * (len(kinds) - 1))
    help = "\n".join((ui.t("table-seat-known"), *(face.title for face in found)))
    lit = token_spots.put(ui, "known_of", strip, help, *dict.fromkeys(found))
    for index, face in enumerate(found):
        draw_token(ui, strip.column(index * step, side), face.art, face.band, lit)


def draw_token(ui: Ui, box: Region, art: str, band: Color, lit: bool = False, *, dim: bool = False) -> None:
    """Draw a piece of paper with a picture on it."""
    fill = look.PAPER_SHADE if dim else look.PAPER
    ui.panel(box, Style(fill=fill, border=look.LAMP if lit else band, thick=2, round=5))
    ui.image(art, box.square(min(box.width, box.height) - 5))
    if dim:
        ui.panel(box, Style(fill=(*look.NIGHT, 120), round=5))
