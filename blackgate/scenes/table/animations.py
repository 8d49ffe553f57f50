"""Draws how things move over the table. With reduced motion they only appear where the movement ends."""

from math import cos, sin
from random import Random

from ...kit import look
from ...kit.layout import Region, centred, enclosing
from ...kit.ui import Style, Ui
from ...kit.widgets.card import RATIO, Face, draw_back, draw_card, draw_turning
from ...kit.widgets.pictures import framed
from ...model.counts import ONE, Cards, minus
from ...model.view import View
from ...offers.faces import Faces
from ...offers.scenery import MICHEL
from .board import draw_standee
from .duel import Duel
from .motion import Clip, InFlight, Draw, bounced, eased
from .tunnel import Tunnel, draw_cross_section

CARD = 74.0         # width of a card in flight
TUMBLE = 0.9        # how many seconds the die is shown
AT_REST = 0.6       # the share of that time after which the die lies still
DIG = 1.5           # how many seconds a Dig is shown
TOOL_IS_IN = 0.3    # the share of that time after which the Tool has gone into the earth
NUMBER_TURNS = 0.72     # the share after which the points are counted
CARD_IS_TURNED = 0.43   # seconds until a card that is held up shows its face
PAID = 0.75         # seconds until the Cigarettes have arrived
ALARM = 1.8         # how many seconds the red light sweeps over the board
SMOKE = (206, 204, 196, 70)


class Animations:
    """Makes clips. The anchors of the picture say where things lie."""

    def __init__(self, faces: Faces, inmates: list[str]) -> None:
        self.faces = faces
        self.inmates = inmates
        self.calm = False           # reduced motion
        self.view: View
        self.anchors: dict[str, Region] = {}
        self.before: dict[str, Region] = {}        # where the standees stood before
        self.held: tuple[int, ...] = ()         # how many cards each seat held before the event
        self.hands: tuple[Cards, ...] = ()      # which cards these were, as far as the looker may know
        self.duel: Duel | None = None           # the fight that is on the stage
        self.pace = 1.0             # clips of a fight between bots are shorter

    def spend(self, seat: int, kind: int) -> None:
        """Note that a card has left a hand for good."""
        self.held = tuple(number - (each == seat) for each, number in enumerate(self.held))
        self.hands = tuple(minus(hand, ONE[kind]) if each == seat and hand > 0 else hand
                           for each, hand in enumerate(self.hands))

    def home(self, seat: int) -> str:
        """Return the anchor of a seat's hand."""
        return "hand" if seat == self.view.seat else f"seat:{seat}"

    def stand(self, seat: int) -> str:
        """Return the anchor of a face: on the stage, or else at the seat. A negative seat is Michel(le)."""
        name = f"stage:{seat if seat >= 0 else MICHEL}"
        return name if name in self.anchors else f"seat:{seat}" if seat >= 0 else "michel:0"

    def centre_of(self, name: str) -> tuple[float, float]:
        """Return the middle of an anchor. If there is no anchor of that name, return the middle of the whole board."""
        return (self.anchors.get(name) or self._ground()).centre

    def _ground(self) -> Region:
        """Return the whole board."""
        return enclosing(box for name, box in self.anchors.items() if name.startswith("place:"))

    def fly(
        self, start: str, end: str, face: Face | None, *, delay: float = 0.0, seconds: float = 0.55, arc: float = 40.0,
        large: float = 1.0, brings: InFlight | None = None, takes: InFlight | None = None,
    ) -> Clip:
        (x0, y0), (x1, y1) = self.centre_of(start), self.centre_of(end)
        if self.calm:
            x0, y0, arc = x1, y1, 0.0
        wide = CARD * large

        def draw(ui: Ui, share: float) -> None:
            way = eased(share)
            x, y = x0 + (x1 - x0) * way, y0 + (y1 - y0) * way - bounced(way) * arc
            box = centred(x, y, wide, wide * RATIO)
            if face is None:
                draw_back(ui, "search", box)
            else:
                draw_card(ui, face, box)

        return Clip(seconds + delay, later(draw, delay, seconds), brings=brings, takes=takes)

    def walk(self, id: str, inmate: str, seat: int, from_: int) -> Clip:
        end = self.anchors.get(id, Region(0.0, 0.0, 40.0, 72.0))
        start = self.before.get(id) or self.anchors.get(f"place:{from_}", end)
        (x0, y0), (x1, y1) = (start[0], start[1]), (end[0], end[1])
        if self.calm:
            x0, y0 = x1, y1

        def draw(ui: Ui, share: float) -> None:
            way = eased(share)
            hop = 0.0 if self.calm else abs(sin(share * 3.14159 * 4)) * 7
            draw_standee(ui, inmate, seat, Region(x0 + (x1 - x0) * way, y0 + (y1 - y0) * way - hop, *end[2:]))

        return Clip(0.75, draw, hides=id)

    def roll_die(self, face: int) -> Clip:
        x, y = self.centre_of("centre")
        rolls = [1 + Random(face * 7 + n).randrange(6) for n in range(8)]

        def draw(ui: Ui, share: float) -> None:
            shown = face if share >= AT_REST or self.calm else rolls[int(share * 12) % 8]
            side = 74.0
            fall = 0.0 if self.calm else (1 - min(1.0, share / AT_REST)) ** 2
            left = x - side / 2 + fall * 90 * cos(share * 9)
            top = y - side / 2 - abs(sin(share * 11)) * 60 * fall
            ui.image(f"die/{shown}", (left, top, side, side))

        return Clip(TUMBLE, draw)

    def show_card(self, face: Face, start: str, deck: str) -> Clip:
        """Turn a card over and hold it up for all to read."""
        (x0, y0), (x1, y1) = self.centre_of(start), self.centre_of("centre")

        def draw(ui: Ui, share: float) -> None:
            way = 1.0 if self.calm else eased(min(1.0, share * 3))
            wide = 60 + 110 * way
            wide = round(wide / 10) * 10        # Only a few sizes, because each is drawn once and kept.
            x, y = x0 + (x1 - x0) * way, y0 + (y1 - y0) * way
            box = centred(x, y, wide, wide * RATIO)
            turn = round(10 * way) / 10         # The card turns from its back, over its edge, to its face.
            if turn < 1:
                draw_turning(ui, face if turn > 0.5 else deck, box, abs(cos(turn * 3.14159)))
            else:
                draw_card(ui, face, box)

        return Clip(1.3, draw)

    def flash(self, art: str, color: look.Color | None, where: str = "centre") -> Clip:
        x, y = self.centre_of(where)

        def draw(ui: Ui, share: float) -> None:
            side = 96.0 if self.calm else 80 + round(bounced(min(1.0, share * 1.6)) * 4) * 10
            ui.image(art, centred(x, y, side), color)

        return Clip(0.5, draw)

    def shake(self, name: str) -> Clip:
        box = self.anchors.get(name, Region(0.0, 0.0, 10.0, 10.0))

        def draw(ui: Ui, share: float) -> None:
            shaken = box.moved(0.0 if self.calm else sin(share * 40) * 5 * (1 - share))
            ui.panel(shaken, Style(border=look.BLOOD, thick=4, round=7))
            ui.image("tokens/beating", shaken.square(min(box.height * 0.8, 60.0)), look.BLOOD)

        return Clip(0.7, draw)

    def rise(self, name: str, art: str, words: str, color: look.Color = look.LAMP, seconds: float = 0.9) -> Clip:
        x, y = self.centre_of(name)

        def draw(ui: Ui, share: float) -> None:
            up = 0.0 if self.calm else eased(share) * 34
            ui.image(art, (x - 30, y - 16 - up, 32, 32), color if not art.startswith("tokens") else None)
            if words:
                ui.text((x + 6, y - 16 - up, 60, 32), words, 24, look.LAMP, face="bold")

        return Clip(seconds, draw)

    def dig(self, seat: int, tool: int, points: int, total: int) -> Clip:
        """Show the digger's tunnel large: the Tool goes in, earth falls, the tunnel grows, the points are counted."""
        view = self.view
        goal, brings = view.goal, InFlight(seat, points=points, tool=ONE[tool])
        after = view.score(seat) if view.team else total
        box = centred(*self.centre_of("centre"), 640.0, 172.0)
        inner = box.inset(10)
        portrait = inner.column(0, inner.height / 1.2)
        beside = box.trim(left=portrait.width + 24, right=12)
        place = beside.row(48, 96)
        dug_before = minus(view.tunnel[seat], ONE[tool])

        def draw(ui: Ui, share: float) -> None:
            gone = 1.0 if self.calm else share
            grown = eased(min(1.0, max(0.0, (gone - TOOL_IS_IN) / (NUMBER_TURNS - TOOL_IS_IN))))
            is_counted = gone >= NUMBER_TURNS
            color = ui.seat_color(seat)
            ui.panel(box, Style(fill=(24, 24, 29, 246), border=color, thick=2.5, round=10, shadow=True))
            ui.image(f"inmates/{self.inmates[seat]}", portrait)
            ui.panel(portrait, Style(border=color, thick=2, round=6))
            reached = after - points + points * grown
            label = f"{after if is_counted else after - points}/{goal}"
            tools = view.tunnel[seat] if grown > 0 else dug_before
            draw_cross_section(ui, Tunnel(reached, goal, tools, label), view, place, look.LAMP if is_counted else color)
            end = place.x + max(48.0, (place.width - 190) * min(1.0, reached / goal))
            if gone < TOOL_IS_IN:
                way = eased(gone / TOOL_IS_IN)
                at = portrait.x + 40 + (end - portrait.x - 40) * way
                ui.image(f"cards/{view.pack.kinds[tool].name}", (at - 38, place.y + 6, 84, 84), look.LAMP)
            elif not is_counted:
                for along, drift, side in _clods(16):
                    fall = ((gone - TOOL_IS_IN) * 3 + along * 0.3) % 1.0
                    large = 10.0 + 8 * round(side / 4)
                    ui.image("escape/clod", (end + drift - 20, place.y - 8 + fall * 90, large, large))
            else:
                ui.text(beside.row(4, 42), f"+{points}", 34, look.LAMP, face="bold", align="center")

        return Clip(DIG, draw, brings=brings, covers=True)

    def alarm(self, seat: int) -> Clip:
        """Sweep a red light over the board once, and show who needs only one more Dig to be out."""
        ground = self._ground()
        beam = ground.width / 5
        teller = self.faces.teller
        words = teller.names[seat], str(teller.text("help-alarm"))
        banner = centred(*ground.centre, 640.0, 124.0)

        def draw(ui: Ui, share: float) -> None:
            if self.calm:
                ui.panel(ground, Style(border=look.BLOOD, thick=6, round=8))
            else:
                light = ground.column((ground.width - beam) * eased(share), beam)
                for part in range(3):       # brighter in the middle
                    ui.panel(light.inset(part * beam / 6, 0), Style(fill=(*look.BLOOD, 36)))
            _announce(ui, banner, seat, self.inmates[seat], words)

        return Clip(ALARM, draw, covers=True)

    def throw_earth(self, name: str) -> Clip:
        """Let clods of earth fall where somebody digs."""
        box = self.anchors.get(name, Region(0.0, 0.0, 100.0, 100.0))
        thrown = _clods(40)

        def draw(ui: Ui, share: float) -> None:
            gone = 1.0 if self.calm else share
            for along, drift, size in thrown:
                fall = gone * gone * 40
                x = box.x + box.width * (0.15 + 0.7 * along) + drift * gone
                y = box.bottom - 24 - bounced(gone) * 22 + min(fall, 14.0)
                ui.panel((x, y, round(size), round(size)), Style(fill=(104, 72, 48), round=2))

        return Clip(0.8, draw)

    def send_cigarettes(
        self, start: str, end: str, number: int, brings: InFlight | None, takes: InFlight | None,
    ) -> Clip:
        """Move Cigarettes from one anchor to another, with a puff of smoke where they arrive."""
        (x0, y0), (x1, y1) = self.centre_of(start), self.centre_of(end)
        shown = min(5, max(1, number))

        def draw(ui: Ui, share: float) -> None:
            for index in range(shown):
                way = 1.0 if self.calm else eased(min(1.0, max(0.0, share * 1.4 - index * 0.08)))
                x, y = x0 + (x1 - x0) * way, y0 + (y1 - y0) * way - bounced(way) * 30
                ui.image("tokens/cigarette", (x - 12 + index * 5, y - 12, 24, 24))
                up = 0.0 if self.calm else max(0.0, share - 0.5) * 60
                if way == 1.0:
                    side = 8.0 + 2 * index
                    ui.panel((x + index * 5, y - 16 - up - 4 * index, side, side), Style(fill=SMOKE, round=8))

        return Clip(PAID, draw, brings=brings, takes=takes)

    def drop_bars(self, place: int) -> Clip:
        """Let bars fall over the place where somebody is locked up."""
        box = self.anchors.get(f"place:{place}", Region(0.0, 0.0, 100.0, 100.0))

        def draw(ui: Ui, share: float) -> None:
            down = 1.0 if self.calm else eased(min(1.0, share * 2.2))
            bars = box.row(0, max(8.0, round(box.height * down / 12) * 12.0))
            iron = Style(fill=look.NIGHT, border=look.STEEL, round=2)
            for bar in range(1, 9):
                ui.panel(bars.column(bar * box.width / 9 - 3, 6), iron)
            ui.panel(bars.row(-8), iron)

        return Clip(0.9, draw)

    def hold_up(self, draw: Draw, seconds: float) -> Clip:
        """Show something in the middle that grows a little as it appears. It is for things that nobody must miss."""
        return Clip(seconds, lambda ui, share: draw(ui, 1.0 if self.calm else min(1.0, share * 6)), covers=True)

    def pulse(self, seat: int, color: look.Color | None = None, seconds: float = 0.35) -> Clip:
        """Light up a seat, in its own colour unless another one is given."""
        box = self.anchors.get(f"seat:{seat}", Region(0.0, 0.0, 10.0, 10.0))

        def draw(ui: Ui, share: float) -> None:
            wider = 2.0 if self.calm else round(bounced(share) * 4)
            ui.panel(box.inset(-wider), Style(border=color or ui.seat_color(seat), thick=3, round=8))

        return Clip(seconds, draw)


def _announce(ui: Ui, box: Region, seat: int, inmate: str, words: tuple[str, str]) -> None:
    """Draw a large notice that says who may be out soon."""
    ui.panel(box, Style(fill=(58, 20, 18, 250), border=look.BLOOD, thick=4, round=10, shadow=True))
    inner = box.inset(12)
    portrait = inner.column(0, inner.height / 1.2)
    framed(ui, f"inmates/{inmate}", portrait, ui.seat_color(seat))
    ui.image("tokens/warning", box.column(-76, 60).middle(height=60), look.ORANGE)
    beside = box.trim(left=portrait.width + 26, right=90)
    ui.text(beside.row(10, 54), words[0], 48, ui.seat_words(seat), face="scratched", cut=True)
    ui.paragraph(beside.trim(top=64, bottom=10), words[1], look.LARGE, look.BONE, face="bold", least=0.7)


def _clods(number: int) -> list[tuple[float, float, float]]:
    """Return lumps of earth: how far along each lies, how far it drifts sideways, how large it is."""
    random = Random(5)
    return [(random.random(), random.uniform(-30, 30), random.uniform(3, 8)) for _ in range(number)]


def later(draw: Draw, delay: float, seconds: float) -> Draw:
    """Return a drawing that starts after a delay."""
    whole = delay + seconds

    def late(ui: Ui, share: float) -> None:
        gone = share * whole - delay
        if gone >= 0:
            draw(ui, min(1.0, gone / seconds))

    return late
