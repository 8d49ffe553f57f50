"""The things on the table in words, for players who use a screen reader."""

from collections.abc import Sequence

from ..kit.widgets.card import Face
from ..model.counts import count, size
from ..model.view import View
from ..words.teller import Teller
from ..words.text import Several, Text, Thing
from ..words.things import unit
from .faces import michel_name


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
