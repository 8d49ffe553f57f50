"""The row of piles: the die, the Search deck and its discard, supplies, gangs, Michel(le)'s cards."""

from collections.abc import Sequence
from dataclasses import replace

from ...kit import look
from ...kit.layout import Region
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, Face, draw_back, draw_card
from ...kit.widgets.card import beside_help
from ...model.actions import Buy
from ...model.counts import KNIFE, PICKAXE, SHOVEL, SPOON, count, kinds_of, listed, size
from ...model.view import View
from ...model.vocabulary import NOTHING
from ...offers.faces import Faces
from ...offers.meaning import Thing
from ...offers.prices import gang_price, gang_words, pile_prices, pile_words
from ...offers.spoken import pile_name, pile_value
from ...words.teller import Teller
from .table_contents import Handles, TableContents, ThingActions
from .prices import draw_pips, draw_tag, pips_width

SUPPLIES = (SPOON, PICKAXE, SHOVEL, KNIFE)


def draw_piles(ui: Ui, showing: TableContents, actions: ThingActions, faces: Faces, box: Region) -> dict[str, Region]:
    """Draw all piles. Return the box of each pile, for the clips."""
    view, lit = showing.view, showing.lit
    where: dict[str, Region] = {}
    entries: list[Thing] = [("die", 0), ("deck", 0), ("discard", 0)]
    entries += [("pile", kind) for kind in SUPPLIES]
    entries += [("gang", number) for number in range(len(view.pack.gangs))]
    if view.michel:
        entries.append(("michel", 0))
    room = box.width / len(entries)
    tall = min(box.height - 16, room * RATIO - 4, 116.0)
    discarded = top_of(view, showing.discarded)
    for thing, cell in zip(entries, box.columns(len(entries)), strict=True):
        sort, number = thing
        card = cell.trim(bottom=16).middle(tall / RATIO, tall)
        if sort == "die":
            card = card.square(min(card.width, card.height))
        where[f"{sort}:{number}"] = card
        glow = thing in showing.glowing
        spot = _spot(showing, actions.on(thing), faces, thing, cell.middle(card.width + 4), discarded)
        if sort == "die":               # It is lower than the piles, but stands in their row.
            spot = replace(spot, box=card.inset(-2), row=spot.box)
        focused = ui.spot(spot)
        if glow or focused:
            edge = look.BONE if focused else lit
            ui.panel(card.inset(-3), Style(border=edge, thick=3 if glow and lit == look.LAMP else 1.8, round=9))
        label = _draw_pile(ui, view, faces, sort, number, card, showing.face, discarded)
        foot = cell.trim(top=card.bottom + 1 - box.y)
        _draw_foot(ui, view, sort, number, foot.middle(card.width + 16).row(0, 15), label)
        if sort == "gang" and foot.height > 29:
            size = 12.0 / max(1.0, ui.text_scale)
            ui.text(foot.inset(-1, 0).row(15, 14), faces.teller.gang(number), size, look.BONE, align="center", cut=True)
    return where


def _spot(showing: TableContents, handles: Handles, faces: Faces, thing: Thing, box: Region, discarded: int) -> Spot:
    """Return the spot of a pile, with the card that lies face up on it."""
    view, teller = showing.view, faces.teller
    sort, number = thing
    top: tuple[Face, ...] = ()
    if sort == "gang" and view.gang_tops[number]:
        top = (faces.gang_card(view.gang_tops[number]),)
    elif sort == "pile" or (sort == "discard" and discarded >= 0):
        top = (faces.card(number if sort == "pile" else discarded),)
    is_empty = sort == "discard" and discarded < 0
    return Spot(
        f"{sort}:{number}", box, None if is_empty else handles.press, help=lambda: pile_help(teller, view, thing),
        context=None if is_empty else handles.look_at,
        drop=handles.drop, shows=tuple(map(beside_help, top)), name=lambda: pile_name(view, teller, sort, number),
        value=lambda: pile_value(view, teller, sort, number, showing.face, discarded),
    )


def pile_help(tell: Teller, view: View, thing: Thing) -> str:
    t = tell.text
    sort, number = thing
    match sort:
        case "die":
            return tell.die_help(view.team)
        case "deck":
            return t("table-deck-help", count=view.deck)
        case "discard":
            return t("table-discard-help")
        case "michel":
            return t("table-michel-help")
        case "pile":
            price = pile_words(tell, view, number)
            return "\n".join(filter(None, (tell.card(number), tell.card_text(number), price)))
    top = view.gang_tops[number]
    if not top:
        return t("table-gang-empty", gang=tell.gang(number))
    words = t("table-gang-help", gang=tell.gang(number), card=tell.gang_card(top), power=tell.power_text(top))
    return f"{words}\n{gang_words(tell, view, number)}"


def top_of(view: View, discarded: Sequence[int]) -> int:
    """Return the last discard that has landed. If the order is not known, return any of them."""
    on_table = listed(view.table)           # These are on the table until the fight or the card is over (R14r).
    for kind in reversed(discarded):
        if kind in on_table:
            on_table.remove(kind)
        elif count(view.discard, kind):
            return kind
    return max(kinds_of(view.discard), default=NOTHING)


def _draw_foot(ui: Ui, view: View, sort: str, number: int, box: Region, label: str) -> None:
    """Draw how many cards are left and their price."""
    prices = pile_prices(view, number) if sort == "pile" else []
    price = gang_price(view, number) if sort == "gang" else None
    room = 36.0 if prices else pips_width(price) if price is not None else 0.0
    counted = ui.width(label, look.SMALL, "bold") + 6
    inner = box.trim(left=max(0.0, (box.width - counted - room) / 2))
    ui.text(inner.column(0, counted), label, look.SMALL, look.BONE, face="bold", align="center")
    if prices:
        bought = {view.pack.items[option.item].kind for option in view.options if isinstance(option, Buy)}
        draw_tag(ui, inner.column(counted, room), prices[0][1], number in bought)
    if price is not None:
        draw_pips(ui, inner.column(counted, room), price)


def _draw_pile(
    ui: Ui, view: View, faces: Faces, sort: str, number: int, card: Region, face: int, discarded: int,
) -> str:
    if sort == "die":
        ui.image(f"die/{face or 6}", card)
        return ""
    if sort == "deck":
        _draw_deck(ui, "search", card, view.deck)
        return str(view.deck)
    if sort == "discard":
        ui.panel(card, Style(border=look.STEEL, round=6))
        if discarded >= 0:
            draw_card(ui, faces.card(discarded), card, dim=True)
        return str(size(view.discard))
    if sort == "pile":
        left = count(view.piles, number)
        if left:
            draw_card(ui, faces.card(number), card)
        else:
            ui.panel(card, Style(border=look.STEEL, round=6))
        return str(left)
    if sort == "gang":
        top, left = view.gang_tops[number], view.gang_sizes[number]
        if top:
            _draw_gang(ui, view, number, top, card)
        else:
            ui.panel(card, Style(border=look.STEEL, round=6))
        return str(left)
    _draw_deck(ui, "michel", card, view.michel_deck)
    return str(view.michel_deck)


def _draw_deck(ui: Ui, deck: str, card: Region, left: int) -> None:
    if not left:
        ui.panel(card, Style(border=look.STEEL, round=6))
        return
    for layer in range(min(3, left), 0, -1):
        draw_back(ui, deck, card.moved(layer, -layer))


def _draw_gang(ui: Ui, view: View, number: int, top: int, card: Region) -> None:
    """Draw a gang's pile: its emblem large, the power of the top card small."""
    ui.panel(card, Style(fill=look.PAPER, border=look.INK, round=6))
    side = min(card.width - 6, card.height * 0.56)
    ui.image(f"gangs/{view.pack.gangs[number].name}", card.middle(side).row(3, side))
    small = min(card.width - 10, card.height * 0.38)
    ui.image(f"powers/{view.pack.gang_cards[top].name}", card.middle(small).row(-small - 2, small))
