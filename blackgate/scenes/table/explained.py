"""What each token of a seat means, with the number it shows: for who points at it, and for who presses on it long."""

from collections.abc import Callable
from dataclasses import dataclass

from ...kit.spots import Box, Spot
from ...kit.ui import Ui
from ...model.board import HEAL_HERE
from ...model.view import View
from ...words.teller import Teller
from ...words.text import Several
from ...words.things import unit
from .closeups import seat_words

Press = Callable[[], None]


def seat_help(seat: int, view: View, teller: Teller) -> str:
    """Everything at a seat in a few lines: what the tokens say one by one."""
    lines = [teller.names[seat], seat_words(seat, view, teller)]
    if view.gang[seat]:
        card = view.gang[seat]
        lines.append(f"{teller.gang(view.pack.gang_of[card])}: {teller.gang_card(card)}. {teller.power_text(card)}")
    card = view.background[seat]
    if view.revealed[seat] and card >= 0:
        lines.append(teller.text("table-background-used", card=teller.background(card),
                                 text=teller.background_text(card)))
    elif seat != view.seat:
        lines.append(teller.text("table-background-hidden"))
    return "\n".join(lines)


def token_help(token: str, seat: int, view: View, teller: Teller) -> str:
    """One token of a seat, with what it is good for."""
    t, name = teller.text, teller.names[seat]
    pack = view.pack
    match token:
        case "cards_of":
            limit = unit("card", pack.hand_limit)
            return t("help-hand", name=name, cards=unit("card", view.sizes[seat]), limit=limit)
        case "cigarettes_of":
            return t("help-cigarettes", name=name, cigarettes=unit("cigarette", view.cigarettes[seat]))
        case "beatings_of":
            board = pack.boards[view.team]
            places = tuple(teller.place_thing(place) for place in board.places
                           if board.features[seat & 1][place] & HEAL_HERE)
            return t("help-beatings", name=name, beatings=unit("beating", view.beatings[seat]),
                     places=Several(places, "or"))
    goal = unit("point", pack.goal(view.players, view.team))
    if view.team:
        return t("help-tunnel-team", name=name, points=unit("point", view.points[seat]), goal=goal,
                 total=sum(view.points[seat & 1::2]))
    return t("help-tunnel", name=name, points=unit("point", view.points[seat]), goal=goal)


@dataclass(frozen=True)
class Explained:
    """Puts a spot on each token of one seat; pressing a token presses the seat."""

    view: View
    seat: int
    teller: Teller
    press: Press
    drop: Callable[[str], None]
    context: Press

    @property
    def help(self) -> str:
        return seat_help(self.seat, self.view, self.teller)

    def token(self, ui: Ui, token: str, box: Box) -> bool:
        return ui.spot(Spot(
            f"{token}:{self.seat}", box, self.press, drop=self.drop, context=self.context, mouse_only=True,
            help=lambda: token_help(token, self.seat, self.view, self.teller),
        ))
