"""What eyes see on the table, in words: cards, places, piles and seats for who listens."""

from collections.abc import Sequence

from ..kit.widgets.card import Face
from ..model.counts import count, size
from ..model.view import View
from ..words.teller import Teller
from ..words.text import Several, Text, Thing
from ..words.things import unit
from .faces import michel_name


def several(t: Text, number: int) -> str:
    """How many cards of a kind lie there; one needs no word."""
    return str(t.form(unit("card", number))) if number > 1 else ""


def face_about(t: Text, face: Face) -> str:
    """All that is printed on a card beside its title, a line each."""
    lines = [face.tag or face.sort, face.text]
    if face.points and str(face.points) not in face.text:
        lines.append(t("spoken-points", points=unit("point", face.points)))
    if face.value:
        lines.append(t("spoken-value", cigarettes=unit("cigarette", face.value)))
    return "\n".join(filter(None, lines))


def place_about(view: View, teller: Teller, place: int) -> str:
    """Who stands there, and whether it is one's own place."""
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
    """How many cards are left, what lies on top, what the die showed last."""
    t = teller.text
    match sort:
        case "die":
            return t("spoken-rolled", face=face) if face else ""
        case "deck":
            return ""           # Its help counts the cards.
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
    """How often each face of the die came up, a line each."""
    return "\n".join(t("spoken-dice-line", face=face, count=times) for face, times in enumerate(rolls, 1))


def seat_name(view: View, teller: Teller, seat: int) -> str:
    return teller.text("spoken-you", name=teller.names[seat]) if seat == view.seat else teller.names[seat]


def tunnel_words(view: View, teller: Teller, seat: int) -> str:
    """A tunnel as points of the goal; in a team those of both."""
    goal = unit("point", view.pack.goal(view.players, view.team))
    return teller.text("spoken-tunnel", points=view.score(seat), goal=goal)
