"""What a closer look at each thing on the table shows. It uses only what the looker may know."""


from ...kit.scene import Host
from ...kit.widgets.card import Face
from ...model.counts import Cards, pair_up
from ...model.view import View
from ...offers.faces import Faces, michel_name
from ...offers.meaning import Thing
from ...offers.spoken import seat_words
from ...words.teller import Teller
from .closer_look import CardGroup, CloserLook


def closer_look(
    app: Host, thing: Thing, view: View, teller: Teller, faces: Faces, inmates: list[str], memory_aid: bool,
) -> CloserLook | None:
    sort, number = thing
    t = teller.text
    match sort:
        case "card" | "pile":
            return CloserLook(app, teller.card(number), "", [CardGroup("", ((faces.card(number), 1),))])
        case "background":
            own = view.background[view.seat]
            return CloserLook(app, teller.background(own), "", [CardGroup("", ((faces.background(own), 1),))])
        case "gang":
            return _gang(app, number, view, teller, faces)
        case "discard":
            discarded = CardGroup("", _cards(view.discard, faces), t("table-none"))
            return CloserLook(app, t("table-discard-title"), "", [discarded])
        case "deck":
            return CloserLook(app, t("table-deck-title"), t("table-deck-help", count=view.deck), [])
        case "michel":
            cards = tuple((faces.michel(card), 1) for card in view.michel_discard)
            return CloserLook(
                app, str(t.form(teller.michel)),
                t("table-michel-help"), [CardGroup(t("table-michel-discard"), cards, t("table-none"))],
                f"michel/{michel_name(view)}",
            )
        case "seat" | "standee":
            return _seat(app, number, view, teller, faces, inmates, memory_aid)
    return None


def _cards(cards: Cards, faces: Faces) -> tuple[tuple[Face, int], ...]:
    return tuple((faces.card(kind), number) for kind, number in pair_up(cards))


def _gang(app: Host, number: int, view: View, teller: Teller, faces: Faces) -> CloserLook:
    t = teller.text
    gang = view.pack.gangs[number]
    top = view.gang_tops[number]
    groups = [
        CardGroup(t("table-gang-top"), ((faces.gang_card(top), 1),) if top else (), t("table-none")),
        CardGroup(
            t("table-gang-price", count=gang.price), tuple((faces.card(kind), 1) for kind in gang.accessories), "",
        ),
    ]
    return CloserLook(app, teller.gang(number), teller.gang_flavour(number), groups, f"gangs/{gang.name}")


def _seat(
    app: Host, seat: int, view: View, teller: Teller, faces: Faces, inmates: list[str], memory_aid: bool,
) -> CloserLook:
    """Show all that is public about a player and, with the memory aid, the cards remembered of their hand."""
    t = teller.text
    groups: list[CardGroup] = []
    before: list[tuple[Face, int]] = []
    if view.gang[seat]:
        before.append((faces.gang_card(view.gang[seat]), 1))
    if view.background[seat] >= 0 and (view.revealed[seat] or seat == view.seat):
        before.append((faces.background(view.background[seat]), 1))
    groups.append(CardGroup(t("table-seat-open"), tuple(before), t("table-none")))
    if view.hands[seat] >= 0:
        groups.append(CardGroup(t("table-seat-hand"), _cards(view.hands[seat], faces), t("table-none")))
    elif memory_aid:
        groups.append(CardGroup(t("table-seat-known"), _cards(view.known[seat], faces), t("table-seat-nothing-known")))
    groups.append(CardGroup(t("table-seat-tunnel"), _cards(view.tunnel[seat], faces), t("table-none")))
    return CloserLook(app, teller.names[seat], seat_words(seat, view, teller), groups, f"inmates/{inmates[seat]}")
