"""The things on the table in words: seats and their tokens, places, piles, cards."""

from collections.abc import Sequence

from ..kit.widgets.card import Face
from ..model.board import HEAL_HERE
from ..model.counts import count, size
from ..model.view import View
from ..words.teller import Teller
from ..words.text import Several, Text, Thing
from ..words.things import unit
from .faces import michel_name
from .outlook import alarmed


def several(t: Text, number: int) -> str:
    """Return the number of equal cards; empty for a single card."""
    return str(t.form(unit("card", number))) if number > 1 else ""


def face_about(t: Text, face: Face) -> str:
    """Return all that is printed on a card besides its title, a line each."""
    lines = [face.tag or face.sort, face.text]
    if face.points and str(face.points) not in face.text:
        lines.append(t("spoken-points", points=unit("point", face.points)))
    if face.value:
        lines.append(t("spoken-value", cigarettes=unit("cigarette", face.value)))
    return "\n".join(filter(None, lines))


def place_about(view: View, teller: Teller, place: int) -> str:
    """Return who stands in a place, and whether the looker does."""
    t = teller.text
    people = [teller.names[seat] for seat in range(view.players) if view.place[seat] == place and seat != view.seat]
    if view.michel and view.michel_place == place:
        people.append(t(f"who-{michel_name(view)}"))
    is_own = view.place[view.seat] == place
    lines = [t("spoken-you-are-here")] if is_own else []
    if people:
        lines.append(t("spoken-here" if is_own else "spoken-there", names=Several(tuple(people))))
    return "\n".join(lines)


def pile_name(view: View, teller: Teller, sort: str, number: int) -> str:
    t = teller.text
    match sort:
        case "pile":
            return t("spoken-pile", card=teller.card(number))
        case "gang":
            return teller.gang(number)
        case "michel":
            return t("spoken-michel-deck", michel=Thing(f"who-{michel_name(view)}"))
    return t(f"spoken-{sort}")


def pile_value(view: View, teller: Teller, sort: str, number: int, face: int, top: int) -> str:
    """Return how many cards are left, what lies on top, or the last roll."""
    t = teller.text
    match sort:
        case "die":
            return t("spoken-rolled", face=face) if face else ""
        case "deck":
            return ""           # Its help says the number of cards.
        case "discard":
            cards = t.form(unit("card", size(view.discard)))
            return t("spoken-top", cards=str(cards), card=teller.card(top)) if top >= 0 else str(cards)
        case "pile":
            left = count(view.piles, number)
        case "gang":
            left = view.gang_sizes[number]
        case _:
            left = view.michel_deck
    return t("spoken-left", cards=unit("card", left))


def rolls_words(t: Text, rolls: Sequence[int]) -> str:
    """Return how often each face of the die was rolled, a line each."""
    return "\n".join(t("spoken-dice-line", face=face, count=times) for face, times in enumerate(rolls, 1))


def seat_name(view: View, teller: Teller, seat: int) -> str:
    return teller.text("spoken-you", name=teller.names[seat]) if seat == view.seat else teller.names[seat]


def tunnel_words(view: View, teller: Teller, seat: int) -> str:
    """Return a tunnel as points of the goal; in a team game the team's."""
    goal = unit("point", view.pack.goal(view.players, view.team))
    return teller.text("spoken-tunnel", points=view.score(seat), goal=goal)


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
