"""Explains a seat and its tokens, with their numbers, to a player who points at them."""

from ..model.board import HEAL_HERE
from ..model.view import View
from ..words.teller import Teller
from ..words.text import Several
from ..words.things import unit
from .outlook import alarmed


def seat_words(seat: int, view: View, teller: Teller) -> str:
    """Return where a player is, and their numbers of cards, cigarettes, Beatings and points."""
    return teller.text(
        "table-seat-words", place=teller.place(view.place[seat]), cards=view.sizes[seat],
        cigarettes=view.cigarettes[seat], beatings=view.beatings[seat], points=view.points[seat],
    )


def seat_help(seat: int, view: View, teller: Teller) -> str:
    """Return everything about a seat in a few lines."""
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
    if seat in alarmed(view):
        lines.append(teller.text("help-alarm"))
    return "\n".join(lines)


def token_help(token: str, seat: int, view: View, teller: Teller) -> str:
    """Return the explanation of one token of a seat."""
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
                 total=view.score(seat))
    return t("help-tunnel", name=name, points=unit("point", view.points[seat]), goal=goal)
