"""The picture of a table: places, standees, players, piles. The table and the replay both show it."""

from functools import partial

import pygame

from ...kit import look
from ...kit.layout import Region
from ...kit.painter import Painter
from ...kit.spots import Spot
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, draw_card
from ...kit.widgets.card import beside_help
from ...model.view import View
from ...offers.pack_art import use_pack_art
from ...offers.outlook import alarmed
from ...offers.faces import Faces, michel_name
from ...offers.meaning import Thing
from ...offers.spoken import face_about, place_about, seat_help
from ...words.teller import Teller
from ...words.things import unit
from .board import draw_place, draw_standee, place_picture, standing
from .tokens import TokenSpots
from .table_contents import TableContents, ThingActions
from .hand import draw_hand
from .layout import Layout, lay_out
from .small_movements import StandingFigure, draw_places, draw_standees
from .piles import draw_piles, pile_help
from .seats import draw_alarm, draw_remark, draw_seat
from .tunnel import STRIP, draw_sides, side_color

HEAD = 0.2              # the top part of a standee: pressing it presses the place
HANDLES = 38.0          # width of the buttons beside an open hand at a shared screen
NAMEPLATE = 20.0        # height of the owner's name above such a hand


class Picture:
    """Draws a `TableContents` and remembers where everything is, for the clips that move over it."""

    def __init__(self, teller: Teller, faces: Faces) -> None:
        self.teller = teller
        self.faces = faces
        self.anchors: dict[str, Region] = {}
        self._places: dict[str, Region] = {}
        self._standing: list[StandingFigure] = []         # the figures that were drawn last
        self._is_alarmed = False

    def draw_life(self, ui: Ui, beat: int) -> None:
        draw_places(ui, self._places, beat, self._is_alarmed)
        draw_standees(ui, self._standing, beat)

    def draw(self, ui: Ui, showing: TableContents, actions: ThingActions) -> Layout:
        view = showing.view
        use_pack_art(ui, view.pack, showing.colours)
        board = view.pack.boards[view.team]
        names = tuple(view.pack.places[number].name for number in board.places)
        layout = lay_out(ui.w, ui.h, view.players, names, view.pack.spots.get(board.side, {}),
                         STRIP if view.team else 0.0, showing.is_fixed, showing.is_watched)
        _ground(ui, view, layout, "watched" if showing.is_watched else "ground")
        with ui.group("board"):
            self._draw_places(ui, showing, actions, layout)
            ui.life_at, self._places, self._standing = len(ui.strokes), layout.places, []
            self._standees(ui, showing, actions, layout)
            if not showing.is_alive:
                for inmate, seat, box, is_marked, ring in self._standing:
                    draw_standee(ui, inmate, seat, box, mark=is_marked, ring=ring)
            draw_sides(ui, view, self.teller.names, layout.sides)
            self.anchors.update(draw_piles(ui, showing, actions, self.faces, layout.piles))
        self._is_alarmed = bool(alarmed(view))
        if self._is_alarmed:
            ui.panel(layout.board, Style(border=look.BLOOD, thick=3, round=8))
        with ui.group("seats"):
            self._seats(ui, showing, actions, layout)
        with ui.group("hand"):
            self._hand(ui, showing, actions, layout)
        return layout

    def _draw_places(self, ui: Ui, showing: TableContents, actions: ThingActions, layout: Layout) -> None:
        view = showing.view
        for number in view.pack.boards[view.team].places:
            name = view.pack.places[number].name
            on = actions.on(("place", number))
            self.anchors[f"place:{number}"] = layout.places[name]
            draw_place(
                ui, view, number, layout.places[name], self.teller.place(number),
                partial(self._place_help, showing, number), press=on.press, drop=on.drop,
                glow=showing.lit if ("place", number) in showing.glowing else None, odds=showing.odds.get(number, ""),
                price=self._place_price(showing, number), about=partial(place_about, view, self.teller, number),
            )

    def _place_price(self, showing: TableContents, place: int) -> tuple[int, str] | None:
        actions = showing.prices.get(place)
        return None if actions is None else (actions, str(self.teller.text.form(unit("action", actions))))

    def _place_help(self, showing: TableContents, place: int) -> str:
        words = self.teller.place_text(place)
        actions = showing.prices.get(place)
        if actions is None:
            return words
        return f"{words}\n{self.teller.text('price-move', actions=unit('action', actions))}"

    def _standees(self, ui: Ui, showing: TableContents, actions: ThingActions, layout: Layout) -> None:
        view = showing.view
        for number in view.pack.boards[view.team].places:
            box = layout.places[view.pack.places[number].name]
            here: list[int] = [seat for seat in range(view.players) if view.place[seat] == number]
            michel = view.michel and view.michel_place == number
            total = len(here) + (1 if michel else 0)
            for index, seat in enumerate(here):
                place = standing(box, index, total)
                self.anchors[f"standee:{seat}"] = place
                self._standee_spot(ui, view, ("standee", seat), place, actions)
                if f"standee:{seat}" not in showing.hidden:
                    self._standing.append(StandingFigure(
                        showing.seated_players[seat].inmate, seat, place, view.turn == seat, side_color(view, seat)))
            if michel:
                place = standing(box, total - 1, total)
                self.anchors["standee:michel"] = place
                self._standee_spot(ui, view, ("michel", 0), place, actions)
                if "standee:michel" not in showing.hidden:
                    self._standing.append(StandingFigure(michel_name(view), -1, place, False, None))

    def _seats(self, ui: Ui, showing: TableContents, actions: ThingActions, layout: Layout) -> None:
        view = showing.view
        sitting = self._sitting(showing, layout)
        for seat, box in sitting:
            thing = ("seat", seat)
            self.anchors[f"seat:{seat}"] = box
            glow = thing in showing.glowing or (seat == view.seat and ("tunnel", 0) in showing.glowing)
            is_known = showing.memory_aid and seat != view.seat and view.hands[seat] < 0
            draw_seat(
                ui, view, showing.seated_players[seat], self.faces, box, glow=showing.lit if glow else None,
                on_turn=view.turn == seat, asked=showing.asked == seat, pattern=showing.pattern,
                known=view.known[seat] if is_known else 0,
                token_spots=TokenSpots(view, seat, self.teller, actions.on(thing)),
            )
        for seat in alarmed(view):
            draw_alarm(ui, dict(sitting)[seat])
        for seat, box in sitting:
            draw_remark(ui, showing.seated_players[seat], box, to_right=box != layout.own, is_large=showing.is_watched)

    def _sitting(self, showing: TableContents, layout: Layout) -> list[tuple[int, Region]]:
        """Return the box of each seat: fixed at a shared screen, else the looker's own below the others."""
        players = showing.view.players
        if showing.is_fixed:
            return list(zip(range(players), layout.seats, strict=True))
        own = showing.view.seat
        order = [(own + step) % players for step in range(1, players)]
        return [*zip(order, layout.seats, strict=True), (own, layout.own)]

    def _standee_spot(self, ui: Ui, view: View, thing: Thing, box: Region, actions: ThingActions) -> None:
        """Add a spot for a figure that stands for its seat. The spot leaves the middle of the place free."""
        sort, seat = thing
        is_seat = sort == "standee"
        on, about = actions.on(thing), actions.on(("seat", seat) if is_seat else thing)
        ui.spot(Spot(
            f"standee:{seat}" if is_seat else "standee:michel", box.trim(top=box.height * HEAD), on.press,
            mouse_only=True, drop=on.drop, context=about.look_at,
            help=lambda: seat_help(seat, view, self.teller) if is_seat else pile_help(self.teller, view, thing),
        ))

    def _hand(self, ui: Ui, showing: TableContents, actions: ThingActions, layout: Layout) -> None:
        view = showing.view
        cards = view.hands[view.seat]
        self.anchors["hand"] = layout.hand
        if showing.cover is not None:
            showing.cover(ui, layout.hand)
            return
        aside, above = (HANDLES, NAMEPLATE) if showing.is_fixed else (0.0, 0.0)
        inner = layout.hand.trim(6, 8 + above, 6, 8)
        background = inner.column(0, inner.height / RATIO)
        self._own_background(ui, showing, actions, background)
        # A lifted card may cover a part of the name.
        room = layout.hand.trim(background.width + 16, 2 + above * 0.6, 6 + aside, 4)
        kinds = {number for sort, number in showing.glowing if sort == "card"}
        empty = ui.t("table-empty-hand")
        ui.quiet.add(empty)                 # Cards on their way to the hand are not drawn here yet.
        draw_hand(
            ui, max(0, cards), self.faces, room, kinds, showing.lit, press=lambda kind: actions.press(("card", kind)),
            context=lambda kind: actions.look_at(("card", kind)), empty=empty,
        )

    def _own_background(self, ui: Ui, showing: TableContents, actions: ThingActions, box: Region) -> None:
        view = showing.view
        number = view.background[view.seat]
        if number < 0:
            return
        glow = ("background", 0) in showing.glowing
        revealed = bool(view.revealed[view.seat])
        on = actions.on(("background", 0))
        ui.spot(Spot(
            "background:0", box, on.press, context=on.look_at, shows=(beside_help(self.faces.background(number)),),
            help=lambda: f"{self.teller.background(number)}\n{self.teller.background_text(number)}",
            name=ui.t("spoken-of", what=ui.t("spoken-background"), name=self.teller.background(number)),
            about=lambda: face_about(ui.t, self.faces.background(number)),
        ))
        draw_card(ui, self.faces.background(number), box, glow=showing.lit if glow else None, dim=revealed)


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
            sheet.stroke(place_picture(ui, name, box), box.x, box.y)
            band = min(24.0, max(18.0, box.height * 0.16))
            sheet.panel(box.inset(4).row(0, band), Style(fill=(*look.NIGHT, 205), round=5))
        for box in (layout.log, layout.actions, layout.hand):
            sheet.panel(box, Style(fill=(*look.NIGHT, 215), border=look.SLATE))
        surface = pygame.Surface(size)
        surface.fill(look.NIGHT)
        Painter().paint(surface, sheet.strokes)
        return surface

    ui.put(ui.made((name, view.team, size), make), 0, 0)
