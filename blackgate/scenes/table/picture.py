"""The picture of a table: places, standees, players, piles. The table and the replay both show it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from ...kit import look
from ...kit.look import Color
from ...kit.painter import Painter
from ...kit.spots import Box, Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, Face, draw_card
from ...kit.widgets.card import showing as showing_card
from ...model.counts import count, kinds_of, listed
from ...model.view import View
from ...model.vocabulary import NOTHING
from ...offers.pack_art import use_pack_art
from ...offers.alarm import alarmed
from ...offers.faces import Faces, michel_name
from ...offers.meaning import Thing
from ...offers.prices import gang_words, pile_words
from ...offers.seats import seat_help
from ...offers.spoken import face_about, pile_name, pile_value, place_about
from ...words.teller import Teller
from ...words.things import unit
from .board import draw_place, draw_standee, place_picture, standing
from .explained import Explained
from .hand import draw_hand
from .layout import Layout, lay_out
from .life import Standing, draw_places, draw_standees
from .piles import draw_piles
from .seats import Sitter, draw_alarm, draw_remark, draw_seat
from .side_panels import STRIP, draw_sides, side_color

HEAD = 0.2              # the top part of a standee: pressing it presses the place
HANDLES = 38.0          # width of the buttons beside an open hand at a shared screen
NAMEPLATE = 20.0        # height of the owner's name above such a hand


@dataclass(frozen=True)
class Doings:
    """What happens when things on the table are pressed, looked at closely, or dropped on."""

    press: Callable[[Thing], None]
    look_at: Callable[[Thing], None]
    drop: Callable[[str, Thing], None]


@dataclass(frozen=True)
class Showing:
    """What to draw: a view, the players of the seats, and what glows."""

    view: View
    sitters: Sequence[Sitter]
    colours: Sequence[int]                              # the colour of each seat
    glowing: set[Thing] = field(default_factory=set)
    hidden: set[str] = field(default_factory=set)       # the standees that are walking
    face: int = 0                                       # the number of the last roll
    odds: dict[int, str] = field(default_factory=dict)  # the chance to reach each place, before a roll
    prices: dict[int, int] = field(default_factory=dict)    # the actions that a cautious move to each place takes
    asked: int = -1
    discarded: Sequence[int] = ()                       # the Search discards in their order, the top card last
    is_fixed: bool = False                              # whether seats keep their place, whoever looks
    is_watched: bool = False                            # whether nobody plays at the screen
    cover: Callable[[Ui, Box], None] | None = None      # draws what covers the hand while all hands are face down
    pattern: bool = True
    lit: Color = look.EMBER                              # the colour of things that glow
    memory_aid: bool = False                            # whether seats show what an attentive player knows of hands
    is_alive: bool = False                              # whether standees are drawn by `draw_life`


class Picture:
    """Draws a `Showing` and remembers where everything is, for the clips that move over it."""

    def __init__(self, teller: Teller, faces: Faces) -> None:
        self.teller = teller
        self.faces = faces
        self.anchors: dict[str, Box] = {}
        self._places: dict[str, Box] = {}
        self._standing: list[Standing] = []         # the figures that were drawn last
        self._is_alarmed = False

    def draw_life(self, ui: Ui, beat: int) -> None:
        draw_places(ui, self._places, beat, self._is_alarmed)
        draw_standees(ui, self._standing, beat)

    def draw(self, ui: Ui, showing: Showing, doings: Doings) -> Layout:
        view = showing.view
        use_pack_art(ui, view.pack, showing.colours)
        board = view.pack.boards[view.team]
        names = tuple(view.pack.places[number].name for number in board.places)
        layout = lay_out(ui.w, ui.h, view.players, names, view.pack.spots.get(board.side, {}),
                         STRIP if view.team else 0.0, showing.is_fixed, showing.is_watched)
        _ground(ui, view, layout, "watched" if showing.is_watched else "ground")
        with ui.group("board"):
            self._draw_places(ui, showing, doings, layout)
            ui.life_at, self._places, self._standing = len(ui.strokes), layout.places, []
            self._standees(ui, showing, doings, layout)
            if not showing.is_alive:
                for inmate, seat, box, is_marked, ring in self._standing:
                    draw_standee(ui, inmate, seat, box, mark=is_marked, ring=ring)
            draw_sides(ui, view, self.teller.names, layout.sides)
            self._piles(ui, showing, doings, layout)
        self._is_alarmed = bool(alarmed(view))
        if self._is_alarmed:
            ui.panel(layout.board, Style(border=look.BLOOD, thick=3, round=8))
        with ui.group("seats"):
            self._seats(ui, showing, doings, layout)
        with ui.group("hand"):
            self._hand(ui, showing, doings, layout)
        return layout

    def _piles(self, ui: Ui, showing: Showing, doings: Doings, layout: Layout) -> None:
        view = showing.view
        self.anchors.update(draw_piles(
            ui, view, self.faces, layout.piles, showing.glowing, showing.lit, showing.face,
            lambda sort, number: doings.press((sort, number)), lambda sort, number: doings.look_at((sort, number)),
            lambda what, thing: doings.drop(what, _thing(thing)),
            lambda thing: self._pile_help(view, thing), top_of(view, showing.discarded),
            lambda thing: self._top_card(view, thing, showing.discarded), self._said_pile(showing),
        ))

    def _said_pile(self, showing: Showing) -> Callable[[Thing], tuple[str, str]]:
        """Return a function that gives the name of a pile and what lies there."""
        view, top = showing.view, top_of(showing.view, showing.discarded)
        return lambda thing: (pile_name(view, self.teller, *thing),
                              pile_value(view, self.teller, *thing, showing.face, top))

    def _top_card(self, view: View, thing: Thing, discarded: Sequence[int]) -> tuple[Face, ...]:
        """Return the card that lies face up on a pile."""
        sort, number = thing
        top = top_of(view, discarded) if sort == "discard" else number
        match sort:
            case "gang" if view.gang_tops[number]:
                return (self.faces.gang_card(view.gang_tops[number]),)
            case "pile" | "discard" if top >= 0:
                return (self.faces.card(top),)
        return ()

    def _draw_places(self, ui: Ui, showing: Showing, doings: Doings, layout: Layout) -> None:
        view = showing.view
        for number in view.pack.boards[view.team].places:
            name = view.pack.places[number].name
            thing = ("place", number)
            self.anchors[f"place:{number}"] = layout.places[name]
            draw_place(
                ui, view, number, layout.places[name], self.teller.place(number),
                lambda n=number: self._place_help(showing, n),                              # type: ignore[misc]
                glow=showing.lit if thing in showing.glowing else None, press=lambda t=thing: doings.press(t),       # type: ignore[misc]
                drop=lambda what, t=thing: doings.drop(what, t),                            # type: ignore[misc]
                odds=showing.odds.get(number, ""), price=self._place_price(showing, number),
                about=lambda n=number: place_about(view, self.teller, n),                   # type: ignore[misc]
            )

    def _place_price(self, showing: Showing, place: int) -> tuple[int, str] | None:
        actions = showing.prices.get(place)
        return None if actions is None else (actions, str(self.teller.text.form(unit("action", actions))))

    def _place_help(self, showing: Showing, place: int) -> str:
        words = self.teller.place_text(place)
        actions = showing.prices.get(place)
        if actions is None:
            return words
        return f"{words}\n{self.teller.text('price-move', actions=unit('action', actions))}"

    def _standees(self, ui: Ui, showing: Showing, doings: Doings, layout: Layout) -> None:
        view = showing.view
        for number in view.pack.boards[view.team].places:
            box = layout.places[view.pack.places[number].name]
            here: list[int] = [seat for seat in range(view.players) if view.place[seat] == number]
            michel = view.michel and view.michel_place == number
            total = len(here) + (1 if michel else 0)
            for index, seat in enumerate(here):
                place = standing(box, index, total)
                self.anchors[f"standee:{seat}"] = place
                self._standee_spot(ui, view, ("standee", seat), place, doings)
                if f"standee:{seat}" not in showing.hidden:
                    self._standing.append(Standing(showing.sitters[seat].inmate, seat, place, view.turn == seat,
                                                   side_color(view, seat)))
            if michel:
                place = standing(box, total - 1, total)
                self.anchors["standee:michel"] = place
                self._standee_spot(ui, view, ("michel", 0), place, doings)
                if "standee:michel" not in showing.hidden:
                    self._standing.append(Standing(michel_name(view), -1, place, False, None))

    def _seats(self, ui: Ui, showing: Showing, doings: Doings, layout: Layout) -> None:
        view = showing.view
        sitting = self._sitting(showing, layout)
        for seat, box in sitting:
            thing = ("seat", seat)
            self.anchors[f"seat:{seat}"] = box
            own = seat == view.seat
            glow = thing in showing.glowing or (own and ("tunnel", 0) in showing.glowing)
            draw_seat(
                ui, view, showing.sitters[seat], self.faces, box,
                glow=showing.lit if glow else None, on_turn=view.turn == seat,
                asked=showing.asked == seat, press=lambda t=thing: doings.press(t),    # type: ignore[misc]
                drop=lambda what, t=thing: doings.drop(what, t),                                # type: ignore[misc]
                context=lambda t=thing: doings.look_at(t), pattern=showing.pattern,             # type: ignore[misc]
                known=view.known[seat] if showing.memory_aid and seat != view.seat and view.hands[seat] < 0 else 0,
                explained=self._explained(view, thing, doings),
            )
        for seat in alarmed(view):
            draw_alarm(ui, dict(sitting)[seat])
        for seat, box in sitting:
            draw_remark(ui, showing.sitters[seat], box, to_right=box != layout.own, is_large=showing.is_watched)

    def _sitting(self, showing: Showing, layout: Layout) -> list[tuple[int, Box]]:
        """Return the box of each seat: fixed at a shared screen, else the looker's own below the others."""
        players = showing.view.players
        if showing.is_fixed:
            return list(zip(range(players), layout.seats, strict=True))
        own = showing.view.seat
        order = [(own + step) % players for step in range(1, players)]
        return [*zip(order, layout.seats, strict=True), (own, layout.own)]

    def _explained(self, view: View, thing: Thing, doings: Doings) -> Explained:
        return Explained(
            view, thing[1], self.teller, lambda: doings.press(thing), lambda what: doings.drop(what, thing),
            lambda: doings.look_at(thing),
        )

    def _standee_spot(self, ui: Ui, view: View, thing: Thing, box: Box, doings: Doings) -> None:
        """Add a spot for a figure that stands for its seat. The spot leaves the middle of the place free."""
        x, y, width, height = box
        about = ("seat", thing[1]) if thing[0] == "standee" else thing
        ui.spot(Spot(
            f"standee:{thing[1]}" if thing[0] == "standee" else "standee:michel",
            (x, y + height * HEAD, width, height * (1 - HEAD)), lambda: doings.press(thing), mouse_only=True,
            drop=lambda what: doings.drop(what, thing), context=lambda: doings.look_at(about),
            help=lambda: self._pile_help(view, thing) if about == thing else seat_help(thing[1], view, self.teller),
        ))

    def _hand(self, ui: Ui, showing: Showing, doings: Doings, layout: Layout) -> None:
        view = showing.view
        cards = view.hands[view.seat]
        x, y, width, height = layout.hand
        self.anchors["hand"] = layout.hand
        if showing.cover is not None:
            showing.cover(ui, layout.hand)
            return
        aside, above = (HANDLES, NAMEPLATE) if showing.is_fixed else (0.0, 0.0)
        background = (x + 6, y + 8 + above, (height - 16 - above) / RATIO, height - 16 - above)
        self._own_background(ui, showing, doings, background)
        top = y + 2 + above * 0.6           # A lifted card may cover a part of the name.
        room = (x + background[2] + 16, top, width - background[2] - 22 - aside, y + height - 4 - top)
        kinds = {number for sort, number in showing.glowing if sort == "card"}
        empty = ui.t("table-empty-hand")
        ui.quiet.add(empty)                 # Cards on their way to the hand are not drawn here yet.
        draw_hand(
            ui, max(0, cards), self.faces, room, kinds, showing.lit, press=lambda kind: doings.press(("card", kind)),
            context=lambda kind: doings.look_at(("card", kind)), empty=empty,
        )

    def _own_background(self, ui: Ui, showing: Showing, doings: Doings, box: Box) -> None:
        view = showing.view
        number = view.background[view.seat]
        if number < 0:
            return
        glow = ("background", 0) in showing.glowing
        revealed = bool(view.revealed[view.seat])
        ui.spot(Spot(
            "background:0", box, lambda: doings.press(("background", 0)),
            context=lambda: doings.look_at(("background", 0)), shows=(showing_card(self.faces.background(number)),),
            help=lambda: f"{self.teller.background(number)}\n{self.teller.background_text(number)}",
            name=ui.t("spoken-of", what=ui.t("spoken-background"), name=self.teller.background(number)),
            about=lambda: face_about(ui.t, self.faces.background(number)),
        ))
        draw_card(ui, self.faces.background(number), box, glow=showing.lit if glow else None, dim=revealed)

    def _pile_help(self, view: View, thing: Thing) -> str:
        tell, t = self.teller, self.teller.text
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


def _thing(written: str) -> Thing:
    sort, _, number = written.partition(":")
    return sort, int(number)


def _ground(ui: Ui, view: View, layout: Layout, name: str) -> None:
    """Draw what changes only with the size of the window as one surface: table, places, and the panels."""
    size = round(ui.w * ui.u), round(ui.h * ui.u)

    def make() -> pygame.Surface:
        sheet = Ui(ui.cache, ui.t, size, ui.u)
        wide = max(size[0], round(size[1] * 16 / 9))
        tall = max(size[1], round(wide * 9 / 16))
        art = ui.cache.art.get("board/team" if view.team else "board/standard", wide, tall)
        sheet.put(art, (size[0] - wide) // 2, (size[1] - tall) // 2)
        for name, box in layout.places.items():
            sheet.stroke(place_picture(ui, name, box), box[0], box[1])
            band = min(24.0, max(18.0, box[3] * 0.16))
            sheet.panel((box[0] + 4, box[1] + 4, box[2] - 8, band), Style(fill=(*look.NIGHT, 205), round=5))
        for box in (layout.log, layout.actions, layout.hand):
            sheet.panel(box, Style(fill=(*look.NIGHT, 215), border=look.SLATE))
        surface = pygame.Surface(size)
        surface.fill(look.NIGHT)
        Painter().paint(surface, sheet.strokes)
        return surface

    ui.put(ui.made((name, view.team, size), make), 0, 0)
