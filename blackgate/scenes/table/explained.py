"""Explains each token of a seat, with its number, when the player points at it or presses it for long."""

from dataclasses import dataclass

from ...kit.spots import Box, Help, Spot
from ...kit.ui import Ui
from ...kit.widgets.card import Face, showing
from ...model.view import View
from ...offers.seats import seat_help, token_help
from ...offers.spoken import seat_name, tunnel_words
from ...words.coach import between, percent
from ...words.teller import Teller
from ..parts.chances import Chance
from .showing import Handles


@dataclass(frozen=True)
class Explained:
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

    def chance(self, ui: Ui, chance: Chance, box: Box) -> bool:
        return self.put(ui, "chance_of", box, lambda: self.teller.text(
            "help-chance", name=self.teller.names[self.seat], chance=percent(self.teller.text, chance.win),
            band=between(self.teller.text, chance.low, chance.high),
        ))

    def token(self, ui: Ui, token: str, box: Box) -> bool:
        return self.put(ui, token, box, lambda: token_help(token, self.seat, self.view, self.teller))

    def put(self, ui: Ui, token: str, box: Box, help: Help, *shown: Face) -> bool:
        """Put a spot on a token, with cards beside its help. Return whether it has the focus."""
        return ui.spot(Spot(
            f"{token}:{self.seat}", box, self.handles.press, drop=self.handles.drop, context=self.handles.look_at,
            mouse_only=True, help=help, shows=tuple(map(showing, shown)),
        ))
